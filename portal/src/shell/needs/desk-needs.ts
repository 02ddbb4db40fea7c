import { DISABLED_AFTER, isWorrying } from '../../../../rules/webhooks/health.ts'

/** A court with a device that is silent, or that reports a problem. */
export function hasDeviceProblem({ status }: { status: string }): boolean {
  return status === 'DEVICE_WARNING' || status === 'OFFLINE'
}

/** The platform keeps events for this time; an endpoint that is enabled within it can be sent all that it missed. */
const RECOVERABLE_MS = 7 * 24 * 60 * 60_000

interface EndpointHealth {
  status: string
  consecutiveFailures: number
  disabledAt: string | null
  eventTypes: readonly string[]
  installation: { status: string } | null
}

/** Disabled by failures; its owner disables one that works, and empties the event types of one that it deletes. */
export function isDisabledByFailures(endpoint: Omit<EndpointHealth, 'disabledAt'>): boolean {
  const { status, consecutiveFailures, eventTypes, installation } = endpoint
  const isWanted = eventTypes.length > 0 && installation?.status !== 'REVOKED'
  return isWanted && status === 'DISABLED' && consecutiveFailures >= DISABLED_AFTER
}

export function needsAttention(endpoint: EndpointHealth, now: Date): boolean {
  const { status, consecutiveFailures, disabledAt } = endpoint
  if (status === 'ACTIVE') return isWorrying(consecutiveFailures)
  if (!isDisabledByFailures(endpoint) || disabledAt === null) return false
  return now.getTime() - Date.parse(disabledAt) < RECOVERABLE_MS
}
