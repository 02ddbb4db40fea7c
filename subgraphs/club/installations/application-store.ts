import type { Queryable } from '../../foundation/database/database.ts'
import { ifDuplicate } from '../../foundation/database/database-errors.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import type { Application } from './application.ts'
import { ApplicationEntity } from './entities.ts'
import { applicationExists } from './rules.ts'

const applications = tableOf(ApplicationEntity)

const LIST = pagedList(ApplicationEntity, { alias: 'a', order: ['id'] })

export const applicationStore = {
  add(tx: Tx, application: Application): Promise<void> {
    const isThere = ifDuplicate(() => applicationExists(application.slug))
    return applications.insert(tx, application, isThere)
  },

  find: (database: Queryable, id: string) =>
    applications.selectOne(database, 'a', 'WHERE a.id = ?', [id]),

  findAll: (database: Queryable, reach: Reach, ids: readonly string[]) =>
    applications.findAll(database, ids, reach),

  /** Sorted by id, and so by age. */
  async list(database: Queryable, { after, limit }: Slice): Promise<Application[]> {
    const rows = await LIST.read(database, { equal: {}, after: after && [after[1]], limit })
    return rows.map(applications.toRecord)
  },
}
