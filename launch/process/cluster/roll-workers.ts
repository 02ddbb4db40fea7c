import { setTimeout as pause } from 'node:timers/promises'
import type { Start } from '../start.ts'
import type { Place, WorkerCluster } from './places.ts'
import type { WorkerProcess } from './worker-process.ts'

/** A new worker that is not ready by then stays out: the old one goes on. */
const READY_MS = 120_000

let rolling: Promise<void> | null = null

/** Replaces the workers one after the other; a second call joins the first. */
export function rollWorkers(cluster: WorkerCluster, start: Start): Promise<void> {
  rolling ??= rollAll(cluster, start).finally(() => {
    rolling = null
  })
  return rolling
}

async function rollAll(cluster: WorkerCluster, { log, signal }: Start): Promise<void> {
  const startedAt = performance.now()
  log.info({ event: 'cluster.restart_began' }, 'a rolling restart began')
  for (const place of cluster.places) {
    if (signal.aborted) return
    const isReplaced = await replace(cluster, place, signal)
    if (!isReplaced && !signal.aborted) {
      log.error(
        { event: 'cluster.restart_failed', worker: place.name },
        'a new process was not ready, and the rolling restart ended; the processes that run go on',
      )
      return
    }
  }
  if (signal.aborted) return
  const durationMs = Math.round(performance.now() - startedAt)
  log.info({ event: 'cluster.restarted', durationMs }, 'the rolling restart is complete')
}

async function replace(
  cluster: WorkerCluster,
  place: Place,
  signal: AbortSignal,
): Promise<boolean> {
  const next = cluster.fork(place.name)
  if (!(await isReadyInTime(next, signal))) {
    next.kill()
    return false
  }

  const old = place.current
  place.current = next
  await cluster.end(old, 'retire')
  return true
}

function isReadyInTime(worker: WorkerProcess, signal: AbortSignal): Promise<boolean> {
  const patience = new AbortController()
  const isPast = pause(READY_MS, false, {
    signal: AbortSignal.any([signal, patience.signal]),
  }).catch(() => false)
  return Promise.race([worker.ready, isPast]).finally(() => patience.abort())
}
