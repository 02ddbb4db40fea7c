import type { Clock } from '../../platform/time/clock.ts'
import type { Database } from '../foundation/database/database.ts'
import { RETENTION_LIMITS } from '../foundation/database/time-limits.ts'
import type { Purge } from '../foundation/jobs/retention.ts'
import { assignmentRecordStore } from './assignment-records/store.ts'
import { runStore } from './automation/runs/run-store.ts'
import { availabilityResponseStore } from './availability/response-store.ts'
import { availabilityRequestStore } from './availability/store.ts'
import { helperStore } from './helpers/store.ts'
import { messageStore } from './messages/store.ts'
import { deletionsSince } from './records/deletion-period.ts'
import { roleStore } from './roles/store.ts'
import { shiftStore } from './shifts/store.ts'

/** Purges soft-deleted rows that are too old for any list of deletions (`records/deletion-period.ts`). */
export function volunteerPurges(parts: { database: Database; clock: Clock }): Purge[] {
  const { clock } = parts
  const database = parts.database.within(RETENTION_LIMITS)
  // Assignments are purged before their shifts, because they are found by shift.
  const stores = [roleStore, assignmentRecordStore, shiftStore, messageStore, helperStore]
  const polls = [availabilityRequestStore, availabilityResponseStore]
  return [...stores, ...polls, runStore, { purge: runStore.purgeEffects }].map(
    (store) => (limit) => store.purge(database, deletionsSince(clock()), limit),
  )
}
