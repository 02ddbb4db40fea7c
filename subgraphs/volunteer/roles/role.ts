import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** A kind of work at an event, such as a place at the bar. */
export interface Role extends ResourceRecord {
  /** Unique among the event's roles that are not deleted, ignoring case. */
  name: string
  description: string | null
}
