import { systemClock } from '../platform/clock.ts'
import { mountNetworkEndpoint } from '../platform/network/network-endpoint.ts'
import { makeSeals } from '../platform/network/seal.ts'
import { makeRedisBus } from '../platform/redis-bus.ts'
import { makeHttpServer } from '../rest-facade/http-server.ts'
import { makeSandboxIssuer } from '../sandbox/sandbox.ts'
import { addressOf } from './address.ts'
import { askTier } from './ask-tier.ts'
import { makeCount } from './counting.ts'
import { mountGatewayTier } from './gateway-tier.ts'
import { logRequests } from './log-requests.ts'
import { openRedis } from './redis.ts'
import { serveRole } from './role-server.ts'
import { runProcess } from './run-process.ts'

await runProcess('gateway', async (start) => {
  const { config, log } = start
  const address = await addressOf(config)
  const issuer = await makeSandboxIssuer(config, address.baseUrl)
  const redis = await openRedis(start, config.redisUrl)
  const countCall = makeCount(config, redis)
  const bus = makeRedisBus(redis, log)
  start.stops.add('bus', async () => bus.close())
  const seals = makeSeals(config.secretKeys, systemClock)
  const subgraphs = {
    club: askTier(start, { audience: 'club', url: config.clubSubgraphUrl, seals }),
    volunteer: askTier(start, { audience: 'volunteer', url: config.volunteerSubgraphUrl, seals }),
  }
  const app = makeHttpServer({ apis: [], log })
  logRequests(app, log)
  const executor = await mountGatewayTier(app, { config, subgraphs, bus, issuer, countCall, log })
  mountNetworkEndpoint(app, { audience: 'gateway', executor, seals, log })
  await serveRole(start, 'gateway', app, address)
})
