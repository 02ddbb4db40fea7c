import type { ClubScope } from '../../../schema/club/scopes.ts'
import type { Route } from '../../route.ts'
import { getBookingImport, importBookings } from './booking-imports.ts'
import { createBookingSource, listBookingSources } from './booking-sources.ts'
import { getBooking, listBookings, putBooking } from './bookings.ts'
import { getContext } from './context.ts'
import { getCourtMapping, putCourtMapping } from './court-mappings.ts'
import { getCourt, listCourts } from './courts.ts'
import { createEventStreamTicket, listEvents } from './events.ts'
import { exchangeInstallation } from './installation-exchange.ts'
import { getLocation, listLocations } from './locations.ts'
import {
  getMatchSession,
  getScoreEvent,
  listMatchSessions,
  listScoreEvents,
} from './match-sessions.ts'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook-endpoints.ts'

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
  importBookings,
  getBookingImport,
  listMatchSessions,
  getMatchSession,
  listScoreEvents,
  getScoreEvent,
  listEvents,
  createEventStreamTicket,
  listWebhookEndpoints,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  exchangeInstallation,
]
