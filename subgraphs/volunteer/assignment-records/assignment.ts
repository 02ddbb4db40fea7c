import type { AssignmentContent } from '../../../schema/volunteer/assignments.ts'
import type { AssignmentOrigin } from '../../../schema/volunteer/statuses.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** A helper in a shift; of each pair there is one at most. What is to be done is the shift's role. */
export interface Assignment extends Omit<ResourceRecord, 'deletedAt'>, AssignmentContent {
  shiftId: string
  helperId: string
  statusChangedAt: Date
  createdVia: AssignmentOrigin
  /** When events published texts that a person wrote, as long as the log may have them; null for never. */
  textLoggedAt: string[] | null
}

/** An assignment with what the helper does there, which is the shift's to say. */
export interface ShownAssignment extends Omit<Assignment, 'textLoggedAt'> {
  roleId: string | null
}
