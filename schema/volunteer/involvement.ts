import { z } from 'zod'
import { trimmedText } from '../fields.ts'
import { omittable } from '../input-fields.ts'
import { inputRecord } from '../input-record.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

/** A shift that a helper gives up, and perhaps why. */
export const CancelledByHelper = inputRecord({
  shiftId: z.string(),
  reason: omittable(trimmedText({ min: 0, max: VOLUNTEER_LIMITS.assignment.reason })),
})
