import { z } from 'zod'
import type {
  CreateShiftInput,
  NewShiftInput,
  Shift as ShiftInGraph,
  UpdateShiftInput,
} from '../../built/types/volunteer.ts'
import { choice, instant, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { type ContentOf, changesOf, inputsOf } from '../fields/resource-fields.ts'
import type { WrittenFields } from './bodies/resource-body.ts'
import { RequiredHelpers, ShiftDescription, ShiftLocation, ShiftTitle } from './fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { SHIFT_STATUSES } from './statuses.ts'

const { shift } = VOLUNTEER_LIMITS

/** Counted from the assignments of a shift (`rules/volunteer/staffing.ts`). */
export const STAFFING_FIELDS = ['confirmedCount', 'pendingCount', 'staffingStatus'] as const

/** Shift fields that clients write, without the role. */
export const SHIFT_FIELDS = {
  title: { input: ShiftTitle, stored: { kind: 'text', length: shift.title.max } },
  description: {
    input: ShiftDescription,
    stored: { kind: 'text', length: shift.description },
    empty: null,
  },
  location: { input: ShiftLocation, stored: { kind: 'text', length: shift.location }, empty: null },
  startTime: { input: instant, stored: { kind: 'moment' } },
  /** After the start (`requireTimeOrder` in `shifts/rules.ts`). Both can be outside the days of the event. */
  endTime: { input: instant, stored: { kind: 'moment' } },
  requiredHelpers: { input: RequiredHelpers, stored: { kind: 'count' }, empty: 1 },
  status: { input: choice(SHIFT_STATUSES), stored: { kind: 'keyword' }, empty: 'OPEN' },
} as const satisfies WrittenFields<
  ShiftInGraph,
  CreateShiftInput | NewShiftInput | UpdateShiftInput,
  'shiftId' | 'roleId' | 'resetConfirmations' | (typeof STAFFING_FIELDS)[number]
>

/** The content of a shift; its role is one of the same event (`requireRoleOfEvent`). */
export type ShiftContent = ContentOf<typeof SHIFT_FIELDS> & { roleId: string | null }

/** A new shift of an event without its role. */
export const NewVolunteerShift = inputRecord(inputsOf(SHIFT_FIELDS))

/** An update of a shift without its role; absent fields are unchanged. */
export const VolunteerShiftChanges = inputRecord({
  ...changesOf(SHIFT_FIELDS),
  resetConfirmations: omittable(z.boolean()),
  expectedUpdatedAt: omittable(instant),
})
