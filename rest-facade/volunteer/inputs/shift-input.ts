import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { toRest, withFields } from '../../../schema/fields/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { NewVolunteerShift, VolunteerShiftChanges } from '../../../schema/volunteer/shifts.ts'
import { bulkOf } from '../bulk-input.ts'
import { Uuid } from '../fields.ts'

/** Body of POST /events/{eventId}/shifts; what is not named here is ignored. */
export const NewShiftBody = toRest(
  withFields({ roleId: omittable(Uuid) }, NewVolunteerShift),
  'open_body',
)

/** Body of POST /events/{eventId}/shifts/bulk. It creates shifts only, so no field identifies one. */
export const ShiftBulk = z.object({
  shifts: bulkOf({
    limits: VOLUNTEER_LIMITS.newShifts,
    item: NewShiftBody,
    identity: {},
  }),
})

/** Body of PATCH /events/{eventId}/shifts/{shiftId}. */
export const ShiftChangesBody = toRest(
  withFields({ roleId: Uuid.nullish() }, VolunteerShiftChanges),
  'open_body',
)
