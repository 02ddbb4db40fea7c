import type { Connection, RowDataPacket } from 'mysql2/promise'
import type { GivenUp } from './send-statements.ts'
import { PROBE_LIMITS } from './time-limits.ts'

/**
 * Ends reads that were given up at the server, too. It does not notice that nobody waits for them any
 * more, and clients that come back would have it do the same several times at once. The connection is
 * one beside the pool, which others wait for just then. Behind a router the number may be a session's
 * of another server: only one that has this very text is ended.
 */
export function makeEndGivenUp(connect: () => Promise<Connection>): (givenUp: GivenUp) => void {
  let waiting: GivenUp[] = []
  let isAtWork = false

  return async (givenUp) => {
    waiting.push(givenUp)
    if (isAtWork) return

    isAtWork = true
    try {
      while (waiting.length > 0) {
        const taken = waiting
        waiting = []
        await endAll(connect, taken)
      }
    } catch {
      // A server that cannot be reached, or has ended it by itself.
    } finally {
      isAtWork = false
      waiting = []
    }
  }
}

async function endAll(connect: () => Promise<Connection>, all: readonly GivenUp[]): Promise<void> {
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

/** A write ends in a second at the latest, and a COMMIT is not to be broken. */
function isRead(running: unknown): running is string {
  return typeof running === 'string' && /^\s*\(?SELECT\b/i.test(running)
}
