import { toContentBody } from '../../fields/resource-fields.ts'
import { REQUEST_FIELDS, type WrittenRequest } from '../availability.ts'
import type { AVAILABILITIES } from '../statuses.ts'
import { type ShownAudience, toAudienceBody } from './message-body.ts'
import { type ShownResource, toResourceBody } from './resource-body.ts'

interface ShownOption {
  id: string
  label: string
  startTime: string | null
  endTime: string | null
}

type ShownRequest<Moment> = ShownResource<Moment> &
  Omit<WrittenRequest, 'options' | 'audience' | 'respondBy'> & {
    options: readonly ShownOption[]
    audience: ShownAudience
    respondBy: Moment | null
    responseCount: number
  }

interface ShownResponse<Moment> {
  id: string
  eventId: string
  requestId: string
  helperId: string
  answers: readonly { optionId: string; availability: (typeof AVAILABILITIES)[number] }[]
  comment: string | null
  updatedAt: Moment
}

export function toAvailabilityRequestBody<Moment>(request: ShownRequest<Moment>) {
  return toResourceBody(request, {
    ...toContentBody(REQUEST_FIELDS, request),
    options: request.options.map(({ id, label, startTime, endTime }) => ({
      id,
      label,
      start_time: startTime,
      end_time: endTime,
    })),
    audience: toAudienceBody(request.audience),
    response_count: request.responseCount,
  })
}

/** Body of a helper's response in lists, updates and webhooks. */
export function toAvailabilityResponseBody<Moment>(response: ShownResponse<Moment>) {
  return {
    id: response.id,
    event_id: response.eventId,
    request_id: response.requestId,
    helper_id: response.helperId,
    answers: response.answers.map(({ optionId, availability }) => ({
      option_id: optionId,
      availability: availability.toLowerCase(),
    })),
    comment: response.comment,
    updated_at: response.updatedAt,
  }
}
