import type { Config } from '../../platform/config/config.ts'
import type { StartupError } from '../../platform/config/startup-error.ts'
import { type Log, makeLog } from '../../platform/log.ts'
import type { WorkerLink } from './cluster/worker-link.ts'
import { type Metrics, makeMetrics } from './signals/metrics.ts'
import { startTracing } from './signals/start-tracing.ts'
import { makeStopList, type StopList } from './stop-list.ts'

/** Shared dependencies of everything that a process starts. */
export interface Start<C extends Config = Config> {
  config: C
  /** The name of the process, in its metrics and its log. */
  role: string
  log: Log
  metrics: Metrics
  stops: StopList
  /** Prints a line for the person at the terminal. */
  say: (line: string) => void
  signal: AbortSignal
  /** Ends the process with this error after its start. */
  fail: (error: StartupError) => void
  /** Null in a process without a primary. */
  worker: WorkerLink | null
}

export type StartOptions<C extends Config> = Pick<Start<C>, 'config' | 'say' | 'signal'> &
  Partial<Pick<Start, 'role' | 'fail' | 'worker'>> & {
    /** The place in a cluster of processes, in the log. */
    place?: string | undefined
  }

/** Of all that a start had opened before it failed; a supervisor waits for the end of the process. */
const CLOSE_WITHIN_MS = 10_000

/** Starts a process; the returned function stops it in the reverse order. */
export async function startInOrder<C extends Config>(
  options: StartOptions<C>,
  start: (start: Start<C>) => Promise<void>,
): Promise<() => Promise<void>> {
  const { role = 'all-in-one', worker = null, fail = () => {}, place } = options
  const about = { role, ...(place !== undefined && { process: place }) }
  const log = makeLog(options.config.logLevel, undefined, about)
  for (const { variable, lacks } of options.config.insecureConnections)
    log.warn(
      { event: 'config.insecure_connection', variable, lacks },
      `The address in ${variable} leads to another machine without ${lacks.join(' and ')}`,
    )
  const stops = makeStopList((what, err) =>
    log.error({ event: 'process.stop_failed', err, what }, 'could not be stopped'),
  )
  stops.add('traces', startTracing(options.config, role, log))
  try {
    await start({ ...options, role, log, metrics: makeMetrics(role), stops, worker, fail })
    return () => stops.stop()
  } catch (error) {
    await stops.stop(CLOSE_WITHIN_MS)
    throw error
  }
}
