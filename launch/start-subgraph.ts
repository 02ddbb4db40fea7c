import { fastify } from 'fastify'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { mountNetworkEndpoint } from '../platform/network/network-endpoint.ts'
import { makeSeals } from '../platform/network/seal.ts'
import { makeRedisBus } from '../platform/redis-bus.ts'
import { addressOf } from './address.ts'
import { openMigrated, type SubgraphName } from './databases.ts'
import { logRequests } from './log-requests.ts'
import { openRedis } from './redis.ts'
import { startPurging } from './retention.ts'
import { serveRole } from './role-server.ts'
import type { Start } from './start.ts'
import type { OwnedSubgraph, SubgraphSetup } from './subgraphs.ts'
import { webhookSetupOf } from './webhook-setup.ts'

export interface SubgraphRole {
  name: SubgraphName
  database: string
  make: (setup: SubgraphSetup) => OwnedSubgraph
}

type SubgraphStart = Start<Config & { secretKeys: readonly Buffer[]; redisUrl: string }>

/** A seal names its caller, and staff may have roles in many clubs. */
const MAX_HEADER_BYTES = 64 * 1024

/** Serves one subgraph to the gateways. */
export async function startSubgraph(start: SubgraphStart, role: SubgraphRole): Promise<void> {
  const { config, log, stops } = start
  const { secretKeys } = config
  const address = await addressOf(config)
  const database = await openMigrated(start, role.name, role.database)
  const bus = makeRedisBus(await openRedis(start, config.redisUrl), log)
  stops.add('bus', async () => bus.close())
  const webhooks = webhookSetupOf(config, config.publicUrl ?? address.baseUrl)
  const shared = { database, secretKeys, bus, clock: systemClock, webhooks, log }
  const { subgraph, startJobs } = role.make(shared)
  const app = fastify({ http: { maxHeaderSize: MAX_HEADER_BYTES }, return503OnClosing: false })
  logRequests(app, log)
  mountNetworkEndpoint(app, {
    audience: role.name,
    executor: subgraph,
    seals: makeSeals(secretKeys, systemClock),
    log,
  })
  startPurging(start, [database])
  stops.add('jobs', startJobs())
  await serveRole(start, role.name, app, address, [database])
}
