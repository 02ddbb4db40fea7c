import type { FastifyInstance } from 'fastify'
import { makeAuthentication } from '../gateway/authentication.ts'
import { makeExecutor } from '../gateway/executor.ts'
import { makeFindApiKey } from '../gateway/find-api-key.ts'
import { makeFindInstallation } from '../gateway/find-installation.ts'
import { makeGateway } from '../gateway/gateway.ts'
import { mountGraphql } from '../gateway/graphql-endpoint.ts'
import { makeRemoteKeySet } from '../gateway/remote-key-set.ts'
import { CALLER_LIMITS, type CountCall, makeCountCall } from '../platform/caller-limit.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { makeLog } from '../platform/log.ts'
import { makeRateLimiter } from '../platform/rate-limit.ts'
import { connectRedis } from '../platform/redis.ts'
import { CLUB_API, mountClubApi } from '../rest-facade/club/club-api.ts'
import { makeHttpServer } from '../rest-facade/http-server.ts'
import { mountVolunteerApi, VOLUNTEER_API } from '../rest-facade/volunteer/volunteer-api.ts'
import { loadOperations } from '../schema/operations.ts'
import { readSdl } from '../schema/sdl.ts'
import { purgeAnswers } from '../subgraphs/foundation/idempotency.ts'
import { startRetention } from '../subgraphs/foundation/retention.ts'
import { type Address, addressOf } from './address.ts'
import { type Databases, type Start, startDatabases } from './databases.ts'
import { mountReadiness } from './readiness.ts'
import { toBanner } from './sandbox/banner.ts'
import type { LocalIssuer } from './sandbox/issuer.ts'
import { startSandbox } from './sandbox/sandbox.ts'
import { secretKeysOf } from './secret-keys.ts'
import { makeStopList } from './stop-list.ts'
import { makeSubgraphs } from './subgraphs.ts'

export interface StartOptions {
  config: Config
  /** Speaks to the person who started it. */
  say: (line: string) => void
  signal: AbortSignal
}

/** Starts everything in this process; the returned function stops it in the reverse order. */
export async function startClubgate(options: StartOptions): Promise<() => Promise<void>> {
  const log = makeLog(options.config.logLevel)
  const stops = makeStopList((what, err) => log.error({ err, what }, 'could not be stopped'))
  try {
    await start({ ...options, log, stops })
    return () => stops.stop()
  } catch (error) {
    await stops.stop()
    throw error
  }
}

async function start(start: Start): Promise<void> {
  const { config, log, say, stops } = start
  const address = await addressOf(config)
  const databases = await startDatabases(start)
  const sandbox = await startSandbox({ config, address, databases })
  const app = await serve(start, address, databases, sandbox?.issuer ?? null)
  const setReady = mountReadiness(app, databases)
  stops.add('retention', startPurging(databases, log))
  stops.add('HTTP server', () => app.close())
  await listen(app, config, address)
  await sandbox?.writeFile()
  setReady()
  say(toBanner({ baseUrl: address.baseUrl, dataDir: config.dataDir, hasSandbox: sandbox !== null }))
}

/** Builds the tiers from the data up to the HTTP server. */
async function serve(
  start: Start,
  address: Address,
  databases: Databases,
  issuer: LocalIssuer | null,
): Promise<FastifyInstance> {
  const { config, log } = start
  const operations = loadOperations()
  const subgraphs = makeSubgraphs({ databases, secretKeys: await secretKeysOf(config), log })
  const gateway = await makeGateway({
    supergraphSdl: readSdl('supergraph'),
    subgraphs,
    operations,
    log,
  })
  const authenticate = makeAuthentication({
    ...issuedBy(config, issuer),
    audience: config.audience,
    staffClaim: config.staffClaim,
    now: systemClock,
    findInstallation: makeFindInstallation(subgraphs.club),
    findApiKey: makeFindApiKey(subgraphs.volunteer),
  })
  const countCall = await makeCount(start)
  const app = makeHttpServer({ apis: [CLUB_API, VOLUNTEER_API], log })
  const executor = makeExecutor(gateway, authenticate)
  const facade = { executor, operations, countCall, publicUrl: address.baseUrl, log }
  mountClubApi(app, facade)
  mountVolunteerApi(app, facade)
  await mountGraphql(app, {
    gateway,
    authenticate,
    countCall,
    isProduction: config.environment === 'PRODUCTION',
    log,
  })
  issuer?.mount(app)
  return app
}

/** Counts calls, in Redis where there is one. */
async function makeCount({ config, log, stops }: Start): Promise<CountCall> {
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log)
  if (redis) stops.add('Redis', async () => redis.disconnect())
  return makeCountCall(makeRateLimiter({ redis }), {
    ...CALLER_LIMITS,
    installation: config.clubRateLimit,
  })
}

function issuedBy(config: Config, local: LocalIssuer | null) {
  if (local) return { issuer: local.issuerUrl, keySet: local.keySet }
  if (config.issuer) return { issuer: config.issuer, keySet: makeRemoteKeySet(config.issuer) }
  throw new Error('AUTH_ISSUER is needed where there is no sandbox issuer.')
}

function startPurging({ club, volunteer }: Databases, log: Start['log']): () => Promise<void> {
  const purges = [club, volunteer].map(
    (database) => (limit: number) => purgeAnswers(database, systemClock(), limit),
  )
  return startRetention(purges, log)
}

async function listen(app: FastifyInstance, config: Config, { port }: Address): Promise<void> {
  try {
    await app.listen({ port, host: config.host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken
      ? new Error(`Port ${port} of ${config.host} is taken. Choose another PORT.`)
      : error
  }
}
