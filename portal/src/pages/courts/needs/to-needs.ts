import type { DataOf } from '../../../graph/ask.ts'
import { hasDeviceProblem, needsAttention } from '../../../shell/needs/desk-needs.ts'
import type { OpenConflict } from '../today/conflict/conflict.ts'
import type { Court } from '../today/day-plan.ts'

type EndpointList = NonNullable<DataOf<'PortalFailingEndpoints'>['club']>['webhookEndpoints']
export type FailingEndpoint = NonNullable<EndpointList>['nodes'][number]

export type Need =
  | { kind: 'conflict'; key: string; conflict: OpenConflict }
  | { kind: 'device'; key: string; court: Court }
  | { kind: 'endpoint'; key: string; endpoint: FailingEndpoint }

interface NeedFacts {
  courts: readonly Court[]
  conflicts: readonly OpenConflict[]
  endpoints: readonly FailingEndpoint[]
  now: Date
}

/** Cards of a club's open problems, the most urgent first. */
export function toNeeds({ courts, conflicts, endpoints, now }: NeedFacts): Need[] {
  return [
    ...conflicts.map((conflict): Need => ({ kind: 'conflict', key: conflict.id, conflict })),
    ...courts
      .filter(hasDeviceProblem)
      .map((court): Need => ({ kind: 'device', key: court.id, court })),
    ...endpoints
      .filter((endpoint) => needsAttention(endpoint, now))
      .map((endpoint): Need => ({ kind: 'endpoint', key: endpoint.id, endpoint })),
  ]
}
