import type { Database, Queryable } from '../../foundation/database/database.ts'
import { ifDuplicate } from '../../foundation/database/database-errors.ts'
import { retryIfDuplicate, type Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import type { BookingSource } from './booking-source.ts'
import type { CourtMapping } from './court-mapping.ts'
import { BookingSourceEntity, CourtMappingEntity } from './entities.ts'
import { type SourceHealth, sourceKeyExists } from './rules.ts'

const sources = tableOf(BookingSourceEntity)
const health = sources.only('status', 'failuresInARow')
const erasing = sources.only('erasing')
const mappings = tableOf(CourtMappingEntity)

const LIST = pagedList(BookingSourceEntity, { alias: 's', order: ['createdAt', 'id'] })
const OF_CLUB = pagedList(BookingSourceEntity, { alias: 's', order: ['provider', 'id'] })

export const bookingSourceStore = {
  async list(pages: Pages, installationId: string, slice: Slice): Promise<BookingSource[]> {
    const rows = await pages.read(LIST, { equal: { installationId }, ...slice })
    return rows.map(sources.toRecord)
  },

  async listOfClub(pages: Pages, clubId: string, slice: Slice): Promise<BookingSource[]> {
    const rows = await pages.read(OF_CLUB, { equal: { clubId }, ...slice })
    return rows.map(sources.toRecord)
  },

  findAll: (database: Queryable, reach: Reach, ids: readonly string[]) =>
    sources.findAll(database, ids, reach),

  add(tx: Tx, source: BookingSource): Promise<void> {
    const isThere = ifDuplicate(() => sourceKeyExists(source.sourceKey))
    return sources.insert(tx, source, isThere)
  },

  /** Disables all sources of an ended installation. */
  async disableAll(tx: Tx, installationId: string, now: Date): Promise<void> {
    if (tx.recorder) await sources.recordChange(tx, await findEnabled(tx, installationId))
    await tx.query(
      `UPDATE booking_sources SET status = 'DISABLED', updated_at = ?
       WHERE installation_id = ? AND status <> 'DISABLED'`,
      [now, installationId],
    )
  },

  /** Providers of all sources of the clubs, including disabled ones. */
  findProviders(
    database: Queryable,
    clubIds: readonly string[],
  ): Promise<{ clubId: string; provider: string }[]> {
    return database.query<{ clubId: string; provider: string }[]>(
      `SELECT DISTINCT s.club_id AS clubId, s.provider
       FROM booking_sources s FORCE INDEX (booking_sources_by_club) WHERE s.club_id IN (?)`,
      [clubIds],
    )
  },

  async findPaused(database: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await database.query<{ id: string }[]>(
      "SELECT s.id FROM booking_sources s FORCE INDEX (PRIMARY) WHERE s.id IN (?) AND s.status = 'PAUSED'",
      [ids],
    )
    return new Set(rows.map(({ id }) => id))
  },

  /** Locks the source's row; `isEnded` is true if its installation has ended. */
  async lockInClub(
    tx: Tx,
    clubId: string,
    id: string,
  ): Promise<{ source: BookingSource; isEnded: boolean } | null> {
    const [row] = await tx.query(
      `SELECT ${sources.columns('s')},
         (SELECT i.status = 'REVOKED' FROM installations i WHERE i.id = s.installation_id) AS isEnded
       FROM booking_sources s WHERE s.id = ? AND s.club_id = ? FOR UPDATE`,
      [id, clubId],
    )
    if (row === undefined) return null

    const { isEnded, ...source } = row
    return { source: sources.toRecord(source), isEnded: isEnded === 1 }
  },

  lockHealth: (tx: Tx, id: string) => health.selectOne(tx, 's', 'WHERE s.id = ? FOR UPDATE', [id]),

  setStatus: (tx: Tx, { id, status, failuresInARow, updatedAt }: SourceHealth & Stamped) =>
    sources.update(tx, id, { status, failuresInARow, updatedAt }),

  findErasing: (database: Queryable, id: string) =>
    erasing.selectOne(database, 's', 'WHERE s.id = ?', [id]),

  lockErasing: (tx: Tx, id: string) =>
    erasing.selectOne(tx, 's', 'WHERE s.id = ? FOR UPDATE', [id]),

  setErasing: (tx: Tx, id: string, persons: BookingSource['erasing']) =>
    sources.update(tx, id, { erasing: persons }),

  /** Takes a shared lock on the installation's own source. */
  lockShared: (tx: Tx, installationId: string, sourceId: string) =>
    sources.selectOne(tx, 's', 'WHERE s.id = ? AND s.installation_id = ? LOCK IN SHARE MODE', [
      sourceId,
      installationId,
    ]),
}

export const courtMappingStore = {
  find: (database: Database, { installationId, sourceId, externalCourtId }: MappingAddress) =>
    mappings.selectOne(
      database,
      'm',
      `JOIN booking_sources s ON s.id = m.booking_source_id
       WHERE m.booking_source_id = ? AND m.external_court_id = ? AND s.installation_id = ?`,
      [sourceId, Buffer.from(externalCourtId), installationId],
    ),

  findAll: (database: Queryable, installationId: string, ids: readonly string[]) =>
    mappings.findAll(database, ids, {
      condition: (alias) =>
        `EXISTS (SELECT 1 FROM booking_sources s
           WHERE s.id = ${alias}.booking_source_id AND s.installation_id = ?)`,
      params: [installationId],
    }),

  lock: (tx: Tx, sourceId: string, externalCourtId: string) =>
    mappings.selectOne(
      tx,
      'm',
      'WHERE m.booking_source_id = ? AND m.external_court_id = ? FOR UPDATE',
      [sourceId, Buffer.from(externalCourtId)],
    ),

  /** A concurrent insert of the same mapping retries the transaction, which then replaces it. */
  add: (tx: Tx, mapping: CourtMapping) => mappings.insert(tx, mapping, retryIfDuplicate),

  replace(tx: Tx, mapping: CourtMapping): Promise<void> {
    const { id, bookingSourceId, externalCourtId, createdAt, ...changing } = mapping
    return mappings.update(tx, id, changing)
  },
}

type Stamped = Pick<BookingSource, 'id' | 'updatedAt'>

interface MappingAddress {
  installationId: string
  sourceId: string
  externalCourtId: string
}

async function findEnabled(tx: Tx, installationId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT s.id FROM booking_sources s FORCE INDEX (booking_sources_by_installation)
     WHERE s.installation_id = ? AND s.status <> 'DISABLED'`,
    [installationId],
  )
  return rows.map(({ id }) => id)
}
