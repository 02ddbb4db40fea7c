import { randomBytes } from 'node:crypto'
import {
  MAX_MESSAGE_BYTES,
  MAX_OPERATIONS_PER_SOCKET,
  MAX_REFUSALS,
  UNSENT_LIMITS,
} from '../../../gateway/http/graphql-sockets.ts'
import { MAX_ISSUES } from '../../../platform/input/issues.ts'
import { CALLER_LIMITS } from '../../../platform/limits/caller-limit.ts'
import { LOOK_UPS_PER_SECOND } from '../../../platform/limits/credential-guard.ts'
import { EVENT_SOCKET_TIMES } from '../../../rest-facade/club/event-socket/times.ts'
import { MAX_BODY_BYTES } from '../../../rest-facade/input/body.ts'
import { SIGN_IN_SECONDS } from '../../../sandbox/issuer/local-issuer.ts'
import { LIFETIME_MS as AUTHORIZATION_MS } from '../../../sandbox/seed/approve-installation.ts'
import { CLUB_EVENT_TYPES } from '../../../schema/club/event-types.ts'
import { CLUB_LIMITS as CLUB } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { VOLUNTEER_LIMITS as VOLUNTEER } from '../../../schema/volunteer/limits.ts'
import { FAILURES_TO_ERROR } from '../../../subgraphs/club/booking-sources/rules.ts'
import { DEVICE_SILENCE_MS } from '../../../subgraphs/club/courts/rules.ts'
import { CODE_LIFETIME_MS } from '../../../subgraphs/club/installations/authorizations/authorization-rules.ts'
import { MAX_BITS, MIN_BITS } from '../../../subgraphs/club/installations/public-key.ts'
import { READY_WINDOW_MS } from '../../../subgraphs/club/match-sessions/clock/due-times.ts'
import { REOPEN_WINDOW_MS } from '../../../subgraphs/club/match-sessions/scores/rules.ts'
import {
  CLUB_WEBHOOK_POLICY,
  WARNED_AT,
} from '../../../subgraphs/club/webhook-endpoints/club-webhook-policy.ts'
import { PINGS, RESENT_AT_ONCE } from '../../../subgraphs/club/webhook-endpoints/rules.ts'
import { IDEMPOTENCY_RETENTION_MS } from '../../../subgraphs/foundation/change/idempotency.ts'
import { EVENT_RETENTION_MS } from '../../../subgraphs/foundation/event-log/purge-log.ts'
import { DELIVERY_RETENTION_MS } from '../../../subgraphs/foundation/webhooks/delivery-store.ts'
import { newSecret } from '../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import { MAX_RESPONSE_BYTES } from '../../../subgraphs/foundation/webhooks/request.ts'
import { FIRST_BACKOFF_MS } from '../../../subgraphs/foundation/webhooks/schedule.ts'
import { INLINE_RECIPIENT_LIMIT } from '../../../subgraphs/volunteer/messages/sending/recipient-rules.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from '../../../subgraphs/volunteer/webhooks/volunteer-webhook-policy.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const KIB = 1024
const MIB = 1024 * KIB

const UNITS = { seconds: SECOND, hours: HOUR, days: DAY, kib: KIB, mib: MIB }

const DISABLED_AFTER = CLUB_WEBHOOK_POLICY.disableAfter
const SECRET_CHARACTERS = newSecret(randomBytes).length - 'whsec_'.length

const WORDS: Readonly<Record<number, string>> = {
  ...{ 3: 'three', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 10: 'ten', 12: 'twelve' },
  15: 'fifteen',
}

/** Every figure that is filled in from a limit in force, by the document that states it. */
export const STATED: Readonly<Record<string, readonly string[]>> = {
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
    `at most ${CLUB.bookingDurationMs / HOUR}`,
    `1 to ${LIMITS.id} characters`,
    `0 to ${CLUB.sourceVersion}`,
    `at most ${CLUB.participants}`,
    `1 to ${CLUB.displayName} characters`,
  ],
  'schema/club/club.graphql': [`1 to ${LIMITS.page.max}`, `1 to ${LIMITS.name} characters`],
  'schema/club/conflicts.graphql': [`1 to ${LIMITS.page.max}`],
  'schema/club/courts.graphql': [
    words(DEVICE_SILENCE_MS / MINUTE, 'minutes'),
    `1 to ${LIMITS.page.max}`,
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
  ],
  'schema/club/locations.graphql': [`1 to ${LIMITS.page.max}`],
  'schema/club/match-sessions.graphql': [
    `1 to ${LIMITS.page.max}`,
    `${READY_WINDOW_MS / MINUTE} minutes`,
    `1 to ${CLUB.aiModelVersion} characters`,
  ],
  'schema/club/score-events.graphql': [`1 to ${LIMITS.page.max}`],
  'schema/club/scores.graphql': [
    words(REOPEN_WINDOW_MS / MINUTE, 'minutes'),
    `0 to ${CLUB.sets}`,
    `1 to ${LIMITS.id} characters`,
  ],
  'schema/club/webhook-deliveries.graphql': [`up to ${RESENT_AT_ONCE}`],
  'schema/club/webhook-endpoints.graphql': [
    `1 to ${LIMITS.page.max}`,
    `up to ${LIMITS.webhookDescription}`,
    amount(DELIVERY_RETENTION_MS, 'days'),
    words(EVENT_RETENTION_MS / DAY, 'days'),
    `${DISABLED_AFTER} failures`,
    `1 to ${LIMITS.idempotencyKey}`,
    `2 to ${LIMITS.name} characters`,
    `at most ${LIMITS.url}`,
    `1 to ${CLUB_EVENT_TYPES.length}`,
    `${SECRET_CHARACTERS} characters`,
  ],
  'schema/volunteer/api-keys.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `1 to ${LIMITS.name} characters`,
  ],
  'schema/volunteer/assignments.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `up to ${VOLUNTEER.assignments.max}`,
    `up to ${VOLUNTEER.assignment.note}`,
    `1 to ${VOLUNTEER.itemFault} characters`,
    `at most ${VOLUNTEER.overlaps}`,
  ],
  'schema/volunteer/availability.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `2 to ${VOLUNTEER.availability.title} characters`,
    `up to ${VOLUNTEER.availability.description}`,
    `${VOLUNTEER.availability.options.min} to ${VOLUNTEER.availability.options.max}`,
    `last ${VOLUNTEER.deletedDays}`,
    `1 to ${VOLUNTEER.availability.label} characters`,
    `up to ${VOLUNTEER.availability.comment}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `up to ${VOLUNTEER.availability.options.max}`,
  ],
  'schema/volunteer/deliveries.graphql': [
    `last ${DELIVERY_RETENTION_MS / DAY}`,
    `1 to ${VOLUNTEER.page.max}`,
    amount(VOLUNTEER_WEBHOOK_POLICY.timeoutMs, 'seconds'),
  ],
  'schema/volunteer/event-access.graphql': [
    `up to ${VOLUNTEER.accesses.max}`,
    `1 to ${VOLUNTEER.page.max}`,
    `last ${VOLUNTEER.deletedDays}`,
    `up to ${VOLUNTEER.rolesOfAccess}`,
  ],
  'schema/volunteer/event-sync.graphql': [
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `1 to ${VOLUNTEER.itemFault} characters`,
    `up to ${VOLUNTEER.sync.max}`,
    `1 to ${VOLUNTEER.externalId} characters`,
    `2 to ${VOLUNTEER.event.name} characters`,
    `up to ${VOLUNTEER.event.description}`,
    `up to ${VOLUNTEER.event.location}`,
  ],
  'schema/volunteer/events.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `last ${VOLUNTEER.deletedDays}`,
    `up to ${VOLUNTEER.sync.max}`,
    `2 to ${VOLUNTEER.event.name} characters`,
    `up to ${VOLUNTEER.event.description}`,
    `up to ${VOLUNTEER.event.location}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `${VOLUNTEER.deletedDays} days`,
  ],
  'schema/volunteer/helper-links.graphql': [
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `${VOLUNTEER.helperLink.days.min} to ${VOLUNTEER.helperLink.days.max}`,
  ],
  'schema/volunteer/helpers.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `1 to ${VOLUNTEER.search} characters`,
    `1 to ${VOLUNTEER.helper.tag} characters`,
    `last ${VOLUNTEER.deletedDays}`,
    `up to ${VOLUNTEER.bulk.max}`,
    `1 to ${VOLUNTEER.externalId} characters`,
    `up to ${VOLUNTEER.helper.name}`,
    `1 to ${VOLUNTEER.helper.name} characters`,
    `up to ${VOLUNTEER.helper.tag}`,
    `up to ${VOLUNTEER.helper.notes}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `up to ${VOLUNTEER.helper.email}`,
    `${VOLUNTEER.helper.phone.min} to ${VOLUNTEER.helper.phone.max} characters`,
    `up to ${VOLUNTEER.helper.tags}`,
    `1 to ${VOLUNTEER.itemFault} characters`,
    `${VOLUNTEER.deletedDays} days`,
  ],
  'schema/volunteer/involvement.graphql': [
    `up to ${VOLUNTEER.shiftsOfHelper}`,
    `up to ${VOLUNTEER.assignment.reason}`,
    `up to ${VOLUNTEER.availability.options.max}`,
  ],
  'schema/volunteer/messages.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `last ${VOLUNTEER.deletedDays}`,
    `up to ${VOLUNTEER.message.subject}`,
    `1 to ${VOLUNTEER.message.body} characters`,
    `more than ${INLINE_RECIPIENT_LIMIT}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `more than ${VOLUNTEER.message.sendAtToleranceSeconds}`,
    `more than ${VOLUNTEER.message.scheduled}`,
    `${VOLUNTEER.deletedDays} days`,
  ],
  'schema/volunteer/roles.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `last ${VOLUNTEER.deletedDays}`,
    `1 to ${VOLUNTEER.role.name} characters`,
    `up to ${VOLUNTEER.role.description}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `${VOLUNTEER.deletedDays} days`,
  ],
  'schema/volunteer/shifts.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `last ${VOLUNTEER.deletedDays}`,
    `2 to ${VOLUNTEER.shift.title} characters`,
    `up to ${VOLUNTEER.shift.description}`,
    `up to ${VOLUNTEER.shift.location}`,
    `${VOLUNTEER.shift.requiredHelpers.min} to ${VOLUNTEER.shift.requiredHelpers.max}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `1 to ${LIMITS.requestDigest} characters`,
    `up to ${VOLUNTEER.newShifts.max}`,
    `${VOLUNTEER.deletedDays} days`,
  ],
  'schema/volunteer/volunteer.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `up to ${VOLUNTEER.helper.email}`,
  ],
  'schema/volunteer/webhooks.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `up to ${LIMITS.webhookDescription}`,
    amount(DELIVERY_RETENTION_MS, 'days'),
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `at most ${LIMITS.url}`,
  ],
  'schema/volunteer/workflows.graphql': [
    `1 to ${VOLUNTEER.page.max}`,
    `${VOLUNTEER.workflow.enabled} enabled ones`,
    `${VOLUNTEER.workflow.runsPerHour} runs`,
    `${VOLUNTEER.workflow.runsPerHour} times`,
    `more than ${VOLUNTEER.workflow.waitingRuns}`,
    `${VOLUNTEER.workflow.name.min} to ${VOLUNTEER.workflow.name.max} characters`,
    `up to ${VOLUNTEER.workflow.description}`,
    `${VOLUNTEER.deletedDays} days`,
    `at most ${VOLUNTEER.workflow.assignments}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `1 to ${LIMITS.idempotencyKey}`,
    `at most ${VOLUNTEER.workflow.conditions}`,
    `up to ${VOLUNTEER.workflow.characters.conditions}`,
    `1 to ${VOLUNTEER.workflow.actions}`,
    `up to ${VOLUNTEER.workflow.characters.actions}`,
    `1 to ${VOLUNTEER.workflow.values}`,
    `up to ${VOLUNTEER.message.subject}`,
    `1 to ${VOLUNTEER.message.body} characters`,
    `at most ${VOLUNTEER.workflow.helpers}`,
  ],
  'docs/club-api-decisions.md': [
    words(DEVICE_SILENCE_MS / MINUTE, 'minutes'),
    `${inWords(PINGS.points)} a minute`,
    `1 to ${LIMITS.page.max}`,
    `default ${LIMITS.page.default}`,
    amount(MAX_BODY_BYTES, 'mib'),
    `${CALLER_LIMITS.credential} a minute`,
    `up to ${MAX_ISSUES}`,
    `1 to ${LIMITS.idempotencyKey}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    words(FAILURES_TO_ERROR, 'failed records'),
    `${SECRET_CHARACTERS} characters`,
    words(CODE_LIFETIME_MS / MINUTE, 'minutes'),
    `${CLUB.perMinute.exchange} a minute`,
    `1 to ${LIMITS.eventPage.max}`,
    `default ${LIMITS.eventPage.default}`,
    words(EVENT_RETENTION_MS / DAY, 'days'),
    `${CLUB.ticketLifetimeMs / SECOND} seconds`,
    `${READY_WINDOW_MS / MINUTE} minutes`,
    `more than ${READY_WINDOW_MS / MINUTE}`,
    `limit of ${inWords(CLUB.webhookEndpoints)}`,
    `${LIMITS.url} characters`,
  ],
  'docs/events.md': [
    `${grouped(UNSENT_LIMITS.frames)} frames`,
    `1 to ${LIMITS.eventPage.max}`,
    words(EVENT_RETENTION_MS / DAY, 'days'),
    `${CLUB.ticketLifetimeMs / SECOND} seconds`,
    amount(EVENT_SOCKET_TIMES.pingEveryMs, 'seconds'),
    `up to ${MAX_OPERATIONS_PER_SOCKET}`,
    amount(MAX_MESSAGE_BYTES, 'kib'),
    `more than ${MAX_REFUSALS}`,
    `up to ${UNSENT_LIMITS.bytes / MIB}`,
  ],
  'docs/imports.md': [`up to ${CLUB.importedBookings}`, amount(CLUB.importBytes, 'mib')],
  'docs/webhooks.md': [
    `${inWords(WARNED_AT[1])} failures`,
    amount(CLUB_WEBHOOK_POLICY.timeoutMs, 'seconds'),
    `at most ${MAX_RESPONSE_BYTES / 1024}`,
    `${FIRST_BACKOFF_MS} ms`,
    words(EVENT_RETENTION_MS / DAY, 'days'),
    amount(DELIVERY_RETENTION_MS, 'days'),
  ],
  'docs/volunteer-api-decisions.md': [
    `${VOLUNTEER.openEvents.pro} with the pro`,
    `${VOLUNTEER.openEvents.api_access_plus} with the developer`,
    `1 to ${VOLUNTEER.page.max}`,
    `default ${VOLUNTEER.page.default}`,
    `last ${VOLUNTEER.deletedDays}`,
    `1 to ${LIMITS.idempotencyKey}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    amount(MAX_BODY_BYTES, 'mib'),
    amount(VOLUNTEER.bulkBytes, 'mib'),
    `1 to ${VOLUNTEER.sync.max} items`,
    `1 to ${VOLUNTEER.role.name} characters`,
    `up to ${VOLUNTEER.role.description}`,
    `${VOLUNTEER.deletedDays} days`,
    `2 to ${VOLUNTEER.shift.title}`,
    `up to ${VOLUNTEER.shift.description}`,
    `up to ${VOLUNTEER.shift.location}`,
    `${VOLUNTEER.shift.requiredHelpers.min} to ${VOLUNTEER.shift.requiredHelpers.max}`,
    `1 to ${VOLUNTEER.assignments.max}`,
    `at most ${VOLUNTEER.overlaps}`,
    `up to ${VOLUNTEER.message.subject}`,
    `1 to ${VOLUNTEER.message.body} characters`,
    `more than ${grouped(INLINE_RECIPIENT_LIMIT)}`,
    `more than ${VOLUNTEER.message.sendAtToleranceSeconds}`,
    `${VOLUNTEER.message.sendAtToleranceSeconds} seconds`,
    `at most ${VOLUNTEER.message.scheduled}`,
    `first ${grouped(INLINE_RECIPIENT_LIMIT + 1)}`,
    `up to ${grouped(INLINE_RECIPIENT_LIMIT)}`,
    amount(DELIVERY_RETENTION_MS, 'days'),
    `2 to ${VOLUNTEER.availability.title} characters`,
    `1 to ${VOLUNTEER.workflow.values}`,
    `up to ${VOLUNTEER.availability.comment}`,
    `1 to ${VOLUNTEER.search} characters`,
    `1 to ${VOLUNTEER.bulk.max} items`,
    `1 to ${VOLUNTEER.helper.name} characters`,
    `${VOLUNTEER.helper.phone.min} to ${VOLUNTEER.helper.phone.max} digits`,
    `up to ${VOLUNTEER.helper.tags}`,
    `up to ${VOLUNTEER.helper.notes}`,
    `up to ${VOLUNTEER.rolesOfAccess}`,
    `${VOLUNTEER.helperLink.days.min} to ${VOLUNTEER.helperLink.days.max}`,
    words(EVENT_RETENTION_MS / DAY, 'days'),
    `up to ${VOLUNTEER.shiftsOfHelper}`,
    `${VOLUNTEER.pollsOfHelper} newest availability requests`,
    `${VOLUNTEER.perMinute.helper} a minute`,
    `${VOLUNTEER.perMinute.helper} requests`,
    `at most ${VOLUNTEER.workflow.enabled}`,
    `up to ${VOLUNTEER.workflow.conditions}`,
    `1 to ${VOLUNTEER.workflow.actions}`,
    `up to ${grouped(VOLUNTEER.workflow.characters.conditions)}`,
    `up to ${grouped(VOLUNTEER.workflow.characters.actions)}`,
    `${VOLUNTEER.page.max} workflows`,
    `at most ${VOLUNTEER.workflow.assignments}`,
    `at most ${VOLUNTEER.workflow.waitingRuns}`,
    `more than ${VOLUNTEER.workflow.waitingRuns}`,
    `${VOLUNTEER.workflow.runsPerHour} runs`,
    `at most ${LIMITS.url}`,
    `${VOLUNTEER.activeWebhooks} active webhooks`,
    `${VOLUNTEER.perMinute.pro} a minute`,
    `${VOLUNTEER.perMinute.developerApi} a minute`,
    `${VOLUNTEER.perMinute.noTier} a minute`,
  ],
  'docs/volunteer-webhooks.md': [
    `up to ${inWords(VOLUNTEER_WEBHOOK_POLICY.waitsMs.length)}`,
    amount(VOLUNTEER_WEBHOOK_POLICY.timeoutMs, 'seconds'),
    amount(MAX_RESPONSE_BYTES, 'kib'),
    `${VOLUNTEER_WEBHOOK_POLICY.waitsMs[1]} ms`,
    `last ${DELIVERY_RETENTION_MS / DAY}`,
  ],
  'docs/volunteer-bodies.md': [
    `1 to ${VOLUNTEER.workflow.values}`,
    `up to ${VOLUNTEER.sync.max}`,
    `up to ${VOLUNTEER.bulk.max}`,
  ],
  'docs/volunteer-api-keys.md': [
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `at most ${VOLUNTEER.apiKeys}`,
  ],
  'docs/first-shift.md': [`up to ${VOLUNTEER.bulk.max}`],
  'docs/partner-bootstrap.md': [
    words(CODE_LIFETIME_MS / MINUTE, 'minutes'),
    words(AUTHORIZATION_MS / HOUR, 'hours'),
  ],
  'docs/browsers.md': [words(SIGN_IN_SECONDS / 3600, 'hours')],
  'docs/sandbox.md': [words(AUTHORIZATION_MS / HOUR, 'hours')],
  'docs/settings.md': [
    `\`club_rate_limit\` | ${CLUB.perMinute.installation}`,
    `\`staff_rate_limit\` | ${CLUB.perMinute.staff}`,
    `\`club_exchange_rate_limit\` | ${CLUB.perMinute.exchange}`,
    `\`credential_rate_limit\` | ${CALLER_LIMITS.credential}`,
    `\`club_socket_limit\` | ${CLUB.eventSockets}`,
    `${LOOK_UPS_PER_SECOND} a second`,
  ],
}

/** Figures that are no limit of a caller: formats, measurements, intervals within and what others do. */
export const NO_LIMITS: Readonly<Record<string, readonly string[]>> = {
  'schema/club/events.graphql': ['up to 19'],
  'schema/club/identity.graphql': ['up to 500'],
  'schema/club/club.graphql': ['1000 to 9999'],
  'schema/club/webhook-deliveries.graphql': ['200 to 299'],
  'schema/volunteer/deliveries.graphql': ['200 to 299'],
  'schema/volunteer/event-stream.graphql': ['up to 19'],
  'schema/volunteer/volunteer.graphql': ['1000 to 9999', 'up to 500'],
  'docs/club-api-decisions.md': ['1000 to 9999', '80 characters'],
  'docs/events.md': ['more than 1', '3 seconds'],
  'docs/graph.md': ['200 characters', '100 shifts', '15 assignments'],
  'docs/webhooks.md': ['more than 300', '30 minutes', '48 hours'],
  'docs/volunteer-api-decisions.md': ['eight characters', '55 characters', '16 bytes'],
  'docs/volunteer-webhooks.md': ['30 seconds'],
  'docs/sandbox.md': ['four days'],
  'docs/settings.md': ['32 bytes'],
}

function amount(value: number, unit: keyof typeof UNITS): string {
  return `${value / UNITS[unit]} ${unit}`
}

function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}

function words(count: number, unit: string): string {
  return `${inWords(count)} ${unit}`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
