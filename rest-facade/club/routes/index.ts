import type { ClubScope } from '../../../platform/caller.ts'
import type { Route } from '../../route.ts'
import { createBookingSource, listBookingSources } from './booking-sources.ts'
import { getBooking, listBookings, putBooking } from './bookings.ts'
import { getContext } from './context.ts'
import { getCourtMapping, putCourtMapping } from './court-mappings.ts'
import { getCourt, listCourts } from './courts.ts'
import { getLocation, listLocations } from './locations.ts'

export const CLUB_ROUTES: readonly Route<ClubScope>[] = [
  getContext,
  listLocations,
  getLocation,
  listCourts,
  getCourt,
  listBookingSources,
  createBookingSource,
  getCourtMapping,
  putCourtMapping,
  listBookings,
  getBooking,
  putBooking,
]
