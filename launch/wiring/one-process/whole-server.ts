import { makeRedisBus } from '../../../platform/bus/redis-bus.ts'
import type { ConfigOf } from '../../../platform/config/config.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { makeRequireWritable } from '../../../subgraphs/foundation/database/cluster/require-writable-database.ts'
import { stopAll } from '../../../subgraphs/foundation/jobs/stop-jobs.ts'
import { requireSecretKeys } from '../../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { addressOf } from '../../process/listening/address.ts'
import { serveRole } from '../../process/serve-role.ts'
import type { Start } from '../../process/start.ts'
import { openLimiter } from '../counting.ts'
import type { Databases } from '../databases/both-databases.ts'
import { clockOf } from '../databases/clock-of.ts'
import { openMigrated } from '../databases/databases.ts'
import { openRedis } from '../open-redis.ts'
import { makeBothSubgraphs } from './both-subgraphs.ts'
import { makeEdge, portalKeysOf } from './edge-tier.ts'
import { loadLocalIssuer } from './load-local-issuer.ts'

type ServerStart = Start<ConfigOf<'server'>>

/** Starts every tier in this process, one of several on the same databases and the same Redis. */
export async function startWholeServer(start: ServerStart): Promise<void> {
  const { config, log, stops } = start
  const { secretKeys } = config
  const address = await addressOf(config)
  const { baseUrl } = address
  const graphUrl = config.graphUrl ?? baseUrl
  const databases = await openDatabases(start)
  const clock = await clockOf(start, databases.club)
  for (const database of Object.values(databases))
    await requireSecretKeys(database, secretKeys, clock())
  const issuer = await loadLocalIssuer(config, graphUrl)
  const redis = await openRedis(start, config.redisUrl)
  const bus = makeRedisBus(redis, log)
  stops.add('bus', async () => bus.close())
  const limiter = openLimiter(start, redis, bus)
  const owned = { baseUrl, graphUrl, databases, secretKeys, bus, clock, redis, limiter }
  const { club, volunteer } = makeBothSubgraphs(start, owned)
  const { app, checks } = await makeEdge(start, {
    ...{ baseUrl, bus, redis, limiter, issuer },
    subgraphs: { club: club.subgraph, volunteer: volunteer.subgraph },
    issueTokens: null,
    portalKeys: portalKeysOf(config, secretKeys),
  })
  stops.add('jobs', stopAll([club.startJobs(), volunteer.startJobs()]))
  const areWritable = Object.values(databases).map(makeRequireWritable)
  const role = { role: 'server', app, address, redis, checks: [...areWritable, ...checks] }
  await serveRole(start, role)
}

/** Waits for no migration: processes of an older version may still use the databases. */
async function openDatabases(start: ServerStart): Promise<Databases> {
  const { clubDatabase, volunteerDatabase } = start.config
  const [club, volunteer] = await Promise.all([
    openMigrated(start, {
      name: 'club',
      contents: CLUB_DATABASE,
      address: { url: clubDatabase },
    }),
    openMigrated(start, {
      name: 'volunteer',
      contents: VOLUNTEER_DATABASE,
      address: { url: volunteerDatabase },
    }),
  ])
  return { club, volunteer }
}
