import { z } from 'zod'
import { changeable, choice, instant, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { RequiredHelpers, ShiftDescription, ShiftLocation, ShiftTitle } from './fields.ts'
import { SHIFT_STATUSES } from './statuses.ts'

const Status = choice(SHIFT_STATUSES)

/** A new shift of an event, besides the role that it may have. */
export const NewVolunteerShift = inputRecord({
  title: ShiftTitle,
  description: omittable(ShiftDescription),
  location: omittable(ShiftLocation),
  startTime: instant,
  endTime: instant,
  requiredHelpers: omittable(RequiredHelpers),
  status: omittable(Status),
})

/** What can be changed of a shift, besides its role; what is absent stays as it is. */
export const VolunteerShiftChanges = inputRecord({
  title: changeable(ShiftTitle),
  description: ShiftDescription.nullish(),
  location: ShiftLocation.nullish(),
  startTime: changeable(instant),
  endTime: changeable(instant),
  requiredHelpers: changeable(RequiredHelpers),
  status: changeable(Status),
  resetConfirmations: omittable(z.boolean()),
  expectedUpdatedAt: omittable(instant),
})
