import { sequenceOf, type Tap, type Taps } from '../taps.ts'

/** A tap as the browser keeps it until it is recorded; nothing of it is secret. */
export interface StoredTap extends Tap {
  /** Public id of the court. */
  court: string
  sessionId: string
  /** Order of the taps of a match. */
  place: number
  tappedAt: number
}

/** Where taps outlive their tab. */
export interface TapStore {
  read(court: string): Promise<readonly StoredTap[]>
  write(changes: TapChanges): Promise<void>
}

export interface TapChanges {
  put: readonly StoredTap[]
  remove: readonly string[]
}

/** Points that are older are shown, and not sent by themselves. */
const SENT_WITHIN_MS = 24 * 60 * 60_000

/** What the store lacks of these taps, and has too many; a tap keeps the moment at which it was tapped. */
export function toTapChanges(
  stored: readonly StoredTap[],
  taps: Taps,
  { court, now }: { court: string; now: number },
): TapChanges {
  const known = new Map(stored.map((tap) => [tap.id, tap]))
  const wanted = taps.kept.map((tap, at): StoredTap => {
    const after = at === 0 ? sequenceOf(taps) : tap.after
    const before = known.get(tap.id)
    const place = before?.place ?? now + at / 1000
    const tappedAt = before?.tappedAt ?? now
    return { ...tap, after, court, sessionId: taps.sessionId ?? '', place, tappedAt }
  })
  const ids = new Set(wanted.map(({ id }) => id))
  return {
    put: wanted.filter((tap) => known.get(tap.id)?.after !== tap.after || !known.has(tap.id)),
    remove: stored.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  }
}

export interface RestoredTaps {
  sessionId: string
  kept: readonly Tap[]
  isOld: boolean
}

/** The taps of the latest match that are stored, in order; null without any. */
export function toRestored(stored: readonly StoredTap[], now: number): RestoredTaps | null {
  const sorted = stored.toSorted((one, other) => one.place - other.place)
  const sessionId = sorted.at(-1)?.sessionId
  if (sessionId === undefined) return null

  const ofMatch = sorted.filter((tap) => tap.sessionId === sessionId)
  const kept = ofMatch.map(({ id, team, after }): Tap => ({ id, team, after }))
  return { sessionId, kept, isOld: ofMatch.some((tap) => now - tap.tappedAt > SENT_WITHIN_MS) }
}
