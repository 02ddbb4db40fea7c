import { choice, omittable, periodEnd, wholeNumberFrom, yesOrNo } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { VolunteerEventType } from './fields.ts'
import { HelperSearch, HelperTag } from './helper-fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import {
  ASSIGNMENT_STATUSES,
  DELIVERY_STATUSES,
  HELPER_STATUSES,
  MESSAGE_KINDS,
  MESSAGE_OUTCOMES,
  MESSAGE_STATUSES,
  SHIFT_STATUSES,
  VOLUNTEER_EVENT_STATUSES,
} from './statuses.ts'

const { page, offset } = VOLUNTEER_LIMITS

/** Page parameters of a list; the default size differs by list. */
export function sliceFields(size: number) {
  return {
    first: wholeNumberFrom({ min: 1, max: page.max, default: size }),
    offset: wholeNumberFrom({ min: 0, max: offset, default: 0 }),
  }
}

/** Includes deleted rows with the time of deletion. */
export const DELETED = { includeDeleted: yesOrNo }

export const CHANGED = { updatedSince: omittable(periodEnd) }

export const VolunteerEventFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  status: omittable(choice(VOLUNTEER_EVENT_STATUSES)),
})

/** Without the event, which REST names in the path. */
export const VolunteerRoleFilter = inputRecord({ ...DELETED, ...CHANGED })

/** Without the id of a role: REST refuses a malformed one, in the graph it is unknown. */
export const ShiftFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  from: omittable(periodEnd),
  to: omittable(periodEnd),
  status: omittable(choice(SHIFT_STATUSES)),
})

/** Without the ids of a shift and a helper. */
export const AssignmentFilter = inputRecord({
  ...CHANGED,
  status: omittable(choice(ASSIGNMENT_STATUSES)),
})

export const EventAccessFilter = inputRecord({ ...DELETED, ...CHANGED })

/** Without the id of an event. */
export const HelperFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  search: omittable(HelperSearch),
  status: omittable(choice(HELPER_STATUSES)),
  tag: omittable(HelperTag),
})

export const VolunteerMessageFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  kind: omittable(choice(MESSAGE_KINDS)),
  status: omittable(choice(MESSAGE_STATUSES)),
})

export const MessageRecipientFilter = inputRecord({
  ...CHANGED,
  outcome: omittable(choice(MESSAGE_OUTCOMES)),
})

export const AvailabilityRequestFilter = inputRecord(CHANGED)

export const AvailabilityResponseFilter = inputRecord({ ...DELETED, ...CHANGED })

export const VolunteerWorkflowFilter = inputRecord(CHANGED)

export const VolunteerWorkflowRunFilter = inputRecord(CHANGED)

export const VolunteerWebhookFilter = inputRecord(CHANGED)

export const VolunteerWebhookDeliveryFilter = inputRecord({
  ...CHANGED,
  eventType: omittable(VolunteerEventType),
  status: omittable(choice(DELIVERY_STATUSES)),
  from: omittable(periodEnd),
  to: omittable(periodEnd),
})
