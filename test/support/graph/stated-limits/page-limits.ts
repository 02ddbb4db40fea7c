import { MAX_SILENCE_MS } from '../../../../clients/typescript/src/event-frames.ts'
import {
  MAX_MESSAGE_BYTES,
  MAX_OPERATIONS_PER_SOCKET,
  MAX_REFUSALS,
  UNSENT_LIMITS,
} from '../../../../gateway/http/graphql-sockets.ts'
import { MAX_ISSUES } from '../../../../platform/input/issues.ts'
import { CALLER_LIMITS } from '../../../../platform/limits/caller-limit.ts'
import { LOOK_UPS_AT_ONCE } from '../../../../platform/limits/credential-guard.ts'
import { MAX_IN_LINE } from '../../../../platform/limits/turns.ts'
import { PORTAL_RECHECK_MS } from '../../../../portal/server/operations/portal-sockets.ts'
import { MAX_COOKIE_BYTES } from '../../../../portal/server/sessions/portal-cookies.ts'
import { SESSION_MS } from '../../../../portal/server/sessions/portal-session.ts'
import { STAFF_ON_PAGE } from '../../../../portal/server/sessions/session-registry.ts'
import { MOST_PAGES } from '../../../../portal/src/graph/list-limits.ts'
import {
  MOST_BYTES,
  MOST_ROWS,
} from '../../../../portal/src/pages/volunteering/helpers/csv/import-rows.ts'
import { STEP_MINUTES } from '../../../../portal/src/pages/volunteering/plan/move/moved-shift.ts'
import { UNDO_MS } from '../../../../portal/src/parts/undo-ms.ts'
import { EVENT_SOCKET_TIMES } from '../../../../rest-facade/club/event-socket/times.ts'
import { MAX_BODY_BYTES } from '../../../../rest-facade/input/body.ts'
import { DEVICE_SILENCE_MS } from '../../../../rules/club/device-silence.ts'
import { REOPEN_WINDOW_MS } from '../../../../rules/club/match-states.ts'
import { RESULT_WINDOW_MS } from '../../../../rules/club/results.ts'
import { FIRST_BACKOFF_MS } from '../../../../rules/webhooks/attempts.ts'
import { WARNED_AT } from '../../../../rules/webhooks/health.ts'
import { SIGN_IN_SECONDS } from '../../../../sandbox/issuer/local-issuer.ts'
import { LIFETIME_MS as AUTHORIZATION_MS } from '../../../../sandbox/seed/approve-installation.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { LIMITS } from '../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { FAILURES_TO_ERROR } from '../../../../subgraphs/club/booking-sources/rules.ts'
import { CODE_LIFETIME_MS } from '../../../../subgraphs/club/installations/authorizations/authorization-rules.ts'
import { MAX_BITS, MIN_BITS } from '../../../../subgraphs/club/installations/public-key.ts'
import {
  OVERTIME_MS,
  READY_WINDOW_MS,
} from '../../../../subgraphs/club/match-sessions/clock/due-times.ts'
import { CLUB_WEBHOOK_POLICY } from '../../../../subgraphs/club/webhook-endpoints/club-webhook-policy.ts'
import { PINGS } from '../../../../subgraphs/club/webhook-endpoints/rules.ts'
import { AUDIT_RETENTION_MS } from '../../../../subgraphs/foundation/audit/audit-entry.ts'
import { IDEMPOTENCY_RETENTION_MS } from '../../../../subgraphs/foundation/change/idempotency.ts'
import {
  PROBE_LIMITS,
  REQUEST_LIMITS,
  RETENTION_LIMITS,
  SEEDING_LIMITS,
} from '../../../../subgraphs/foundation/database/time-limits.ts'
import { REQUEST_RETENTION_MS } from '../../../../subgraphs/foundation/request-log/api-request.ts'
import { ANSWER_RETENTION_MS } from '../../../../subgraphs/foundation/webhooks/attempts/answer-store.ts'
import { ANSWER_BYTES } from '../../../../subgraphs/foundation/webhooks/attempts/answer-text.ts'
import { DELIVERY_RETENTION_MS } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import { MAX_RESPONSE_BYTES } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { INLINE_RECIPIENT_LIMIT } from '../../../../subgraphs/volunteer/messages/sending/recipient-rules.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from '../../../../subgraphs/volunteer/webhooks/volunteer-webhook-policy.ts'

/** What `<!-- limit: club.webhookEndpoints -->` in front of a figure of a page refers to, by its path. */
export const PAGE_LIMITS = {
  limits: LIMITS,
  callers: { ...CALLER_LIMITS, lookUpsAtOnce: LOOK_UPS_AT_ONCE, inLine: MAX_IN_LINE },
  body: { bytes: MAX_BODY_BYTES, issues: MAX_ISSUES },
  idempotency: { retentionMs: IDEMPOTENCY_RETENTION_MS },
  events: { retentionMs: LIMITS.eventRetentionMs },
  requests: { retentionMs: REQUEST_RETENTION_MS },
  audit: { retentionMs: AUDIT_RETENTION_MS },
  webhooks: {
    retentionMs: DELIVERY_RETENTION_MS,
    answerRetentionMs: ANSWER_RETENTION_MS,
    answerBytes: ANSWER_BYTES,
    responseBytes: MAX_RESPONSE_BYTES,
    firstBackoffMs: FIRST_BACKOFF_MS,
  },
  club: {
    ...CLUB_LIMITS,
    webhooks: { ...CLUB_WEBHOOK_POLICY, warnedAt: WARNED_AT },
    pingsPerMinute: PINGS.points,
    codeLifetimeMs: CODE_LIFETIME_MS,
    keyBits: { min: MIN_BITS, max: MAX_BITS },
    failuresToError: FAILURES_TO_ERROR,
    deviceSilenceMs: DEVICE_SILENCE_MS,
    readyWindowMs: READY_WINDOW_MS,
    overtimeMs: OVERTIME_MS,
    reopenWindowMs: REOPEN_WINDOW_MS,
    resultWindowMs: RESULT_WINDOW_MS,
  },
  volunteer: {
    ...VOLUNTEER_LIMITS,
    webhooks: VOLUNTEER_WEBHOOK_POLICY,
    inlineRecipients: INLINE_RECIPIENT_LIMIT,
  },
  sockets: {
    unsent: UNSENT_LIMITS,
    operations: MAX_OPERATIONS_PER_SOCKET,
    messageBytes: MAX_MESSAGE_BYTES,
    refusals: MAX_REFUSALS,
    ...EVENT_SOCKET_TIMES,
  },
  database: {
    request: REQUEST_LIMITS,
    retention: RETENTION_LIMITS,
    seeding: SEEDING_LIMITS,
    probe: PROBE_LIMITS,
  },
  client: { silenceMs: MAX_SILENCE_MS },
  portal: {
    sessionMs: SESSION_MS,
    recheckMs: PORTAL_RECHECK_MS,
    cookieBytes: MAX_COOKIE_BYTES,
    sessions: STAFF_ON_PAGE,
    helpers: LIMITS.page.max * MOST_PAGES,
    stepMinutes: STEP_MINUTES,
    undoMs: UNDO_MS,
    importRows: MOST_ROWS,
    importBytes: MOST_BYTES,
  },
  sandbox: { authorizationMs: AUTHORIZATION_MS, signInSeconds: SIGN_IN_SECONDS },
}
