import type { WebhookEndpoint } from './entities.ts'

export function initialEndpointState(now: Date) {
  return {
    status: 'ACTIVE',
    secretVersion: 1,
    consecutiveFailures: 0,
    lastFailureAt: null,
    restsUntil: null,
    disabledAt: null,
    createdAt: now,
    updatedAt: now,
  } as const satisfies Partial<WebhookEndpoint>
}
