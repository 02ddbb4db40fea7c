import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { codeStateOf } from './code-state.ts'
import type { CourtOfDevices } from './court-of-devices.ts'
import { courtScreensWords } from './court-screens-words.ts'

interface WatchedCode {
  court: CourtOfDevices
  now: Date
  /** Pad of the code that is shown; null without a code. */
  padId: string | null
  onEnd: () => void
}

/** Calls `onEnd` once the code that is shown was used, has expired, or was switched off. */
export function useCodeState({ court, now, padId, onEnd }: WatchedCode): void {
  const words = useWords(courtScreensWords)
  const [listedId, setListedId] = useState<string | null>(null)
  const pad = (court.scorePads ?? []).find(({ scorePadId }) => scorePadId === padId)
  if (pad !== undefined && listedId !== padId) setListedId(padId)
  const state = padId === null ? null : codeStateOf(pad, listedId === padId, now)
  const end = useEffectEvent(() => {
    const text = state === 'paired' ? words.padIsPaired : words.codeHasEnded
    showToast({ text: text(court.name) })
    onEnd()
  })
  const isOver = state === 'paired' || state === 'ended'
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
