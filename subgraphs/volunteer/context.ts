import type { Caller } from '../../platform/caller.ts'
import type { Database } from '../foundation/database.ts'

/** What every resolver of this subgraph stands on. */
export interface VolunteerParts {
  database: Database
}

/** The parts, and on whose behalf a request runs. */
export interface VolunteerContext extends VolunteerParts {
  caller: Caller
}
