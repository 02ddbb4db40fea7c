import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Team } from '../../../../../schema/club/statuses.ts'
import { ask } from '../../../graph/ask.ts'
import { asFault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { guardLeaving } from '../../../router/place.ts'
import type { BoardMatch } from '../court/board.ts'
import { useKeptTaps } from './kept/use-kept-taps.ts'
import { padWords } from './pad-words.ts'
import {
  type Held,
  heldOf,
  NO_TAPS,
  nextToSend,
  reduceTaps,
  type SentTap,
  type Taps,
  toFailed,
} from './taps.ts'

/** After a refusal that passes, such as of a connection that is cut. */
const AGAIN_AFTER_MS = 2_000

/** The pad shows a tap without an answer as kept after this time. */
const DELAYED_AFTER_MS = 1_000

/** A call that hangs in a dead connection is sent anew; its name makes it count once. */
const ANSWERED_WITHIN_MS = 10_000

export interface TappedPoints {
  taps: Taps
  /** Why kept taps are not sent. */
  held: Held | null
  tap: (team: Team) => void
  /** Takes the last point back that is not recorded yet. */
  takeBack: () => void
  countAgain: () => void
  drop: () => void
}

/** Records points in the order of their taps, one after another; those of a cut are kept and sent behind it. */
export function useTaps(
  court: string,
  match: BoardMatch | null,
  onRecorded: (match: BoardMatch) => void,
): TappedPoints {
  const [taps, act] = useReducer(reduceTaps, NO_TAPS)
  useKeptTaps(court, taps, (restored) => act({ type: 'restored', ...restored }))
  const held = heldOf(taps, match?.id ?? null)
  const isSending = useRef(false)
  const timer = useRef(0)
  const send = useEffectEvent(async () => {
    const next = nextToSend(taps, match?.id ?? null)
    if (next === null || isSending.current) return
    isSending.current = true
    const recorded = await record(next).catch((error: unknown) => asFault(error))
    isSending.current = false
    if (recorded === null || recorded instanceof Error) {
      const failed = toFailed(next.tap.id, recorded)
      act(failed)
      if (failed.type === 'refused') return
      timer.current = window.setTimeout(() => void send(), AGAIN_AFTER_MS)
      return
    }
    onRecorded(recorded)
    act({ type: 'recorded', id: next.tap.id, sequence: recorded.eventSequence })
  })
  const { kept, refused } = taps
  useEffect(() => {
    if (kept.length > 0 && refused === null && held === null) void send()
  }, [kept, refused, held])
  const first = kept[0]?.id
  useEffect(() => {
    if (first === undefined) return
    const late = setTimeout(() => act({ type: 'delayed' }), DELAYED_AFTER_MS)
    return () => clearTimeout(late)
  }, [first])
  useEffect(() => {
    const again = () => void send()
    addEventListener('online', again)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', again)
    }
  }, [])
  useWarnBeforeLeaving(kept.length > 0)
  const seen = match?.eventSequence ?? 0
  return {
    taps,
    held,
    tap(team) {
      if (match === null || held !== null) return
      act({ type: 'tapped', sessionId: match.id, id: crypto.randomUUID(), team, seen })
    },
    takeBack: () => act({ type: 'taken back', id: crypto.randomUUID() }),
    countAgain: () => act({ type: 'counted again', seen }),
    drop: () => act({ type: 'dropped' }),
  }
}

async function record({ tap, sessionId, eventSequence }: SentTap): Promise<BoardMatch | null> {
  const { id, team } = tap
  const input = { sessionId, eventSequence, clientEventId: id }
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
  if (team === null) {
    const { data } = await ask('PortalReversePoint', { input }, signal)
    return data.reversePoint?.session ?? null
  }
  const { data } = await ask('PortalRecordPoint', { input: { ...input, team } }, signal)
  return data.recordPoint?.session ?? null
}

function useWarnBeforeLeaving(isOn: boolean): void {
  const { leaving: question } = useWords(padWords)
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    const release = guardLeaving(() => confirm(question))
    return () => {
      removeEventListener('beforeunload', warn)
      release()
    }
  }, [isOn, question])
}
