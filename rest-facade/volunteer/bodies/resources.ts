import { z } from 'zod'
import type {
  AssignmentFieldsFragment,
  AvailabilityRequestFieldsFragment,
  AvailabilityResponseFieldsFragment,
  HelperFieldsFragment,
  ShiftFieldsFragment,
  VolunteerEventFieldsFragment,
  VolunteerMessageFieldsFragment,
  VolunteerRoleFieldsFragment,
} from '../../../built/types/operations.ts'
import { bodyOf, field, type MembersOf, record } from '../../../schema/fields/rest-body.ts'
import type { RestName } from '../../../schema/fields/rest-names.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { AudienceBody } from '../../../schema/volunteer/bodies/message-body.ts'
import { PHONE } from '../../../schema/volunteer/helper-fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'

const { assignment, availability, event, helper, message, role, shift } = VOLUNTEER_LIMITS
const PERSON = { maxLength: LIMITS.subject }

export const EventBody = resourceOf<VolunteerEventFieldsFragment>('VolunteerEventFields', {
  name: { maxLength: event.name.max },
  description: { maxLength: event.description },
  location: { maxLength: event.location },
  createdBy: PERSON,
})

export const RoleBody = resourceOf<VolunteerRoleFieldsFragment>('VolunteerRoleFields', {
  name: { maxLength: role.name },
  description: { maxLength: role.description },
})

export const ShiftBody = resourceOf<ShiftFieldsFragment>('ShiftFields', {
  title: { maxLength: shift.title.max },
  description: { maxLength: shift.description },
  location: { maxLength: shift.location },
  requiredHelpers: { minimum: shift.requiredHelpers.min, maximum: shift.requiredHelpers.max },
})

export const AssignmentBody = resourceOf<AssignmentFieldsFragment>('AssignmentFields', {
  statusReason: { maxLength: assignment.reason },
  note: { maxLength: assignment.note },
})

export const MessageBody = resourceOf<VolunteerMessageFieldsFragment>('VolunteerMessageFields', {
  subject: { maxLength: message.subject },
  body: { maxLength: message.body },
  audience: AudienceBody,
  createdBy: PERSON,
})

export const HelperBody = resourceOf<HelperFieldsFragment>('HelperFields', {
  externalId: { maxLength: VOLUNTEER_LIMITS.externalId },
  firstName: { maxLength: helper.name },
  lastName: { maxLength: helper.name },
  email: { maxLength: helper.email, format: 'email' },
  phone: { maxLength: helper.phone.max, pattern: PHONE.source },
  language: { maxLength: helper.language },
  tags: { items: { minLength: 1, maxLength: helper.tag } },
  notes: { maxLength: helper.notes },
})

const Option = record('AvailabilityOption', {
  id: field(),
  label: field({ maxLength: availability.label }),
  start_time: field<string | null>(),
  end_time: field<string | null>(),
})

export const AvailabilityRequestBody = resourceOf<AvailabilityRequestFieldsFragment>(
  'AvailabilityRequestFields',
  {
    title: { maxLength: availability.title },
    description: { maxLength: availability.description },
    options: z.array(Option),
    audience: AudienceBody,
  },
)

const Answer = record('AvailabilityAnswer', { option_id: field(), availability: field() })

export const AvailabilityResponseBody = resourceOf<AvailabilityResponseFieldsFragment>(
  'AvailabilityResponseFields',
  { answers: z.array(Answer), comment: { maxLength: availability.comment } },
)

type Resource<T> = {
  [K in keyof T & string as K extends 'clubId' ? 'verein_id' : RestName<K>]: unknown
}

/** REST calls a club Verein. */
function resourceOf<T>(fragment: string, members: MembersOf<T>) {
  return bodyOf<T, Resource<T>>(fragment, members, { names: { clubId: 'verein_id' } })
}
