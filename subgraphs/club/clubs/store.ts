import type { LocationFilter } from '../../../schema/club/lists.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { asKeyword } from '../../foundation/query/columns.ts'
import { equalConditions } from '../../foundation/query/equal-conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import type { Club } from './club.ts'
import { ClubEntity, LocationEntity } from './entities.ts'
import type { Location } from './location.ts'

const clubs = tableOf(ClubEntity)
const locations = tableOf(LocationEntity)

const PROFILE = clubs.as({
  clubId: 'id',
  name: 'name',
  timezone: 'timezone',
  language: 'language',
  updatedAt: 'updatedAt',
})

type ClubProfile = ReturnType<typeof PROFILE.toRecord>

const CLUBS = pagedList(ClubEntity, { alias: 'cl', order: ['id'] })

const BY_CREATION = pagedList(LocationEntity, { alias: 'l', order: ['createdAt', 'id'] })

const BY_UPDATE = pagedList(LocationEntity, { alias: 'l', order: ['updatedAt', 'id'] })

type LocationConditions = OrNull<typeof LocationFilter.fields> & { clubId: string }

export const clubStore = {
  find: (database: Queryable, id: string) =>
    clubs.selectOne(database, 'cl', 'WHERE cl.id = ?', [id]),

  /** Ids of all clubs that are not ACTIVE. */
  async findInactive(database: Queryable): Promise<string[]> {
    const rows = await database.query<{ id: string }[]>(
      // Selects a column outside of the index: MySQL may scan a covering index completely.
      `SELECT cl.id, cl.slug FROM clubs cl FORCE INDEX (clubs_by_status)
       WHERE cl.status <> 'ACTIVE' ORDER BY cl.id`,
    )
    return rows.map(({ id }) => id)
  },

  async findInactiveOf(database: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await database.query<{ id: string }[]>(
      "SELECT cl.id FROM clubs cl FORCE INDEX (PRIMARY) WHERE cl.id IN (?) AND cl.status <> 'ACTIVE'",
      [ids],
    )
    return new Set(rows.map(({ id }) => id))
  },

  /** Locks the club's row until the transaction ends. */
  lock: (tx: Tx, id: string) => clubs.selectOne(tx, 'cl', 'WHERE cl.id = ? FOR UPDATE', [id]),

  update: (tx: Tx, { id, createdAt, ...changing }: Club) => clubs.update(tx, id, changing),

  /** Clubs after a position, sorted by their last change. */
  async listChanged(
    database: Queryable,
    { updatedAt, afterId }: { updatedAt: Date; afterId: string },
    limit: number,
  ): Promise<ClubProfile[]> {
    const rows = await database.query(
      `SELECT ${PROFILE.columns('cl')} FROM clubs cl FORCE INDEX (clubs_by_update)
       WHERE cl.updated_at >= ? AND (cl.updated_at > ? OR cl.id > ?)
       ORDER BY cl.updated_at, cl.id LIMIT ?`,
      [updatedAt, updatedAt, asKeyword(afterId), limit],
    )
    return rows.map(PROFILE.toRecord)
  },

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    clubs.findAll(database, ids, reachOf(tenancy, 'id')),

  /** The first clubs whose slugs begin with the prefix, which is of the characters of a slug: all are below `~`. */
  async findBySlug(database: Queryable, prefix: string, limit: number): Promise<Club[]> {
    const rows = await database.query(
      `SELECT ${clubs.columns('cl')} FROM clubs cl FORCE INDEX (clubs_by_slug)
       WHERE cl.slug >= ? AND cl.slug < ? ORDER BY cl.slug LIMIT ?`,
      [prefix, `${prefix}~`, limit],
    )
    return rows.map(clubs.toRecord)
  },

  /** Sorted by id, and so by age (UUIDv7). */
  async list(database: Queryable, tenancy: Tenancy, { after, limit }: Slice): Promise<Club[]> {
    const rows = await CLUBS.read(database, {
      equal: {},
      also: [{ sql: tenancy.condition('cl.id'), params: tenancy.params }],
      after: after && [after[1]],
      limit,
    })
    return rows.map(clubs.toRecord)
  },
}

export const locationStore = {
  find: (database: Queryable, tenancy: Tenancy, id: string) =>
    locations.find(database, reachOf(tenancy), id),

  /** Locks the location's row until the transaction ends. */
  lock: (tx: Tx, tenancy: Tenancy, id: string) =>
    locations.find(tx, reachOf(tenancy), id, 'FOR UPDATE'),

  update: (tx: Tx, { id, clubId, createdAt, ...changing }: Location) =>
    locations.update(tx, id, changing),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    locations.findAll(database, ids, reachOf(tenancy)),

  async list(
    pages: Pages,
    { clubId, updatedSince, ...filter }: LocationConditions,
    slice: Slice,
  ): Promise<Location[]> {
    const rows = await pages.read(updatedSince === null ? BY_CREATION : BY_UPDATE, {
      equal: { clubId },
      also: [
        updatedSince && { sql: 'l.updated_at >= ?', params: [updatedSince] },
        ...equalConditions(LocationEntity, 'l', filter),
      ],
      ...slice,
    })
    return rows.map(locations.toRecord)
  },
}
