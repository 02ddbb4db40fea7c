import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import { isOfEvent, isOfEventOfList } from '../events/store.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { AccessRoleEntity, EventAccessEntity, type StoredEventAccess } from './entities.ts'
import type { EventAccess } from './event-access.ts'

const accesses = tableOf(EventAccessEntity)

const accessRoles = tableOf(AccessRoleEntity)

const LATEST = pagedList(EventAccessEntity, {
  alias: 'a',
  order: ['grantedAt', 'id'],
  direction: 'DESC',
})

/** The helper's fields that an access copies. */
type SortedHelper = Pick<StoredEventAccess, 'firstName' | 'lastName' | 'status'> & {
  updatedAt: Date
}

export const eventAccessStore = {
  /** Accesses to events that are not deleted, including revoked ones. */
  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<EventAccess[]> {
    const { condition, params } = reachOf(tenancy)
    const isVisible = (alias: string) => `${condition(alias)} AND ${isOfEvent(alias)}`
    return (await accesses.findAll(database, ids, { condition: isVisible, params })).map(toAccessOf)
  },

  /** The granted accesses of a helper to events that are not deleted, latest first. */
  listOfHelper(pages: Pages, helperId: string): CountedList<EventAccess> {
    const rows = grantedTo(helperId)
    return toCountedList(pages, { list: LATEST, rows, toRecord: toAccess })
  },

  /** The access behind a link, with the helper's name; null if it is revoked or its event is deleted. */
  findLinked(database: Queryable, id: string): Promise<StoredEventAccess | null> {
    const rest = `FORCE INDEX (PRIMARY)
       WHERE a.id = ? AND a.is_revoked = FALSE AND ${isOfEvent('a')}`
    return accesses.selectOne(database, 'a', rest, [id])
  },

  /** Requires the lock of the helper's row. */
  async lock(tx: Tx, helperId: string, eventId: string): Promise<EventAccess | null> {
    const rest = `FORCE INDEX (event_accesses_by_helper)
       WHERE a.helper_id = ? AND a.event_id = ? FOR UPDATE`
    const stored = await accesses.selectOne(tx, 'a', rest, [helperId, eventId])
    return stored && toAccessOf(stored)
  },

  /** Requires the locks of the helpers' rows; locks in the order of the helpers' ids. */
  async lockAllOf(tx: Tx, eventId: string, helperIds: readonly string[]): Promise<EventAccess[]> {
    if (helperIds.length === 0) return []
    const rows = await tx.query(
      `SELECT ${accesses.columns('a')} FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
       WHERE a.helper_id IN (?) AND a.event_id = ? ORDER BY a.helper_id FOR UPDATE`,
      [helperIds, eventId],
    )
    return rows.map(toAccess)
  },

  /**
   * All granted accesses of a locked helper, including those to deleted events. Every transaction
   * locks accesses through the same index, so that two of them cannot deadlock between an index
   * entry and its row.
   */
  async lockGranted(tx: Tx, helperId: string): Promise<EventAccess[]> {
    const rows = await tx.query(
      `SELECT ${accesses.columns('a')} FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
       WHERE a.helper_id = ? AND a.is_revoked = 0 ORDER BY a.granted_at, a.id FOR UPDATE`,
      [helperId],
    )
    return rows.map(toAccess)
  },

  /**
   * Returns the helpers with access to the event and locks their accesses in share mode, so that
   * none is revoked before the transaction ends.
   */
  async lockGrantedShared(
    tx: Tx,
    eventId: string,
    helperIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (helperIds.length === 0) return new Set()
    const rows = await tx.query<{ helperId: string }[]>(
      `SELECT a.helper_id AS helperId FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
       WHERE a.helper_id IN (?) AND a.event_id = ? AND a.is_revoked = 0
       ORDER BY a.helper_id LOCK IN SHARE MODE`,
      [helperIds, eventId],
    )
    return new Set(rows.map(({ helperId }) => helperId))
  },

  /**
   * Returns the helpers that are erased or missing and locks the others in share mode, so that none
   * is erased before the transaction ends.
   */
  async lockErasedShared(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const rows = await tx.query<{ id: string; deletedAt: Date | null }[]>(
      `SELECT h.id AS id, h.deleted_at AS deletedAt FROM helpers h FORCE INDEX (PRIMARY)
       WHERE h.id IN (?) ORDER BY h.id LOCK IN SHARE MODE`,
      [ids],
    )
    const existing = new Set(rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id))
    return new Set(ids.filter((id) => !existing.has(id)))
  },

  async add(tx: Tx, access: EventAccess, helper: SortedHelper): Promise<void> {
    await accesses.insert(tx, toStored(access, helper))
    await addRoles(tx, access)
  },

  /** `added` must not be empty. */
  async addAll(
    tx: Tx,
    added: readonly { access: EventAccess; helper: SortedHelper }[],
  ): Promise<void> {
    await accesses.insertAll(
      tx,
      added.map(({ access, helper }) => toStored(access, helper)),
    )
    await addRoles(tx, ...added.map(({ access }) => access))
  },

  async replace(tx: Tx, access: EventAccess, helper: SortedHelper): Promise<void> {
    const { id, clubId, eventId, helperId, ...changing } = toStored(access, helper)
    await accesses.update(tx, id, changing)
    // A revoked access keeps its roles.
    if (access.revokedAt !== null) return

    await tx.write(
      `${deleteFrom('event_access_roles', 'event_access_roles_by_helper')}
       WHERE helper_id = ? AND event_id = ?`,
      [helperId, eventId],
    )
    await addRoles(tx, access)
  },

  /** `changed` must not be empty; all accesses are granted and belong to one event. */
  async replaceAll(
    tx: Tx,
    changed: readonly { access: EventAccess; helper: SortedHelper }[],
  ): Promise<void> {
    const [
      {
        access: { eventId },
      } = { access: { eventId: '' } },
    ] = changed
    await accesses.replaceAll(
      tx,
      changed.map(({ access, helper }) => toStored(access, helper)),
    )
    await tx.write(
      `${deleteFrom('event_access_roles', 'event_access_roles_by_helper')}
       WHERE helper_id IN (?) AND event_id = ?`,
      [changed.map(({ access }) => access.helperId), eventId],
    )
    await addRoles(tx, ...changed.map(({ access }) => access))
  },

  /** A link for this access is made, which changes no row. */
  recordLink: (tx: Tx, id: string): Promise<void> => accesses.recordChange(tx, [id]),

  setLinkGeneration: (tx: Tx, id: string, linkGeneration: number): Promise<void> =>
    accesses.update(tx, id, { linkGeneration }),

  /**
   * Copies the sorted and filtered fields from the helpers' rows, which are locked and already
   * written.
   */
  copyHelperFields: (tx: Tx, helperIds: readonly string[]): Promise<void> =>
    tx.write(
      `UPDATE helpers h FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN event_accesses a FORCE INDEX (event_accesses_by_helper) ON a.helper_id = h.id
       SET a.first_name = h.first_name, a.last_name = h.last_name, a.status = h.status,
         a.changed_at = GREATEST(h.updated_at, a.updated_at)
       WHERE h.id IN (?)`,
      [helperIds],
    ),
}

function grantedTo(helperId: string): RowsOfList<StoredEventAccess> {
  return {
    equal: { helperId, isRevoked: false },
    also: [{ sql: isOfEventOfList('a'), params: [] }],
  }
}

/** The helpers' rows are locked, so no other transaction writes these roles. */
async function addRoles(tx: Tx, ...added: readonly EventAccess[]): Promise<void> {
  const named = added.flatMap(({ eventId, helperId, roleIds }) =>
    [...new Set(roleIds)].map((roleId) => ({ eventId, roleId, helperId })),
  )
  if (named.length > 0) await accessRoles.insertAll(tx, named)
}

function toStored(access: EventAccess, helper: SortedHelper): StoredEventAccess {
  const { firstName, lastName, status } = helper
  const changedAt = new Date(Math.max(helper.updatedAt.getTime(), access.updatedAt.getTime()))
  const isRevoked = access.revokedAt !== null
  return { ...access, isRevoked, firstName, lastName, status, changedAt }
}

function toAccess(row: Parameters<typeof accesses.toRecord>[0]): EventAccess {
  return toAccessOf(accesses.toRecord(row))
}

function toAccessOf(stored: StoredEventAccess): EventAccess {
  const { isRevoked, firstName, lastName, status, changedAt, ...access } = stored
  return access
}
