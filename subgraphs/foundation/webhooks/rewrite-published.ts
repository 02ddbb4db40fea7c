import type { Tx } from '../database/transaction.ts'
import { LoggedEventEntity } from '../event-log/entities.ts'
import { tableOf } from '../query/table.ts'
import { DELIVERY_STATES } from './entities.ts'

/** An event that was published, by what is known of it without its id. */
export interface EventTrace {
  organizationId: string
  resourceId: string
  sequence: number
  occurredAt: Date
}

const { name: LOG } = tableOf(LoggedEventEntity)

/**
 * Puts other data into an event of the log, and into all that was made of it for webhooks, sent or not:
 * what is erased must not be read there. Only a receiver that has it already keeps it.
 */
export async function rewritePublished(tx: Tx, published: EventTrace, data: object): Promise<void> {
  await holdPosition(tx, published.organizationId)
  const eventId = (await findLogged(tx, published)) ?? (await findSent(tx, published))
  if (eventId === null) return

  await tx.write(`UPDATE ${LOG} SET data = ? WHERE id = ?`, [JSON.stringify(data), eventId])
  const deliveries = await tx.query<Sent[]>(
    `SELECT d.id, d.body FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_event)
     WHERE d.event_id = ?`,
    [eventId],
  )
  await rewriteSent(tx, deliveries, () => data)
}

/** All events that were published about some resources, by the moments at which they were. */
export interface EventsTrace {
  organizationId: string
  resourceIds: readonly string[]
  /** Those that the log may still have. */
  occurredAt: readonly Date[]
}

/** The same for all events of the resources: in each, what is there is put in other words. */
export async function rewriteAllPublished<Data extends object>(
  tx: Tx,
  { organizationId, resourceIds, occurredAt }: EventsTrace,
  toData: (published: Data) => object,
): Promise<void> {
  if (resourceIds.length === 0) return

  await holdPosition(tx, organizationId)
  if (occurredAt.length > 0) {
    const logged = await tx.query<{ id: string; data: string }[]>(
      `SELECT e.id, e.data FROM ${LOG} e FORCE INDEX (event_log_by_time)
       WHERE e.occurred_at IN (?) AND e.organization_id = ? AND e.resource_id IN (?)`,
      [occurredAt, organizationId, resourceIds],
    )
    for (const { id, data } of logged)
      await tx.write(`UPDATE ${LOG} SET data = ? WHERE id = ?`, [
        JSON.stringify(toData(JSON.parse(data))),
        id,
      ])
  }
  const endpointIds = await findEndpoints(tx, organizationId)
  if (endpointIds.length === 0) return

  // One at a time: each is looked up as often as there are webhooks already.
  for (const resourceId of resourceIds) {
    const deliveries = await tx.query<Sent[]>(
      `SELECT d.id, d.body FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_resource)
       WHERE d.status IN (?) AND d.endpoint_id IN (?) AND d.is_retry IN (0, 1)
         AND d.resource_id = ?`,
      [DELIVERY_STATES, endpointIds, resourceId],
    )
    await rewriteSent(tx, deliveries, toData)
  }
}

/** Held, nobody turns events into deliveries meanwhile. */
async function holdPosition(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('SELECT 1 FROM webhook_positions WHERE organization_id = ? FOR UPDATE', [
    organizationId,
  ])
}

interface Sent {
  id: string
  body: string
}

async function rewriteSent<Data extends object>(
  tx: Tx,
  deliveries: readonly Sent[],
  toData: (sent: Data) => object,
): Promise<void> {
  for (const { id, body } of deliveries) {
    const payload: { data: Data } = JSON.parse(body)
    // What is told besides, such as the fields that changed, stays.
    const data = { ...payload.data, ...toData(payload.data) }
    await tx.write('UPDATE webhook_deliveries SET body = ? WHERE id = ?', [
      JSON.stringify({ ...payload, data }),
      id,
    ])
  }
}

async function findEndpoints(tx: Tx, organizationId: string): Promise<string[]> {
  const endpoints = await tx.query<{ id: string }[]>(
    'SELECT e.id FROM webhook_endpoints e WHERE e.organization_id = ?',
    [organizationId],
  )
  return endpoints.map(({ id }) => id)
}

/** No index leads to a resource in the log, but one to the moment at which it was told of. */
async function findLogged(
  tx: Tx,
  { organizationId, resourceId, sequence, occurredAt }: EventTrace,
): Promise<string | null> {
  const [logged] = await tx.query<{ id: string }[]>(
    `SELECT e.id FROM ${LOG} e FORCE INDEX (event_log_by_time)
     WHERE e.occurred_at = ? AND e.organization_id = ? AND e.resource_id = ? AND e.sequence = ?`,
    [occurredAt, organizationId, resourceId, sequence],
  )
  return logged?.id ?? null
}

/** Deliveries are kept for longer than the log. */
async function findSent(
  tx: Tx,
  { organizationId, resourceId, sequence }: EventTrace,
): Promise<string | null> {
  const endpointIds = await findEndpoints(tx, organizationId)
  if (endpointIds.length === 0) return null

  const [sent] = await tx.query<{ eventId: string }[]>(
    `SELECT d.event_id AS eventId
     FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_resource)
     WHERE d.status IN (?) AND d.endpoint_id IN (?) AND d.is_retry IN (0, 1)
       AND d.resource_id = ? AND d.sequence = ? LIMIT 1`,
    [DELIVERY_STATES, endpointIds, resourceId, sequence],
  )
  return sent?.eventId ?? null
}
