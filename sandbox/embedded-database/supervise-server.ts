import { makeBackoff, waitFor } from '../../platform/limits/backoff.ts'
import type { ServerProcess } from './server-process.ts'

export interface KeptServer {
  pid(): number
  stop(): Promise<void>
}

export interface Keeping {
  start: (signal?: AbortSignal) => Promise<ServerProcess>
  say: (line: string) => void
  /** Gives up the first start; from then on there is `stop`. */
  signal?: AbortSignal | undefined
}

/** Starts a server, and again whenever it ends by itself, until it is stopped. */
export async function keepRunning({ start, say, signal }: Keeping): Promise<KeptServer> {
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
    while (await endsByItself()) {
      say('The private MariaDB ended unexpectedly; it is started again.')
      const next = await startAfter(backoff.next())
      if (next === null) continue

      server = next
      // It got ready in the moment in which the previous one was told to stop.
      if (stopping.signal.aborted) await server.stop()
      else say('The private MariaDB is back.')
    }

    async function endsByItself(): Promise<boolean> {
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
