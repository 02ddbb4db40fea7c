import { choice, omittable, periodEnd, wholeNumberFrom, yesOrNo } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { VolunteerEventType } from './fields.ts'
import { HelperSearch, HelperTag } from './helper-fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import {
  ASSIGNMENT_STATUSES,
  DELIVERY_STATUSES,
  HELPER_STATUSES,
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

export const VolunteerRoleFilter = inputRecord({ ...DELETED, ...CHANGED })

/** Besides the role that shifts may be asked for by. */
export const ShiftFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  from: omittable(periodEnd),
  to: omittable(periodEnd),
  status: omittable(choice(SHIFT_STATUSES)),
})

/** Besides the shift and the helper that assignments may be asked for by. */
export const AssignmentFilter = inputRecord({
  ...CHANGED,
  status: omittable(choice(ASSIGNMENT_STATUSES)),
})

export const EventHelperFilter = inputRecord({ ...DELETED, ...CHANGED })

export const HelperFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  search: omittable(HelperSearch),
  status: omittable(choice(HELPER_STATUSES)),
  tag: omittable(HelperTag),
})

export const WebhookFilter = inputRecord(CHANGED)

export const DeliveryFilter = inputRecord({
  ...CHANGED,
  event: omittable(VolunteerEventType),
  status: omittable(choice(DELIVERY_STATUSES)),
  from: omittable(periodEnd),
  to: omittable(periodEnd),
})
