import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { percentile } from './report.ts'

/** A read, when it was answered, how long it took and with which status; 0 stands for no answer. */
export interface TimedRead {
  at: number
  ms: number
  status: number
}

export interface ReadLatencies {
  stop(): Promise<readonly TimedRead[]>
}

interface Plan {
  url: string
  token: string
  paths: readonly string[]
}

const EVERY_MS = 100
const LIMIT_MS = 10_000
const READS_OF_A_LINE = 600

/** Reads ten times a second in a thread of its own, so that nothing else of this program delays the clock. */
export function timeReads(plan: Plan): ReadLatencies {
  const worker = new Worker(import.meta.filename, { workerData: plan })
  return {
    async stop() {
      const answered = once(worker, 'message')
      worker.postMessage('stop')
      const [reads] = await answered
      await worker.terminate()
      return reads
    },
  }
}

async function read({ url, token, paths }: Plan): Promise<void> {
  const reads: TimedRead[] = []
  let isStopped = false
  parentPort?.once('message', () => {
    isStopped = true
  })
  const headers = { authorization: `Bearer ${token}` }
  const readOnce = async (path: string) => {
    const before = performance.now()
    const signal = AbortSignal.timeout(LIMIT_MS)
    const status = await fetch(`${url}${path}`, { headers, signal })
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      .catch(() => 0)
    reads.push({ at: Date.now(), ms: performance.now() - before, status })
  }
  const open = new Set<Promise<void>>()
  for (let turn = 0; !isStopped; turn += 1) {
    if (turn > 0 && turn % READS_OF_A_LINE === 0) sayLatest(reads)
    const one = readOnce(paths[turn % paths.length] ?? '')
    open.add(one)
    void one.finally(() => open.delete(one))
    await pause(EVERY_MS)
  }
  await Promise.all(open)
  parentPort?.postMessage(reads)
}

function sayLatest(reads: readonly TimedRead[]): void {
  const ms = reads.slice(-READS_OF_A_LINE).map((one) => one.ms)
  const [p50, p99] = [percentile(ms, 0.5).toFixed(0), percentile(ms, 0.99).toFixed(0)]
  console.error(`  the last ${ms.length} reads: p50 ${p50} ms, p99 ${p99} ms`)
}

if (!isMainThread) await read(workerData)
