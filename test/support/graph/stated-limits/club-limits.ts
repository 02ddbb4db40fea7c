import { DEVICE_SILENCE_MS } from '../../../../rules/club/device-silence.ts'
import { REOPEN_WINDOW_MS } from '../../../../rules/club/match-states.ts'
import { RESULT_WINDOW_MS } from '../../../../rules/club/results.ts'
import { CLUB_EVENT_TYPES } from '../../../../schema/club/event-types.ts'
import { CLUB_LIMITS as CLUB } from '../../../../schema/club/limits.ts'
import { OPENING_WEEKDAYS } from '../../../../schema/club/opening-days.ts'
import { LIMITS } from '../../../../schema/limits.ts'
import { FAILURES_TO_ERROR } from '../../../../subgraphs/club/booking-sources/rules.ts'
import { SORTED_TERMS } from '../../../../subgraphs/club/bookings/search/find-store.ts'
import { RESULT_SHOWN_MS } from '../../../../subgraphs/club/court-boards/court-board.ts'
import { CODE_LIFETIME_MS } from '../../../../subgraphs/club/installations/authorizations/authorization-rules.ts'
import { MAX_BITS, MIN_BITS } from '../../../../subgraphs/club/installations/public-key.ts'
import {
  OVERTIME_MS,
  READY_WINDOW_MS,
} from '../../../../subgraphs/club/match-sessions/clock/due-times.ts'
import { STARTS_COUNTED_MS } from '../../../../subgraphs/club/match-sessions/scores/start-store.ts'
import { SETTLE_MS } from '../../../../subgraphs/club/persons/erasure-queue.ts'
import { REFUSAL_RETENTION_MS } from '../../../../subgraphs/club/refused-bookings/refused-booking.ts'
import { CLUB_WEBHOOK_POLICY } from '../../../../subgraphs/club/webhook-endpoints/club-webhook-policy.ts'
import {
  RECOVERED_AT_ONCE,
  RESENT_AT_ONCE,
} from '../../../../subgraphs/club/webhook-endpoints/rules.ts'
import { IDEMPOTENCY_RETENTION_MS } from '../../../../subgraphs/foundation/change/idempotency.ts'
import { REQUEST_RETENTION_MS } from '../../../../subgraphs/foundation/request-log/api-request.ts'
import { ANSWER_RETENTION_MS } from '../../../../subgraphs/foundation/webhooks/attempts/answer-store.ts'
import { ANSWER_BYTES } from '../../../../subgraphs/foundation/webhooks/attempts/answer-text.ts'
import { DELIVERY_RETENTION_MS } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import {
  amount,
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  SECRET_CHARACTERS,
  TOKEN_CHARACTERS,
  words,
} from './figures.ts'

const OPENING_HOURS = [
  ...[OPENING_WEEKDAYS.length, CLUB.openingHours.dates, CLUB.openingHours.intervals],
  CLUB.openingHours.bytes / 1024,
].map((most) => `up to ${most}`)

/** Figures in the SDL of the club subgraph, by file. */
export const CLUB_STATED: Readonly<Record<string, readonly string[]>> = {
  'schema/club/applications.graphql': [
    `1 to ${LIMITS.page.max}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `${CLUB.slug.min} to ${CLUB.slug.max} characters`,
    `2 to ${LIMITS.name} characters`,
    `1 to ${CLUB.redirectUris} addresses`,
    `up to ${LIMITS.url}`,
    `${MIN_BITS} to ${MAX_BITS}`,
  ],
  'schema/club/approvals.graphql': [
    `1 to ${LIMITS.page.max}`,
    words(CODE_LIFETIME_MS / MINUTE, 'minutes'),
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `${CLUB.codeChallenge} characters`,
    `1 to ${LIMITS.id} characters`,
  ],
  'schema/club/audit.graphql': [`1 to ${LIMITS.page.max}`],
  'schema/club/booking-sources.graphql': [
    `1 to ${LIMITS.page.max}`,
    words(FAILURES_TO_ERROR, 'records'),
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `2 to ${CLUB.sourceKey} characters`,
    `2 to ${LIMITS.name} characters`,
    `up to ${LIMITS.id}`,
    `1 to ${LIMITS.id} characters`,
    `1 to ${LIMITS.name} characters`,
  ],
  'schema/club/bookings.graphql': [
    `1 to ${LIMITS.page.max}`,
    `at most ${LIMITS.page.max}`,
    `at most ${CLUB.bookingDurationMs / HOUR}`,
    `1 to ${LIMITS.id} characters`,
    `0 to ${CLUB.sourceVersion}`,
    `at most ${CLUB.participants}`,
    `1 to ${CLUB.displayName} characters`,
  ],
  'schema/club/booking-search.graphql': [
    `${CLUB.search.text.min} to ${CLUB.search.text.max} characters`,
    `more than ${CLUB.search.words}`,
    `at most ${CLUB.search.results}`,
    `last ${CLUB.search.days}`,
    `more than ${SORTED_TERMS.toLocaleString('en')}`,
  ],
  'schema/club/club-bookings.graphql': [
    `${CLUB.clubBooking.minDurationMs / MINUTE} minutes`,
    amount(CLUB.bookingDurationMs, 'hours'),
    `at most ${CLUB.participants}`,
    `at most ${CLUB.clubBooking.overlapping}`,
    `1 to ${LIMITS.idempotencyKey}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${CLUB.displayName} characters`,
  ],
  'schema/club/club.graphql': [
    `1 to ${LIMITS.page.max}`,
    `1 to ${LIMITS.name} characters`,
    `first ${CLUB.clubsBySlug}`,
  ],
  'schema/club/conflicts.graphql': [`1 to ${LIMITS.page.max}`],
  'schema/club/courts.graphql': [
    `last ${STARTS_COUNTED_MS / DAY}`,
    words(DEVICE_SILENCE_MS / MINUTE, 'minutes'),
    `1 to ${LIMITS.page.max}`,
  ],
  'schema/club/court-availability.graphql': [
    `1 to ${CLUB.availability.courts}`,
    `at most ${CLUB.availability.intervals}`,
    `at most ${CLUB.availability.days}`,
    `${CLUB.availability.minutes.min} to ${CLUB.availability.minutes.max}`,
  ],
  'schema/club/court-boards.graphql': [`${RESULT_SHOWN_MS / MINUTE} minutes`],
  'schema/club/court-credentials.graphql': [
    words(CLUB.pairingLifetimeMs / MINUTE, 'minutes'),
    `up to ${CLUB.scorePads}`,
    `${TOKEN_CHARACTERS} characters`,
  ],
  'schema/club/events.graphql': [
    `1 to ${LIMITS.eventPage.max}`,
    `${CLUB.ticketLifetimeMs / SECOND} seconds`,
    `1 to ${LIMITS.idempotencyKey}`,
  ],
  'schema/club/imports.graphql': [
    `up to ${CLUB.importedBookings}`,
    `1 to ${CLUB.importedBookings} snapshots`,
    `1 to ${CLUB.importedBookings}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `1 to ${LIMITS.id} characters`,
  ],
  'schema/club/installations.graphql': [
    `1 to ${LIMITS.page.max}`,
    `1 to ${LIMITS.idempotencyKey}`,
    `${CLUB.code.min} to ${CLUB.code.max} characters`,
    `${CLUB.codeVerifier.min} to ${CLUB.codeVerifier.max} characters`,
    `up to ${LIMITS.url}`,
    `up to ${LIMITS.requestLog.batch}`,
    `${LIMITS.requestLog.kept} requests`,
    amount(REQUEST_RETENTION_MS, 'days'),
  ],
  'schema/club/refused-bookings.graphql': [
    `1 to ${LIMITS.page.max}`,
    `1 to ${LIMITS.id} characters`,
    amount(REFUSAL_RETENTION_MS, 'days'),
    `at most ${CLUB.refusedBookings.details}`,
  ],
  'schema/club/locations.graphql': [
    `1 to ${LIMITS.page.max}`,
    ...OPENING_HOURS,
    `1 to ${LIMITS.name} characters`,
  ],
  'schema/club/persons.graphql': [
    `1 to ${LIMITS.id} characters`,
    `1 to ${CLUB.displayName} characters`,
    amount(SETTLE_MS, 'seconds'),
    `up to ${CLUB.participants}`,
    `up to ${CLUB.importedBookings}`,
  ],
  'schema/club/staff-erasure.graphql': [
    `1 to ${LIMITS.subject} characters`,
    amount(SETTLE_MS, 'seconds'),
    `up to ${LIMITS.staffRows.read.toLocaleString('en')}`,
  ],
  'schema/club/match-sessions.graphql': [
    `1 to ${LIMITS.page.max}`,
    `${READY_WINDOW_MS / MINUTE} minutes`,
    `1 to ${CLUB.aiModelVersion} characters`,
  ],
  'schema/club/provisioning.graphql': [
    `up to ${CLUB.provisioning.list}`,
    `up to ${CLUB.provisioning.records}`,
    `at most ${CLUB.provisioning.records}`,
    `${CLUB.slug.min} to ${CLUB.slug.max} characters`,
    ...[1, 2].map((min) => `${min} to ${LIMITS.name} characters`),
    ...Object.values(CLUB.location).map((max) => `up to ${max}`),
    `1 to ${CLUB.publicId} characters`,
    `1 to ${CLUB.provisioning.courtNumber}`,
    ...OPENING_HOURS,
    `up to ${LIMITS.email}`,
    `1 to ${LIMITS.subject} characters`,
    `1 to ${CLUB.redirectUris} addresses`,
    `up to ${LIMITS.url}`,
    `${MIN_BITS} to ${MAX_BITS}`,
  ],
  'schema/club/results.graphql': [
    amount(RESULT_WINDOW_MS, 'days'),
    words(OVERTIME_MS / MINUTE, 'minutes'),
    `1 to ${CLUB.sets}`,
    `1 to ${LIMITS.id} characters`,
  ],
  'schema/club/score-events.graphql': [`1 to ${LIMITS.page.max}`],
  'schema/club/scores.graphql': [
    words(REOPEN_WINDOW_MS / MINUTE, 'minutes'),
    `0 to ${CLUB.sets}`,
    `1 to ${LIMITS.id} characters`,
  ],
  'schema/club/webhook-deliveries.graphql': [
    `first ${ANSWER_BYTES}`,
    amount(ANSWER_RETENTION_MS, 'days'),
    `up to ${RESENT_AT_ONCE}`,
    `up to ${RECOVERED_AT_ONCE}`,
    `1 to ${LIMITS.page.max}`,
  ],
  'schema/club/webhook-endpoints.graphql': [
    `last ${LIMITS.countedHalfHours}`,
    `at most ${LIMITS.countedDeliveries}`,
    `1 to ${LIMITS.page.max}`,
    `up to ${LIMITS.webhookDescription}`,
    amount(DELIVERY_RETENTION_MS, 'days'),
    words(LIMITS.eventRetentionMs / DAY, 'days'),
    `${CLUB_WEBHOOK_POLICY.disableAfter} failures`,
    `1 to ${LIMITS.idempotencyKey}`,
    `2 to ${LIMITS.name} characters`,
    `at most ${LIMITS.url}`,
    `1 to ${CLUB_EVENT_TYPES.length}`,
    `${SECRET_CHARACTERS} characters`,
  ],
}
