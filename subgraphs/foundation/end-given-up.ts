import type { GivenUp, PooledConnection } from './pooled-connection.ts'

/**
 * Ends reads that were given up at the server, too. It does not notice that nobody waits for them any
 * more, and clients that come back would have it do the same several times at once. Behind a router
 * the number may be a session's of another server: only one that has this very text is ended.
 */
export function makeEndGivenUp(
  connect: () => Promise<PooledConnection>,
): (givenUp: GivenUp) => void {
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

async function endAll(connect: () => Promise<PooledConnection>, all: readonly GivenUp[]) {
  const textOf = new Map(all.map(({ threadId, text }) => [threadId, text]))
  const connection = await connect()
  try {
    const sessions =
      await connection.query<{ Id: number | string; Info: string | null }[]>(
        'SHOW FULL PROCESSLIST',
      )
    for (const { Id: id, Info: running } of sessions)
      if (isRead(running) && textOf.get(Number(id))?.includes(running))
        await connection.query(`KILL QUERY ${Number(id)}`)
  } finally {
    connection.release()
  }
}

/** A write ends in a second at the latest, and a COMMIT is not to be broken. */
function isRead(running: string | null): running is string {
  return /^\s*\(?SELECT\b/i.test(running ?? '')
}
