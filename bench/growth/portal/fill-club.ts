import { newUuid } from '../../../platform/ids.ts'
import { ReconciliationConflictEntity } from '../../../subgraphs/club/bookings/entities.ts'
import { ClubEntity } from '../../../subgraphs/club/clubs/entities.ts'
import {
  MatchSessionEntity,
  ScoreEventEntity,
} from '../../../subgraphs/club/match-sessions/entities.ts'
import { AuditEntryEntity } from '../../../subgraphs/foundation/audit/entities.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { ApiRequestEntity } from '../../../subgraphs/foundation/request-log/entities.ts'
import { WebhookAnswerEntity } from '../../../subgraphs/foundation/webhooks/attempts/entities.ts'
import {
  initialEndpointState,
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
import { anAuditEntry } from '../../../test/support/database/audit-entries.ts'
import type { Sandbox } from '../../sides/product.ts'
import { copyId, copyRows, type Filling, idOf, mostly } from './copy-rows.ts'

/** Rows of the club database that the reads name. */
export interface FilledClub {
  endpointId: string
  deliveryId: string
  sessionId: string
  publicId: string
  applicationId: string
}

const ID = idOf('n')
const DAY_MS = 24 * 60 * 60_000

/** Fills the tables of the club database that grow. */
export async function fillClub(filling: Filling, sandbox: Sandbox): Promise<FilledClub> {
  const { database, rows } = filling
  const { id: clubId, organization_id: organizationId } = sandbox.clubs.main
  const now = new Date()
  const { sessionId, publicId, bookingId } = await findPlayed(filling, clubId)
  const inThisDay = `NOW(3) - INTERVAL n * ${Math.floor(DAY_MS / rows)} * 1000 MICROSECOND`
  const minutesAgo = (column: string) => `t.${column} - INTERVAL n MINUTE`

  const endpointId = newUuid()
  await tableOf(WebhookEndpointEntity).insert(database, {
    ...{ id: endpointId, organizationId, clubId, ownerId: sandbox.installations.full.id },
    ...{ name: 'Bench', url: 'https://receiver.example/', description: null },
    ...{ eventTypes: ['booking.created'], secret: Buffer.alloc(8), ...initialEndpointState(now) },
    // Nothing new is delivered to it.
    subscribedAfter: String(2 ** 52),
  })
  const deliveryId = newUuid()
  await tableOf(WebhookDeliveryEntity).insert(database, {
    ...{ id: deliveryId, endpointId, eventId: newUuid(), eventType: 'booking.created' },
    ...{ body: JSON.stringify({ id: deliveryId, type: 'booking.created' }), status: 'DELIVERED' },
    ...{ attemptCount: 1, isRetry: false, nextAttemptAt: null, lease: null },
    ...{ createdAt: now, completedAt: now, resourceId: null, sequence: null, resend: 0 },
    traceparent: null,
  })
  const attempt = { deliveryId, number: 1, startedAt: now, durationMs: 20, responseStatus: 200 }
  await tableOf(WebhookAttemptEntity).insert(database, {
    ...attempt,
    failure: null,
    failureDetail: null,
  })
  const answer = { deliveryId, number: 1, receivedAt: now, body: 'ok', isTruncated: false }
  await tableOf(WebhookAnswerEntity).insert(database, answer)
  const conflictId = newUuid()
  await tableOf(ReconciliationConflictEntity).insert(database, {
    ...{ id: conflictId, clubId, bookingId, fields: [], matchSessionId: sessionId },
    ...{ sourceVersion: 2, status: 'RESOLVED', resolvedAt: now, resolvedBy: 'owner' },
    ...{ createdAt: now, updatedAt: now },
  })
  const entry = anAuditEntry({ clubId, resourceType: 'MatchSession', resourceId: sessionId })
  await tableOf(AuditEntryEntity).insert(database, entry)
  const requestId = newUuid()
  await tableOf(ApiRequestEntity).insert(database, {
    ...{ id: requestId, ownerId: sandbox.installations.full.id, method: 'GET', route: '/courts' },
    ...{ status: 200, code: null, durationMs: 2, requestedAt: now },
  })

  await copyRows({ database, rows: rows / 10 }, ClubEntity, clubId, {
    ...{ id: ID, organizationId: ID, slug: "CONCAT('padel-', LPAD(n, 7, '0'))" },
  })
  await copyRows(filling, MatchSessionEntity, sessionId, {
    ...{ id: ID, bookingId: 'NULL', clubId: mostly('club_id'), courtId: mostly('court_id') },
    ...{ scheduledStart: minutesAgo('scheduled_start'), scheduledEnd: minutesAgo('scheduled_end') },
  })
  const [scored] = await database.query<{ id: string }[]>(
    'SELECT e.id FROM score_events e WHERE e.match_session_id = ? LIMIT 1',
    [sessionId],
  )
  await copyRows(filling, ScoreEventEntity, scored?.id ?? '', {
    ...{ id: ID, sequence: 'n + 10000', matchSessionId: mostly('match_session_id') },
  })
  await copyRows(filling, ReconciliationConflictEntity, conflictId, {
    ...{ id: ID, clubId: mostly('club_id'), createdAt: minutesAgo('created_at') },
    status: "IF(n % 997, t.status, 'OPEN')",
  })
  await copyRows(filling, WebhookDeliveryEntity, deliveryId, {
    ...{ id: ID, eventId: ID, endpointId: mostly('endpoint_id'), createdAt: inThisDay },
    status: "IF(n % 97, t.status, 'FAILED')",
  })
  const attempts = { deliveryId: ID, startedAt: inThisDay }
  await copyRows(filling, WebhookAttemptEntity, deliveryId, attempts, 'delivery_id')
  const answers = { deliveryId: ID, receivedAt: inThisDay }
  await copyRows(filling, WebhookAnswerEntity, deliveryId, answers, 'delivery_id')
  await copyRows(filling, AuditEntryEntity, entry.id, {
    ...{ id: ID, clubId: mostly('club_id'), actorId: "CONCAT('staff-', n % 20)" },
    ...{ resourceId: `IF(n % 2, t.resource_id, ${ID})`, occurredAt: minutesAgo('occurred_at') },
  })
  await copyRows(filling, ApiRequestEntity, requestId, {
    ...{ id: ID, ownerId: mostly('owner_id'), requestedAt: inThisDay },
  })
  const [installation] = await database.query<{ applicationId: string }[]>(
    'SELECT i.application_id AS applicationId FROM installations i WHERE i.id = ?',
    [sandbox.installations.full.id],
  )
  const applicationId = installation?.applicationId ?? ''
  return { endpointId, deliveryId: copyId(1), sessionId, publicId, applicationId }
}

/** A match of the sandbox that is over, and its court. */
async function findPlayed({ database }: Filling, clubId: string) {
  const [played] = await database.query<
    { sessionId: string; bookingId: string; publicId: string }[]
  >(
    `SELECT s.id AS sessionId, s.booking_id AS bookingId, c.public_id AS publicId
     FROM match_sessions s JOIN courts c ON c.id = s.court_id
     WHERE s.club_id = ? AND s.status = 'COMPLETED' AND s.booking_id IS NOT NULL
       AND s.id IN (SELECT e.match_session_id FROM score_events e)
     ORDER BY s.scheduled_start DESC LIMIT 1`,
    [clubId],
  )
  if (played === undefined) throw new Error('The sandbox has no match that is over.')
  return played
}
