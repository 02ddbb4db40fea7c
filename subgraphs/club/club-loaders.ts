import { asInstallation, type Caller, type InstallationCaller } from '../../platform/caller.ts'
import type { ClubScope } from '../../schema/club/scopes.ts'
import type { Queryable } from '../foundation/database/database.ts'
import { batchLogReads } from '../foundation/event-log/log-reads.ts'
import { findEvents } from '../foundation/event-log/read-log.ts'
import { loadById, loadGroups } from '../foundation/graph/loaders.ts'
import { asStaff } from '../foundation/graph/staff-access.ts'
import { loadPages } from '../foundation/lists/load-pages.ts'
import { clubsOf } from '../foundation/query/tenancy.ts'
import { deliveryStore } from '../foundation/webhooks/delivery-store.ts'
import { bookingSourceStore, courtMappingStore } from './booking-sources/store.ts'
import { conflictStore } from './bookings/conflicts/store.ts'
import { bookingStore } from './bookings/store.ts'
import { toVisibleBooking } from './bookings/visibility.ts'
import { clubStore, locationStore } from './clubs/store.ts'
import { courtStore } from './courts/store.ts'
import { importStore } from './imports/store.ts'
import {
  authorizeApplications,
  authorizeApprovals,
  authorizeInstallations,
} from './installations/access.ts'
import { applicationStore } from './installations/application-store.ts'
import { authorizationStore } from './installations/authorizations/authorization-store.ts'
import { installationStore } from './installations/store.ts'
import { authorizeSessionRead } from './match-sessions/access.ts'
import { scoreEventStore } from './match-sessions/scores/store.ts'
import { matchSessionStore } from './match-sessions/store.ts'
import { toVisibleSession } from './match-sessions/visibility.ts'
import { authorizeRead, requireScopes } from './records/access.ts'
import { authorizeEndpoints } from './webhook-endpoints/access.ts'
import { webhookEndpointStore } from './webhook-endpoints/store.ts'
import { toVisibleEndpoint } from './webhook-endpoints/visibility.ts'

/**
 * DataLoaders of one request. Each authorizes like the single read of the same resource.
 */
export function makeClubLoaders(database: Queryable, caller: Caller) {
  const pages = loadPages(database)
  return {
    pages,
    log: batchLogReads(database, pages),
    ...loadPlaces(database, caller),
    ...loadInstallations(database, caller),
    ...loadBookings(database, caller),
    ...loadMatches(database, caller),
    ...loadWebhooks(database, caller),
    event: loadById((ids) => findEvents(database, authorizeRead(caller, 'events:read'), ids)),
  }
}

function loadPlaces(database: Queryable, caller: Caller) {
  return {
    club: loadById((ids) => clubStore.findAll(database, authorizeRead(caller, 'club:read'), ids)),
    location: loadById((ids) =>
      locationStore.findAll(database, authorizeRead(caller, 'locations:read'), ids),
    ),
    court: loadById((ids) =>
      courtStore.findAll(database, authorizeRead(caller, 'courts:read'), ids),
    ),
  }
}

function loadInstallations(database: Queryable, caller: Caller) {
  return {
    application: loadById((ids) =>
      applicationStore.findAll(database, authorizeApplications(caller), ids),
    ),
    installation: loadById((ids) =>
      installationStore.findAll(database, authorizeInstallations(caller), ids),
    ),
    authorization: loadById((ids) =>
      authorizationStore.findAll(database, authorizeApprovals(caller), ids),
    ),
  }
}

function loadBookings(database: Queryable, caller: Caller) {
  return {
    bookingSource: loadById((ids) =>
      bookingSourceStore.findAll(database, ownerOf(caller, 'bookings:read'), ids),
    ),
    sourceProvidersOfClub: loadGroups(
      (clubIds) => bookingSourceStore.findProviders(database, clubIds),
      ({ clubId }) => clubId,
    ),
    courtMapping: loadById((ids) =>
      courtMappingStore.findAll(database, ownerOf(caller, 'courts:read'), ids),
    ),
    bookingImport: loadById((ids) =>
      importStore.findAllOwn(database, ownerOf(caller, 'bookings:read'), ids),
    ),
    booking: loadById(async (ids) => {
      const tenancy = authorizeRead(caller, 'bookings:read')
      const found = await bookingStore.findAll(database, tenancy, ids)
      return found.map((booking) => toVisibleBooking(booking, booking.courtPublicId, caller))
    }),
    conflict: loadById((ids) => conflictStore.findAll(database, clubsOf(asStaff(caller)), ids)),
  }
}

function loadMatches(database: Queryable, caller: Caller) {
  return {
    matchSession: loadById(async (ids) => {
      const reach = authorizeSessionRead(caller, 'sessions:read')
      const found = await matchSessionStore.findAll(database, reach, ids)
      return found.map((session) => toVisibleSession(session, caller))
    }),
    scoreEvent: loadById((ids) =>
      scoreEventStore.findAll(database, authorizeSessionRead(caller, 'scores:read'), ids),
    ),
  }
}

function loadWebhooks(database: Queryable, caller: Caller) {
  return {
    webhookEndpoint: loadById(async (ids) => {
      const found = await webhookEndpointStore.findAll(database, authorizeEndpoints(caller), ids)
      return found.map(toVisibleEndpoint)
    }),
    webhookDelivery: loadById((ids) =>
      webhookEndpointStore.findDeliveries(database, authorizeEndpoints(caller), ids),
    ),
    attemptsOfDelivery: loadGroups(
      (ids) => deliveryStore.attemptsOf(database, ids),
      ({ deliveryId }) => deliveryId,
    ),
  }
}

/** The installation whose sources the caller may read. */
function ownerOf(caller: Caller, scope: ClubScope): InstallationCaller['installationId'] {
  const installation = asInstallation(caller)
  requireScopes(installation, [scope])
  return installation.installationId
}
