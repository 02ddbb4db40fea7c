import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import { type ConfigOf, type ProcessName, readConfig } from '../../platform/config/config.ts'
import { StartupError, UsageError } from '../../platform/config/startup-error.ts'
import { closeWorkerLink, openWorkerLink } from './cluster/worker-link.ts'
import { formatStartupError } from './format-startup-error.ts'
import { dropUnreadLines } from './signals/drop-unread-lines.ts'
import { type Start, startInOrder } from './start.ts'
import { answersHelp, checkWords } from './words.ts'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal signals the whole group, and npm passes the signal on: two signals of one Ctrl-C. */
const SAME_SIGNAL_MS = 1000

/**
 * V8 looks for garbage among old objects when they have grown by this share of the live ones, which take 80 MB. By default
 * they grow to several times as much, 597 MB under load instead of 424, for up to 8 % less processor time.
 */
const HEAP_GROWING_PERCENT = 30

/** Time for what a failed start has left open to end by itself. */
const END_WITHIN_MS = 5_000

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
  { place }: { place?: string } = {},
): Promise<void> {
  const untilOver = async ({ signal, say }: Running) => {
    await isAborted(signal)
    say('Stopping …')
  }
  return run(name, start, { untilOver, place })
}

/** Runs a task that ends by itself. */
export async function runTask<Name extends ProcessName>(
  name: Name,
  work: StartProcess<Name>,
): Promise<void> {
  // A closed output, as of `| head`, ends no task in the middle.
  process.stdout.on('error', () => {})
  return run(name, work, { untilOver: null })
}

interface Running {
  say: (line: string) => void
  signal: AbortSignal
}

interface RunOptions {
  untilOver: ((running: Running) => Promise<void>) | null
  /** In a cluster of processes: `primary`, or the number of a worker. */
  place?: string | undefined
}

async function run<Name extends ProcessName>(
  name: Name,
  start: StartProcess<Name>,
  { untilOver, place }: RunOptions,
): Promise<void> {
  const words = process.argv.slice(2)
  if (answersHelp(name, words)) return

  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
  const stopping = new AbortController()
  // A task completes its current call, whose answer would be lost.
  let isStarting = untilOver !== null
  let stoppedAt = Number.POSITIVE_INFINITY
  let failure: StartupError | null = null
  const onSignal = () => {
    // process.exit() waits for threads, and so for a system call that hangs.
    if (isStarting && performance.now() - stoppedAt > SAME_SIGNAL_MS)
      process.kill(process.pid, 'SIGKILL')
    stoppedAt = Math.min(stoppedAt, performance.now())
    stopping.abort()
  }
  const idle = watchIdleness()
  try {
    checkWords(name, words)
    const stopsAt = stopSignalsOf(place)
    for (const signal of STOP_SIGNALS)
      process.on(signal, stopsAt.includes(signal) ? onSignal : ignore)
    const say = cluster.isWorker ? ignore : (line: string) => console.log(line)
    const running = { say, signal: stopping.signal }
    const worker = cluster.isWorker ? openWorkerLink(place ?? '', () => stopping.abort()) : null
    const fail = (error: StartupError) => {
      failure = error
      stopping.abort()
    }
    const config = readConfig(process.env, name)
    const work = async () => {
      const stop = await startInOrder(
        { config, role: name, place, worker, fail, ...running },
        start,
      )
      isStarting = false
      await untilOver?.(running)
      await stop()
    }
    await Promise.race([work(), idle.isIdle])
    if (failure !== null) throw failure
  } catch (error) {
    endByForce()
    if (stopping.signal.aborted && error instanceof Error && error.name === 'AbortError') return

    console.error(formatStartupError(FAILURES[name] ?? 'Clubgate could not start', error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  } finally {
    idle.end()
    dropUnreadLines()
    if (cluster.isWorker) closeWorkerLink()
  }
}

/** Rejects when nothing is left that could complete the work, as a connection that ended without a word. */
function watchIdleness(): { isIdle: Promise<never>; end(): void } {
  const { promise: isIdle, reject } = Promise.withResolvers<never>()
  const onIdle = () => reject(new StartupError('what it waited for has ended without an answer.'))
  process.once('beforeExit', onIdle)
  return { isIdle, end: () => void process.off('beforeExit', onIdle) }
}

/** Otherwise a connection that is open by a fault keeps a failed process, and its supervisor never acts. */
function endByForce(): void {
  setTimeout(() => process.exit(), END_WITHIN_MS).unref()
}

/**
 * A terminal signals the whole group: workers leave its Ctrl-C and its end to the primary. To a primary without a
 * terminal, SIGHUP is the request for a rolling restart.
 */
function stopSignalsOf(place: string | undefined): readonly NodeJS.Signals[] {
  if (cluster.isWorker) return ['SIGTERM']
  return place === undefined || process.stdin.isTTY ? STOP_SIGNALS : ['SIGINT', 'SIGTERM']
}

const ignore = () => {}

function isAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    // The open servers keep the process alive; a pending promise does not.
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
