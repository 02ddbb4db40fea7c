import { captureSpan } from '../../../platform/metrics/spans.ts'
import { Problem } from '../../../schema/problem.ts'
import { ClientDisconnected } from './cancellation.ts'

/** A request in a lane's queue, and the promise of its caller. */
export interface PendingRequest<Request, Result> {
  request: Request
  /** Aborted when the client disconnects or the request times out. */
  signal?: AbortSignal | undefined
  resolve(result: Result | Promise<Result>): void
  reject(error: unknown): void
}

/** Group commit: requests of one lane that arrive together are written by one transaction. */
export interface Batches<Request, Result> {
  /** Resolves with the request's result; a request that is aborted before its batch is rejected, not run. */
  add(lane: string, ask: Request, signal?: AbortSignal): Promise<Result>
  /** Runs other work of the lane; never at the same time as one of its batches. */
  runExclusive<T>(lane: string, work: () => Promise<T>): Promise<T>
  /** Resolves once no request is pending. */
  whenIdle(): Promise<void>
}

export interface BatchesParts<Request, Result> {
  /**
   * Runs one batch. Requests join it until `take()` seals it, which is best called once the transaction has begun;
   * a retry that calls `take()` again gets the same requests. An error rejects all requests of the lane.
   */
  run(lane: string, take: () => readonly PendingRequest<Request, Result>[]): Promise<void>
  limits: BatchLimits
  /** Called when a batch is sealed; `waitsMs` are the waits of its requests. */
  onSealed?(waitsMs: readonly number[]): void
}

export interface BatchLimits {
  perBatch: number
  lanesAtOnce: number
  queuedPerLane: number
  /** Pending requests of all lanes: queued, running, and exclusive tasks. */
  pendingInAll: number
  /** A request that was queued for longer is rejected with 503: its client may have timed out. */
  queueTimeoutMs: number
}

interface Queued<Request, Result> extends PendingRequest<Request, Result> {
  since: number
  /** Runs work as part of the request's span. */
  inItsSpan: ReturnType<typeof captureSpan>
}

interface Lane<Request, Result> {
  key: string
  waiting: Queued<Request, Result>[]
  tasks: (() => Promise<void>)[]
  /** True while the lane runs or is in the queue. */
  isQueued: boolean
  ranTask: boolean
}

/**
 * Lanes run concurrently up to `lanesAtOnce`, round robin beyond that. Each lane runs one batch at a time while
 * the next one fills up; a request that arrives at an idle lane is a batch of one.
 */
export function makeBatches<Request, Result>(
  parts: BatchesParts<Request, Result>,
): Batches<Request, Result> {
  const { limits } = parts
  const lanes = new Map<string, Lane<Request, Result>>()
  const queue: Lane<Request, Result>[] = []
  const idleListeners: (() => void)[] = []
  let running = 0
  let pendingCount = 0

  const laneOf = (key: string) => {
    const lane = lanes.get(key) ?? makeLane<Request, Result>(key)
    lanes.set(key, lane)
    return lane
  }
  const startNext = () => {
    while (running < limits.lanesAtOnce) {
      const lane = queue.shift()
      if (lane === undefined) return
      running += 1
      void runTurn(lane)
    }
  }
  const enqueue = (lane: Lane<Request, Result>) => {
    if (lane.isQueued) return
    lane.isQueued = true
    queue.push(lane)
    startNext()
  }
  const runTurn = async (lane: Lane<Request, Result>) => {
    const task = nextTask(lane)
    await (task === undefined ? runBatch(parts, lane) : task())
    running -= 1
    lane.isQueued = false
    if (lane.waiting.length > 0 || lane.tasks.length > 0) return enqueue(lane)

    lanes.delete(lane.key)
    startNext()
  }
  const count = <T>(outcome: Promise<T>): Promise<T> => {
    pendingCount += 1
    const end = () => {
      pendingCount -= 1
      if (pendingCount === 0) for (const notify of idleListeners.splice(0)) notify()
    }
    outcome.then(end, end)
    return outcome
  }

  return {
    add(key, request, signal) {
      const isFull =
        pendingCount >= limits.pendingInAll ||
        (lanes.get(key)?.waiting.length ?? 0) >= limits.queuedPerLane
      if (isFull) return Promise.reject(queueFull())

      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const lane = laneOf(key)
      const since = performance.now()
      lane.waiting.push({ request, signal, since, inItsSpan: captureSpan(), resolve, reject })
      enqueue(lane)
      return count(promise)
    },

    runExclusive<T>(key: string, work: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const lane = laneOf(key)
      lane.tasks.push(() => work().then(resolve, reject))
      enqueue(lane)
      return count(promise)
    },

    whenIdle: () =>
      new Promise((resolve) => {
        if (pendingCount === 0) resolve()
        else idleListeners.push(resolve)
      }),
  }
}

function makeLane<Request, Result>(key: string): Lane<Request, Result> {
  return { key, waiting: [], tasks: [], isQueued: false, ranTask: false }
}

/** Tasks and batches alternate, so that neither starves the other. */
function nextTask<Request, Result>(lane: Lane<Request, Result>): (() => Promise<void>) | undefined {
  const isTaskNext = lane.waiting.length === 0 || !lane.ranTask
  const task = isTaskNext ? lane.tasks.shift() : undefined
  lane.ranTask = task !== undefined
  return task
}

async function runBatch<Request, Result>(
  { run, limits, onSealed }: BatchesParts<Request, Result>,
  lane: Lane<Request, Result>,
): Promise<void> {
  let taken: readonly PendingRequest<Request, Result>[] | null = null
  const take = () => {
    if (taken !== null) return taken
    const sealed = takeQueued(lane, limits)
    taken = sealed
    const now = performance.now()
    if (sealed.length > 0) onSealed?.(sealed.map(({ since }) => now - since))
    return taken
  }
  try {
    // The statements of a batch are part of its first request.
    const inItsSpan = lane.waiting[0]?.inItsSpan ?? captureSpan()
    await inItsSpan(() => run(lane.key, take))
  } catch (error) {
    for (const { reject } of [...take(), ...lane.waiting.splice(0)]) reject(error)
  }
}

function takeQueued<Request, Result>(
  { waiting }: Lane<Request, Result>,
  { perBatch, queueTimeoutMs }: BatchLimits,
): Queued<Request, Result>[] {
  const taken: typeof waiting = []
  const earliest = performance.now() - queueTimeoutMs
  while (taken.length < perBatch) {
    const next = waiting.shift()
    if (next === undefined) break
    if (next.signal?.aborted) next.reject(new ClientDisconnected())
    else if (next.since < earliest) next.reject(queueFull())
    else taken.push(next)
  }
  return taken
}

function queueFull(): Problem {
  const message = 'Too many writes wait for their turn right now. Try again shortly.'
  return new Problem('dependency_unavailable', message)
}
