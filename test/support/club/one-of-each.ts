import type { InstallationCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import {
  BookingSourceEntity,
  CourtMappingEntity,
} from '../../../subgraphs/club/booking-sources/entities.ts'
import {
  BookingEntity,
  ReconciliationConflictEntity,
} from '../../../subgraphs/club/bookings/entities.ts'
import { BookingImportEntity } from '../../../subgraphs/club/imports/entities.ts'
import { AuthorizationEntity } from '../../../subgraphs/club/installations/entities.ts'
import {
  MatchSessionEntity,
  ScoreEventEntity,
} from '../../../subgraphs/club/match-sessions/entities.ts'
import { PersonErasureEntity } from '../../../subgraphs/club/persons/entities.ts'
import { newErasure } from '../../../subgraphs/club/persons/rules.ts'
import { RefusedBookingEntity } from '../../../subgraphs/club/refused-bookings/entities.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { LoggedEventEntity } from '../../../subgraphs/foundation/event-log/entities.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
import type { ClubFixture } from './fixtures.ts'

const AT = new Date('2026-07-01T12:00:00Z')
const STAMPS = { createdAt: AT, updatedAt: AT }
const TIMES = { scheduledStart: AT, scheduledEnd: new Date('2026-07-01T13:30:00Z') }

let made = 0

/** Writes one of everything that has an id, for one installation; answers the ids by type. */
export async function addOneOfEach(
  database: Database,
  { club, location, courts: [court] }: ClubFixture,
  owner: InstallationCaller,
) {
  if (!court) throw new Error('The club has no court.')
  made += 1
  const ids = {
    Club: club.id,
    Location: location.id,
    Court: court.id,
    Application: owner.applicationId,
    Installation: owner.installationId,
    InstallationAuthorization: newUuid(),
    BookingSource: newUuid(),
    CourtMapping: newUuid(),
    Booking: newUuid(),
    BookingImport: newUuid(),
    ReconciliationConflict: newUuid(),
    MatchSession: newUuid(),
    PersonErasure: newUuid(),
    ScoreEvent: newUuid(),
    ClubEvent: newUuid(),
    WebhookEndpoint: newUuid(),
    WebhookDelivery: newUuid(),
  }
  const { organizationId } = club
  const { installationId, applicationId, provider } = owner
  const inClub = { organizationId, clubId: club.id }
  const onCourt = { ...inClub, locationId: location.id, courtId: court.id, ...TIMES }

  await tableOf(AuthorizationEntity).insert(database, {
    id: ids.InstallationAuthorization,
    clubId: club.id,
    applicationId,
    installationId,
    codeHash: Buffer.alloc(32, made),
    environment: 'SANDBOX',
    scopes: ['club:read'],
    redirectUri: 'https://partner.com/',
    codeChallenge: 'c'.repeat(43),
    nonce: 'n',
    installationExpiresAt: null,
    approvedBy: 'owner',
    status: 'APPROVED',
    expiresAt: AT,
    claimedAt: null,
    idempotencyKey: null,
    fingerprint: null,
    answer: null,
    createdAt: AT,
  })
  await tableOf(BookingSourceEntity).insert(database, {
    id: ids.BookingSource,
    clubId: club.id,
    installationId,
    provider,
    name: 'Desk',
    sourceKey: `source-${made}`,
    status: 'ACTIVE',
    externalAccountId: null,
    lastSynchronizedAt: null,
    failuresInARow: 0,
    erasing: null,
    ...STAMPS,
  })
  await tableOf(CourtMappingEntity).insert(database, {
    id: ids.CourtMapping,
    bookingSourceId: ids.BookingSource,
    courtId: court.id,
    externalCourtId: 'c1',
    externalCourtName: 'Court 1',
    ...STAMPS,
  })
  await tableOf(MatchSessionEntity).insert(database, {
    id: ids.MatchSession,
    ...onCourt,
    bookingId: ids.Booking,
    status: 'SCHEDULED',
    actualStart: null,
    actualEnd: null,
    scoringMode: 'STAR_POINT',
    eventSequence: 1,
    ruleVersion: 'padel-2026.1',
    aiModelVersion: null,
    score: null,
    participants: [],
    scoredAt: null,
    dueAt: null,
    endedBy: null,
    publishedCount: 0,
    ...STAMPS,
  })
  await tableOf(BookingEntity).insert(database, {
    ...withEmptyFields(BOOKING_FIELDS),
    id: ids.Booking,
    ...onCourt,
    bookingSourceId: ids.BookingSource,
    installationId,
    provider,
    externalBookingId: 'b-1',
    externalCourtId: 'c1',
    sourceVersion: 1,
    status: 'CONFIRMED',
    participants: [],
    matchSessionId: ids.MatchSession,
    openConflictId: null,
    publishedCount: 0,
    importedAt: AT,
    ...STAMPS,
  })
  await tableOf(ScoreEventEntity).insert(database, {
    id: ids.ScoreEvent,
    clubId: club.id,
    matchSessionId: ids.MatchSession,
    team: null,
    eventType: 'MATCH_STARTED',
    source: 'STAFF_PORTAL',
    snapshotBefore: null,
    snapshotAfter: null,
    reversedEventId: null,
    awardReason: null,
    awardedFrom: null,
    clientEventId: null,
    sequence: 1,
    createdAt: AT,
  })
  await tableOf(ReconciliationConflictEntity).insert(database, {
    id: ids.ReconciliationConflict,
    clubId: club.id,
    bookingId: ids.Booking,
    fields: [],
    matchSessionId: ids.MatchSession,
    sourceVersion: 2,
    status: 'OPEN',
    resolvedAt: null,
    resolvedBy: null,
    ...STAMPS,
  })
  await tableOf(BookingImportEntity).insert(database, {
    id: ids.BookingImport,
    clubId: club.id,
    bookingSourceId: ids.BookingSource,
    installationId,
    status: 'PENDING',
    total: 1,
    imported: 0,
    failed: 0,
    startedAt: null,
    completedAt: null,
    ...STAMPS,
  })
  await tableOf(RefusedBookingEntity).insert(database, {
    id: newUuid(),
    clubId: club.id,
    bookingSourceId: ids.BookingSource,
    externalBookingId: `refused-${ids.BookingSource}`,
    code: 'unmapped_court',
    details: [{ name: 'externalCourtId', value: 'c9' }],
    way: 'PUT',
    occurredAt: AT,
  })
  await tableOf(LoggedEventEntity).insert(database, {
    id: ids.ClubEvent,
    ...inClub,
    publicationSequence: `${made}`,
    type: 'booking.created',
    schemaVersion: 1,
    resourceType: 'booking',
    resourceId: ids.Booking,
    sequence: 1,
    changedFields: ['status'],
    occurredAt: AT,
    data: null,
    traceparent: null,
  })
  await tableOf(PersonErasureEntity).insert(
    database,
    newErasure({ id: ids.PersonErasure, clubId: club.id, bookingSourceId: ids.BookingSource }, AT),
  )
  await tableOf(WebhookEndpointEntity).insert(database, {
    id: ids.WebhookEndpoint,
    ...inClub,
    ownerId: installationId,
    name: 'Desk',
    url: 'https://partner.com/',
    description: null,
    status: 'ACTIVE',
    secretVersion: 1,
    eventTypes: ['booking.created'],
    secret: Buffer.alloc(8),
    consecutiveFailures: 0,
    lastFailureAt: null,
    backoffUntil: null,
    ...{ disabledAt: null, disabledBy: null, sendsInterim: false },
    subscribedAfter: '0',
    ...STAMPS,
  })
  await tableOf(WebhookDeliveryEntity).insert(database, {
    id: ids.WebhookDelivery,
    endpointId: ids.WebhookEndpoint,
    eventId: ids.ClubEvent,
    eventType: 'booking.created',
    body: '{}',
    status: 'DELIVERED',
    attemptCount: 1,
    isRetry: false,
    resourceId: null,
    sequence: null,
    resend: 0,
    traceparent: null,
    nextAttemptAt: null,
    lease: null,
    createdAt: AT,
    completedAt: AT,
  })
  return ids
}
