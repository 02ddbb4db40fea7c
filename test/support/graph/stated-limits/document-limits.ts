import { MAX_SILENCE_MS } from '../../../../clients/typescript/src/event-frames.ts'
import {
  MAX_MESSAGE_BYTES,
  MAX_OPERATIONS_PER_SOCKET,
  MAX_REFUSALS,
  UNSENT_LIMITS,
} from '../../../../gateway/http/graphql-sockets.ts'
import { MAX_ISSUES } from '../../../../platform/input/issues.ts'
import { CALLER_LIMITS } from '../../../../platform/limits/caller-limit.ts'
import { LOOK_UPS_PER_SECOND } from '../../../../platform/limits/credential-guard.ts'
import { PORTAL_RECHECK_MS } from '../../../../portal/server/operations/portal-sockets.ts'
import { MAX_COOKIE_BYTES } from '../../../../portal/server/sessions/portal-cookies.ts'
import { SESSION_MS } from '../../../../portal/server/sessions/portal-session.ts'
import { MAX_STAFF_SESSIONS } from '../../../../portal/server/sessions/session-registry.ts'
import { MOST_PAGES } from '../../../../portal/src/graph/list-limits.ts'
import {
  MOST_BYTES,
  MOST_ROWS,
} from '../../../../portal/src/pages/volunteering/helpers/csv/import-rows.ts'
import { STEP_MINUTES } from '../../../../portal/src/pages/volunteering/plan/move/moved-shift.ts'
import { UNDO_MS } from '../../../../portal/src/parts/undo-ms.ts'
import { EVENT_SOCKET_TIMES } from '../../../../rest-facade/club/event-socket/times.ts'
import { MAX_BODY_BYTES } from '../../../../rest-facade/input/body.ts'
import { SIGN_IN_SECONDS } from '../../../../sandbox/issuer/local-issuer.ts'
import { LIFETIME_MS as AUTHORIZATION_MS } from '../../../../sandbox/seed/approve-installation.ts'
import { CLUB_LIMITS as CLUB } from '../../../../schema/club/limits.ts'
import { LIMITS } from '../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS as VOLUNTEER } from '../../../../schema/volunteer/limits.ts'
import { FAILURES_TO_ERROR } from '../../../../subgraphs/club/booking-sources/rules.ts'
import { DEVICE_SILENCE_MS } from '../../../../subgraphs/club/courts/rules.ts'
import { CODE_LIFETIME_MS } from '../../../../subgraphs/club/installations/authorizations/authorization-rules.ts'
import { MAX_BITS, MIN_BITS } from '../../../../subgraphs/club/installations/public-key.ts'
import {
  OVERTIME_MS,
  READY_WINDOW_MS,
} from '../../../../subgraphs/club/match-sessions/clock/due-times.ts'
import {
  CLUB_WEBHOOK_POLICY,
  WARNED_AT,
} from '../../../../subgraphs/club/webhook-endpoints/club-webhook-policy.ts'
import { PINGS } from '../../../../subgraphs/club/webhook-endpoints/rules.ts'
import { IDEMPOTENCY_RETENTION_MS } from '../../../../subgraphs/foundation/change/idempotency.ts'
import { EVENT_RETENTION_MS } from '../../../../subgraphs/foundation/event-log/purge-log.ts'
import { ANSWER_RETENTION_MS } from '../../../../subgraphs/foundation/webhooks/attempts/answer-store.ts'
import { ANSWER_BYTES } from '../../../../subgraphs/foundation/webhooks/attempts/answer-text.ts'
import { DELIVERY_RETENTION_MS } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import { MAX_RESPONSE_BYTES } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { FIRST_BACKOFF_MS } from '../../../../subgraphs/foundation/webhooks/schedule.ts'
import { INLINE_RECIPIENT_LIMIT } from '../../../../subgraphs/volunteer/messages/sending/recipient-rules.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from '../../../../subgraphs/volunteer/webhooks/volunteer-webhook-policy.ts'
import {
  amount,
  DAY,
  grouped,
  HOUR,
  inWords,
  MIB,
  MINUTE,
  SECOND,
  SECRET_CHARACTERS,
  words,
} from './figures.ts'

/** Figures in the documents, by file. */
export const DOCUMENTS_STATED: Readonly<Record<string, readonly string[]>> = {
  'docs/command-line.md': [
    amount(CLUB_WEBHOOK_POLICY.timeoutMs, 'seconds'),
    `${MAX_SILENCE_MS / MINUTE} minutes`,
  ],
  'docs/portal.md': [
    amount(SESSION_MS, 'hours'),
    amount(PORTAL_RECHECK_MS, 'seconds'),
    `${MAX_COOKIE_BYTES / 1000} kb`,
    words(CODE_LIFETIME_MS / MINUTE, 'minutes'),
    `up to ${(LIMITS.page.max * MOST_PAGES).toLocaleString('en')}`,
    `${STEP_MINUTES} minutes`,
    amount(UNDO_MS, 'seconds'),
    `up to ${MAX_STAFF_SESSIONS}`,
    `up to ${MOST_ROWS.toLocaleString('en')}`,
    amount(MOST_BYTES, 'mib'),
  ],
  'docs/ways-in.md': [amount(SESSION_MS, 'hours')],
  'rest-facade/reference/rules/club/': [
    words(DEVICE_SILENCE_MS / MINUTE, 'minutes'),
    `1 to ${LIMITS.page.max}`,
    `default ${LIMITS.page.default}`,
    amount(MAX_BODY_BYTES, 'mib'),
    `${CALLER_LIMITS.credential} a minute`,
    `up to ${MAX_ISSUES}`,
    `1 to ${LIMITS.idempotencyKey}`,
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    words(FAILURES_TO_ERROR, 'failed records'),
    `${CLUB.perMinute.exchange} a minute`,
    `1 to ${LIMITS.eventPage.max}`,
    `default ${LIMITS.eventPage.default}`,
    words(EVENT_RETENTION_MS / DAY, 'days'),
    `${CLUB.ticketLifetimeMs / SECOND} seconds`,
    `${READY_WINDOW_MS / MINUTE} minutes`,
    words(OVERTIME_MS / MINUTE, 'minutes'),
    `more than ${READY_WINDOW_MS / MINUTE}`,
    `limit of ${inWords(CLUB.webhookEndpoints)}`,
    `${LIMITS.url} characters`,
  ],
  'docs/club-api-decisions.md': [
    `${inWords(PINGS.points)} a minute`,
    `${SECRET_CHARACTERS} characters`,
    words(CODE_LIFETIME_MS / MINUTE, 'minutes'),
    `${MIN_BITS} to ${MAX_BITS}`,
  ],
  'docs/guides/follow-events.md': [
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
  'docs/guides/imports.md': [`up to ${CLUB.importedBookings}`, amount(CLUB.importBytes, 'mib')],
  'docs/guides/webhooks.md': [
    `${inWords(WARNED_AT[1])} failures`,
    amount(CLUB_WEBHOOK_POLICY.timeoutMs, 'seconds'),
    `at most ${MAX_RESPONSE_BYTES / 1024}`,
    `first ${ANSWER_BYTES / 1024}`,
    amount(ANSWER_RETENTION_MS, 'days'),
    `${FIRST_BACKOFF_MS} ms`,
    words(EVENT_RETENTION_MS / DAY, 'days'),
    amount(DELIVERY_RETENTION_MS, 'days'),
  ],
  'rest-facade/reference/rules/volunteer/': [
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
    `${VOLUNTEER.deletedDays} days`,
    `1 to ${VOLUNTEER.assignments.max}`,
    `at most ${VOLUNTEER.overlaps}`,
    `up to ${VOLUNTEER.message.subject}`,
    `more than ${grouped(INLINE_RECIPIENT_LIMIT)}`,
    `more than ${VOLUNTEER.message.sendAtToleranceSeconds}`,
    `${VOLUNTEER.message.sendAtToleranceSeconds} seconds`,
    `at most ${VOLUNTEER.message.scheduled}`,
    `first ${grouped(INLINE_RECIPIENT_LIMIT + 1)}`,
    `up to ${grouped(INLINE_RECIPIENT_LIMIT)}`,
    amount(DELIVERY_RETENTION_MS, 'days'),
    `1 to ${VOLUNTEER.workflow.values}`,
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
  'docs/guides/volunteer-webhooks.md': [
    `up to ${inWords(VOLUNTEER_WEBHOOK_POLICY.waitsMs.length)}`,
    amount(VOLUNTEER_WEBHOOK_POLICY.timeoutMs, 'seconds'),
    amount(MAX_RESPONSE_BYTES, 'kib'),
    `first ${ANSWER_BYTES / 1024}`,
    amount(ANSWER_RETENTION_MS, 'days'),
    `${VOLUNTEER_WEBHOOK_POLICY.waitsMs[1]} ms`,
    `last ${DELIVERY_RETENTION_MS / DAY}`,
  ],
  'docs/volunteer-bodies.md': [
    `1 to ${VOLUNTEER.workflow.values}`,
    `up to ${VOLUNTEER.sync.max}`,
    `up to ${VOLUNTEER.bulk.max}`,
  ],
  'docs/guides/volunteer-api-keys.md': [
    amount(IDEMPOTENCY_RETENTION_MS, 'hours'),
    `at most ${VOLUNTEER.apiKeys}`,
  ],
  'docs/guides/season.md': [`up to ${VOLUNTEER.assignments.max}`],
  'docs/guides/first-shift.md': [`up to ${VOLUNTEER.bulk.max}`],
  'docs/guides/partner-bootstrap.md': [
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
