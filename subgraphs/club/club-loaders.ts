import type { Caller } from '../../platform/caller.ts'
import type { ClubScope } from '../../schema/club/scopes.ts'
import type { Queryable } from '../foundation/database/database.ts'
import { batchLogReads } from '../foundation/event-log/log-reads.ts'
import { findEvents } from '../foundation/event-log/read-log.ts'
import { loadById, loadGroups, loadRecords } from '../foundation/graph/loaders.ts'
import { asStaff } from '../foundation/graph/staff-access.ts'
import { loadPages } from '../foundation/lists/load-pages.ts'
import { clubsOf, EVERYWHERE } from '../foundation/query/tenancy.ts'
import { answerStore } from '../foundation/webhooks/attempts/answer-store.ts'
import { attemptKeyOf } from '../foundation/webhooks/attempts/attempt-rows.ts'
import { countByKeys, keyOfCount } from '../foundation/webhooks/attempts/delivery-counts.ts'
import { resendStore } from '../foundation/webhooks/attempts/resend-store.ts'
import { deliveryStore } from '../foundation/webhooks/delivery-store.ts'
import { authorizeSources } from './booking-sources/access.ts'
import { bookingSourceStore, courtMappingStore } from './booking-sources/store.ts'
import { conflictStore } from './bookings/conflicts/store.ts'
import { bookingStore } from './bookings/store.ts'
import { toVisibleBooking } from './bookings/visibility.ts'
import { clubStore, locationStore } from './clubs/store.ts'
import { courtCredentialStore } from './court-credentials/store.ts'
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
import { findLatestStarts } from './match-sessions/scores/start-store.ts'
import { scoreEventStore } from './match-sessions/scores/store.ts'
import { matchSessionStore } from './match-sessions/store.ts'
import { toVisibleSession } from './match-sessions/visibility.ts'
import { oversightStore } from './oversight/store.ts'
import { personErasureStore } from './persons/store.ts'
import { asScopedInstallation, authorizeRead } from './records/access.ts'
import { authorizeEndpoints } from './webhook-endpoints/access.ts'
import { webhookEndpointStore } from './webhook-endpoints/store.ts'
import { toVisibleEndpoint } from './webhook-endpoints/visibility.ts'

/** A store whose rows are read by id, as far as they are within reach of the caller. */
interface Store<Reach, Row> {
  findAll(database: Queryable, reach: Reach, ids: readonly string[]): Promise<readonly Row[]>
}

/** DataLoaders of one request. Each authorizes like the single read of the same resource. */
export function makeClubLoaders(database: Queryable, caller: Caller) {
  const pages = loadPages(database)
  const load = <Reach, Row extends { id: string }>(
    store: Store<Reach, Row>,
    authorize: () => Reach,
  ) => loadById((ids) => store.findAll(database, authorize(), ids))
  const readable = (scope: ClubScope) => () => authorizeRead(caller, scope)
  const ownWith = (scope: ClubScope) => () => asScopedInstallation(caller, scope).installationId

  return {
    pages,
    log: batchLogReads(database, pages),
    event: load({ findAll: findEvents }, readable('events:read')),
    club: load(clubStore, readable('club:read')),
    needsOfClub: loadRecords(
      (clubIds) => oversightStore.findNeeds(database, clubIds),
      ({ clubId }) => clubId,
    ),
    location: load(locationStore, readable('locations:read')),
    court: load(courtStore, readable('courts:read')),
    // For conditions of lists, which show nothing of a court.
    courtPlace: load(courtStore, () => EVERYWHERE),
    application: load(applicationStore, () => authorizeApplications(caller)),
    installation: load(installationStore, () => authorizeInstallations(caller)),
    authorization: load(authorizationStore, () => authorizeApprovals(caller)),
    bookingSource: load(bookingSourceStore, () => authorizeSources(caller)),
    sourceProvidersOfClub: loadGroups(
      (clubIds) => bookingSourceStore.findProviders(database, clubIds),
      ({ clubId }) => clubId,
    ),
    credentialsOfCourt: loadGroups(
      (courtIds) => courtCredentialStore.ofCourts(database, courtIds),
      ({ courtId }) => courtId,
    ),
    startOfCourt: loadRecords(
      (keys) => findLatestStarts(database, keys),
      ({ key }) => key,
    ),
    courtMapping: load(courtMappingStore, ownWith('courts:read')),
    bookingImport: load(importStore, ownWith('bookings:read')),
    booking: loadById(async (ids) => {
      const tenancy = authorizeRead(caller, 'bookings:read')
      const found = await bookingStore.findAll(database, tenancy, ids)
      return found.map((booking) => toVisibleBooking(booking, booking.courtPublicId, caller))
    }),
    conflict: load(conflictStore, () => clubsOf(asStaff(caller), 'desk')),
    matchSession: loadById(async (ids) => {
      const reach = authorizeSessionRead(caller, 'sessions:read')
      const found = await matchSessionStore.findAll(database, reach, ids)
      return found.map((session) => toVisibleSession(session, caller))
    }),
    personErasure: load(personErasureStore, () => clubsOf(asStaff(caller), 'ownership')),
    scoreEvent: load(scoreEventStore, () => authorizeSessionRead(caller, 'scores:read')),
    webhookEndpoint: loadById(async (ids) => {
      const found = await webhookEndpointStore.findAll(database, authorizeEndpoints(caller), ids)
      return found.map(toVisibleEndpoint)
    }),
    webhookDelivery: loadById((ids) =>
      webhookEndpointStore.findDeliveries(database, authorizeEndpoints(caller), ids),
    ),
    countsOfEndpoint: loadGroups((keys) => countByKeys(database, keys), keyOfCount),
    answerOfAttempt: loadRecords((keys) => answerStore.ofAttempts(database, keys), attemptKeyOf),
    resendOfAttempt: loadRecords((keys) => resendStore.ofAttempts(database, keys), attemptKeyOf),
    attemptsOfDelivery: loadGroups(
      (ids) => deliveryStore.attemptsOf(database, ids),
      ({ deliveryId }) => deliveryId,
    ),
  }
}
