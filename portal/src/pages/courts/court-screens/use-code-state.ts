import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { addressStateOf, codeStateOf } from './code-state.ts'
import type { CourtOfDevices } from './court-of-devices.ts'
import { courtScreensWords } from './court-screens-words.ts'
import type { Shown } from './shown-once.tsx'

interface WatchedCode {
  court: CourtOfDevices
  now: Date
  /** The address or code that is shown; null without one. */
  shown: Shown | null
  onEnd: () => void
}

/** Calls `onEnd` once what is shown is of no use: a code that was used or has expired, or a device that was switched off. */
export function useCodeState({ court, now, shown, onEnd }: WatchedCode): void {
  const words = useWords(courtScreensWords)
  const [listed, setListed] = useState<string | null>(null)
  const listedAs = shown?.listedAs ?? null
  const isScreen = shown?.kind === 'screen'
  const pad = (court.scorePads ?? []).find(({ scorePadId }) => scorePadId === listedAs)
  const isListed = pad !== undefined || (isScreen && court.screen?.startedAt === listedAs)
  if (isListed && listed !== listedAs) setListed(listedAs)
  const wasListed = listed === listedAs
  const ofCode = isScreen ? addressStateOf(isListed, wasListed) : codeStateOf(pad, wasListed, now)
  const state = shown === null ? null : ofCode
  const end = useEffectEvent(() => {
    const ended = isScreen ? words.addressHasEnded : words.codeHasEnded
    showToast({ text: (state === 'paired' ? words.padIsPaired : ended)(court.name) })
    onEnd()
  })
  const isOver = state === 'paired' || state === 'ended'
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
