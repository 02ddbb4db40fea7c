import { toRest } from '../../../schema/fields/input-record.ts'
import {
  AskedAvailabilityResponse,
  AvailabilityRequestChanges,
  NewAvailabilityRequest,
} from '../../../schema/volunteer/availability.ts'

/** Body of POST /events/{eventId}/availability-requests; what is not named here is ignored. */
export const NewRequestBody = toRest(NewAvailabilityRequest, 'open_body')

/** Body of PATCH /events/{eventId}/availability-requests/{requestId}. */
export const RequestChangesBody = toRest(AvailabilityRequestChanges, 'open_body')

/** Body of PUT …/responses/{helperId}. */
export const ResponseBody = toRest(AskedAvailabilityResponse, 'open_body')
