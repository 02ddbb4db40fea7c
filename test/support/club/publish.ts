import { scopedBus } from '../../../platform/bus/bus.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Club } from '../../../subgraphs/club/clubs/club.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { appendEvents, EVENTS_TOPIC } from '../../../subgraphs/foundation/event-log/event-log.ts'
import type { TestApi } from '../http/api.ts'

type Publisher = Pick<TestApi, 'club' | 'bus'>

/** Publishes events of a club in one change, past the API; about a resource of their own each. */
export async function publish(
  { club: database, bus }: Publisher,
  { id: clubId, organizationId }: Pick<Club, 'id' | 'organizationId'>,
  count = 1,
  changedFields: readonly string[] = ['status'],
): Promise<string[]> {
  const events = Array.from({ length: count }, () => ({
    type: 'booking.created',
    clubId,
    organizationId,
    resource: { type: 'booking', id: newUuid() },
    sequence: 1,
    changedFields,
  }))
  const ids: string[] = []
  await inTransaction(database, async (tx) => {
    ids.length = 0
    await appendEvents(tx, events, new Date(), () => {
      const id = newUuid()
      ids.push(id)
      return id
    })
  })
  scopedBus(bus, 'club').publish(EVENTS_TOPIC, organizationId)
  return ids
}
