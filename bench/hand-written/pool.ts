import { createPool, type Pool } from 'mysql2/promise'

const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  'SET SESSION innodb_lock_wait_timeout = 1',
  "SET SESSION time_zone = '+00:00'",
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
]

/** A pool with the same size and session settings as the product's. */
export function openPool({ socketPath, database }: { socketPath: string; database: string }): Pool {
  const pool = createPool({
    socketPath,
    database,
    user: 'root',
    connectionLimit: 10,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: true,
    jsonStrings: true,
    trace: false,
  })
  pool.pool.on('connection', (connection) => {
    for (const statement of SESSION) connection.query(statement)
  })
  return pool
}
