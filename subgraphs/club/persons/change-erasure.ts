import type { Tx } from '../../foundation/database/transaction.ts'
import { isLeased } from '../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { isNamedBy } from '../match-sessions/participants.ts'
import type { ClubParts } from '../records/context.ts'
import { refusedBookingStore } from '../refused-bookings/store.ts'
import { erasingStoreOf } from './erasing-store.ts'
import { ERASURE_LEASE_MS, ERASURE_PAGE, PERSON_ERASURES } from './erasure-queue.ts'
import type { PersonErasure, PersonRow } from './person-erasure.ts'
import { FIRST, readPersonRows } from './person-row-store.ts'
import { REDACTIONS } from './redaction-store.ts'
import { advanceErasure, completeErasure } from './rules.ts'
import { personErasureStore } from './store.ts'

export type ErasureStep = 'REDACTED' | 'REDACTED_LAST' | 'COMPLETED' | 'LEASE_LOST'

/**
 * Redacts the next page of rows in one transaction that checks the lease. Rows are found without a lock: while the
 * person is noted as being erased, no writer adds one.
 */
export async function eraseNextPage(
  { change }: Pick<ClubParts, 'change'>,
  item: LeasedItem,
): Promise<ErasureStep> {
  const { result } = await change<ErasureStep>(null, async (tx, now) => {
    const erasure = await findLeased(tx, item)
    if (erasure === null) return { result: 'LEASE_LOST', events: [] }

    const person = await erasingStoreOf(erasure).find(tx, erasure, item.id)
    if (person === null) throw new Error(`The erasure ${item.id} has no person.`)

    const position = erasure.position ?? FIRST
    const { table } = position
    const { rows, next } = await readPersonRows(tx, erasure, position, ERASURE_PAGE)
    const named = rows.filter(({ participants }) =>
      participants.some((one) => isNamedBy(one, person)),
    )
    const ids = [...new Set(named.map(({ id }) => id))]
    if (ids.length > 0) await REDACTIONS[table](tx, ids, { [item.id]: person }, now)
    await refusedBookingStore.deleteOfBookings(tx, erasure.bookingSourceId, numbersOf(named))
    const page = { table, redacted: named.length, next: next ?? position }
    await personErasureStore.advance(tx, advanceErasure(erasure, page, now))
    await workItems.extend(tx, item, new Date(now.getTime() + ERASURE_LEASE_MS))
    return { result: next === null ? 'REDACTED_LAST' : 'REDACTED', events: [] }
  })
  return result
}

/** Lets the writers of bookings name the person again, in a transaction without locks of other rows. */
export async function endErasure(
  { change }: Pick<ClubParts, 'change'>,
  item: LeasedItem,
): Promise<ErasureStep> {
  const { result } = await change<ErasureStep>(null, async (tx, now) => {
    const erasure = await findLeased(tx, item)
    if (erasure === null) return { result: 'LEASE_LOST', events: [] }

    await erasingStoreOf(erasure).remove(tx, erasure, item.id)
    await personErasureStore.advance(tx, completeErasure(erasure, now))
    await workItems.complete(tx, item)
    return { result: 'COMPLETED', events: [] }
  })
  return result
}

/** Refusals name no one, but the number of a booking leads to who had it. */
function numbersOf(rows: readonly PersonRow[]): string[] {
  return [...new Set(rows.flatMap(({ externalBookingId }) => externalBookingId ?? []))]
}

async function findLeased(tx: Tx, item: LeasedItem): Promise<PersonErasure | null> {
  const held = await isLeased(tx, PERSON_ERASURES, item)
  return held ? personErasureStore.get(tx, item.id) : null
}
