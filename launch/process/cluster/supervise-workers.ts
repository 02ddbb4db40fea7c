import { availableParallelism } from 'node:os'
import type { Config } from '../../../platform/config/config.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { makeBackoff, waitFor } from '../../../platform/limits/backoff.ts'
import { addressOf, metricsUrlOf } from '../listening/address.ts'
import type { Start } from '../start.ts'
import { serveClusterMetrics } from './cluster-metrics.ts'
import type { Place, WorkerCluster } from './places.ts'
import { rollWorkers } from './roll-workers.ts'
import { forkWorker, type WorkerProcess } from './worker-process.ts'

const RESTART_TIMES = { firstMs: 500, maxMs: 30_000 }

/** Life time after which a further crash counts as the first one. */
const STEADY_MS = 60_000

/** Beyond SHUTDOWN_DELAY a process ends within 20 s; see docs/operations/install.md. */
const END_MS = 25_000

/** Starts workers that share the port, and restarts each that ends, until the signal. */
export async function superviseWorkers(start: Start<Config>, count: number): Promise<void> {
  const { config, log, stops, signal, say } = start
  // The workers bind the port through this process; a taken port is reported here, once.
  const { port, listenUrl } = await addressOf(config)
  const running = new Set<WorkerProcess>()
  const places: Place[] = []
  const cluster: WorkerCluster = {
    places,
    fork(name) {
      const worker = forkWorker(name, { PORT: String(port) })
      running.add(worker)
      void worker.ended.then(() => running.delete(worker))
      return worker
    },
    async end(worker, kind) {
      worker.send({ kind })
      const timer = setTimeout(worker.kill, config.shutdownDelayMs + END_MS)
      await worker.ended
      clearTimeout(timer)
    },
  }
  const endMetrics = await serveClusterMetrics(start, places)
  stops.add('metrics', endMetrics)
  stops.add('workers', async () => {
    await Promise.all([...running].map((worker) => cluster.end(worker, 'stop')))
  })

  for (let nth = 1; nth <= count; nth += 1) {
    places.push({ name: String(nth), current: cluster.fork(String(nth)) })
    // The first one starts alone: a fault of the environment is printed once.
    if (nth === 1) await startAll(places, signal)
  }
  await startAll(places, signal)
  for (const place of places) void keepRunning(place, { cluster, start })
  rollAtHangup(cluster, start)
  const cores = availableParallelism()
  log.info({ event: 'cluster.started', processes: count, cores }, 'all processes serve requests')
  say(toSentence(start.role, count, listenUrl, metricsUrlOf(config)))
}

async function startAll(places: readonly Place[], signal: AbortSignal): Promise<void> {
  const isAborted = new Promise<true>((resolve) => {
    if (signal.aborted) resolve(true)
    signal.addEventListener('abort', () => resolve(true), { once: true })
  })
  for (const { name, current } of places) {
    const isReady = await Promise.race([current.ready, isAborted])
    if (!isReady) throw new StartupError(`The process ${name} ended before it served a request.`)
  }
  signal.throwIfAborted()
}

/** Replaces each worker that ends in its place. */
async function keepRunning(
  place: Place,
  { cluster, start }: { cluster: WorkerCluster; start: Start<Config> },
): Promise<void> {
  const { log, signal, fail } = start
  const backoff = makeBackoff(RESTART_TIMES)
  while (!signal.aborted) {
    const worker = place.current
    const startedAt = performance.now()
    const wasReady = worker.ready
    const { code, signal: killedBy, isStuck } = await worker.ended
    if (signal.aborted) return
    // A rolling restart has filled the place.
    if (place.current !== worker) continue

    log.error(
      {
        event: 'cluster.worker_ended',
        worker: place.name,
        pid: worker.pid,
        code,
        killedBy,
        isStuck,
      },
      'a process of the cluster ended and is started again',
    )
    const serves = cluster.places.some(({ current }) => current.isReady())
    // A process that was killed says nothing about the next one's start.
    if (killedBy === null && !(await wasReady) && !serves)
      return fail(new StartupError(`The process ${place.name} cannot start, and no other serves.`))

    if (performance.now() - startedAt > STEADY_MS) backoff.succeed()
    await waitFor(backoff.next(), signal)
    if (!signal.aborted && place.current === worker) place.current = cluster.fork(place.name)
  }
}

/** A terminal that closes sends SIGHUP, too: there it stops the cluster, as it stops a single process. */
function rollAtHangup(cluster: WorkerCluster, start: Start<Config>): void {
  if (process.stdin.isTTY) return
  const roll = () => void rollWorkers(cluster, start)
  process.on('SIGHUP', roll)
  start.stops.add('rolling restart', async () => void process.off('SIGHUP', roll))
}

function toSentence(role: string, count: number, listenUrl: string, metricsUrl: string | null) {
  const metrics = metricsUrl === null ? '' : `, their metrics at ${metricsUrl}`
  const processes = count === 1 ? 'One process is' : `${count} processes are`
  return `${processes} ready (${role}) at ${listenUrl}${metrics}. SIGHUP to ${process.pid} restarts one after the other.`
}
