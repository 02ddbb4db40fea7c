import type { Connection, RowDataPacket } from 'mysql2/promise'
import type { AbandonedQuery } from './send-statements.ts'
import { PROBE_LIMITS } from './time-limits.ts'

/**
 * Sends KILL QUERY for reads that timed out here: the server would run them to the end, and retries of clients
 * would add to its load. Uses a connection of its own, since the pool is usually exhausted at that moment. Behind
 * a router the thread id may belong to another server, so only a session with the same statement is killed.
 */
export function makeQueryKiller(
  connect: () => Promise<Connection>,
): (query: AbandonedQuery) => void {
  let queue: AbandonedQuery[] = []
  let isRunning = false

  return async (query) => {
    queue.push(query)
    if (isRunning) return

    isRunning = true
    try {
      while (queue.length > 0) {
        const taken = queue
        queue = []
        await killAll(connect, taken)
      }
    } catch {
      // The server is unreachable, or the session has ended by itself.
    } finally {
      isRunning = false
      queue = []
    }
  }
}

async function killAll(
  connect: () => Promise<Connection>,
  all: readonly AbandonedQuery[],
): Promise<void> {
  const textOf = new Map(all.map(({ threadId, text }) => [threadId, text]))
  const timeout = PROBE_LIMITS.statementMs
  const connection = await connect()
  try {
    const [sessions] = await connection.query<RowDataPacket[]>({
      sql: 'SHOW FULL PROCESSLIST',
      timeout,
    })
    for (const { Id: id, Info: running } of sessions)
      if (isRead(running) && textOf.get(Number(id))?.includes(running))
        await connection.query({ sql: `KILL QUERY ${Number(id)}`, timeout })
  } finally {
    connection.destroy()
  }
}

/** Writes end with their lock wait time-out, and a COMMIT must not be interrupted. */
function isRead(running: unknown): running is string {
  return typeof running === 'string' && /^\s*\(?SELECT\b/i.test(running)
}
