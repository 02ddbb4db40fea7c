import { makeLocalBus } from '../../../platform/bus/bus.ts'
import type { Config } from '../../../platform/config/config.ts'
import { isLoopback } from '../../../platform/config/loopback.ts'
import { makeRequireWritable } from '../../../subgraphs/foundation/database/cluster/require-writable-database.ts'
import { stopAll } from '../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { requireSecretKeys } from '../../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { acceptRequests } from '../../process/accept-requests.ts'
import { sandboxFileIn, toBanner, toFirstRequest } from '../../process/banner.ts'
import { addressOf, metricsUrlOf } from '../../process/listening/address.ts'
import { secretKeysOf } from '../../process/secret-keys.ts'
import type { Start } from '../../process/start.ts'
import { openLimiter } from '../counting.ts'
import { openOwnDatabases } from '../databases/all-in-one-databases.ts'
import type { Databases } from '../databases/both-databases.ts'
import { clockOf } from '../databases/clock-of.ts'
import { openRedis } from '../open-redis.ts'
import { makeBothSubgraphs } from './both-subgraphs.ts'
import { makeEdge } from './edge-tier.ts'

/** Starts every tier in this process, the only one on its databases. */
export async function startAllTiers(start: Start): Promise<void> {
  const { config, say, stops } = start
  const address = await addressOf(config)
  const { baseUrl, listenUrl } = address
  const databases = await openOwnDatabases(start)
  const secretKeys = await secretKeysOf(config)
  const clock = await clockOf(start, databases.club)
  for (const database of Object.values(databases))
    await requireSecretKeys(database, secretKeys, clock())
  const sandbox = await startSandbox(start, { baseUrl, databases, secretKeys })
  const bus = makeLocalBus()
  const redis = config.redisUrl === null ? null : await openRedis(start, config.redisUrl)
  const limiter = openLimiter(start, redis, null)
  const shared = { databases, secretKeys, bus, clock, redis: null, limiter }
  const { club, volunteer } = makeBothSubgraphs(start, { baseUrl, graphUrl: baseUrl, ...shared })
  const { app, checks } = await makeEdge(start, {
    ...{ baseUrl, bus, redis, limiter },
    subgraphs: { club: club.subgraph, volunteer: volunteer.subgraph },
    issuer: sandbox?.issuer ?? null,
    portalKeys: hasPortalIn(config) ? secretKeys : null,
    issueTokens: sandbox && isLoopback(new URL(baseUrl).hostname) ? sandbox.issueTokens : null,
  })
  const { dataDir, sandboxShell, hasGraphiql } = config
  const firstRequest = toFirstRequest({ baseUrl, dataDir, sandboxShell })
  const sandboxFile = sandboxFileIn(dataDir)
  sandbox?.mountLanding(app, { baseUrl, firstRequest, sandboxFile, hasGraphiql })
  stops.add('jobs', stopAll([club.startJobs(), volunteer.startJobs()]))
  const areWritable = Object.values(databases).map(makeRequireWritable)
  const listener = { app, address, checks: [...areWritable, ...checks], redis }
  const setReady = await acceptRequests(start, listener)
  await sandbox?.writeFile()
  setReady()
  const metricsUrl = metricsUrlOf(config)
  const has = { hasSandbox: sandbox !== null, hasPortal: hasPortalIn(config) }
  say(toBanner({ baseUrl, listenUrl, dataDir, sandboxShell, ...has, metricsUrl }))
}

interface Opened {
  baseUrl: string
  databases: Databases
  secretKeys: readonly Buffer[]
}

async function startSandbox({ config }: Start, { baseUrl, databases, secretKeys }: Opened) {
  if (config.environment === 'PRODUCTION') return null

  const sandbox = await import('../../../sandbox/sandbox.ts')
  const urls = { baseUrl, graphUrl: baseUrl }
  const hasPortal = hasPortalIn(config)
  return sandbox.startSandbox({ config, urls, databases, secretKeys, hasPortal })
}

/** Unset, a sandbox has the portal. */
function hasPortalIn({ portal, environment }: Config): boolean {
  return (portal ?? (environment === 'PRODUCTION' ? 'off' : 'on')) === 'on'
}
