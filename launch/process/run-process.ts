import { type ConfigOf, type ProcessName, readConfig } from '../../platform/config/config.ts'
import { UsageError } from '../../platform/config/startup-error.ts'
import { dropUnreadLines } from './drop-unread-lines.ts'
import { formatStartupError } from './format-startup-error.ts'
import { type Start, startInOrder } from './start.ts'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal signals the whole group, and npm passes the signal on: two signals of one Ctrl-C. */
const SAME_SIGNAL_MS = 1000

/** First words about a task that failed; of other processes the start failed. */
const FAILURES: Partial<Record<ProcessName, string>> = {
  backup: 'Not backed up',
  migrate: 'Not migrated',
  provision: 'Not provisioned',
  reseal: 'Not resealed',
  restore: 'Not restored',
  'seed-sandbox': 'Not seeded',
  simulate: 'The simulation ended',
}

type StartProcess<Name extends ProcessName> = (start: Start<ConfigOf<Name>>) => Promise<void>

/** Runs a process of the given name until a signal stops it. */
export function runProcess<Name extends ProcessName>(
  name: Name,
  start: StartProcess<Name>,
): Promise<void> {
  return run(name, start, async ({ signal, say }) => {
    await isAborted(signal)
    say('Stopping …')
  })
}

/** Runs a task that ends by itself. */
export function runTask<Name extends ProcessName>(
  name: Name,
  work: StartProcess<Name>,
): Promise<void> {
  // A closed output, as of `| head`, ends no task in the middle.
  process.stdout.on('error', () => {})
  return run(name, work, null)
}

interface Running {
  say: (line: string) => void
  signal: AbortSignal
}

async function run<Name extends ProcessName>(
  name: Name,
  start: StartProcess<Name>,
  untilOver: ((running: Running) => Promise<void>) | null,
): Promise<void> {
  const stopping = new AbortController()
  // A task completes its current call, whose answer would be lost.
  let isStarting = untilOver !== null
  let stoppedAt = Number.POSITIVE_INFINITY
  const onSignal = () => {
    // process.exit() waits for threads, and so for a system call that hangs.
    if (isStarting && performance.now() - stoppedAt > SAME_SIGNAL_MS)
      process.kill(process.pid, 'SIGKILL')
    stoppedAt = Math.min(stoppedAt, performance.now())
    stopping.abort()
  }
  try {
    for (const signal of STOP_SIGNALS) process.on(signal, onSignal)
    const running = { say: (line: string) => console.log(line), signal: stopping.signal }
    const stop = await startInOrder(
      { config: readConfig(process.env, name), role: name, ...running },
      start,
    )
    isStarting = false
    await untilOver?.(running)
    await stop()
  } catch (error) {
    if (stopping.signal.aborted && error instanceof Error && error.name === 'AbortError') return

    console.error(formatStartupError(FAILURES[name] ?? 'Clubgate could not start', error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  } finally {
    dropUnreadLines()
  }
}

function isAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    // The open servers keep the process alive; a pending promise does not.
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
