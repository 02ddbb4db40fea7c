import type { ShiftStatus } from '../../../schema/volunteer/statuses.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** A time and a place at an event where helpers are needed; who works in it is counted elsewhere. */
export interface Shift extends ResourceRecord {
  /** What is to be done in it: a role of the same event. */
  roleId: string | null
  title: string
  description: string | null
  location: string | null
  startTime: Date
  /** After the start; neither is bound to the days of the event. */
  endTime: Date
  requiredHelpers: number
  status: ShiftStatus
}
