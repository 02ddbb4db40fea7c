import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { type Bus, scopedBus } from '../../platform/bus/bus.ts'
import { newUuid } from '../../platform/ids.ts'
import type { ReadStanding } from '../../platform/limits/caller-limit.ts'
import type { Log } from '../../platform/log.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { makeChange } from '../../subgraphs/foundation/change/change.ts'
import { makeChangeNotices } from '../../subgraphs/foundation/change/change-notices.ts'
import { makeIdempotencyStore } from '../../subgraphs/foundation/change/idempotency.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { makeLogFollowers } from '../../subgraphs/foundation/event-log/log-followers.ts'
import type { Subgraph } from '../../subgraphs/foundation/graph/subgraph.ts'
import type { StopJob } from '../../subgraphs/foundation/jobs/stop-jobs.ts'
import { makeSecretBox } from '../../subgraphs/foundation/secrets/secret-box.ts'
import { makeWebhookParts, type WebhookSetup } from './webhook-setup.ts'

export interface SubgraphSetup {
  database: Database
  secretKeys: readonly Buffer[]
  bus: Bus
  clock: Clock
  webhooks: WebhookSetup
  /** Shared counters of replicas; null or absent for a single process. */
  redis?: Redis | null
  /** Absent, what is left of callers' limits is not known. */
  readStanding?: ReadStanding
  log: Log
}

/** A subgraph and its background jobs. */
export interface OwnedSubgraph {
  subgraph: Subgraph
  startJobs(): StopJob
}

/** Dependencies of a subgraph over its own database. */
export function makeSubgraphParts<Kind extends string>(
  setup: SubgraphSetup,
  owner: 'club' | 'volunteer',
  changeKinds: readonly Kind[],
) {
  const { database, secretKeys, clock, webhooks, log } = setup
  const bus = scopedBus(setup.bus, owner)
  const secretBox = makeSecretBox(secretKeys)
  const idempotencyStore = makeIdempotencyStore(secretBox)
  const changeOf = (database: Database) =>
    makeChange({ database, idempotencyStore, bus, clock, newId: newUuid })
  return {
    database,
    change: changeOf(database),
    changeOnce: changeOf(database.within({ ...database.limits, lockWaits: 1 })),
    bus,
    clock,
    newId: newUuid,
    randomBytes,
    readStanding: setup.readStanding ?? (async () => null),
    tails: makeLogFollowers({ database, bus, log }),
    notices: makeChangeNotices(bus, changeKinds),
    secretBox,
    ...makeWebhookParts(webhooks),
  }
}
