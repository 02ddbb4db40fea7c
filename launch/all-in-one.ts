import { ConfigError, readConfig } from '../platform/config.ts'
import { startClubgate } from './start-clubgate.ts'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

try {
  const stopping = new AbortController()
  for (const signal of STOP_SIGNALS) process.on(signal, () => stopping.abort())
  const say = (line: string) => console.log(line)
  const stop = await startClubgate({
    config: readConfig(process.env),
    say,
    signal: stopping.signal,
  })
  await isAborted(stopping.signal)
  say('Stopping …')
  await stop()
} catch (error) {
  if (!(error instanceof Error && error.name === 'AbortError')) {
    console.error(toLines(error))
    process.exitCode = 1
  }
}

function isAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    // A pending promise alone does not keep a process alive; the servers do.
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What can be mended from outside is told in words; only a fault of ours shows where it happened. */
function toLines(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? `Clubgate could not start: ${error.message}` : String(error)
}
