import { newUuid } from '../../../platform/ids.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import {
  holdDeliveries,
  takeDueDeliveries,
} from '../../../subgraphs/foundation/webhooks/endpoint-lanes.ts'
import { endpointStore } from '../../../subgraphs/foundation/webhooks/endpoint-store.ts'

export interface Taking {
  endpointId: string
  pacedBy: 'delivery' | 'endpoint'
  limit: number
  now: Date
  until: Date
}

/** Takes what is due of one endpoint, and holds it; answers the ids. */
export async function takeDeliveries(
  database: Database,
  { endpointId, pacedBy, limit, now, until }: Taking,
): Promise<string[]> {
  const endpoint = await endpointStore.find(database, endpointId)
  if (endpoint === null) throw new Error('There is no such endpoint.')

  return inTransaction(database, async (tx) => {
    const request = { lease: newUuid(), now, until }
    const taken = await takeDueDeliveries(tx, { endpoint, limit, pacedBy }, request)
    await holdDeliveries(tx, taken, request)
    return taken.map(({ id }) => id)
  })
}
