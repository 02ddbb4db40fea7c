import { createHmac } from 'node:crypto'
import { toEventRecord } from '../../../schema/club/event-record.ts'
import type { Queryable } from '../../foundation/database.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import type { Signing, WebhookPolicy } from '../../foundation/webhooks/webhook-policy.ts'

/** What the club API promises about its deliveries (Webhook delivery rules; Limits). */
export function makeClubWebhooks(waitsMs: readonly number[], publicUrl: string): WebhookPolicy {
  return {
    waitsMs,
    timeoutMs: 10_000,
    connectTimeoutMs: 5000,
    isFinal: () => false,
    disableAfter: 20,
    toBody: (event) => toBody(event, publicUrl),
    toHeaders,
    findActiveOwners,
  }
}

/** The record that the event feed has, to the byte. */
function toBody({ resourceType, resourceId, ...event }: LoggedEvent, publicUrl: string): string {
  const resource = { type: resourceType, id: resourceId }
  return JSON.stringify(toEventRecord({ ...event, resource }, publicUrl))
}

function toHeaders({ secret, body, deliveryId, eventType, now }: Signing): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'content-type': 'application/json',
    'user-agent': 'Clubgate-Webhooks/1.0',
    'service-timestamp': timestamp,
    'service-signature': `v1=${signature}`,
    'service-delivery': deliveryId,
    'service-event': eventType,
  }
}

/** Installations that are in force, in clubs that are open. */
async function findActiveOwners(
  database: Queryable,
  installationIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT i.id FROM installations i JOIN clubs cl ON cl.id = i.club_id
     WHERE i.id IN (?) AND i.status = 'ACTIVE' AND cl.status = 'ACTIVE'
       AND (i.expires_at IS NULL OR i.expires_at > ?)`,
    [installationIds, now],
  )
  return new Set(rows.map(({ id }) => id))
}
