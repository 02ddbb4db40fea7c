import { failureWarningOf } from '../../../../rules/webhooks/health.ts'
import { LIMITS } from '../../../../schema/limits.ts'

/** A court with a device that is silent, or that reports a problem. */
export function hasDeviceProblem({ status }: { status: string }): boolean {
  return status === 'DEVICE_WARNING' || status === 'OFFLINE'
}

interface EndpointHealth {
  status: string
  consecutiveFailures: number
  disabledAt: string | null
  disabledBy: string | null
}

export function needsAttention(endpoint: EndpointHealth, now: Date): boolean {
  const { status, consecutiveFailures, disabledAt, disabledBy } = endpoint
  if (status === 'ACTIVE') return failureWarningOf(consecutiveFailures) !== null
  if (disabledBy !== 'FAILURES' || disabledAt === null) return false
  // An endpoint that is enabled while events are kept can be sent all that it missed.
  return now.getTime() - Date.parse(disabledAt) < LIMITS.eventRetentionMs
}
