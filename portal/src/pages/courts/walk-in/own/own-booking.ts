import type { DataOf } from '../../../../graph/ask.ts'

type Match = NonNullable<DataOf<'PortalBookingOfMatch'>['matchSession']>

/** The booking of the match that is open. */
export type OwnBooking = NonNullable<NonNullable<Match['booking']>['booking']>
