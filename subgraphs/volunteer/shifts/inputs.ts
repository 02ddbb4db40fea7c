import { z } from 'zod'
import { KEYED, KEYED_BULK, omittable } from '../../../schema/fields/input-fields.ts'
import {
  inputRecord,
  toGraph,
  type ValuesOf,
  withFields,
} from '../../../schema/fields/input-record.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { ShiftFilter } from '../../../schema/volunteer/lists.ts'
import {
  NewVolunteerShift,
  SHIFT_FIELDS,
  type ShiftContent,
  VolunteerShiftChanges,
} from '../../../schema/volunteer/shifts.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'

export const readShiftFilter = filterReader(
  withFields({ roleId: omittable(z.string()) }, ShiftFilter),
)

export const CreateShiftInput = toGraph(
  withFields({ ...KEYED, eventId: z.string(), roleId: omittable(z.string()) }, NewVolunteerShift),
).transform(({ idempotencyKey, eventId, ...requested }) => ({
  idempotencyKey: idempotencyKey ?? null,
  eventId,
  content: toContent(requested),
}))

/** Each item is parsed on its own, so that a rejected item does not block the others. */
export const CreateShiftsInput = toGraph(
  inputRecord({
    ...KEYED_BULK,
    eventId: z.string(),
    shifts: z.array(z.unknown()).max(VOLUNTEER_LIMITS.newShifts.max),
  }),
)

export const NewShiftItem = toGraph(
  withFields({ roleId: omittable(z.string()) }, NewVolunteerShift),
).transform(toContent)

const NAMED = { shiftId: z.string(), eventId: omittable(z.string()) }

export const UpdateShiftInput = toGraph(
  withFields({ ...NAMED, roleId: z.string().nullish() }, VolunteerShiftChanges),
).transform(({ shiftId, eventId, expectedUpdatedAt, resetConfirmations, ...changes }) => ({
  id: shiftId,
  eventId,
  expectedUpdatedAt,
  resetConfirmations: resetConfirmations ?? false,
  changes,
}))

export const DeleteShiftInput = toGraph(inputRecord(NAMED)).transform(
  ({ shiftId: id, eventId }) => ({ id, eventId }),
)

type AskedShift = ValuesOf<typeof NewVolunteerShift.fields> & { roleId?: string | undefined }

function toContent({ roleId, ...requested }: AskedShift): ShiftContent {
  return { roleId: roleId ?? null, ...withEmptyFields(SHIFT_FIELDS, requested) }
}
