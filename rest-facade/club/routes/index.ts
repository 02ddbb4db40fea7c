import type { ClubScope } from '../../../schema/club/scopes.ts'
import type { Route } from '../../route.ts'
import * as bookingImports from './booking-imports.ts'
import * as bookingSources from './booking-sources.ts'
import * as bookings from './bookings.ts'
import * as context from './context.ts'
import * as courtAvailability from './court-availability.ts'
import * as courtMappings from './court-mappings.ts'
import * as courts from './courts.ts'
import * as events from './events.ts'
import * as installationExchange from './installation-exchange.ts'
import * as locations from './locations.ts'
import * as matchSessions from './match-sessions.ts'
import * as webhookEndpoints from './webhook-endpoints.ts'

/** The routes of each resource: all exports of its file. */
const RESOURCES = [
  context,
  locations,
  // Before the read of a court: its path has no id.
  courtAvailability,
  courts,
  bookingSources,
  courtMappings,
  bookings,
  bookingImports,
  matchSessions,
  events,
  webhookEndpoints,
  installationExchange,
]

export const CLUB_ROUTES = RESOURCES.flatMap((routes): Route<ClubScope>[] => Object.values(routes))
