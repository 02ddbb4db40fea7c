import type { DataOf } from '../../../graph/ask.ts'
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

/** What waits for a decision, the most urgent first. */
export function toNeeds({ courts, conflicts, endpoints, now }: NeedFacts): Need[] {
  return [
    ...conflicts.map((conflict): Need => ({ kind: 'conflict', key: conflict.id, conflict })),
    ...courts.filter(isInTrouble).map((court): Need => ({ kind: 'device', key: court.id, court })),
    ...endpoints
      .filter((endpoint) => isWorrying(endpoint, now))
      .map((endpoint): Need => ({ kind: 'endpoint', key: endpoint.id, endpoint })),
  ]
}

export function isInTrouble({ status }: Pick<Court, 'status'>): boolean {
  return status === 'DEVICE_WARNING' || status === 'OFFLINE'
}

/** Failures in a row from which an endpoint is named, before it is disabled. */
export const WORRYING_FAILURES = 5

/** Failures in a row that disable an endpoint. */
export const MOST_FAILURES = 20

/** As long as an endpoint can be sent what it missed. */
const RECOVERABLE_MS = 7 * 24 * 60 * 60_000

type Health = Pick<
  FailingEndpoint,
  'status' | 'consecutiveFailures' | 'disabledAt' | 'eventTypes'
> & {
  installation: { status: string } | null
}

/** Disabled by failures; its owner disables one that works, and empties the event types of one that it deletes. */
export function isSwitchedOff(endpoint: Omit<Health, 'disabledAt'>): boolean {
  const { status, consecutiveFailures, eventTypes, installation } = endpoint
  const isWanted = eventTypes.length > 0 && installation?.status !== 'REVOKED'
  return isWanted && status === 'DISABLED' && consecutiveFailures >= MOST_FAILURES
}

export function isWorrying(endpoint: Health, now: Date): boolean {
  const { status, consecutiveFailures, disabledAt } = endpoint
  if (status === 'ACTIVE') return consecutiveFailures >= WORRYING_FAILURES
  if (!isSwitchedOff(endpoint) || disabledAt === null) return false
  return now.getTime() - Date.parse(disabledAt) < RECOVERABLE_MS
}
