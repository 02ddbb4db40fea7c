import type { ClubScope } from '../../../schema/club/scopes.ts'
import type { Route } from '../../route.ts'
import { getBookingImportRoute, importBookingsRoute } from './booking-imports.ts'
import { createBookingSourceRoute, listBookingSourcesRoute } from './booking-sources.ts'
import { getBookingRoute, listBookingsRoute, putBookingRoute } from './bookings.ts'
import { getContextRoute } from './context.ts'
import { getCourtMappingRoute, putCourtMappingRoute } from './court-mappings.ts'
import { getCourtRoute, listCourtsRoute } from './courts.ts'
import { createEventStreamTicketRoute, listEventsRoute } from './events.ts'
import { exchangeInstallationRoute } from './installation-exchange.ts'
import { getLocationRoute, listLocationsRoute } from './locations.ts'
import {
  getMatchSessionRoute,
  getScoreEventRoute,
  listMatchSessionsRoute,
  listScoreEventsRoute,
} from './match-sessions.ts'
import {
  createWebhookEndpointRoute,
  disableWebhookEndpointRoute,
  listWebhookEndpointsRoute,
  rotateWebhookSecretRoute,
  updateWebhookEndpointRoute,
} from './webhook-endpoints.ts'

export const CLUB_ROUTES: readonly Route<ClubScope>[] = [
  getContextRoute,
  listLocationsRoute,
  getLocationRoute,
  listCourtsRoute,
  getCourtRoute,
  listBookingSourcesRoute,
  createBookingSourceRoute,
  getCourtMappingRoute,
  putCourtMappingRoute,
  listBookingsRoute,
  getBookingRoute,
  putBookingRoute,
  importBookingsRoute,
  getBookingImportRoute,
  listMatchSessionsRoute,
  getMatchSessionRoute,
  listScoreEventsRoute,
  getScoreEventRoute,
  listEventsRoute,
  createEventStreamTicketRoute,
  listWebhookEndpointsRoute,
  createWebhookEndpointRoute,
  updateWebhookEndpointRoute,
  disableWebhookEndpointRoute,
  rotateWebhookSecretRoute,
  exchangeInstallationRoute,
]
