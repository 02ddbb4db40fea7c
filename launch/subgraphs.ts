import { randomBytes } from 'node:crypto'
import { type Bus, makeLocalBus } from '../platform/bus.ts'
import { systemClock } from '../platform/clock.ts'
import { newUuid } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { makeSourceSyncs } from '../subgraphs/club/booking-sources/source-syncs.ts'
import { makeClubSubgraph } from '../subgraphs/club/club-subgraph.ts'
import { type Change, makeChange } from '../subgraphs/foundation/change.ts'
import type { Database } from '../subgraphs/foundation/database.ts'
import { makeIdempotencyStore } from '../subgraphs/foundation/idempotency.ts'
import { makeCursors } from '../subgraphs/foundation/paging.ts'
import { makeSecretBox } from '../subgraphs/foundation/secret-box.ts'
import type { Subgraph } from '../subgraphs/foundation/subgraph.ts'
import { makeVolunteerSubgraph } from '../subgraphs/volunteer/volunteer-subgraph.ts'
import type { Databases } from './databases.ts'

export interface SubgraphSetup {
  database: Database
  secretKeys: readonly Buffer[]
  bus: Bus
  log: Log
}

export function makeClub(setup: SubgraphSetup): Subgraph {
  const { database, secretKeys, log } = setup
  return makeClubSubgraph(
    {
      database,
      change: changeOf(setup),
      cursors: makeCursors(secretKeys),
      clock: systemClock,
      newId: newUuid,
      sourceSyncs: makeSourceSyncs(database, systemClock),
    },
    log,
  )
}

export function makeVolunteer(setup: SubgraphSetup): Subgraph {
  const { database, log } = setup
  return makeVolunteerSubgraph(
    { database, change: changeOf(setup), clock: systemClock, newId: newUuid, randomBytes },
    log,
  )
}

export interface SubgraphsSetup {
  databases: Databases
  secretKeys: readonly Buffer[]
  log: Log
}

/** Both owners of data, in this process. */
export function makeSubgraphs({ databases, secretKeys, log }: SubgraphsSetup) {
  const shared = { secretKeys, bus: makeLocalBus(), log }
  return {
    club: makeClub({ database: databases.club, ...shared }),
    volunteer: makeVolunteer({ database: databases.volunteer, ...shared }),
  }
}

function changeOf({ database, secretKeys, bus }: SubgraphSetup): Change {
  const idempotencyStore = makeIdempotencyStore(makeSecretBox(secretKeys))
  return makeChange({ database, idempotencyStore, bus, clock: systemClock, newId: newUuid })
}
