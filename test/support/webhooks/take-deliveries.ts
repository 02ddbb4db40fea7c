import { newUuid } from '../../../platform/ids.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { leaseDeliveries } from '../../../subgraphs/foundation/webhooks/lease-deliveries.ts'

export interface Taking {
  endpointId: string
  pacedBy: 'delivery' | 'endpoint'
  limit: number
  now: Date
  until: Date
}

/** Leases due deliveries of one endpoint; returns their ids. */
export async function takeDeliveries(
  database: Database,
  { endpointId, pacedBy, limit, now, until }: Taking,
): Promise<string[]> {
  const request = { lease: newUuid(), now, until }
  const limits = new Map([[endpointId, limit]])
  const leased = await leaseDeliveries({ database, policy: { pacedBy } }, limits, request)
  return leased.map(({ delivery }) => delivery.id)
}
