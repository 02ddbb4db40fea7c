import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../rest-facade/http-server.ts'
import { type Address, addressOf } from './address.ts'
import { makeCount } from './counting.ts'
import { type Databases, startDatabases } from './databases.ts'
import { mountFacadeTier, REST_APIS } from './facade-tier.ts'
import { mountGatewayTier } from './gateway-tier.ts'
import { listen } from './listen.ts'
import { logRequests } from './log-requests.ts'
import { mountReadiness } from './readiness.ts'
import { openRedis } from './redis.ts'
import { startPurging } from './retention.ts'
import { toBanner } from './sandbox/banner.ts'
import type { LocalIssuer } from './sandbox/issuer.ts'
import { startSandbox } from './sandbox/sandbox.ts'
import { secretKeysOf } from './secret-keys.ts'
import type { Start } from './start.ts'
import { makeSubgraphs } from './subgraphs.ts'

/** Starts every tier in this process. */
export async function startClubgate(start: Start): Promise<void> {
  const { config, say, stops } = start
  const address = await addressOf(config)
  const { baseUrl } = address
  const databases = await startDatabases(start)
  const urls = { baseUrl, graphUrl: baseUrl }
  const sandbox = await startSandbox({ config, urls, databases })
  const app = await serve(start, address, databases, sandbox?.issuer ?? null)
  const both = [databases.club, databases.volunteer]
  const setReady = mountReadiness(app, both)
  startPurging(start, both)
  stops.add('HTTP server', () => app.close())
  await listen(app, config, address)
  await sandbox?.writeFile()
  setReady()
  say(toBanner({ baseUrl, dataDir: config.dataDir, hasSandbox: sandbox !== null }))
}

/** Builds the tiers from the data up to the HTTP server. */
async function serve(
  start: Start,
  { baseUrl }: Address,
  databases: Databases,
  issuer: LocalIssuer | null,
): Promise<FastifyInstance> {
  const { config, log } = start
  const redis = config.redisUrl === null ? null : await openRedis(start, config.redisUrl)
  const countCall = makeCount(config, redis)
  const secretKeys = await secretKeysOf(config)
  const subgraphs = makeSubgraphs({ databases, secretKeys, log })
  const app = makeHttpServer({ apis: REST_APIS, log })
  logRequests(app, log)
  const executor = await mountGatewayTier(app, { config, subgraphs, issuer, countCall, log })
  mountFacadeTier(app, { executor, countCall, publicUrl: baseUrl, log })
  return app
}
