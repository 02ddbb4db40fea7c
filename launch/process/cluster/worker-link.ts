import cluster from 'node:cluster'
import { waitFor } from '../../../platform/limits/backoff.ts'
import type { Metrics } from '../signals/metrics.ts'
import { BEAT_EVERY_MS, type PrimaryMessage, type WorkerMessage } from './cluster-messages.ts'

/** The link of a worker to its primary. */
export interface WorkerLink {
  /** Number of the worker's place, from 1: label `process` of its metrics, field `process` of its log. */
  place: string
  /** Whether another worker has taken the place. */
  isRetired(): boolean
  /** Reports that requests are served, as soon as they are. */
  reportReady(isServing: () => Promise<boolean>): void
  /** Answers the scrapes of the primary; the returned function ends that. */
  answerScrapes(metrics: Metrics): () => void
}

const POLL_MS = 200

/** An orphan finishes its requests, and ends by force if it cannot. */
const ORPHAN_MS = 45_000

/** Connects a worker to its primary; `onStop` is called when the worker has to end. */
export function openWorkerLink(place: string, onStop: () => void): WorkerLink {
  let isRetired = false
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    onStop()
  }
  process.on('message', (message: PrimaryMessage) => {
    if (message.kind !== 'stop' && message.kind !== 'retire') return
    isRetired = message.kind === 'retire'
    stop()
  })
  cluster.worker?.on('disconnect', () => {
    // Otherwise node:cluster ends the process at once, in the middle of its requests.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), ORPHAN_MS).unref()
    stop()
  })
  startBeating()
  return {
    place,
    isRetired: () => isRetired,
    reportReady(isServing) {
      void untilServing(isServing, stopping.signal).then(() => send({ kind: 'ready' }))
    },
    answerScrapes(metrics) {
      const answer = (message: PrimaryMessage) => {
        if (message.kind !== 'scrape') return
        const { id, what } = message
        const text = what === 'metrics' ? metrics.text() : JSON.stringify(metrics.usage.read())
        void Promise.resolve(text).then((read) => send({ kind: 'scraped', id, text: read }))
      }
      process.on('message', answer)
      return () => void process.off('message', answer)
    },
  }
}

/** Closes the listeners at the primary, so that it hands no connection to a process that ends. */
export function closeWorkerLink(): void {
  if (process.connected) cluster.worker?.disconnect()
}

async function untilServing(isServing: () => Promise<boolean>, signal: AbortSignal) {
  while (!signal.aborted && !(await isServing())) await waitFor(POLL_MS, signal)
}

/** A primary that does not read must not fill the memory: the next heartbeat waits for the last one. */
function startBeating(): void {
  let isSending = false
  const beat = () => {
    if (isSending) return
    isSending = true
    send({ kind: 'beat' }, () => {
      isSending = false
    })
  }
  beat()
  setInterval(beat, BEAT_EVERY_MS).unref()
}

/** A message to a primary that is gone is lost; the event `disconnect` ends the worker. */
function send(message: WorkerMessage, onSent: () => void = () => {}): void {
  if (process.connected) process.send?.(message, onSent)
}
