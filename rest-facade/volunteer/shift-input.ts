import { z } from 'zod'
import { checkInput } from '../../platform/issues.ts'
import { omittable } from '../../schema/input-fields.ts'
import { toRest, withFields } from '../../schema/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { NewVolunteerShift, VolunteerShiftChanges } from '../../schema/volunteer/shifts.ts'
import { Uuid } from './fields.ts'

/** Body of POST /events/{eventId}/shifts; what is not named here is ignored. */
export const NewShiftBody = toRest(
  withFields({ roleId: omittable(Uuid) }, NewVolunteerShift),
  'open_body',
)

/** Body of POST /events/{eventId}/shifts/bulk: the faults of an item block no other one. */
export const ShiftBulk = z.object({
  shifts: z
    .array(z.unknown())
    .min(VOLUNTEER_LIMITS.newShifts.min)
    .max(VOLUNTEER_LIMITS.newShifts.max)
    .transform((items) => items.map((item) => checkInput(NewShiftBody, item, 'body'))),
})

/** Body of PATCH /events/{eventId}/shifts/{shiftId}. */
export const ShiftChangesBody = toRest(
  withFields({ roleId: Uuid.nullish() }, VolunteerShiftChanges),
  'open_body',
)
