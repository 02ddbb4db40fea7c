import cluster, { type Worker } from 'node:cluster'
import {
  BEAT_EVERY_MS,
  type PrimaryMessage,
  type Scraped,
  STUCK_AFTER_MS,
  STUCK_AT_START_MS,
  type WorkerMessage,
} from './cluster-messages.ts'

/** A worker as its primary sees it. */
export interface WorkerProcess {
  place: string
  pid: number
  isReady(): boolean
  /** Resolves to true once it serves requests, or to false when it ends before. */
  ready: Promise<boolean>
  ended: Promise<WorkerEnd>
  send(message: { kind: 'stop' | 'retire' }): void
  kill(): void
  /** Null if it does not answer in time. */
  scrape(what: Scraped): Promise<string | null>
}

export interface WorkerEnd {
  code: number | null
  signal: string | null
  /** Whether its heartbeats had stopped. */
  isStuck: boolean
}

const SCRAPE_MS = 2_000

/** A text beyond this is no scrape of ours. */
const MAX_SCRAPED = 32 * 1024 * 1024

/** Starts a worker in a place, and kills it when its event loop is blocked. */
export function forkWorker(place: string, environment: Record<string, string>): WorkerProcess {
  cluster.setupPrimary({ args: [place] })
  const worker = cluster.fork(environment)
  const scrapes = new Map<number, (text: string | null) => void>()
  const { promise: ready, resolve: setReady } = Promise.withResolvers<boolean>()
  const { promise: ended, resolve: setEnded } = Promise.withResolvers<WorkerEnd>()
  let isReady = false
  const pulse = watchPulse(worker, () => (isReady ? STUCK_AFTER_MS : STUCK_AT_START_MS))
  worker.on('message', (message: WorkerMessage) => {
    pulse.beat()
    if (message.kind === 'ready') {
      isReady = true
      setReady(true)
    }
    if (message.kind === 'scraped')
      scrapes.get(message.id)?.(message.text.length > MAX_SCRAPED ? null : message.text)
  })
  // A failed fork has no `exit`.
  worker.on('error', () => setEnded({ code: null, signal: null, isStuck: false }))
  worker.on('exit', (code, signal) => {
    isReady = false
    setEnded({ code, signal, isStuck: pulse.isStuck() })
  })
  void ended.then(() => {
    pulse.stop()
    setReady(false)
  })
  let lastScrape = 0
  return {
    place,
    pid: worker.process.pid ?? 0,
    isReady: () => isReady,
    ready,
    ended,
    send: (message) => sendTo(worker, message),
    kill: () => void worker.process.kill('SIGKILL'),
    scrape(what) {
      lastScrape += 1
      const id = lastScrape
      return new Promise<string | null>((resolve) => {
        const timer = setTimeout(resolve, SCRAPE_MS, null)
        scrapes.set(id, (text) => {
          clearTimeout(timer)
          resolve(text)
        })
        sendTo(worker, { kind: 'scrape', id, what })
      }).finally(() => scrapes.delete(id))
    },
  }
}

function sendTo(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, () => {})
}

/** Kills a worker without heartbeats; a primary that was late itself, as after a suspend, gives it more time. */
function watchPulse(worker: Worker, limitMs: () => number) {
  let beatAt = performance.now()
  let checkedAt = beatAt
  let isStuck = false
  const timer = setInterval(() => {
    const now = performance.now()
    const wasLate = now - checkedAt > 2 * BEAT_EVERY_MS
    checkedAt = now
    if (wasLate) beatAt = now
    if (now - beatAt <= limitMs()) return
    isStuck = true
    worker.process.kill('SIGKILL')
  }, BEAT_EVERY_MS)
  return {
    beat() {
      beatAt = performance.now()
    },
    isStuck: () => isStuck,
    stop: () => clearInterval(timer),
  }
}
