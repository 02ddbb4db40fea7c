import { type NamesOf, toRest } from '../../schema/input-record.ts'
import {
  AskedAvailabilityResponse,
  AvailabilityRequestChanges,
  type AvailabilityResponseFilter,
  NewAvailabilityRequest,
} from '../../schema/volunteer/availability.ts'
import { AUDIENCE } from './message-input.ts'

const REQUEST = {
  title: 'title',
  description: 'description',
  options: {
    name: 'options',
    of: { label: 'label', startTime: 'start_time', endTime: 'end_time' },
  },
  respondBy: 'respond_by',
} as const

/** Body of POST /events/{eventId}/availability-requests; what is not named here is ignored. */
export const NewRequestBody = toRest(NewAvailabilityRequest, 'open_body', {
  ...REQUEST,
  audience: AUDIENCE,
})

/** Body of PATCH /events/{eventId}/availability-requests/{requestId}. */
export const RequestChangesBody = toRest(AvailabilityRequestChanges, 'open_body', {
  ...REQUEST,
  status: 'status',
  expectedUpdatedAt: 'expected_updated_at',
})

/** Body of PUT …/responses/{helperId}. */
export const ResponseBody = toRest(AskedAvailabilityResponse, 'open_body', {
  answers: { name: 'answers', of: { optionId: 'option_id', availability: 'availability' } },
  comment: 'comment',
})

export const RESPONSE_FILTER: NamesOf<typeof AvailabilityResponseFilter.fields> = {
  updatedSince: 'updated_since',
  includeDeleted: 'include_deleted',
}
