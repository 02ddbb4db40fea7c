import { z } from 'zod'
import { omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { lineText } from '../fields/text/line-text.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

/** Cancellation of a shift by its helper with an optional reason (`answerAssignment` in `involvement/rules.ts`). */
export const CancelledByHelper = inputRecord({
  shiftId: z.string(),
  reason: omittable(lineText({ min: 0, max: VOLUNTEER_LIMITS.assignment.reason })),
})
