import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { LIMITS } from '../../../../../schema/limits.ts'
import { toLongName } from './layout/long-names.ts'

/** The day of a club with so many courts, of names as long as allowed, which have its bookings in turns. */
export function spreadOverCourts(body: string, count: number): string {
  const answer = JSON.parse(body) as { data: { club: { courts: Nodes; matchSessions: Nodes } } }
  const { courts, matchSessions } = answer.data.club
  const [court] = courts.nodes
  courts.nodes = Array.from({ length: count }, (_, at) => ({
    ...{ ...court, id: `court-${at}`, number: at + 1, closing: null },
    name: toLongName(`Pista ${at + 1}`, LIMITS.name),
  }))
  matchSessions.nodes = matchSessions.nodes.map((session, at) => ({
    ...{ ...session, courtId: `court-${at % count}`, playerCount: 4 },
    players: [1, 2, 3].map((one) => ({
      displayName: toLongName(`Ana ${one}`, CLUB_LIMITS.displayName),
    })),
  }))
  return JSON.stringify(answer)
}

interface Nodes {
  nodes: Record<string, unknown>[]
}
