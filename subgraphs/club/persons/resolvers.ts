import { requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { ErasePersonInput } from '../../../schema/club/persons.ts'
import { asStaff, authorizeOwner } from '../../foundation/graph/staff-access.ts'
import { wakeWorkers, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { clubsOf, inClub } from '../../foundation/query/tenancy.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference } from '../records/relations.ts'
import { erasingStoreOf } from './erasing-store.ts'
import { PERSON_ERASURES, SETTLE_MS } from './erasure-queue.ts'
import { findErasing, isOfOwnBookings, newErasure, toOrigin, toPersonKey } from './rules.ts'
import { personErasureStore } from './store.ts'

export const Query = {
  async personErasure(_parent, { id }, { caller, database }) {
    const tenancy = clubsOf(asStaff(caller), 'ownership')
    const [erasure] = await personErasureStore.findAll(database, tenancy, [requireUuid(id)])
    return erasure ?? null
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async erasePerson(_parent, { input }, { caller, change, newId, bus }) {
    const clubId = authorizeOwner(caller, input.clubId)
    const { person } = parseInput(ErasePersonInput, input)
    const bookingSourceId = toOrigin(clubId, person)
    const scope = { clubId, bookingSourceId }
    const erasingStore = erasingStoreOf(scope)
    const key = toPersonKey(person)
    const { result } = await change(null, async (tx, now) => {
      const erasing = await erasingStore.lock(tx, scope)
      const running = findErasing(erasing, key)
      const [known] =
        running === null ? [] : await personErasureStore.findAll(tx, inClub(clubId), [running])
      if (known !== undefined) return { result: known, events: [] }

      const id = newId()
      const erasure = newErasure({ id, ...scope }, now)
      await erasingStore.add(tx, scope, { id, person: key, others: erasing })
      await personErasureStore.add(tx, erasure)
      const dueAt = new Date(now.getTime() + SETTLE_MS)
      await workItems.add(tx, PERSON_ERASURES, { id, lane: bookingSourceId, dueAt })
      return { result: erasure, events: [] }
    })
    wakeWorkers(bus, PERSON_ERASURES)
    return { erasure: result }
  },
} satisfies FieldsOf<'Mutation'>

export const PersonErasureFields = {
  __resolveReference: reference('personErasure'),
  clubBookings: isOfOwnBookings,
}
