import type { AvailabilityRequest } from '../availability/availability-request.ts'
import type { AvailabilityResponse } from '../availability/availability-response.ts'

/** A request with the helper's own response, without the responses of others. */
export function toMyPoll(request: AvailabilityRequest, said: AvailabilityResponse | undefined) {
  const { id: requestId, title, description, options, respondBy } = request
  return {
    ...{ requestId, title, description, options, respondBy },
    answers: said?.answers ?? [],
    comment: said?.comment ?? null,
    answeredAt: said?.updatedAt ?? null,
  }
}
