import { type ShownAudience, toAudienceBody } from './message-body.ts'
import type { AVAILABILITIES, AVAILABILITY_REQUEST_STATUSES } from './statuses.ts'

interface ShownOption {
  id: string
  label: string
  startTime: string | null
  endTime: string | null
}

/** What the volunteer API shows of an availability request; its times are dates, or their text already. */
interface ShownRequest<Moment> {
  id: string
  clubId: string
  eventId: string
  title: string
  description: string | null
  options: readonly ShownOption[]
  audience: ShownAudience
  respondBy: Moment | null
  status: (typeof AVAILABILITY_REQUEST_STATUSES)[number]
  responseCount: number
  createdAt: Moment
  updatedAt: Moment
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

/** An availability request as its reads and its webhooks show it; it is kept with each event of the log. */
export function toAvailabilityRequestBody<Moment>(request: ShownRequest<Moment>) {
  return {
    id: request.id,
    verein_id: request.clubId,
    event_id: request.eventId,
    title: request.title,
    description: request.description,
    options: request.options.map(({ id, label, startTime, endTime }) => ({
      id,
      label,
      start_time: startTime,
      end_time: endTime,
    })),
    audience: toAudienceBody(request.audience),
    respond_by: request.respondBy,
    status: request.status.toLowerCase(),
    response_count: request.responseCount,
    created_at: request.createdAt,
    updated_at: request.updatedAt,
  }
}

/** What a helper said, as lists, changes and webhooks show it. */
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
