import type { Bus } from '../../platform/bus.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Change } from '../foundation/change.ts'
import type { Database } from '../foundation/database.ts'
import type { Cursors } from '../foundation/paging.ts'
import type { SourceSyncs } from './booking-sources/source-syncs.ts'
import type { ClubLoaders } from './clubs/loaders.ts'

/** What every resolver of this subgraph stands on. */
export interface ClubParts {
  database: Database
  change: Change
  cursors: Cursors
  bus: Bus
  clock: Clock
  newId: NewId
  sourceSyncs: SourceSyncs
}

/** The parts, and on whose behalf a request runs. */
export interface ClubContext extends ClubParts {
  caller: Caller
  loaders: ClubLoaders
}
