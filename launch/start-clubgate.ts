import type { FastifyInstance } from 'fastify'
import { type Bus, makeLocalBus } from '../platform/bus.ts'
import { systemClock } from '../platform/clock.ts'
import { makeHttpServer } from '../rest-facade/http-server.ts'
import { toBanner } from '../sandbox/banner.ts'
import type { LocalIssuer } from '../sandbox/issuer.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import { stopAll } from '../subgraphs/foundation/jobs.ts'
import { type Address, addressOf } from './address.ts'
import { makeCount } from './counting.ts'
import { startDatabases } from './databases.ts'
import { mountFacadeTier, REST_APIS } from './facade-tier.ts'
import { mountGatewayTier } from './gateway-tier.ts'
import { identityProviderOf } from './identity-provider.ts'
import { listen } from './listen.ts'
import { logRequests } from './log-requests.ts'
import { mountReadiness } from './readiness.ts'
import { openRedis } from './redis.ts'
import { startPurging } from './retention.ts'
import { secretKeysOf } from './secret-keys.ts'
import type { Start } from './start.ts'
import { makeSubgraphs } from './subgraphs.ts'
import { webhookSetupOf } from './webhook-setup.ts'

/** Starts every tier in this process. */
export async function startClubgate(start: Start): Promise<void> {
  const { config, log, say, stops } = start
  const address = await addressOf(config)
  const { baseUrl } = address
  const databases = await startDatabases(start)
  const urls = { baseUrl, graphUrl: baseUrl }
  const secretKeys = await secretKeysOf(config)
  const sandbox = await startSandbox({ config, urls, databases, secretKeys })
  const bus = makeLocalBus()
  const makeIdentityProvider = identityProviderOf(config, baseUrl)
  const webhooks = webhookSetupOf(config, baseUrl)
  const shared = { secretKeys, bus, clock: systemClock, webhooks, log, makeIdentityProvider }
  const { environment } = config
  const owners = makeSubgraphs({ databases, environment, ...shared })
  const issuer = sandbox?.issuer ?? null
  const app = await serve(start, address, { owners, bus, issuer })
  const both = [databases.club, databases.volunteer]
  const setReady = mountReadiness(app, both)
  startPurging(start, both)
  stops.add('jobs', stopAll([owners.club.startJobs(), owners.volunteer.startJobs()]))
  stops.add('HTTP server', () => app.close())
  await listen(app, config, address)
  await sandbox?.writeFile()
  setReady()
  say(toBanner({ baseUrl, dataDir: config.dataDir, hasSandbox: sandbox !== null }))
}

interface Owned {
  owners: ReturnType<typeof makeSubgraphs>
  bus: Bus
  issuer: LocalIssuer | null
}

/** Builds the tiers from the subgraphs up to the HTTP server. */
async function serve(
  start: Start,
  { baseUrl }: Address,
  { owners, bus, issuer }: Owned,
): Promise<FastifyInstance> {
  const { config, log } = start
  const redis = config.redisUrl === null ? null : await openRedis(start, config.redisUrl)
  const countCall = makeCount(config, redis)
  const subgraphs = { club: owners.club.subgraph, volunteer: owners.volunteer.subgraph }
  const app = makeHttpServer({ apis: REST_APIS, trustProxy: config.trustProxy, log })
  logRequests(app, log)
  const executor = await mountGatewayTier(app, { config, subgraphs, bus, issuer, countCall, log })
  mountFacadeTier(app, {
    executor,
    countCall,
    publicUrl: baseUrl,
    log,
    socketLimit: config.clubSocketLimit,
  })
  return app
}
