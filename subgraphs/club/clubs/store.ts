import type { Queryable } from '../../foundation/database.ts'
import { afterPosition, positionParams } from '../../foundation/keyset.ts'
import type { Slice } from '../../foundation/paging.ts'
import { tableOf } from '../../foundation/table.ts'
import { reachOf, type Tenancy } from '../../foundation/tenancy.ts'
import type { Club } from './club.ts'
import { ClubEntity, LocationEntity } from './entities.ts'
import type { Location } from './location.ts'

const clubs = tableOf(ClubEntity)
const locations = tableOf(LocationEntity)

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
