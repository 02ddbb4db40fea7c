import type { DataOf } from '../../../graph/ask.ts'
import type { DaySession } from './day-plan.ts'

export type DayClub = NonNullable<DataOf<'PortalToday'>['club']>

/**
 * The day with the later states of its sessions. Of those that came while it was read, also one that no event of the match
 * counts, such as one without a name whose consent was withdrawn: the read may have seen the state before. `earlier` came
 * before the read began.
 */
export function withLatest(
  club: DayClub | null,
  latest: ReadonlyMap<string, DaySession>,
  earlier: ReadonlySet<DaySession>,
): DayClub | null {
  const later = club?.matchSessions?.nodes.flatMap(({ id, eventSequence }) => {
    const session = latest.get(id)
    if (session === undefined) return []
    const isLater = session.eventSequence > eventSequence
    const isAsLate = session.eventSequence === eventSequence && !earlier.has(session)
    return isLater || isAsLate ? session : []
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
