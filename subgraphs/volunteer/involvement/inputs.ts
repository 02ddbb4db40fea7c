import { z } from 'zod'
import { instant, omittable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { AskedAvailabilityResponse } from '../../../schema/volunteer/availability.ts'
import { CancelledByHelper } from '../../../schema/volunteer/involvement.ts'

export const ConfirmMyAssignmentInput = toGraph(
  inputRecord({
    shiftId: z.string(),
    startTime: omittable(instant),
    endTime: omittable(instant),
  }),
)

export const CancelMyAssignmentInput = toGraph(CancelledByHelper)

export const AnswerMyPollInput = toGraph(
  withFields(
    {
      requestId: z.string(),
      expectedEdition: z.string().nullish(),
      expectedAnsweredAt: z.date().nullish(),
    },
    AskedAvailabilityResponse,
  ),
).transform(({ comment, ...requested }) => ({ ...requested, comment: comment ?? null }))
