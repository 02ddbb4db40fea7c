import { z } from 'zod'
import { boundedList, Id } from '../fields/fields.ts'
import { omittable, pageSize, periodEnd, wholeNumberOf } from '../fields/input-fields.ts'
import { inputRecord, type Refuse, withFields } from '../fields/input-record.ts'
import { lineText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { ExternalBookingId, Provider } from './bookings.ts'
import { CLUB_LIMITS } from './limits.ts'
import {
  BOOKING_STATUSES,
  COURT_STATUSES,
  LOCATION_STATUSES,
  MATCH_SESSION_STATUSES,
  RECONCILIATION_CONFLICT_STATUSES,
  WEBHOOK_DELIVERY_STATUSES,
} from './statuses.ts'

const Cursor = z.string().meta({
  maxLength: LIMITS.raw.cursor,
  description: 'The `next_cursor` of the page before, with the same filters.',
})

/** Page parameters of a list. */
export const PAGE = { first: pageSize(LIMITS.page), after: omittable(Cursor) }

const { days, courts, minutes } = CLUB_LIMITS.availability

/** Page parameters of the availability of courts. */
export const AVAILABILITY_PAGE = {
  first: pageSize({ default: courts, max: courts }),
  after: omittable(Cursor),
}

/** Page parameters of the event feed. */
export const EVENT_PAGE = { first: pageSize(LIMITS.eventPage) }

/** Lists what changed, in the order of the changes. */
const CHANGED = { updatedSince: omittable(periodEnd) }

export const LocationFilter = inputRecord({
  ...CHANGED,
  status: omittable(z.enum(LOCATION_STATUSES)),
})

export const CourtFilter = inputRecord({
  ...CHANGED,
  // The graph keeps no court for what cannot be an id; it never refused it here.
  locationId: omittable({ graph: z.string(), rest: () => Id }),
  status: omittable(z.enum(COURT_STATUSES)),
})

export const ReconciliationConflictFilter = inputRecord({
  status: omittable(z.enum(RECONCILIATION_CONFLICT_STATUSES)),
})

const PERIOD = { from: omittable(periodEnd), to: omittable(periodEnd) }

export const WebhookDeliveryFilter = inputRecord({
  status: omittable(z.enum(WEBHOOK_DELIVERY_STATUSES)),
  ...PERIOD,
})

/** Filter of bookings in REST. */
export const BookingQuery = inputRecord(
  {
    ...CHANGED,
    locationId: omittable(Id),
    courtId: omittable(Id),
    status: omittable(z.enum(BOOKING_STATUSES)),
    provider: omittable(Provider),
    ...PERIOD,
  },
  checkPeriod,
)

/** In the graph, which takes several courts: REST has the parameters of its specification. */
export const BookingFilter = withFields(
  { courtIds: omittable(boundedList(Id, LIMITS.page.max)) },
  BookingQuery,
)

export const ClubSearch = z.strictObject({ text: lineText(CLUB_LIMITS.search.text) })

export const CourtAvailabilityFilter = inputRecord(
  {
    from: periodEnd,
    to: periodEnd,
    courtId: omittable(Id),
    locationId: omittable(Id),
    duration: omittable(wholeNumberOf(minutes)),
  },
  ({ from, to }, refuse) => {
    if (from >= to) refuse('range_order', 'Must be earlier than {to}.', ['from'])
    else if (to.getTime() - from.getTime() > days * DAY_MS)
      refuse('range', `Send a moment at most ${days} days after {from}.`, ['to'])
  },
)

const DAY_MS = 24 * 60 * 60 * 1000

export const MatchSessionFilter = inputRecord(
  {
    ...CHANGED,
    locationId: omittable(Id),
    courtId: omittable(Id),
    status: omittable(z.enum(MATCH_SESSION_STATUSES)),
    ...PERIOD,
  },
  checkPeriod,
)

const NUMBERED = { externalBookingId: omittable(ExternalBookingId) }

export const RefusedBookingOfSourceFilter = inputRecord(NUMBERED)

export const RefusedBookingFilter = inputRecord({ ...NUMBERED, bookingSourceId: omittable(Id) })

/** Refuses a `from` after `to` (Endpoints, 1). */
function checkPeriod({ from, to }: { from?: Date; to?: Date }, refuse: Refuse): void {
  if (from && to && from > to) refuse('range_order', 'Must not be later than {to}.', ['from'])
}
