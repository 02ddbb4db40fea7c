import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Loaded before a sandbox (`--import`): its clock begins at SANDBOX_STARTS_AT and goes on from there, and so does what it
 * reads from the database's clock, with which it compares its own.
 */
const aheadMs = Date.parse(process.env['SANDBOX_STARTS_AT'] ?? '') - Date.now()
const RealDate = Date

class MovedDate extends RealDate {
  constructor(...given: [] | [number]) {
    super(...((given.length === 0 ? [RealDate.now() + aheadMs] : given) as [number]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

globalThis.Date = MovedDate as DateConstructor

interface DriverConnection {
  query(sql: string | { sql: string }, ...rest: unknown[]): unknown
}

const MODULES = join(import.meta.dirname, '../../../../../node_modules')
// By its path, since the package exports no such part.
const { prototype } = createRequire(import.meta.url)(
  join(MODULES, 'mysql2/lib/base/connection.js'),
) as { prototype: DriverConnection }

const NOW = 'UTC_TIMESTAMP(3)'
const MOVED = `(${NOW} + INTERVAL ${Math.round(aheadMs * 1000)} MICROSECOND)`
const { query } = prototype

prototype.query = function (sql, ...rest) {
  const moved =
    typeof sql === 'string'
      ? sql.replaceAll(NOW, MOVED)
      : Object.assign(sql, { sql: sql.sql.replaceAll(NOW, MOVED) })
  return query.call(this, moved, ...rest)
}
