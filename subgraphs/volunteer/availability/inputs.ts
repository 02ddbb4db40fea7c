import { z } from 'zod'
import { KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import {
  AskedAvailabilityResponse,
  AvailabilityRequestChanges,
  AvailabilityRequestFilter,
  AvailabilityResponseFilter,
  NewAvailabilityRequest,
} from '../../../schema/volunteer/availability.ts'
import { toAudience } from '../messages/inputs.ts'
import type { AskedOption, RequestContent } from './rules.ts'

export const CreateAvailabilityRequestInput = toGraph(
  withFields({ ...KEYED, eventId: z.string() }, NewAvailabilityRequest),
).transform(({ idempotencyKey, eventId, ...asked }) => {
  const content: RequestContent = {
    title: asked.title,
    description: asked.description ?? null,
    options: asked.options.map(toOption),
    audience: toAudience(asked.audience ?? { type: 'ALL' }),
    respondBy: asked.respondBy ?? null,
  }
  return { idempotencyKey: idempotencyKey ?? null, eventId, content }
})

/** Nothing has a default here: what is absent must stay as it is. */
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
).transform(({ comment, ...asked }) => ({ ...asked, comment: comment ?? null }))

export const RequestFilterInput = toGraph(AvailabilityRequestFilter)

export const ResponseFilterInput = toGraph(AvailabilityResponseFilter)

interface SentOption {
  label: string
  startTime?: Date | undefined
  endTime?: Date | undefined
}

function toOption({ label, startTime, endTime }: SentOption): AskedOption {
  return {
    label,
    startTime: startTime?.toISOString() ?? null,
    endTime: endTime?.toISOString() ?? null,
  }
}
