import { isFailing } from '../../../../rules/webhooks/health.ts'

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
  disabledBy: string | null
}

export function needsAttention(endpoint: EndpointHealth, now: Date): boolean {
  const { status, consecutiveFailures, disabledAt, disabledBy } = endpoint
  if (status === 'ACTIVE') return isFailing(consecutiveFailures)
  if (disabledBy !== 'FAILURES' || disabledAt === null) return false
  return now.getTime() - Date.parse(disabledAt) < RECOVERABLE_MS
}
