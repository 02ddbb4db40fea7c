import { hostname } from 'node:os'
import type { NewId } from '../../../platform/ids.ts'
import { type BackoffTimes, backoffMs, waitFor } from '../../../platform/limits/backoff.ts'
import type { Database } from '../database/database.ts'

export interface Lease {
  /** Releases the lease for the next holder. */
  release(): Promise<void>
}

export interface NamedLeaseRequest {
  name: string
  durationMs: number
  newId: NewId
  signal: AbortSignal
  /** Called once if another process holds the lease, with the seconds until it expires. */
  onWait?: (holder: string, secondsLeft: number) => void
  /** Called if a renewal fails: another process may hold the lease now. */
  onLost?: (error: unknown) => void
}

const POLL_TIMES: BackoffTimes = { firstMs: 100, maxMs: 400 }

/**
 * Acquires a named lease; waits until its holder releases it or it expires. A row instead of GET_LOCK, which
 * clusters refuse; all times are the server's.
 */
export async function takeLease(database: Database, request: NamedLeaseRequest): Promise<Lease> {
  await database.query(CREATE_LEASES)
  const holder = `${hostname()}:${process.pid}:${request.newId()}`
  for (let attempt = 1; !(await tryTake(database, request, holder)); attempt += 1) {
    if (attempt === 1) await reportHolder(database, request)
    await waitFor(backoffMs(attempt, POLL_TIMES), request.signal)
    request.signal.throwIfAborted()
  }
  let renewed: Promise<unknown> = Promise.resolve()
  const renewal = setInterval(() => {
    renewed = tryTake(database, request, holder).then(
      (isHeld) => isHeld || request.onLost?.(new Error(`Lease ${request.name} was taken over.`)),
      (error) => request.onLost?.(error),
    )
  }, request.durationMs / 3)
  renewal.unref()

  return {
    async release() {
      clearInterval(renewal)
      // A renewal that arrives after the deletion would acquire the lease again.
      await renewed
      await database.query('DELETE FROM leases WHERE name = ? AND holder = ?', [
        request.name,
        holder,
      ])
    },
  }
}

const CREATE_LEASES = `CREATE TABLE IF NOT EXISTS leases (
  name varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  holder varchar(300) NOT NULL,
  expires_at datetime(3) NOT NULL
) ENGINE=InnoDB`

async function tryTake(
  database: Database,
  request: NamedLeaseRequest,
  holder: string,
): Promise<boolean> {
  const expiry = `utc_timestamp(3) + INTERVAL ${request.durationMs * 1000} MICROSECOND`
  // Assignments run from left to right: `expires_at` already sees the new holder.
  await database.query(
    `INSERT INTO leases (name, holder, expires_at) VALUES (?, ?, ${expiry})
     ON DUPLICATE KEY UPDATE
       holder = IF(holder = VALUES(holder) OR expires_at < utc_timestamp(3), VALUES(holder), holder),
       expires_at = IF(holder = VALUES(holder), VALUES(expires_at), expires_at)`,
    [request.name, holder],
  )
  return (await holderOf(database, request.name)) === holder
}

async function reportHolder(database: Database, { name, onWait }: NamedLeaseRequest) {
  if (onWait === undefined) return
  const [row] = await database.query<{ holder: string; secondsLeft: number }[]>(
    `SELECT holder, CEIL(TIMESTAMPDIFF(MICROSECOND, utc_timestamp(3), expires_at) / 1000000)
       AS secondsLeft FROM leases WHERE name = ?`,
    [name],
  )
  // Without a row it was released meanwhile: the next attempt acquires it.
  if (row !== undefined) onWait(row.holder, Math.max(0, Number(row.secondsLeft)))
}

async function holderOf(database: Database, name: string): Promise<string> {
  const rows = await database.query<{ holder: string }[]>(
    'SELECT holder FROM leases WHERE name = ?',
    [name],
  )
  return rows[0]?.holder ?? ''
}
