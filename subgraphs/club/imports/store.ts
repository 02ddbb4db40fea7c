import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import {
  emptyOf,
  fieldNamesOf,
  type ResourceField,
} from '../../../schema/fields/resource-fields.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Snapshot } from '../bookings/booking.ts'
import type { BookingImport, ImportPiece, ImportRecord, ImportResult } from './booking-import.ts'
import { BookingImportEntity, ImportPieceEntity, ImportStepEntity } from './entities.ts'
import { PIECE } from './queue.ts'

const imports = tableOf(BookingImportEntity)
/** Always prepared: escaping and parsing the text of 250 snapshots is slow. */
const pieces = tableOf(ImportPieceEntity, { preparedRows: 1 })
const steps = tableOf(ImportStepEntity)

export const importStore = {
  async add(tx: Tx, job: BookingImport, snapshots: readonly Snapshot[]): Promise<void> {
    await imports.insert(tx, job)
    const kept: ImportPiece[] = []
    for (let firstPosition = 0; firstPosition < snapshots.length; firstPosition += PIECE) {
      const ofPiece = snapshots.slice(firstPosition, firstPosition + PIECE)
      kept.push({ importId: job.id, firstPosition, snapshots: ofPiece })
    }
    if (kept.length > 0) await pieces.insertAll(tx, kept)
  },

  findOwn: (database: Queryable, installationId: string, id: string) =>
    imports.selectOne(database, 'bi', 'WHERE bi.id = ? AND bi.installation_id = ?', [
      id,
      installationId,
    ]),

  findAll: (database: Queryable, installationId: string, ids: readonly string[]) =>
    imports.findAll(database, ids, {
      condition: (alias) => `${alias}.installation_id = ?`,
      params: [installationId],
    }),

  /**
   * Requires the work item's row lock, which serializes changes of an import. `isClosed`: the installation has
   * expired, or its club is not ACTIVE, so its remaining records fail as those of a DISABLED source do.
   */
  async find(tx: Tx, id: string, now: Date): Promise<{ job: BookingImport; isClosed: boolean }> {
    const sql = `SELECT ${imports.columns('bi')},
        (cl.status <> 'ACTIVE' OR COALESCE(i.expires_at <= ?, FALSE)) AS isClosed
      FROM booking_imports bi
      JOIN clubs cl ON cl.id = bi.club_id JOIN installations i ON i.id = bi.installation_id
      WHERE bi.id = ?`
    const [row] = await tx.query(sql, [now, id])
    if (row === undefined) throw new Error(`There is work for an import ${id} that is not there.`)

    const { isClosed, ...job } = row
    return { job: imports.toRecord(job), isClosed: isClosed === 1 }
  },

  async begin(database: Queryable, id: string, now: Date): Promise<void> {
    await database.query(
      `UPDATE booking_imports SET status = 'PROCESSING', started_at = ?, updated_at = ?
       WHERE id = ? AND status = 'PENDING'`,
      [now, now, id],
    )
  },

  advance(tx: Tx, job: BookingImport): Promise<void> {
    const { id, clubId, bookingSourceId, installationId, createdAt, ...changing } = job
    return imports.update(tx, id, changing)
  },

  /** Next records in order, up to the first missing one. */
  async nextRecords(tx: Tx, job: BookingImport, limit: number): Promise<ImportRecord[]> {
    const next = job.imported + job.failed
    const rows = await tx.query(
      `SELECT ${pieces.columns('p')} FROM booking_import_pieces p
       FORCE INDEX (PRIMARY)
       WHERE p.import_id = ? AND p.first_position > ? AND p.first_position < ?
       ORDER BY p.first_position`,
      [job.id, next - PIECE, next + limit],
    )
    const records = rows
      .map(pieces.toRecord)
      .flatMap(({ firstPosition, snapshots }) =>
        snapshots.map((kept, nth) => ({ position: firstPosition + nth, kept })),
      )
    const asked = records.filter(({ position }) => position >= next && position < next + limit)
    const isMissing = asked.findIndex(({ position }, nth) => position !== next + nth)
    const present = isMissing === -1 ? asked : asked.slice(0, isMissing)
    return present.map(({ position, kept }) => ({ position, snapshot: toSnapshot(kept) }))
  },

  /** Deletes the records, which contain personal data, when the import is complete. */
  async removeRecords(tx: Tx, id: string): Promise<void> {
    await tx.write(`${deleteFrom('booking_import_pieces')} WHERE import_id = ?`, [id])
  },

  addResults: (tx: Tx, job: BookingImport, results: ImportResult[]) =>
    steps.insert(tx, { importId: job.id, firstPosition: job.imported + job.failed, results }),

  async resultsOf(database: Queryable, id: string): Promise<ImportResult[]> {
    const rows = await database.query(
      `SELECT ${steps.columns('s')} FROM booking_import_steps s
       FORCE INDEX (PRIMARY) WHERE s.import_id = ? ORDER BY s.first_position`,
      [id],
    )
    return rows.flatMap((row) => steps.toRecord(row).results)
  },
}

/** A stored piece may lack newer fields; its times are text. */
function toSnapshot(kept: Partial<Snapshot> & Pick<Snapshot, 'externalBookingId'>): Snapshot {
  const content = fieldNamesOf(BOOKING_FIELDS).map((name) => {
    const field: ResourceField = BOOKING_FIELDS[name]
    const value = kept[name]
    if (value === undefined) return [name, emptyOf(field)]
    return [name, field.stored.kind === 'moment' ? new Date(String(value)) : value]
  })
  // Only non-empty fields are stored.
  return { externalBookingId: kept.externalBookingId, ...Object.fromEntries(content) } as Snapshot
}
