import { systemClock } from '../platform/clock.ts'
import { CALL_TIMEOUT_MS } from '../platform/network/network-executor.ts'
import { makeSeals } from '../platform/network/seal.ts'
import { makeHttpServer } from '../rest-facade/http-server.ts'
import { addressOf } from './address.ts'
import { askTier } from './ask-tier.ts'
import { makeCount } from './counting.ts'
import { mountFacadeTier, REST_APIS } from './facade-tier.ts'
import { logRequests } from './log-requests.ts'
import { openRedis } from './redis.ts'
import { serveRole } from './role-server.ts'
import { runProcess } from './run-process.ts'

/** Longer than the gateway waits for a subgraph, whose failure it can then still report. */
const GATEWAY_TIMEOUT_MS = CALL_TIMEOUT_MS + 2_000

await runProcess('facade', async (start) => {
  const { config, log } = start
  const address = await addressOf(config)
  const redis = await openRedis(start, config.redisUrl)
  const executor = askTier(start, {
    audience: 'gateway',
    url: config.gatewayUrl,
    seals: makeSeals(config.secretKeys, systemClock),
    timeoutMs: GATEWAY_TIMEOUT_MS,
  })
  const app = makeHttpServer({ apis: REST_APIS, trustProxy: config.trustProxy, log })
  logRequests(app, log)
  const countCall = makeCount(config, redis)
  mountFacadeTier(app, {
    executor,
    countCall,
    publicUrl: address.baseUrl,
    log,
    socketLimit: config.clubSocketLimit,
  })
  await serveRole(start, 'facade', app, address)
})
