import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import { PersonErasureEntity } from './entities.ts'
import type { PersonErasure } from './person-erasure.ts'

const erasures = tableOf(PersonErasureEntity)

export const personErasureStore = {
  add: (tx: Tx, erasure: PersonErasure) => erasures.insert(tx, erasure),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    erasures.findAll(database, ids, reachOf(tenancy)),

  /** Requires the lock of the work item, which serializes changes of an erasure. */
  get: (tx: Tx, id: string) => erasures.selectOne(tx, 'pe', 'WHERE pe.id = ?', [id]),

  advance(tx: Tx, erasure: PersonErasure): Promise<void> {
    const { id, clubId, bookingSourceId, createdAt, ...changing } = erasure
    return erasures.update(tx, id, changing)
  },
}
