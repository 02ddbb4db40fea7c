import { MESSAGE_OUTCOMES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable } from '../../foundation/database.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/table.ts'
import { reachOf, type Tenancy } from '../../foundation/tenancy.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { CountedList } from '../counted-page.ts'
import { RecipientEntity } from './entities.ts'
import type { Recipient } from './message.ts'

const recipients = tableOf(RecipientEntity)

const LIST = { alias: 'r', columns: recipients.columns('r') }

const BY_HELPER = pagedList(RecipientEntity, { ...LIST, order: ['helperId', 'id'] })

/** Whose outcome was noted since a moment, in the order in which it was: nobody else is read. */
const BY_UPDATE = pagedList(RecipientEntity, { ...LIST, order: ['updatedAt', 'helperId'] })

export interface RecipientConditions {
  messageId: string
  outcome: Recipient['outcome'] | null
  updatedSince: Date | null
}

export const recipientStore = {
  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    recipients.findAll(database, ids, reachOf(tenancy)),

  list(
    pages: Pages,
    { messageId, outcome, updatedSince }: RecipientConditions,
  ): CountedList<Recipient> {
    const rows: RowsOfList<Recipient> = {
      equal: { messageId, outcome },
      spread: { outcome: MESSAGE_OUTCOMES },
      also: [updatedSince && { sql: 'r.updated_at >= ?', params: [updatedSince] }],
    }
    const list = updatedSince === null ? BY_HELPER : BY_UPDATE
    return {
      read: async (slice) =>
        (await pages.read(list, { ...rows, ...slice })).map(recipients.toRecord),
      count: () => pages.count(list, rows),
      positionOf: ({ updatedAt, helperId, id }) =>
        updatedSince === null ? [helperId, id] : [updatedAt.getTime(), helperId],
    }
  },

  /** Writes them in one statement; there must be at least one. */
  addAll: (tx: Tx, added: readonly Recipient[]) => recipients.insertAll(tx, added),
}
