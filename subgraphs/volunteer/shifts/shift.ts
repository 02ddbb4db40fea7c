import type { ShiftContent } from '../../../schema/volunteer/shifts.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** A time and a place at an event where helpers are needed; its assignments are counted elsewhere. */
export interface Shift extends ResourceRecord, ShiftContent {}
