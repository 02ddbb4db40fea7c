import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../../../platform/config/config.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import type { RateLimiter } from '../../../platform/limits/rate-limit.ts'
import type { SandboxTokens } from '../../../rest-facade/reference/mount-reference.ts'
import type { ReadinessCheck } from '../../process/readiness.ts'
import { observeRequests } from '../../process/signals/observe-requests.ts'
import { makeRequestLog } from '../../process/signals/request-log.ts'
import type { Start } from '../../process/start.ts'
import { makeCounting } from '../counting.ts'
import { API_PATHS, makeApiRefusals, mountFacadeTier, sandboxDirOf } from '../facade-tier.ts'
import { type GatewayTier, GRAPHQL_PATH, mountGatewayTier } from '../gateway-tier.ts'

export interface EdgeTier extends Pick<GatewayTier, 'subgraphs' | 'bus' | 'issuer'> {
  /** Base URL for clients. */
  baseUrl: string
  redis: Redis | null
  limiter: RateLimiter
  /** Issues tokens for the requests that pages of a sandbox send. */
  issueTokens: (() => Promise<SandboxTokens>) | null
  /** Keys of the portal's cookies, as `portalKeysOf` lists them; null: no portal. */
  portalKeys: readonly Buffer[] | null
}

/**
 * The first of `own` seals, all open. A gateway and facade that this process replaced have sealed with other keys: score pads
 * and screens keep their cookies for up to 400 days.
 */
export function portalKeysOf(
  { portal, gatewaySealKeys }: Config,
  own: readonly Buffer[],
): readonly Buffer[] | null {
  return portal === 'on' ? [...own, ...(gatewaySealKeys ?? [])] : null
}

/** Builds the public server of REST APIs and graph, which call the gateway in the same process. */
export async function makeEdge(
  start: Start,
  { baseUrl, subgraphs, bus, redis, limiter, issuer, issueTokens, portalKeys }: EdgeTier,
): Promise<{ app: FastifyInstance; checks: readonly ReadinessCheck[] }> {
  const { config, log } = start
  const counting = makeCounting(config, limiter)
  const app = makeHttpServer({
    ...makeApiRefusals(baseUrl),
    trustProxy: config.trustProxy,
    isSecure: config.isSecure,
    cors: { ...config.cors, paths: [...API_PATHS, GRAPHQL_PATH] },
    log,
  })
  const requestLog = makeRequestLog(log)
  observeRequests(app, log, requestLog)
  const { usage } = start.metrics
  const tier = { config, subgraphs, bus, issuer, usage, ...counting, log }
  const { executor, checks } = await mountGatewayTier(app, tier)
  start.stops.add('request log', requestLog.start(executor))
  mountFacadeTier(app, {
    executor,
    ...counting,
    trustProxy: config.trustProxy,
    bus,
    publicUrl: baseUrl,
    log,
    hasGzip: config.hasGzip,
    socketLimit: config.clubSocketLimit,
    sandbox: { sandboxDir: sandboxDirOf(config), issueTokens },
  })
  if (portalKeys !== null) {
    const { mountPortalTier, toPortalSignIn } = await import('../portal-tier.ts')
    const sandbox = toPortalSignIn({ config, issuer, club: subgraphs.club })
    const served = { config, executor, bus, ...counting, publicUrl: baseUrl, redis, log }
    await mountPortalTier(app, { ...served, keys: portalKeys, sandbox })
  }
  return { app, checks }
}
