import { requireFound } from '../../../schema/problem.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { ErasingPersonEntity } from '../booking-sources/entities.ts'
import { readErasing } from '../booking-sources/erasing-persons-store.ts'
import type { ErasingPersons, PersonKey } from '../booking-sources/person-key.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import { clubStore } from '../clubs/store.ts'
import type { PersonScope } from './person-row-store.ts'
import { addErasing, isOfOwnBookings, removeErasing } from './rules.ts'

const persons = tableOf(ErasingPersonEntity)

/** Where the persons are noted whose erasure is in progress; writers of bookings leave them out. */
interface ErasingStore {
  /** Locks the row under which they are noted: no booking is being written by one who has not seen them. */
  lock(tx: Tx, scope: PersonScope): Promise<ErasingPersons | null>
  add(tx: Tx, scope: PersonScope, erasure: NewErasing): Promise<void>
  find(tx: Tx, scope: PersonScope, erasureId: string): Promise<PersonKey | null>
  remove(tx: Tx, scope: PersonScope, erasureId: string): Promise<void>
}

interface NewErasing {
  id: string
  person: PersonKey
  /** Those in progress, as `lock` has returned them. */
  others: ErasingPersons | null
}

const OF_SOURCE: ErasingStore = {
  async lock(tx, { clubId, bookingSourceId }) {
    const found = await bookingSourceStore.lockInClub(tx, clubId, bookingSourceId)
    return requireFound(found, 'booking source').source.erasing
  },

  add: (tx, { bookingSourceId }, { id, person, others }) =>
    bookingSourceStore.setErasing(tx, bookingSourceId, addErasing(others, id, person)),

  async find(tx, { bookingSourceId }, erasureId) {
    const source = await bookingSourceStore.findErasing(tx, bookingSourceId)
    return source?.erasing?.[erasureId] ?? null
  },

  async remove(tx, { bookingSourceId }, erasureId) {
    const source = await bookingSourceStore.lockErasing(tx, bookingSourceId)
    const others = removeErasing(source?.erasing ?? null, erasureId)
    await bookingSourceStore.setErasing(tx, bookingSourceId, others)
  },
}

const OF_OWN_BOOKINGS: ErasingStore = {
  async lock(tx, { clubId }) {
    requireFound(await clubStore.lock(tx, clubId), 'club')
    const { sql, params, toResult } = readErasing(clubId)
    return toResult(await tx.query(sql, params))
  },

  async add(tx, { clubId }, { id, person, others }) {
    addErasing(others, id, person)
    await persons.insert(tx, { id, clubId, person })
  },

  async find(tx, _scope, erasureId) {
    const found = await persons.selectOne(tx, 'ep', 'WHERE ep.id = ?', [erasureId])
    return found?.person ?? null
  },

  remove: (tx, _scope, erasureId) =>
    tx.write('DELETE FROM erasing_persons WHERE id = ?', [erasureId]),
}

export function erasingStoreOf(scope: PersonScope): ErasingStore {
  return isOfOwnBookings(scope) ? OF_OWN_BOOKINGS : OF_SOURCE
}
