import type { Team } from '../../../../../schema/club/statuses.ts'
import { type Fault, mayPass } from '../../../graph/fault.ts'

/** A point as it was tapped, or that the one before it is taken back. */
export interface Tap {
  /** The same for each attempt, by which a repetition counts once. */
  id: string
  /** Null takes the point before it back. */
  team: Team | null
  /** Score event that the tap followed; null for one behind another tap. */
  after: number | null
}

export interface Taps {
  sessionId: string | null
  /** Those that are not recorded yet, in order. */
  kept: readonly Tap[]
  /** Why the first of them was refused; none is sent until that is settled. */
  refused: Fault | null
  /** Score event of the last answer. */
  last: number
  /** Whether they are older than a day. */
  isOld: boolean
  /** Whether one of them had no answer in time; until all are recorded. */
  isDelayed: boolean
}

export const NO_TAPS: Taps = {
  ...{ sessionId: null, kept: [], refused: null, last: 0 },
  ...{ isOld: false, isDelayed: false },
}

/** Why kept taps are not sent: of another match than the court's, or older than a day. */
export type Held = 'other' | 'old'

export function heldOf({ sessionId, kept, isOld }: Taps, match: string | null): Held | null {
  if (kept.length === 0) return null
  if (sessionId !== match) return 'other'
  return isOld ? 'old' : null
}

export type TapAct =
  | { type: 'tapped'; sessionId: string; id: string; team: Team; seen: number }
  | { type: 'taken back'; id: string }
  | { type: 'restored'; sessionId: string; kept: readonly Tap[]; isOld: boolean }
  | { type: 'recorded'; id: string; sequence: number }
  | { type: 'refused'; id: string; fault: Fault }
  | { type: 'delayed' }
  | { type: 'counted again'; seen: number }
  | { type: 'dropped' }

export function reduceTaps(taps: Taps, act: TapAct): Taps {
  switch (act.type) {
    case 'tapped': {
      const { sessionId, id, team, seen } = act
      const isOther = sessionId !== taps.sessionId
      const kept = isOther ? [] : taps.kept
      const tap: Tap = { id, team, after: kept.length === 0 ? seen : null }
      return { ...(isOther ? NO_TAPS : taps), sessionId, kept: [...kept, tap] }
    }
    case 'taken back': {
      // The first may have reached the server, so that only another event takes it back.
      const [first, ...others] = taps.kept
      if (first === undefined || !mayTakeBack(taps)) return taps
      const isUnsent = others.length > 0 && others.at(-1)?.team !== null
      const rest = isUnsent ? others.slice(0, -1) : [...others, toBack(act.id)]
      return { ...taps, kept: [first, ...rest] }
    }
    case 'restored': {
      const { type: _type, ...restored } = act
      if (taps.kept.length === 0) return { ...taps, ...restored, isDelayed: true }
      // Those that are tapped while the browser is asked stand behind those of before.
      if (taps.sessionId !== act.sessionId) return taps
      const behind = taps.kept.map((tap) => ({ ...tap, after: null }))
      return { ...taps, ...restored, kept: [...act.kept, ...behind], isDelayed: true }
    }
    case 'recorded': {
      const kept = taps.kept.filter(({ id }) => id !== act.id)
      const isDelayed = taps.isDelayed && kept.length > 0
      return { ...taps, kept, refused: null, last: act.sequence, isDelayed }
    }
    case 'delayed':
      return taps.kept.length > 0 ? { ...taps, isDelayed: true } : taps
    case 'refused':
      return taps.kept[0]?.id === act.id ? { ...taps, refused: act.fault } : taps
    case 'counted again': {
      const [first, ...others] = taps.kept
      if (first === undefined) return taps
      return { ...taps, refused: null, kept: [{ ...first, after: act.seen }, ...others] }
    }
    case 'dropped':
      return { ...taps, kept: [], refused: null, isOld: false, isDelayed: false }
  }
}

/** Each kept point can be taken back once: what a press behind that would take back is not on the pad to be shown. */
export function mayTakeBack({ kept }: Pick<Taps, 'kept'>): boolean {
  const points = kept.filter(({ team }) => team !== null).length
  return points > kept.length - points
}

function toBack(id: string): Tap {
  return { id, team: null, after: null }
}

/**
 * Teams of the kept taps that a score of this event does not contain. The recorded point may be seen before its answer
 * comes, and refused taps count only once they are counted again.
 */
export function uncountedTeams(taps: Taps, sessionId: string, seen: number): Team[] {
  if (taps.refused !== null || taps.sessionId !== sessionId) return []
  const counted = Math.max(0, seen - sequenceOf(taps))
  const teams: Team[] = []
  for (const { team } of taps.kept.slice(counted)) {
    if (team === null) teams.pop()
    else teams.push(team)
  }
  return teams
}

/** As the pad says it; taking back what was sent is one, too. */
export function pointsNotSent({ kept }: Taps): number {
  const points = kept.filter(({ team }) => team !== null).length
  return kept.length > 0 ? Math.max(1, points) : 0
}

export interface SentTap {
  tap: Tap
  /** The match at which it was tapped, whatever the court has now. */
  sessionId: string
  eventSequence: number
}

/** The tap that is sent next; null while none is kept, or a person has to decide first. */
export function nextToSend(taps: Taps, match: string | null): SentTap | null {
  const [tap] = taps.kept
  const { sessionId, refused } = taps
  if (!tap || sessionId === null || refused !== null || heldOf(taps, match) !== null) return null
  return { tap, sessionId, eventSequence: sequenceOf(taps) }
}

/** The page asks for another pairing, and behind it sends what is kept. */
const ENDED = new Set(['invalid_credential', 'authentication_required'])

/** What follows from an attempt that failed: a fault that passes leads to another one, and any other is asked about. */
export function toFailed(id: string, fault: Fault | null): TapAct {
  const isFinal = fault !== null && !mayPass(fault) && !ENDED.has(fault.code)
  return isFinal ? { type: 'refused', id, fault } : { type: 'delayed' }
}

/** Why taps were refused, by what the court shows now. */
export type RefusedFor = 'changed' | 'paused' | 'over' | 'other'

export function refusedFor({ code }: Pick<Fault, 'code'>, status: string): RefusedFor {
  if (status === 'PAUSED') return 'paused'
  if (status !== 'ACTIVE') return 'over'
  return code === 'state_conflict' ? 'changed' : 'other'
}

/** Number that the first tap is sent with. */
export function sequenceOf({ kept, last }: Taps): number {
  return kept[0]?.after ?? last
}
