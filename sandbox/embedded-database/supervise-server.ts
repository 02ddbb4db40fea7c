import { makeBackoff, waitFor } from '../../platform/limits/backoff.ts'
import type { ServerProcess } from './server-process.ts'

export interface SupervisedServer {
  pid(): number
  stop(): Promise<void>
}

export interface SupervisorSetup {
  start: (signal?: AbortSignal) => Promise<ServerProcess>
  say: (line: string) => void
  /** Aborts the first start; afterwards `stop` ends the server. */
  signal?: AbortSignal | undefined
}

/** Starts a server, and restarts it after each unexpected end until it is stopped. */
export async function superviseServer({
  start,
  say,
  signal,
}: SupervisorSetup): Promise<SupervisedServer> {
  const stopping = new AbortController()
  let server = await start(signal)
  const watching = watch()

  return {
    pid: () => server.pid,
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
    },
  }

  async function watch(): Promise<void> {
    const backoff = makeBackoff(RESTART_TIMES)
    while (await endsUnexpectedly()) {
      say('The private MariaDB ended unexpectedly; it is started again.')
      const next = await startAfter(backoff.next())
      // `server` is still the one that has ended, so the loop goes on to the next start and its longer wait.
      if (next === null) continue

      server = next
      // `stop` ran while the new server was starting, and has stopped only the previous one.
      if (stopping.signal.aborted) await server.stop()
      else say('The private MariaDB is back.')
    }

    async function endsUnexpectedly(): Promise<boolean> {
      const since = Date.now()
      await server.ended
      if (Date.now() - since > STEADY_MS) backoff.succeed()
      return !stopping.signal.aborted
    }
  }

  async function startAfter(waitMs: number): Promise<ServerProcess | null> {
    try {
      await waitFor(waitMs, stopping.signal)
      stopping.signal.throwIfAborted()
      return await start(stopping.signal)
    } catch (fault) {
      if (!stopping.signal.aborted) say(fault instanceof Error ? fault.message : String(fault))
      return null
    }
  }
}

const RESTART_TIMES = { firstMs: 100, maxMs: 10_000 }
const STEADY_MS = 60_000
