import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { purgeBefore } from '../../foundation/jobs/purge-before.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { isListed } from '../records/deletion-period.ts'
import type { AvailabilityAnswer, AvailabilityResponse } from './availability-response.ts'
import { AvailabilityResponseEntity, type StoredResponse } from './entities.ts'

const responses = tableOf(AvailabilityResponseEntity)

const shown = responses.without('isDeleted')

const LIST = { alias: 'r', columns: shown.columns('r') }

const LATEST_FIRST = pagedList(AvailabilityResponseEntity, {
  ...LIST,
  order: ['updatedAt', 'id'],
  direction: 'DESC',
})

/** For `updatedSince`: the order of changes. */
const BY_UPDATE = pagedList(AvailabilityResponseEntity, { ...LIST, order: ['updatedAt', 'id'] })

export interface ResponseConditions {
  requestId: string
  updatedSince: Date | null
  /** Null excludes deleted responses. */
  deletedSince: Date | null
}

/** How many helpers gave one answer to an option of a poll. */
export interface AnswerCount extends AvailabilityAnswer {
  requestId: string
  helperCount: number
}

export const availabilityResponseStore = {
  /** Responses to polls that are not deleted. */
  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<AvailabilityResponse[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('r')} FROM availability_responses r FORCE INDEX (PRIMARY)
       WHERE r.id IN (?) AND ${tenancy.condition('r.club_id')} AND r.is_deleted = FALSE
         AND EXISTS (SELECT 1 FROM availability_requests q FORCE INDEX (PRIMARY)
           WHERE q.id = r.request_id AND q.is_deleted = FALSE)`,
      [ids, ...tenancy.params],
    )
    return rows.map(shown.toRecord)
  },

  list(
    pages: Pages,
    { requestId, updatedSince, deletedSince }: ResponseConditions,
  ): CountedList<AvailabilityResponse> {
    const rows: RowsOfList<StoredResponse> = {
      equal: { requestId, isDeleted: deletedSince === null ? false : null },
      spread: { isDeleted: [false, true] },
      also: [
        updatedSince && { sql: 'r.updated_at >= ?', params: [updatedSince] },
        isListed('r', deletedSince),
      ],
    }
    const list = updatedSince === null ? LATEST_FIRST : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: shown.toRecord })
  },

  /** The responses of a helper, also to deleted polls, latest first. */
  listOfHelper(pages: Pages, helperId: string): CountedList<AvailabilityResponse> {
    const rows = { equal: { helperId, isDeleted: false } }
    return toCountedList(pages, { list: LATEST_FIRST, rows, toRecord: shown.toRecord })
  },

  /**
   * Response counts of polls with responses; one statement counts all of them in an index, of which MySQL may
   * read all entries for several keys that come from no other table. Without `club_id` it may read all polls.
   */
  async countAll(
    database: Queryable,
    requestIds: readonly string[],
  ): Promise<{ requestId: string; responseCount: number }[]> {
    const rows = await database.query<{ requestId: string; n: string }[]>(
      `SELECT r.request_id AS requestId, count(*) AS n
       FROM availability_requests q FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN availability_responses r FORCE INDEX (availability_responses_by_update)
         ON r.request_id = q.id AND r.is_deleted = FALSE
       WHERE q.id IN (?) AND q.club_id <> '' GROUP BY r.request_id`,
      [requestIds],
    )
    return rows.map(({ requestId, n }) => ({ requestId, responseCount: Number(n) }))
  },

  /** Answers of polls by option; one statement reads the responses of all of them. */
  async totalsOf(database: Queryable, requestIds: readonly string[]): Promise<AnswerCount[]> {
    const rows = await database.query<(Omit<AnswerCount, 'helperCount'> & { n: string })[]>(
      `SELECT r.request_id AS requestId, a.option_id AS optionId, a.availability, count(*) AS n
       FROM availability_responses r FORCE INDEX (availability_responses_by_update)
       JOIN JSON_TABLE(r.answers, '$[*]' COLUMNS (
         option_id varchar(36) PATH '$.optionId', availability varchar(10) PATH '$.availability')) a
       WHERE r.request_id IN (?) AND r.is_deleted = FALSE
       GROUP BY r.request_id, a.option_id, a.availability`,
      [requestIds],
    )
    return rows.map(({ n, ...row }) => ({ ...row, helperCount: Number(n) }))
  },

  /** Whether the poll has responses; exact while its row is locked. */
  async isAnswered(tx: Tx, requestId: string): Promise<boolean> {
    const rows = await tx.query(
      `SELECT r.id FROM availability_responses r FORCE INDEX (availability_responses_by_update)
       WHERE r.request_id = ? AND r.is_deleted = FALSE LIMIT 1`,
      [requestId],
    )
    return rows.length > 0
  },

  /** The response of a locked helper to a poll. */
  ofHelper: (tx: Tx, { helperId, requestId }: { helperId: string; requestId: string }) =>
    shown.selectOne(
      tx,
      'r',
      `FORCE INDEX (availability_responses_by_helper)
       WHERE r.helper_id = ? AND r.request_id = ?`,
      [helperId, requestId],
    ),

  /** The responses of a helper to some polls. */
  async ofHelperToRequests(
    database: Queryable,
    helperId: string,
    requestIds: readonly string[],
  ): Promise<AvailabilityResponse[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('r')}
       FROM availability_responses r FORCE INDEX (availability_responses_by_helper)
       WHERE r.helper_id = ? AND r.request_id IN (?) AND r.is_deleted = FALSE`,
      [helperId, requestIds],
    )
    return rows.map(shown.toRecord)
  },

  /** All responses of a locked helper. */
  async allOfHelper(tx: Tx, helperId: string): Promise<AvailabilityResponse[]> {
    const rows = await tx.query(
      `SELECT ${shown.columns('r')}
       FROM availability_responses r FORCE INDEX (availability_responses_by_helper)
       WHERE r.helper_id = ? AND r.is_deleted = FALSE`,
      [helperId],
    )
    return rows.map(shown.toRecord)
  },

  add: (tx: Tx, response: AvailabilityResponse) => responses.insert(tx, toStored(response)),

  /** `changed` must not be empty. */
  replaceAll: (tx: Tx, changed: readonly AvailabilityResponse[]) =>
    responses.replaceAll(tx, changed.map(toStored)),

  /** Deletes responses that are too old for any list of deletions. */
  purge: purgeBefore('availability_responses', 'deleted_at', 'availability_responses_by_deletion'),
}

function toStored(response: AvailabilityResponse): StoredResponse {
  return { ...response, isDeleted: response.deletedAt !== null }
}
