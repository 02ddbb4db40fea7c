import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { type Bus, makeLocalBus } from '../../platform/bus/bus.ts'
import { systemClock } from '../../platform/clock.ts'
import { isLoopback } from '../../platform/config/loopback.ts'
import { makeHttpServer } from '../../platform/http/http-server.ts'
import type { SandboxTokens } from '../../rest-facade/reference/mount-reference.ts'
import { makeRequireWritable } from '../../subgraphs/foundation/database/cluster/require-writable-database.ts'
import { stopAll } from '../../subgraphs/foundation/jobs/stop-jobs.ts'
import { requireSecretKeys } from '../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { acceptRequests } from '../process/accept-requests.ts'
import { sandboxFileIn, toBanner, toFirstRequest } from '../process/banner.ts'
import { type Address, addressOf, metricsUrlOf } from '../process/listening/address.ts'
import type { ReadinessCheck } from '../process/readiness.ts'
import { secretKeysOf } from '../process/secret-keys.ts'
import { observeRequests } from '../process/signals/observe-requests.ts'
import { makeRequestLog } from '../process/signals/request-log.ts'
import type { Start } from '../process/start.ts'
import { identityProviderOf } from './club-identity.ts'
import { makeClub } from './club-tier.ts'
import { makeCounting } from './counting.ts'
import { openOwnDatabases } from './databases/all-in-one-databases.ts'
import type { Databases } from './databases/both-databases.ts'
import { API_PATHS, makeApiRefusals, mountFacadeTier } from './facade-tier.ts'
import { GRAPHQL_PATH, mountGatewayTier, type ServedIssuer } from './gateway-tier.ts'
import { openRedis } from './open-redis.ts'
import type { OwnedSubgraph } from './subgraph-parts.ts'
import { mailSetupOf, makeVolunteer } from './volunteer-tier.ts'
import { webhookSetupOf } from './webhook-setup.ts'

/** Starts every tier in this process. */
export async function startAllTiers(start: Start): Promise<void> {
  const { config, say, stops } = start
  const address = await addressOf(config)
  const { baseUrl, listenUrl } = address
  const databases = await openOwnDatabases(start)
  const secretKeys = await secretKeysOf(config)
  for (const database of Object.values(databases))
    await requireSecretKeys(database, secretKeys, systemClock())
  const sandbox = await startSandbox(start, { baseUrl, databases, secretKeys })
  const bus = makeLocalBus()
  const owners = makeOwners(start, { baseUrl, databases, secretKeys, bus })
  const redis = config.redisUrl === null ? null : await openRedis(start, config.redisUrl)
  const issuer = sandbox?.issuer ?? null
  const issueTokens = sandbox && isLoopback(new URL(baseUrl).hostname) ? sandbox.issueTokens : null
  const served = { owners, bus, redis, issuer, issueTokens }
  const { app, checks } = await serve(start, address, served)
  const { dataDir, sandboxShell, hasGraphiql } = config
  const firstRequest = toFirstRequest({ baseUrl, dataDir, sandboxShell })
  const sandboxFile = sandboxFileIn(dataDir)
  sandbox?.mountLanding(app, { baseUrl, firstRequest, sandboxFile, hasGraphiql })
  stops.add('jobs', stopAll([owners.club.startJobs(), owners.volunteer.startJobs()]))
  const areWritable = Object.values(databases).map(makeRequireWritable)
  const listener = { app, address, checks: [...areWritable, ...checks], redis }
  const setReady = await acceptRequests(start, listener)
  await sandbox?.writeFile()
  setReady()
  const metricsUrl = metricsUrlOf(config)
  const hasSandbox = sandbox !== null
  say(toBanner({ baseUrl, listenUrl, dataDir, sandboxShell, hasSandbox, metricsUrl }))
}

interface Opened {
  baseUrl: string
  databases: Databases
  secretKeys: readonly Buffer[]
}

async function startSandbox({ config }: Start, { baseUrl, databases, secretKeys }: Opened) {
  if (config.environment === 'PRODUCTION') return null

  const sandbox = await import('../../sandbox/sandbox.ts')
  const urls = { baseUrl, graphUrl: baseUrl }
  return sandbox.startSandbox({ config, urls, databases, secretKeys })
}

interface Owners {
  club: OwnedSubgraph
  volunteer: OwnedSubgraph
}

function makeOwners(
  { config, log }: Start,
  { baseUrl, databases, secretKeys, bus }: Opened & { bus: Bus },
): Owners {
  const { environment } = config
  const makeIdentityProvider = identityProviderOf(config, baseUrl)
  const webhooks = webhookSetupOf(config, baseUrl)
  const shared = { secretKeys, bus, clock: systemClock, webhooks, log }
  return {
    club: makeClub({ ...shared, database: databases.club, environment, makeIdentityProvider }),
    volunteer: makeVolunteer({
      ...shared,
      database: databases.volunteer,
      eventLimits: config.volunteerEventLimits,
      mail: mailSetupOf(config),
    }),
  }
}

interface Served {
  owners: Owners
  bus: Bus
  redis: Redis | null
  issuer: ServedIssuer | null
  issueTokens: (() => Promise<SandboxTokens>) | null
}

/** Builds the tiers from the subgraphs up to the HTTP server. */
async function serve(
  start: Start,
  { baseUrl }: Address,
  { owners, bus, redis, issuer, issueTokens }: Served,
): Promise<{ app: FastifyInstance; checks: readonly ReadinessCheck[] }> {
  const { config, log } = start
  const counting = makeCounting(start, redis)
  const subgraphs = { club: owners.club.subgraph, volunteer: owners.volunteer.subgraph }
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
    socketLimit: config.clubSocketLimit,
    tryIt: { hasTryIt: config.environment !== 'PRODUCTION', issueTokens },
  })
  return { app, checks }
}
