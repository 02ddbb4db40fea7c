import type { ShiftContent } from '../../../schema/volunteer/shifts.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** A time and place at an event where helpers work; its assignments are counted elsewhere. */
export interface Shift extends ResourceRecord, ShiftContent {}
