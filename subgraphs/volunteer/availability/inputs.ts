import { z } from 'zod'
import { KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import {
  AskedAvailabilityResponse,
  AvailabilityRequestChanges,
  NewAvailabilityRequest,
} from '../../../schema/volunteer/availability.ts'
import { toAudience } from '../messages/inputs.ts'
import type { OptionInput, RequestContent } from './rules.ts'

export const CreateAvailabilityRequestInput = toGraph(
  withFields({ ...KEYED, eventId: z.string() }, NewAvailabilityRequest),
).transform(({ idempotencyKey, eventId, ...requested }) => {
  const content: RequestContent = {
    title: requested.title,
    description: requested.description ?? null,
    options: requested.options.map(toOption),
    audience: toAudience(requested.audience ?? { type: 'ALL' }),
    respondBy: requested.respondBy ?? null,
  }
  return { idempotencyKey: idempotencyKey ?? null, eventId, content }
})

/** No field has a default here: an absent field leaves the stored value unchanged. */
export const UpdateAvailabilityRequestInput = toGraph(
  withFields({ requestId: z.string(), eventId: omittable(z.string()) }, AvailabilityRequestChanges),
).transform(({ requestId, eventId, expectedUpdatedAt, options, ...changes }) => ({
  id: requestId,
  eventId,
  expectedUpdatedAt,
  changes: { ...changes, ...(options && { options: options.map(toOption) }) },
}))

export const PutAvailabilityResponseInput = toGraph(
  withFields(
    { requestId: z.string(), eventId: omittable(z.string()), helperId: z.string() },
    AskedAvailabilityResponse,
  ),
).transform(({ comment, ...requested }) => ({ ...requested, comment: comment ?? null }))

interface SentOption {
  label: string
  startTime?: Date | undefined
  endTime?: Date | undefined
}

function toOption({ label, startTime, endTime }: SentOption): OptionInput {
  return {
    label,
    startTime: startTime?.toISOString() ?? null,
    endTime: endTime?.toISOString() ?? null,
  }
}
