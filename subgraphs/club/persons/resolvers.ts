import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { ErasePersonInput } from '../../../schema/club/persons.ts'
import { notFound } from '../../../schema/problem.ts'
import { asStaff, authorizeOwner } from '../../foundation/graph/staff-access.ts'
import { wakeWorkers, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { clubsOf, inClub } from '../../foundation/query/tenancy.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference } from '../records/relations.ts'
import { PERSON_ERASURES, SETTLE_MS } from './erasure-queue.ts'
import { addErasing, findErasing, newErasure, toPersonKey } from './rules.ts'
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
    const bookingSourceId = asUuid(person.bookingSourceId, 'booking source')
    const key = toPersonKey(person)
    const { result } = await change(null, async (tx, now) => {
      const found = await bookingSourceStore.lockInClub(tx, clubId, bookingSourceId)
      if (found === null) throw notFound('booking source')

      const { erasing } = found.source
      const running = findErasing(erasing, key)
      const [known] =
        running === null ? [] : await personErasureStore.findAll(tx, inClub(clubId), [running])
      if (known !== undefined) return { result: known, events: [] }

      const id = newId()
      const erasure = newErasure({ id, clubId, bookingSourceId }, now)
      await bookingSourceStore.setErasing(tx, bookingSourceId, addErasing(erasing, id, key))
      await personErasureStore.add(tx, erasure)
      const dueAt = new Date(now.getTime() + SETTLE_MS)
      await workItems.add(tx, PERSON_ERASURES, { id, lane: bookingSourceId, dueAt })
      return { result: erasure, events: [] }
    })
    wakeWorkers(bus, PERSON_ERASURES)
    return { erasure: result }
  },
} satisfies FieldsOf<'Mutation'>

export const PersonErasureFields = { __resolveReference: reference('personErasure') }
