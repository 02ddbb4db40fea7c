import { setTimeout as delay } from 'node:timers/promises'
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
    let waitMs = FIRST_WAIT_MS
    while (await endsByItself()) {
      say('The private MariaDB ended unexpectedly; it is started again.')
      const next = await startAfter(waitMs)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
      if (next === null) continue

      server = next
      // It got ready in the moment in which the previous one was told to stop.
      if (stopping.signal.aborted) await server.stop()
      else say('The private MariaDB is back.')
    }

    async function endsByItself(): Promise<boolean> {
      const since = Date.now()
      await server.ended
      if (Date.now() - since > STEADY_MS) waitMs = FIRST_WAIT_MS
      return !stopping.signal.aborted
    }
  }

  async function startAfter(waitMs: number): Promise<ServerProcess | null> {
    try {
      await delay(waitMs, undefined, { signal: stopping.signal })
      return await start(stopping.signal)
    } catch (fault) {
      if (!stopping.signal.aborted) say(fault instanceof Error ? fault.message : String(fault))
      return null
    }
  }
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 10_000
const STEADY_MS = 60_000
