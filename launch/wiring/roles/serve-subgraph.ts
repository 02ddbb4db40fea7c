import { makeRedisBus } from '../../../platform/bus/redis-bus.ts'
import type { Config } from '../../../platform/config/config.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeReadStanding } from '../../../platform/limits/caller-limit.ts'
import { observeOperations } from '../../../platform/metrics/observe-operations.ts'
import { makeReplayCache } from '../../../platform/network/replay-cache.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { makeRequireWritable } from '../../../subgraphs/foundation/database/cluster/require-writable-database.ts'
import type { DatabaseContents } from '../../../subgraphs/foundation/database/database.ts'
import { requireSecretKeys } from '../../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { addressOf } from '../../process/listening/address.ts'
import { serveInternal } from '../../process/serve-internal.ts'
import { serveRole } from '../../process/serve-role.ts'
import { observeRequests } from '../../process/signals/observe-requests.ts'
import type { Start } from '../../process/start.ts'
import { callerLimitsOf, openLimiter } from '../counting.ts'
import { clockOf } from '../databases/clock-of.ts'
import { openMigrated } from '../databases/databases.ts'
import { openRedis } from '../open-redis.ts'
import type { OwnedSubgraph, SubgraphSetup } from '../subgraph-parts.ts'
import { webhookSetupOf } from '../webhook-setup.ts'

export interface SubgraphRole {
  name: 'club' | 'volunteer'
  contents: DatabaseContents
  /** Address of its database. */
  url: string
  /** Secrets with which the edges seal their calls. */
  sealSecrets: readonly Buffer[]
  make: (setup: SubgraphSetup) => OwnedSubgraph
}

type SubgraphStart = Start<Config & { secretKeys: readonly Buffer[]; redisUrl: string }>

/** Serves one subgraph to the edges. */
export async function serveSubgraph(start: SubgraphStart, role: SubgraphRole): Promise<void> {
  const { config, log, stops } = start
  const { name, contents, url, sealSecrets } = role
  const { secretKeys } = config
  const address = await addressOf(config)
  const database = await openMigrated(start, { name, contents, address: { url } })
  const clock = await clockOf(start, database)
  await requireSecretKeys(database, secretKeys, clock())
  const redis = await openRedis(start, config.redisUrl)
  const bus = makeRedisBus(redis, log)
  stops.add('bus', async () => bus.close())
  const webhooks = webhookSetupOf(config, config.publicUrl ?? address.baseUrl)
  const readStanding = makeReadStanding(openLimiter(start, redis, bus), callerLimitsOf(config))
  const setup = { database, secretKeys, bus, clock, webhooks, redis, readStanding, log }
  const { subgraph, startJobs } = role.make(setup)
  const app = makeHttpServer({ log })
  observeRequests(app, log)
  const seals = makeSeals({ [name]: sealSecrets }, clock, makeReplayCache({ clock, redis }))
  const executor = observeOperations(subgraph)
  // Stopped behind the internal server, which closes the sockets of the subscriptions that the jobs would complete.
  stops.add('jobs', startJobs())
  const internal = await serveInternal(start, { audience: name, executor, seals })
  const checks = [makeRequireWritable(database)]
  await serveRole(start, { role: name, app, address, internal, redis, checks })
}
