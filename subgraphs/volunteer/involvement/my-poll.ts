import type { AvailabilityRequest } from '../availability/availability-request.ts'
import type { AvailabilityResponse } from '../availability/availability-response.ts'

/** A request as it is shown to a helper who is asked, with what they said: what others said is left out. */
export function toMyPoll(request: AvailabilityRequest, said: AvailabilityResponse | undefined) {
  const { id: requestId, title, description, options, respondBy } = request
  return {
    ...{ requestId, title, description, options, respondBy },
    answers: said?.answers ?? [],
    comment: said?.comment ?? null,
    answeredAt: said?.updatedAt ?? null,
  }
}
