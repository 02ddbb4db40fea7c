import type { FastifyInstance } from 'fastify'
import { mountCallEndpoint } from './calls/call-endpoint.ts'
import type { ServedTier } from './served-tier.ts'
import { mountSubscriptionEndpoint } from './subscriptions/endpoint-subscriptions.ts'

/** Serves the port of `executor.ts` to other tiers, over sockets that are authenticated by seals. */
export function mountNetworkEndpoint(app: FastifyInstance, tier: ServedTier): void {
  mountCallEndpoint(app, tier)
  mountSubscriptionEndpoint(app, tier)
}
