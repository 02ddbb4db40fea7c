import type { CourtFilter } from '../../../schema/club/lists.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { asKeyword } from '../../foundation/query/columns.ts'
import type { Condition } from '../../foundation/query/conditions.ts'
import { equalConditions } from '../../foundation/query/equal-conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import type { Court, LockedCourt } from './court.ts'
import { CourtEntity } from './entities.ts'

const courts = tableOf(CourtEntity)

const BY_CREATION = pagedList(CourtEntity, { alias: 'c', order: ['createdAt', 'id'] })

const BY_UPDATE = pagedList(CourtEntity, { alias: 'c', order: ['updatedAt', 'id'] })

/** Uses a scalar subquery, since a join would lock the club's row. */
const LOCKED_COLUMNS = `${courts.columns('c')},
  (SELECT cl.organization_id FROM clubs cl WHERE cl.id = c.club_id) AS organizationId`

type CourtConditions = OrNull<typeof CourtFilter.fields> & {
  clubId: string
  id?: string | null
}

export const courtStore = {
  /** Takes a shared lock on the court's row, so that provisioning does not delete the court. */
  lockShared: (tx: Tx, tenancy: Tenancy, id: string) =>
    courts.find(tx, reachOf(tenancy), id, 'LOCK IN SHARE MODE'),

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    courts.findAll(database, ids, reachOf(tenancy)),

  async list(
    pages: Pages,
    { clubId, updatedSince, ...filter }: CourtConditions,
    slice: Slice,
  ): Promise<Court[]> {
    const rows = await pages.read(updatedSince === null ? BY_CREATION : BY_UPDATE, {
      equal: { clubId },
      also: [
        updatedSince && { sql: 'c.updated_at >= ?', params: [updatedSince] },
        // A club has few courts, so an index by each filter is not worth its cost.
        ...equalConditions(CourtEntity, 'c', filter),
      ],
      ...slice,
    })
    return rows.map(courts.toRecord)
  },

  /** Locks the court's row. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<LockedCourt | null> {
    const [row] = await tx.query(
      `SELECT ${LOCKED_COLUMNS} FROM courts c WHERE c.id = ? AND ${tenancy.condition('c.club_id')} FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : (courts.toRecord(row) as LockedCourt)
  },

  /** Locks the row of a session's court, before the session's own row. */
  async lockOfSession(tx: Tx, tenancy: Tenancy, sessionId: string): Promise<LockedCourt | null> {
    const [row] = await tx.query(
      `SELECT ${LOCKED_COLUMNS} FROM courts c
       WHERE c.id = (SELECT ms.court_id FROM match_sessions ms WHERE ms.id = ?)
         AND ${tenancy.condition('c.club_id')} FOR UPDATE`,
      [sessionId, ...tenancy.params],
    )
    return row === undefined ? null : (courts.toRecord(row) as LockedCourt)
  },

  update: (tx: Tx, { id, clubId, locationId, createdAt, ...changing }: Court) =>
    courts.update(tx, id, changing),
}

/** Filters by court; a session never leaves its court's club. */
export function isCourtOf({
  clubId,
  locationId,
  courtId,
}: {
  clubId: string
  locationId: string | null
  courtId: string
}): Condition {
  const place = locationId === null ? [] : [asKeyword(locationId)]
  return {
    sql: `EXISTS (SELECT 1 FROM courts o FORCE INDEX (PRIMARY) WHERE o.id = ? AND o.club_id = ?
            ${locationId === null ? '' : 'AND o.location_id = ?'})`,
    params: [asKeyword(courtId), clubId, ...place],
  }
}
