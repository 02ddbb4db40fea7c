import type { QueryRunner } from 'typeorm'
import { migration } from '../../foundation/migrations/migration.ts'

/** As many records as a piece had when this was written. */
const PIECE = 250

const SNAPSHOTS = {
  table: 'booking_import_pieces',
  read: 'SELECT CAST(snapshot AS char) AS snapshot FROM booking_import_records',
  toKept: ({ snapshot }: Row) => JSON.parse(String(snapshot)),
}

const RESULTS = {
  table: 'booking_import_steps',
  read: `SELECT record_index AS position, CONVERT(external_booking_id USING utf8mb4) AS externalBookingId,
      source_version AS sourceVersion, outcome, booking_id AS bookingId,
      reconciliation_status AS reconciliationStatus, CAST(error AS char) AS error
    FROM booking_import_results`,
  toKept: ({ error, ...result }: Row) => ({
    ...result,
    error: error === null ? null : JSON.parse(String(error)),
  }),
}

type Row = Record<string, unknown>

/** What was kept of imports by a row for each record. A second time it changes nothing. */
export class KeepImportsInPieces extends migration(161, 'keep imports in pieces', 'DO 0') {
  override async up(runner: QueryRunner): Promise<void> {
    for (let after = ''; ; ) {
      const [next]: { id: string }[] = await runner.query(
        'SELECT id FROM booking_imports WHERE id > ? ORDER BY id LIMIT 1',
        [after],
      )
      if (next === undefined) return
      for (const kind of [SNAPSHOTS, RESULTS]) await keepInPieces(runner, kind, next.id)
      after = next.id
    }
  }
}

async function keepInPieces(
  runner: QueryRunner,
  { table, read, toKept }: typeof SNAPSHOTS | typeof RESULTS,
  importId: string,
): Promise<void> {
  for (let first = 0; ; first += PIECE) {
    const rows: Row[] = await runner.query(
      `${read} WHERE import_id = ? AND record_index >= ? AND record_index < ? ORDER BY record_index`,
      [importId, first, first + PIECE],
    )
    if (rows.length === 0) return
    const kept = JSON.stringify(rows.map(toKept))
    await runner.query(`INSERT IGNORE INTO ${table} VALUES (?, ?, ?)`, [importId, first, kept])
  }
}
