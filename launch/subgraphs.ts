import { randomBytes } from 'node:crypto'
import { makeLocalBus } from '../platform/bus.ts'
import { systemClock } from '../platform/clock.ts'
import { newUuid } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { makeSourceSyncs } from '../subgraphs/club/booking-sources/source-syncs.ts'
import { makeClubSubgraph } from '../subgraphs/club/club-subgraph.ts'
import { makeChange } from '../subgraphs/foundation/change.ts'
import type { Database } from '../subgraphs/foundation/database.ts'
import { makeIdempotencyStore } from '../subgraphs/foundation/idempotency.ts'
import { makeCursors } from '../subgraphs/foundation/paging.ts'
import { makeSecretBox } from '../subgraphs/foundation/secret-box.ts'
import { makeVolunteerSubgraph } from '../subgraphs/volunteer/volunteer-subgraph.ts'
import type { Databases } from './databases.ts'

export interface SubgraphsSetup {
  databases: Databases
  secretKeys: readonly Buffer[]
  log: Log
}

/** Both owners of data, in this process. */
export function makeSubgraphs({ databases, secretKeys, log }: SubgraphsSetup) {
  const database = databases.club
  const idempotencyStore = makeIdempotencyStore(makeSecretBox(secretKeys))
  const clock = systemClock
  const newId = newUuid
  const changeIn = (database: Database) =>
    makeChange({ database, idempotencyStore, bus: makeLocalBus(), clock, newId })
  const club = makeClubSubgraph(
    {
      database,
      change: changeIn(database),
      cursors: makeCursors(secretKeys),
      clock,
      newId,
      sourceSyncs: makeSourceSyncs(database, clock),
    },
    log,
  )
  const volunteer = makeVolunteerSubgraph(
    {
      database: databases.volunteer,
      change: changeIn(databases.volunteer),
      clock,
      newId,
      randomBytes,
    },
    log,
  )
  return { club, volunteer }
}
