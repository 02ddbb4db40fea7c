import { Problem } from '../../../platform/problem.ts'
import { NobodyWaits } from './cancellation.ts'

/** One who waits for the outcome of what was asked. */
export interface Waiting<Ask, Answer> {
  ask: Ask
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal | undefined
  resolve(answer: Answer | Promise<Answer>): void
  reject(error: unknown): void
}

/** Gathers what is asked of one thing at the same time, for one transaction to do. */
export interface Batches<Ask, Answer> {
  /** The outcome of this one; whoever is gone before a batch takes it is left out. */
  add(lane: string, ask: Ask, signal?: AbortSignal): Promise<Answer>
  /** Other work on what the lane is about, in turn with the lane's batches. */
  inTurn<T>(lane: string, work: () => Promise<T>): Promise<T>
  /** Once all who wait have their outcome. */
  whenIdle(): Promise<void>
}

export interface BatchesParts<Ask, Answer> {
  /**
   * Runs one batch. `take` closes it: what arrives before that belongs to it, and later calls answer
   * the same. The lane goes on once this is over; outcomes may be told later. What it throws is told to
   * all who wait in the lane: nobody waits for one fault after the other.
   */
  run(lane: string, take: () => readonly Waiting<Ask, Answer>[]): Promise<void>
  limits: BatchLimits
}

export interface BatchLimits {
  perBatch: number
  lanesAtOnce: number
  waitingPerLane: number
  waitingInAll: number
  /** Whoever waits longer is told to come back, as by then nobody may be listening any more. */
  waitMs: number
}

interface Queued<Ask, Answer> extends Waiting<Ask, Answer> {
  since: number
}

interface Lane<Ask, Answer> {
  key: string
  waiting: Queued<Ask, Answer>[]
  works: (() => Promise<void>)[]
  /** It has its turn, or waits for it. */
  isQueued: boolean
  hadWork: boolean
}

/**
 * Lanes run beside each other, and take turns where more of them wait than may run. Each runs one
 * batch at a time while the next one forms: whoever comes to an idle lane is a batch of one.
 */
export function makeBatches<Ask, Answer>(parts: BatchesParts<Ask, Answer>): Batches<Ask, Answer> {
  const { limits } = parts
  const lanes = new Map<string, Lane<Ask, Answer>>()
  const queue: Lane<Ask, Answer>[] = []
  const whenEmpty: (() => void)[] = []
  let running = 0
  let inHand = 0

  const laneOf = (key: string) => {
    const lane = lanes.get(key) ?? makeLane<Ask, Answer>(key)
    lanes.set(key, lane)
    return lane
  }
  const begin = () => {
    while (running < limits.lanesAtOnce) {
      const lane = queue.shift()
      if (lane === undefined) return
      running += 1
      void takeTurn(lane)
    }
  }
  const enter = (lane: Lane<Ask, Answer>) => {
    if (lane.isQueued) return
    lane.isQueued = true
    queue.push(lane)
    begin()
  }
  const takeTurn = async (lane: Lane<Ask, Answer>) => {
    const work = nextWork(lane)
    await (work === undefined ? runBatch(parts, lane) : work())
    running -= 1
    lane.isQueued = false
    if (lane.waiting.length > 0 || lane.works.length > 0) return enter(lane)

    lanes.delete(lane.key)
    begin()
  }
  const count = <T>(outcome: Promise<T>): Promise<T> => {
    inHand += 1
    const end = () => {
      inHand -= 1
      if (inHand === 0) for (const tell of whenEmpty.splice(0)) tell()
    }
    outcome.then(end, end)
    return outcome
  }

  return {
    add(key, ask, signal) {
      const isFull =
        inHand >= limits.waitingInAll ||
        (lanes.get(key)?.waiting.length ?? 0) >= limits.waitingPerLane
      if (isFull) return Promise.reject(tooMany())

      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const lane = laneOf(key)
      lane.waiting.push({ ask, signal, since: performance.now(), resolve, reject })
      enter(lane)
      return count(promise)
    },

    inTurn<T>(key: string, work: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const lane = laneOf(key)
      lane.works.push(() => work().then(resolve, reject))
      enter(lane)
      return count(promise)
    },

    whenIdle: () =>
      new Promise((resolve) => {
        if (inHand === 0) resolve()
        else whenEmpty.push(resolve)
      }),
  }
}

function makeLane<Ask, Answer>(key: string): Lane<Ask, Answer> {
  return { key, waiting: [], works: [], isQueued: false, hadWork: false }
}

/** Work and batches alternate, so that neither holds up the other for longer than one turn. */
function nextWork<Ask, Answer>(lane: Lane<Ask, Answer>): (() => Promise<void>) | undefined {
  const isItsTurn = lane.waiting.length === 0 || !lane.hadWork
  const work = isItsTurn ? lane.works.shift() : undefined
  lane.hadWork = work !== undefined
  return work
}

async function runBatch<Ask, Answer>(
  { run, limits }: BatchesParts<Ask, Answer>,
  lane: Lane<Ask, Answer>,
): Promise<void> {
  let taken: readonly Waiting<Ask, Answer>[] | null = null
  const take = () => {
    taken ??= takePresent(lane, limits)
    return taken
  }
  try {
    await run(lane.key, take)
  } catch (error) {
    for (const { reject } of [...take(), ...lane.waiting.splice(0)]) reject(error)
  }
}

function takePresent<Ask, Answer>(
  { waiting }: Lane<Ask, Answer>,
  { perBatch, waitMs }: BatchLimits,
): Waiting<Ask, Answer>[] {
  const taken: typeof waiting = []
  const earliest = performance.now() - waitMs
  while (taken.length < perBatch) {
    const next = waiting.shift()
    if (next === undefined) break
    if (next.signal?.aborted) next.reject(new NobodyWaits())
    else if (next.since < earliest) next.reject(tooMany())
    else taken.push(next)
  }
  return taken
}

function tooMany(): Problem {
  const message = 'Too many writes wait for their turn right now. Try again shortly.'
  return new Problem('dependency_unavailable', message)
}
