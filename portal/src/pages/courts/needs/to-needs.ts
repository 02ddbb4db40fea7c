import type { DataOf } from '../../../graph/ask.ts'
import { hasDeviceProblem, needsAttention } from '../../../shell/needs/desk-needs.ts'
import type { OpenConflict } from '../today/conflict/conflict.ts'
import type { Court, DaySession } from '../today/day-plan.ts'
import { type BookingsByCourt, type ClosedNeed, toClosedNeeds } from './closed-needs.ts'
import { type CourtNeed, toCourtNeeds } from './court-needs.ts'

type EndpointList = NonNullable<DataOf<'PortalFailingEndpoints'>['club']>['webhookEndpoints']
export type FailingEndpoint = NonNullable<EndpointList>['nodes'][number]

export type NeedOfCourt = CourtNeed<DaySession, Court> | ClosedNeed<Court>

export type Need =
  | { kind: 'conflict'; key: string; conflict: OpenConflict }
  | NeedOfCourt
  | { kind: 'device'; key: string; court: Court }
  | { kind: 'endpoint'; key: string; endpoint: FailingEndpoint }

export interface NeedFacts {
  /** Who gives courts away; coaches do not. */
  isDesk: boolean
  courts: readonly Court[]
  /** Of the present day. */
  sessions: readonly DaySession[]
  /** Bookings of closed courts, by court. */
  bookings: BookingsByCourt
  conflicts: readonly OpenConflict[]
  endpoints: readonly FailingEndpoint[]
  now: Date
}

/** Cards of a club's open problems, the most urgent first. */
export function toNeeds(facts: NeedFacts): Need[] {
  const { courts, sessions, bookings, conflicts, endpoints, now } = facts
  const inConflict = new Set(conflicts.flatMap(({ matchSession }) => matchSession?.id ?? []))
  const ofCourts = toCourtNeeds({ courts, sessions, inConflict, now })
  const at = (kind: Need['kind']) => ofCourts.filter((need) => need.kind === kind)
  return [
    ...at('over'),
    ...(facts.isDesk ? at('absent') : []),
    ...conflicts.map((conflict): Need => ({ kind: 'conflict', key: conflict.id, conflict })),
    ...at('overlap'),
    ...toClosedNeeds(courts, bookings, now),
    ...courts
      .filter(hasDeviceProblem)
      .map((court): Need => ({ kind: 'device', key: court.id, court })),
    ...endpoints
      .filter((endpoint) => needsAttention(endpoint, now))
      .map((endpoint): Need => ({ kind: 'endpoint', key: endpoint.id, endpoint })),
  ]
}
