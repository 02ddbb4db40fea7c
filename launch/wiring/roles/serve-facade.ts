import { cacheCallers } from '../../../platform/bus/cache-callers.ts'
import { makeRedisBus } from '../../../platform/bus/redis-bus.ts'
import type { ConfigOf } from '../../../platform/config/config.ts'
import { answerClientAddress, makeClientAddress } from '../../../platform/http/client-address.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { CALL_TIMEOUT_MS } from '../../../platform/network/network-executor.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { addressOf } from '../../process/listening/address.ts'
import { serveRole } from '../../process/serve-role.ts'
import { observeRequests } from '../../process/signals/observe-requests.ts'
import { makeRequestLog } from '../../process/signals/request-log.ts'
import type { Start } from '../../process/start.ts'
import { makeCounting, openLimiter } from '../counting.ts'
import { API_PATHS, makeApiRefusals, mountFacadeTier, sandboxDirOf } from '../facade-tier.ts'
import { openRedis } from '../open-redis.ts'
import { makeTierClient } from '../tier-client.ts'
import { noteDeprecated } from './note-deprecated.ts'

/** Longer than the gateway's timeout for a subgraph, so that the gateway can still report it. */
const GATEWAY_TIMEOUT_MS = CALL_TIMEOUT_MS + 2_000

/** Serves both REST APIs and the pages of helpers. */
export async function serveFacade(start: Start<ConfigOf<'facade'>>): Promise<void> {
  noteDeprecated(start)
  const { config, log } = start
  const address = await addressOf(config)
  const redis = await openRedis(start, config.redisUrl)
  const bus = makeRedisBus(redis, log)
  start.stops.add('bus', async () => bus.close())
  const gateway = makeTierClient(start, {
    audience: 'gateway',
    url: config.gatewayUrl,
    seals: makeSeals({ gateway: config.gatewaySealKeys }, systemClock),
    timeoutMs: GATEWAY_TIMEOUT_MS,
  })
  const authenticate = cacheCallers(gateway.authenticate, { bus, clock: systemClock })
  const executor = { ...gateway, authenticate }
  const app = makeHttpServer({
    ...makeApiRefusals(address.baseUrl),
    trustProxy: config.trustProxy,
    isSecure: config.isSecure,
    cors: { ...config.cors, paths: API_PATHS },
    log,
  })
  const requestLog = makeRequestLog(log)
  observeRequests(app, log, requestLog)
  const counting = makeCounting(config, openLimiter(start, redis, bus))
  const clientAddress = makeClientAddress(config.trustProxy)
  answerClientAddress(app, { ...counting, authenticate, clientAddress })
  mountFacadeTier(app, {
    executor,
    ...counting,
    trustProxy: config.trustProxy,
    bus,
    publicUrl: address.baseUrl,
    log,
    hasGzip: config.hasGzip,
    socketLimit: config.clubSocketLimit,
    sandbox: { sandboxDir: sandboxDirOf(config), issueTokens: null },
  })
  if (config.portal === 'on') {
    const { mountPortalTier } = await import('../portal-tier.ts')
    const { baseUrl: publicUrl } = address
    const served = { config, executor, bus, ...counting, publicUrl, redis, log }
    await mountPortalTier(app, { ...served, keys: config.gatewaySealKeys, sandbox: null })
  }
  start.stops.add('request log', requestLog.start(executor))
  await serveRole(start, { role: 'facade', app, address, redis })
}
