import type { Tx } from '../database/transaction.ts'
import { LoggedEventEntity } from '../event-log/entities.ts'
import { tableOf } from '../query/table.ts'
import { answerStore } from './attempts/answer-store.ts'
import { DELIVERY_STATES } from './entities.ts'

/** Identifies a published event without its id. */
export interface EventTrace {
  organizationId: string
  resourceId: string
  sequence: number
  occurredAt: Date
}

const { name: LOG } = tableOf(LoggedEventEntity)

/**
 * Replaces the data of an event in the log and in its webhook deliveries, sent or pending, so that erased
 * personal data cannot be read there; answers, which may repeat it, are deleted. A receiver keeps the payload that it already has.
 */
export async function redactPublished(tx: Tx, published: EventTrace, data: object): Promise<void> {
  await lockPosition(tx, published.organizationId)
  const eventId = (await findLogged(tx, published)) ?? (await findDelivered(tx, published))
  if (eventId === null) return

  await tx.write(`UPDATE ${LOG} SET data = ? WHERE id = ?`, [JSON.stringify(data), eventId])
  const deliveries = await tx.query<StoredBody[]>(
    `SELECT d.id, d.body FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_event)
     WHERE d.event_id = ?`,
    [eventId],
  )
  await redactDeliveries(tx, deliveries, () => data)
}

/** Identifies all published events of some resources. */
export interface EventsTrace {
  organizationId: string
  resourceIds: readonly string[]
  /** The times of the events that the log may still have; null for any. */
  occurredAt: readonly Date[] | null
}

/** Replaces the data of each event of the resources by what `toData` makes of it. */
export async function redactAllPublished<Data extends object>(
  tx: Tx,
  { organizationId, resourceIds, occurredAt }: EventsTrace,
  toData: (published: Data) => object,
): Promise<void> {
  if (resourceIds.length === 0) return

  await lockPosition(tx, organizationId)
  for (const { id, data } of await findAllLogged(tx, { organizationId, resourceIds, occurredAt }))
    await tx.write(`UPDATE ${LOG} SET data = ? WHERE id = ?`, [
      JSON.stringify(toData(JSON.parse(data))),
      id,
    ])
  const endpointIds = await findEndpoints(tx, organizationId)
  if (endpointIds.length === 0) return

  // One query per resource: each already has one index range per endpoint and state.
  for (const resourceId of resourceIds) {
    const deliveries = await tx.query<StoredBody[]>(
      `SELECT d.id, d.body FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_resource)
       WHERE d.status IN (?) AND d.endpoint_id IN (?) AND d.is_retry IN (0, 1)
         AND d.resource_id = ?`,
      [DELIVERY_STATES, endpointIds, resourceId],
    )
    await redactDeliveries(tx, deliveries, toData)
  }
}

interface StoredData {
  id: string
  data: string
}

async function findAllLogged(
  tx: Tx,
  { organizationId, resourceIds, occurredAt }: EventsTrace,
): Promise<StoredData[]> {
  if (occurredAt === null)
    return tx.query(
      `SELECT e.id, e.data FROM ${LOG} e FORCE INDEX (PRIMARY)
       WHERE e.organization_id = ? AND e.resource_id IN (?) AND e.data IS NOT NULL`,
      [organizationId, resourceIds],
    )
  if (occurredAt.length === 0) return []
  return tx.query(
    `SELECT e.id, e.data FROM ${LOG} e FORCE INDEX (event_log_by_time)
     WHERE e.occurred_at IN (?) AND e.organization_id = ? AND e.resource_id IN (?)`,
    [occurredAt, organizationId, resourceIds],
  )
}

/** Stops the dispatcher until the transaction ends, so that no delivery is written with the old data. */
async function lockPosition(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('SELECT 1 FROM webhook_positions WHERE organization_id = ? FOR UPDATE', [
    organizationId,
  ])
}

interface StoredBody {
  id: string
  body: string
}

async function redactDeliveries<Data extends object>(
  tx: Tx,
  deliveries: readonly StoredBody[],
  toData: (published: Data) => object,
): Promise<void> {
  for (const { id, body } of deliveries) {
    const payload: { data: Data } = JSON.parse(body)
    // Other fields of the payload, such as the changed fields, stay.
    const data = { ...payload.data, ...toData(payload.data) }
    await tx.write('UPDATE webhook_deliveries SET body = ? WHERE id = ?', [
      JSON.stringify({ ...payload, data }),
      id,
    ])
  }
  const ids = deliveries.map(({ id }) => id)
  await answerStore.erase(tx, ids)
}

async function findEndpoints(tx: Tx, organizationId: string): Promise<string[]> {
  const endpoints = await tx.query<{ id: string }[]>(
    'SELECT e.id FROM webhook_endpoints e WHERE e.organization_id = ?',
    [organizationId],
  )
  return endpoints.map(({ id }) => id)
}

/** The log has no index by resource, but one by time. */
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

/** Deliveries are retained longer than the log. */
async function findDelivered(
  tx: Tx,
  { organizationId, resourceId, sequence }: EventTrace,
): Promise<string | null> {
  const endpointIds = await findEndpoints(tx, organizationId)
  if (endpointIds.length === 0) return null

  const [delivered] = await tx.query<{ eventId: string }[]>(
    `SELECT d.event_id AS eventId
     FROM webhook_deliveries d FORCE INDEX (webhook_deliveries_by_resource)
     WHERE d.status IN (?) AND d.endpoint_id IN (?) AND d.is_retry IN (0, 1)
       AND d.resource_id = ? AND d.sequence = ? LIMIT 1`,
    [DELIVERY_STATES, endpointIds, resourceId, sequence],
  )
  return delivered?.eventId ?? null
}
