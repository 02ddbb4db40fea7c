import { MESSAGE_OUTCOMES } from '../../../../schema/volunteer/statuses.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Pages } from '../../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../../foundation/lists/paged-list.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../../foundation/query/tenancy.ts'
import { type CountedList, toCountedList } from '../../records/counted-page.ts'
import { RecipientEntity } from '../entities.ts'
import type { Recipient } from '../message.ts'

const recipients = tableOf(RecipientEntity)

const LIST = { alias: 'r', columns: recipients.columns('r') }

const BY_HELPER = pagedList(RecipientEntity, { ...LIST, order: ['helperId', 'id'] })

/** For `updatedSince`: reads only changed recipients, in the order of their changes. */
const BY_UPDATE = pagedList(RecipientEntity, { ...LIST, order: ['updatedAt', 'helperId'] })

export interface RecipientConditions {
  messageId: string
  outcome: Recipient['outcome'] | null
  updatedSince: Date | null
}

/** Column values that all recipients of a message share. */
export interface RecipientColumns
  extends Pick<Recipient, 'clubId' | 'messageId' | 'outcome' | 'updatedAt'> {
  /** Beginning of the recipients' ids, up to the version digit: `0190a1b2-c3d4-7`. */
  prefix: string
}

export const recipientStore = {
  /** Recipients of messages that are not deleted. */
  findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Recipient[]> {
    const { condition, params } = reachOf(tenancy)
    const isVisible = (alias: string) => `${condition(alias)} AND ${isOfMessage(alias)}`
    return recipients.findAll(database, ids, { condition: isVisible, params })
  },

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
    return toCountedList(pages, { list, rows, toRecord: recipients.toRecord })
  },

  /**
   * Inserts the whole audience by INSERT … SELECT, so that a hundred thousand ids never pass
   * through the process; returns their number. A helper who takes no mails is a recipient, too,
   * because the club's own system may deliver the message.
   */
  async addAudience(tx: Tx, chosen: Condition, shared: RecipientColumns): Promise<number> {
    const { prefix, clubId, messageId, outcome, updatedAt } = shared
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `INSERT INTO message_recipients
       (id, club_id, message_id, helper_id, outcome, attempt_count, updated_at)
       SELECT CONCAT(?, SUBSTR(c.digest, 1, 3), '-8', SUBSTR(c.digest, 4, 3), '-',
         SUBSTR(c.digest, 7, 12)), ?, ?, c.helper_id,
         COALESCE((SELECT 'OPTED_OUT' FROM helpers p FORCE INDEX (PRIMARY)
           WHERE p.id = c.helper_id AND p.mail = 'OFF' LIMIT 1), ?), 0, ?
       FROM (
         SELECT h.helper_id, SHA2(CONCAT(?, h.helper_id), 256) AS digest FROM (${chosen.sql}) h
       ) c`,
      [prefix, clubId, messageId, outcome, updatedAt, messageId, ...chosen.params],
    )
    return affectedRows
  },

  /** Inserts recipients with a known outcome; `added` must not be empty. */
  addAll: (tx: Tx, added: readonly Recipient[]) => recipients.insertAll(tx, added),
}

const isOfMessage = (alias: string): string =>
  `EXISTS (SELECT 1 FROM messages m FORCE INDEX (PRIMARY)
    WHERE m.id = ${alias}.message_id AND m.is_deleted = FALSE)`
