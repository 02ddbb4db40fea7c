import { asKeyword } from '../../foundation/columns.ts'
import type { Queryable } from '../../foundation/database.ts'
import type { Slice } from '../../foundation/paging.ts'
import { tableOf } from '../../foundation/table.ts'
import { reachOf, type Tenancy } from '../../foundation/tenancy.ts'
import type { CourtStatus } from './court-status.ts'
import {
  type Club,
  ClubEntity,
  type Court,
  CourtEntity,
  type Location,
  LocationEntity,
} from './entities.ts'

const clubs = tableOf(ClubEntity)
const locations = tableOf(LocationEntity)
const courts = tableOf(CourtEntity)

export const clubStore = {
  async find(database: Queryable, id: string): Promise<Club | null> {
    const [row] = await database.query(
      `SELECT ${clubs.columns('cl')} FROM clubs cl WHERE cl.id = ?`,
      [id],
    )
    return row === undefined ? null : clubs.toRecord(row)
  },

  setStatus: (tx: Queryable, id: string, status: Club['status']) =>
    clubs.update(tx, id, { status }),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    clubs.findAll(database, ids, reachOf(tenancy, 'id')),

  /** By id, which is by age: ids rise with time, and the primary key needs no sorting. */
  async list(database: Queryable, tenancy: Tenancy, { after, limit }: Slice): Promise<Club[]> {
    const rows = await database.query(
      `SELECT ${clubs.columns('cl')} FROM clubs cl
       WHERE ${tenancy.condition('cl.id')} AND cl.id > ? ORDER BY cl.id LIMIT ?`,
      [...tenancy.params, after?.[1] ?? '', limit],
    )
    return rows.map(clubs.toRecord)
  },
}

export const locationStore = {
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<Location | null> {
    const [row] = await database.query(
      `SELECT ${locations.columns('l')} FROM locations l WHERE l.id = ? AND ${tenancy.condition('l.club_id')}`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : locations.toRecord(row)
  },

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    locations.findAll(database, ids, reachOf(tenancy)),

  async list(
    database: Queryable,
    { clubId, status }: { clubId: string; status: Location['status'] | null },
    slice: Slice,
  ): Promise<Location[]> {
    const rows = await database.query(
      `SELECT ${locations.columns('l')} FROM locations l
       WHERE l.club_id = ? AND (? IS NULL OR l.status = ?) AND ${afterPosition('l')}`,
      [clubId, status, status, ...positionParams(slice)],
    )
    return rows.map(locations.toRecord)
  },
}

export const courtStore = {
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<Court | null> {
    const [row] = await database.query(
      `SELECT ${courts.columns('c')} FROM courts c WHERE c.id = ? AND ${tenancy.condition('c.club_id')}`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : courts.toRecord(row)
  },

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    courts.findAll(database, ids, reachOf(tenancy)),

  async list(
    database: Queryable,
    conditions: { clubId: string; locationId: string | null; status: CourtStatus | null },
    slice: Slice,
  ): Promise<Court[]> {
    const { clubId, status } = conditions
    const locationId = conditions.locationId === null ? null : asKeyword(conditions.locationId)
    const rows = await database.query(
      `SELECT ${courts.columns('c')} FROM courts c
       WHERE c.club_id = ? AND (? IS NULL OR c.location_id = ?) AND (? IS NULL OR c.status = ?)
         AND ${afterPosition('c')}`,
      [clubId, locationId, locationId, status, status, ...positionParams(slice)],
    )
    return rows.map(courts.toRecord)
  },

  async ofClubs(database: Queryable, clubIds: readonly string[]): Promise<Court[]> {
    const rows = await database.query(
      `SELECT ${courts.columns('c')} FROM courts c WHERE c.club_id IN (?) ORDER BY c.number, c.id`,
      [clubIds],
    )
    return rows.map(courts.toRecord)
  },
}

/** Rows after a position by creation time and id; the first comparison alone bounds the index range. */
function afterPosition(alias: string): string {
  const { createdAt, id } = { createdAt: `${alias}.created_at`, id: `${alias}.id` }
  return `${createdAt} >= ? AND (${createdAt} > ? OR ${id} > ?) ORDER BY ${createdAt}, ${id} LIMIT ?`
}

function positionParams({ after, limit }: Slice): unknown[] {
  const [createdAt, id] = after ?? [0, '']
  return [new Date(createdAt), new Date(createdAt), id, limit]
}
