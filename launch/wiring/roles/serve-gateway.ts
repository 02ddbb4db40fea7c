import { CACHED_CALLER_MS } from '../../../platform/bus/cache-callers.ts'
import { makeRedisBus } from '../../../platform/bus/redis-bus.ts'
import type { ConfigOf } from '../../../platform/config/config.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeReplayCache } from '../../../platform/network/replay-cache.ts'
import { makeSeals, type SealSecrets } from '../../../platform/network/seal.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { addressOf } from '../../process/listening/address.ts'
import { serveInternal } from '../../process/serve-internal.ts'
import { serveRole } from '../../process/serve-role.ts'
import { observeRequests } from '../../process/signals/observe-requests.ts'
import { makeRequestLog } from '../../process/signals/request-log.ts'
import { observeMalformedUrl } from '../../process/signals/request-metrics.ts'
import type { Start } from '../../process/start.ts'
import { makeCounting, openLimiter } from '../counting.ts'
import { GRAPHQL_PATH, mountGatewayTier } from '../gateway-tier.ts'
import { loadLocalIssuer } from '../one-process/load-local-issuer.ts'
import { openRedis } from '../open-redis.ts'
import { makeTierClient } from '../tier-client.ts'
import { noteDeprecated } from './note-deprecated.ts'

/** As long as a revoked credential is accepted at most, by facade and gateway together. */
const SECOND_MS = 1_000

/** Serves the graph, to clients and to facades. */
export async function serveGateway(start: Start<ConfigOf<'gateway'>>): Promise<void> {
  noteDeprecated(start)
  const { config, log } = start
  const address = await addressOf(config)
  // Several gateways have one issuer, at the address under which clients know the graph.
  const issuer = await loadLocalIssuer(config, config.graphUrl ?? address.baseUrl)
  const redis = await openRedis(start, config.redisUrl)
  const bus = makeRedisBus(redis, log)
  start.stops.add('bus', async () => bus.close())
  const counting = makeCounting(config, openLimiter(start, redis, bus))
  const seals = makeSeals(
    sealSecretsOf(config),
    systemClock,
    makeReplayCache({ clock: systemClock, redis }),
  )
  const subgraphs = {
    club: makeTierClient(start, { audience: 'club', url: config.clubSubgraphUrl, seals }),
    volunteer: makeTierClient(start, {
      audience: 'volunteer',
      url: config.volunteerSubgraphUrl,
      seals,
    }),
  }
  const app = makeHttpServer({
    onMalformedUrl: observeMalformedUrl,
    isSecure: config.isSecure,
    cors: { ...config.cors, paths: [GRAPHQL_PATH] },
    log,
  })
  const requestLog = makeRequestLog(log)
  observeRequests(app, log, requestLog)
  const { usage } = start.metrics
  const callerLifetimeMs = SECOND_MS - CACHED_CALLER_MS
  const tier = { config, subgraphs, bus, issuer, usage, callerLifetimeMs, ...counting, log }
  const { executor, checks } = await mountGatewayTier(app, tier)
  if (config.portal === 'on') {
    const { mountPortalTier, toPortalSignIn } = await import('../portal-tier.ts')
    const { baseUrl: publicUrl } = address
    const sandbox = toPortalSignIn({ config, issuer, club: subgraphs.club })
    const served = { config, executor, bus, ...counting, publicUrl, redis, log }
    await mountPortalTier(app, { ...served, keys: config.gatewaySealKeys, sandbox })
  }
  start.stops.add('request log', requestLog.start(executor))
  const internal = await serveInternal(start, {
    ...{ audience: 'gateway', executor, seals },
    isForwarding: true,
  })
  await serveRole(start, { role: 'gateway', app, address, internal, redis, checks })
}

function sealSecretsOf(config: ConfigOf<'gateway'>): SealSecrets {
  const { gatewaySealKeys: gateway, clubSealKeys: club, volunteerSealKeys: volunteer } = config
  return { gateway, club, volunteer }
}
