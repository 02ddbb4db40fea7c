import type { AssignmentOrigin, AssignmentStatus } from '../../../schema/volunteer/statuses.ts'

/** A helper in a shift; of each pair there is one at most. What is to be done is the shift's role. */
export interface Assignment {
  id: string
  clubId: string
  eventId: string
  shiftId: string
  helperId: string
  status: AssignmentStatus
  statusReason: string | null
  note: string | null
  statusChangedAt: Date
  createdVia: AssignmentOrigin
  /** How many events were published about it. */
  publishedCount: number
  /** When somebody's words were told of it, as far as the log may have them; null where they never were. */
  toldAt: string[] | null
  createdAt: Date
  updatedAt: Date
}

/** An assignment with what the helper does there, which is the shift's to say. */
export interface ShownAssignment extends Omit<Assignment, 'toldAt'> {
  roleId: string | null
}

/** How many helpers a shift has; counted from its assignments whenever it is asked for. */
export interface Staffing {
  confirmedCount: number
  pendingCount: number
}

export const NOBODY: Staffing = { confirmedCount: 0, pendingCount: 0 }
