import { isAwaited, isBeforePlay, isMatchOver } from '../../../../../rules/club/match-states.ts'

/** What is read of a match for the cards of its court. */
export interface CourtSession {
  id: string
  courtId: string
  scheduledStart: string
  scheduledEnd: string
  status: string
}

interface NeedyCourt {
  id: string
  closing: object | null
  /** Of the last seven days; null where none was started. */
  lastMatchStartedAt: string | null
}

export type CourtNeed<Session, Court> =
  /** A match goes on past its end, and the next one of its court waits. */
  | { kind: 'over'; key: string; court: Court; session: Session; next: Session }
  /** A match whose time has come was not started. */
  | { kind: 'absent'; key: string; court: Court; session: Session }
  /** Two bookings are on one court at one time. */
  | { kind: 'overlap'; key: string; court: Court; both: readonly [Session, Session] }

const MINUTE_MS = 60_000
/** So long after its start, players are absent. */
export const ABSENT_AFTER_MS = 10 * MINUTE_MS
/** So long before two bookings are on one court, they need attention. */
export const OVERLAP_AHEAD_MS = 120 * MINUTE_MS
/** A court on which no match was started for so long is one whose matches are played without a start. */
export const STARTED_WITHIN_MS = 7 * 24 * 60 * MINUTE_MS

interface CourtFacts<Session, Court> {
  courts: readonly Court[]
  sessions: readonly Session[]
  /** Matches that differ from their bookings: their own cards say so. */
  inConflict: ReadonlySet<string>
  now: Date
}

/** What the matches of the courts need now, by court. */
export function toCourtNeeds<Session extends CourtSession, Court extends NeedyCourt>(
  facts: CourtFacts<Session, Court>,
): CourtNeed<Session, Court>[] {
  const byCourt = new Map<string, Session[]>()
  for (const session of facts.sessions) {
    if (isMatchOver(session.status)) continue
    const ofCourt = byCourt.get(session.courtId)
    if (ofCourt) ofCourt.push(session)
    else byCourt.set(session.courtId, [session])
  }
  return facts.courts.flatMap((court) => {
    const standing = (byCourt.get(court.id) ?? []).sort(byStart)
    return [
      ...findOver(court, standing, facts.now),
      ...findAbsent(court, standing, facts.now),
      ...findOverlap(court, standing, facts),
    ]
  })
}

function findOver<Session extends CourtSession, Court>(
  court: Court,
  standing: readonly Session[],
  now: Date,
): CourtNeed<Session, Court>[] {
  const session = standing.find((one) => isOn(one) && timeOf(one.scheduledEnd) <= Number(now))
  const next = standing.find((one) => isBeforePlay(one.status) && isDue(one, now))
  if (!session || !next) return []
  return [{ kind: 'over', key: `over ${session.id}`, court, session, next }]
}

function findAbsent<Session extends CourtSession, Court extends NeedyCourt>(
  court: Court,
  standing: readonly Session[],
  now: Date,
): CourtNeed<Session, Court>[] {
  if (court.closing !== null || standing.some(isOn) || !isStartedOn(court, now)) return []
  const [session, other] = standing.filter((one) => isDue(one, now))
  // Where the court was given away, the card of two bookings names both.
  if (!session || other || !isAwaited(session.status)) return []
  if (timeOf(session.scheduledStart) + ABSENT_AFTER_MS > Number(now)) return []
  return [{ kind: 'absent', key: `absent ${session.id}`, court, session }]
}

/** Whether players press start on this court at all. */
function isStartedOn({ lastMatchStartedAt: at }: NeedyCourt, now: Date): boolean {
  return at !== null && Number(now) - timeOf(at) <= STARTED_WITHIN_MS
}

/** The first two of the court; once one of them is elsewhere, the next two. */
function findOverlap<Session extends CourtSession, Court extends NeedyCourt>(
  court: Court,
  standing: readonly Session[],
  { inConflict, now }: Pick<CourtFacts<Session, Court>, 'inConflict' | 'now'>,
): CourtNeed<Session, Court>[] {
  const booked = standing.filter(({ id }) => !inConflict.has(id))
  for (const [at, one] of booked.entries()) {
    const other = booked.slice(at + 1).find((later) => isShared(one, later, now))
    if (!other) continue
    const key = `overlap ${one.id} ${other.id}`
    return [{ kind: 'overlap', key, court, both: [one, other] }]
  }
  return []
}

/** Whether two bookings, by their starts, are on at one time, which is now or near. */
function isShared(one: CourtSession, later: CourtSession, now: Date): boolean {
  const from = timeOf(later.scheduledStart)
  const to = Math.min(timeOf(one.scheduledEnd), timeOf(later.scheduledEnd))
  return from < to && from - OVERLAP_AHEAD_MS <= Number(now) && Number(now) < to
}

function isOn({ status }: CourtSession): boolean {
  return status === 'ACTIVE' || status === 'PAUSED'
}

function isDue({ scheduledStart, scheduledEnd }: CourtSession, now: Date): boolean {
  return timeOf(scheduledStart) <= Number(now) && Number(now) < timeOf(scheduledEnd)
}

function byStart(one: CourtSession, other: CourtSession): number {
  return timeOf(one.scheduledStart) - timeOf(other.scheduledStart) || (one.id < other.id ? -1 : 1)
}

function timeOf(moment: string): number {
  return Date.parse(moment)
}
