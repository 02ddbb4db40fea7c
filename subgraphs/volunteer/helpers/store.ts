import { toPhoneKey } from '../../../rules/volunteer/phone-key.ts'
import type { Database, Queryable } from '../../foundation/database/database.ts'
import { inTransaction, type Tx } from '../../foundation/database/transaction.ts'
import { purgeBefore } from '../../foundation/jobs/purge-before.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { eventAccessStore } from '../event-access/store.ts'
import { HelperEntity, type StoredHelper } from './entities.ts'
import type { Helper } from './helper.ts'
import { listHelpers, toHelperRecord } from './helper-list-store.ts'
import { searchStore } from './search-store.ts'
import { toSearchText } from './search-text.ts'

const helpers = tableOf(HelperEntity)

export interface NamedHelpers {
  ids: readonly string[]
  externalIds: readonly string[]
  emails: readonly string[]
}

export interface WrittenHelpers {
  /** Changed helpers in their former state. */
  replaced: readonly Helper[]
  /** The same helpers in their new state, in the same order. */
  changed: readonly Helper[]
  added: readonly Helper[]
}

export const helperStore = {
  list: listHelpers,

  async findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Helper[]> {
    const found = await helperStore.findIncludingErased(database, tenancy, ids)
    return found.filter(({ deletedAt }) => deletedAt === null)
  },

  /** Includes erased helpers, whose personal data is gone. */
  async findIncludingErased(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<Helper[]> {
    if (ids.length === 0) return []
    const rows = await database.query(
      `SELECT ${helpers.columns('h')} FROM helpers h FORCE INDEX (PRIMARY)
       WHERE h.id IN (?) AND ${tenancy.condition('h.club_id')}`,
      [ids, ...tenancy.params],
    )
    return rows.map(toHelperRecord)
  },

  /** Locks the helper's row until the transaction ends, so that no update is lost. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<Helper | null> {
    const [row] = await tx.query(
      `SELECT ${helpers.columns('h')} FROM helpers h
       WHERE h.id = ? AND ${tenancy.condition('h.club_id')} AND h.deleted_at IS NULL FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : toHelperRecord(row)
  },

  /** Locks the club's helpers of these ids, in the order of ids. */
  async lockAll(tx: Tx, clubId: string, ids: readonly string[]): Promise<Helper[]> {
    if (ids.length === 0) return []
    const rows = await tx.query(
      `SELECT ${helpers.columns('h')} FROM helpers h FORCE INDEX (PRIMARY)
       WHERE h.id IN (?) AND h.club_id = ? AND h.deleted_at IS NULL ORDER BY h.id FOR UPDATE`,
      [ids, clubId],
    )
    return rows.map(toHelperRecord)
  },

  /** Increments the sequence of each of these locked helpers. */
  countPublication: (tx: Tx, ids: readonly string[]): Promise<void> =>
    tx.write(
      `UPDATE helpers FORCE INDEX (PRIMARY) SET published_count = published_count + 1
       WHERE id IN (?)`,
      [ids],
    ),

  countPublished: (tx: Tx, id: string, publishedCount: number) =>
    helpers.update(tx, id, { publishedCount }),

  /** Writes the mail preference of a helper whose row is locked. */
  async setMail(tx: Tx, { id, mail, updatedAt }: Helper): Promise<void> {
    await helpers.update(tx, id, { mail, updatedAt })
    await eventAccessStore.copyHelperFields(tx, [id])
  },

  /** Writes the blanked helper and removes its search parts. */
  async erase(tx: Tx, stored: Helper, erased: Helper): Promise<void> {
    const { id, clubId, createdAt, ...changing } = toStored(erased)
    await helpers.update(tx, id, { ...changing, searchText: '', phoneKey: null })
    await searchStore.removeAll(tx, stored)
    await eventAccessStore.copyHelperFields(tx, [id])
  },

  /** Deletes erased helpers that are too old for any list of deletions. */
  purge: purgeBefore('helpers', 'deleted_at', 'helpers_by_deletion'),

  /**
   * Locks the club's helpers with these ids, external ids or addresses, in the order of ids. The
   * caller holds the lock of the club's account, so no other transaction assigns them meanwhile.
   */
  async lockNamed(tx: Tx, clubId: string, names: NamedHelpers): Promise<Helper[]> {
    return helperStore.lockAll(tx, clubId, await findIdsOf(tx, clubId, names))
  },

  /**
   * Writes the outcome of a bulk request. Replaced rows are renamed first, because the unique
   * indexes admit no duplicates in between.
   */
  async writeAll(tx: Tx, { replaced, changed, added }: WrittenHelpers): Promise<void> {
    const renamed = replaced.filter((before, at) => givesUpName(before, changed[at]))
    const renamedIds = renamed.map(({ id }) => id)
    if (renamed.length > 0) {
      await helpers.recordChange(tx, renamedIds)
      await tx.query(
        'UPDATE helpers FORCE INDEX (PRIMARY) SET external_id = NULL, email = NULL WHERE id IN (?)',
        [renamedIds],
      )
    }
    if (changed.length > 0) {
      await helpers.replaceAll(tx, changed.map(toStored))
      await searchStore.replaceAll(tx, replaced, changed)
      await eventAccessStore.copyHelperFields(
        tx,
        changed.map(({ id }) => id),
      )
    }
    if (added.length > 0) await addAll(tx, added)
  },

  /** Inserts helpers and their search parts; `added` must not be empty. */
  addAll: (database: Database, added: readonly Helper[]) =>
    inTransaction(database, (tx) => addAll(tx, added)),
}

/**
 * Reads without locks, because locks taken through several indexes would have no common order. Selects a column outside the
 * indexes, because MySQL may prefer scanning one that covers the query.
 */
async function findIdsOf(
  tx: Tx,
  clubId: string,
  { ids, externalIds, emails }: NamedHelpers,
): Promise<string[]> {
  const find = (column: string, index: string, values: readonly unknown[]) =>
    values.length === 0
      ? []
      : tx.query<{ id: string }[]>(
          `SELECT h.id, h.status FROM helpers h FORCE INDEX (${index})
           WHERE h.club_id = ? AND h.${column} IN (?)`,
          [clubId, values],
        )
  const externalNames = externalIds.map((externalId) => Buffer.from(externalId))
  const byExternalId = await find('external_id', 'helpers_by_external_id', externalNames)
  const byEmail = await find('email', 'helpers_by_email', emails)
  const byHidden = await searchStore.findWithAddress(tx, clubId, emails)
  const found = [...byExternalId, ...byEmail].map(({ id }) => id)
  return [...new Set([...ids, ...found, ...byHidden])]
}

async function addAll(tx: Tx, added: readonly Helper[]): Promise<void> {
  await helpers.insertAll(tx, added.map(toStored))
  await searchStore.addAll(tx, added)
}

function toStored(helper: Helper): StoredHelper {
  return {
    ...helper,
    searchText: toSearchText(helper),
    phoneKey: helper.phone === null ? null : toPhoneKey(helper.phone),
    isDeleted: helper.deletedAt !== null,
  }
}

function givesUpName(before: Helper, after: Helper | undefined): boolean {
  return (
    (before.externalId !== null && before.externalId !== after?.externalId) ||
    (before.email !== null && before.email !== after?.email)
  )
}
