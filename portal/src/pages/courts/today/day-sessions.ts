import type { DataOf } from '../../../graph/ask.ts'
import type { DaySession } from './day-plan.ts'

export type DayClub = NonNullable<DataOf<'PortalToday'>['club']>

/** The day with sessions of later states, which arrived while it was read. */
export function withLatest(
  club: DayClub | null,
  latest: ReadonlyMap<string, DaySession>,
): DayClub | null {
  const later = club?.matchSessions?.nodes.flatMap(({ id, eventSequence }) => {
    const session = latest.get(id)
    return session && session.eventSequence > eventSequence ? session : []
  })
  return club && (later ?? []).reduce(withSession, club)
}

/** The day with a session as it is now. An older state, which a reconnection may repeat, changes nothing. */
export function withSession(club: DayClub, session: DaySession): DayClub {
  const { matchSessions } = club
  if (!matchSessions) return club
  const known = matchSessions.nodes.find(({ id }) => id === session.id)
  if (known && known.eventSequence > session.eventSequence) return club
  const nodes = known
    ? matchSessions.nodes.map((one) => (one.id === session.id ? session : one))
    : [...matchSessions.nodes, session]
  return { ...club, matchSessions: { ...matchSessions, nodes } }
}
