import { FOUNDATION_MIGRATIONS } from '../../foundation/migrations/foundation-migrations.ts'
import { createEvents } from './0100-create-events.ts'

/** The history of the volunteer database, oldest first. */
export const VOLUNTEER_MIGRATIONS = [...FOUNDATION_MIGRATIONS, createEvents]
