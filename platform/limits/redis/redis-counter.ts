import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { type Limit, type Standing, toStanding, toUsage, type Usage } from '../limit.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import { makeRecalls } from './recalls.ts'
import { type LeaseNotices, makeSharedWindows, type Taken, windowKeyOf } from './shared-windows.ts'
import { makeWindows } from './windows.ts'

export interface RedisCounter {
  consume(limit: Limit, spent: number): Usage | Promise<Usage>
  peek(limit: Limit): Promise<Standing>
}

/** Calls of a key that are one command. */
interface Batch {
  need: number
  /** Points of the window with those of the batch. */
  counted: Promise<Counted>
}

interface Counted {
  consumed: number
  msLeft: number
}

/**
 * Counts in Redis. A process that counts many calls of a key takes a lease: points that are counted in Redis before they
 * are spent here, so that the sum over all processes never exceeds the limit. A process that finds a window exhausted
 * recalls the leases of the others, and refuses after their answers; from then on each call is counted by itself. A killed
 * process costs a caller at most its lease, until the window ends. Without notices there are no leases. Beyond the limit
 * calls are refused without Redis until the window ends.
 */
export function makeRedisCounter(
  redis: Redis,
  notices: LeaseNotices | null,
  answerMs?: number,
): RedisCounter {
  const id = randomUUID()
  const shared = makeSharedWindows(redis, notices?.channel ?? '')
  const windows = makeWindows()
  const recalls = makeRecalls(answerMs)
  let recallsSent = 0
  /** Batches that wait for the command before theirs. */
  const batches = new Map<string, Batch>()
  const counting = new Map<string, Promise<Counted>>()
  const taking = new Map<string, Promise<Taken>>()

  const take = async (limit: Limit, need: number, recall: number): Promise<Taken> => {
    const key = windowKeyOf(limit)
    const isHearing = notices?.isHearing() ?? false
    const lease = isHearing ? windows.leaseOf(key) : 0
    const { unused, msLeft: unusedMsLeft } = windows.endLease(key)
    const sentAtMs = performance.now()
    const taking = { id, need, unused, unusedMsLeft, lease, recall, isHearing }
    const taken = await shared.take(limit, taking)
    windows.keep(limit, { need, sentAtMs, taken })
    return taken
  }
  const takeNext = (limit: Limit, need: number, recall: number): Promise<Taken> => {
    const key = windowKeyOf(limit)
    const next = take(limit, need, recall).finally(() => taking.delete(key))
    taking.set(key, next)
    return next
  }
  const count = async (limit: Limit, need: number): Promise<Counted> => {
    const mayRecall = notices !== null && !windows.findOpen(windowKeyOf(limit))?.hasRecalled
    const recall = mayRecall ? ++recallsSent : 0
    let taken = await takeNext(limit, need, recall)
    if (taken.recalled > 0) {
      await recalls.untilAnswered(recall, taken.recalled)
      taken = await takeNext(limit, need, 0)
    }
    return { consumed: taken.spent - taken.lease, msLeft: taken.msLeft }
  }
  const openBatch = (limit: Limit): Batch => {
    const key = windowKeyOf(limit)
    const send = () => {
      batches.delete(key)
      const counted = count(limit, batch.need).finally(() => counting.delete(key))
      counting.set(key, counted)
      return counted
    }
    // Where the command before could not be counted, these calls do not wait for another.
    const fail = (error: unknown) => {
      batches.delete(key)
      throw error
    }
    const before = counting.get(key) ?? yieldToEventLoop()
    const batch: Batch = { need: 0, counted: before.then(send, fail) }
    batches.set(key, batch)
    return batch
  }
  const join = async (limit: Limit, spent: number): Promise<Usage> => {
    const joined = batches.get(windowKeyOf(limit)) ?? openBatch(limit)
    joined.need += spent
    const upToThis = joined.need
    const { consumed, msLeft } = await joined.counted
    const consumedByThis = consumed - joined.need + upToThis
    return consumedByThis > limit.points
      ? refuse(limit, msLeft)
      : toUsage(limit, consumedByThis, msLeft)
  }

  const answerRecall = async (key: string, recallerId: string, recall: string) => {
    // A lease that is on its way here is returned, too.
    await taking.get(key)?.catch(() => {})
    const windowSeconds = windows.findOpen(key)?.windowSeconds ?? 0
    shared.giveBack(key, { ...windows.endLease(key), windowSeconds, recallerId, recall })
  }
  notices?.listen((notice) => {
    const [kind, sender = '', number = '', ...rest] = notice.split(' ')
    const key = rest.join(' ')
    if (kind === 'returned' && sender === id) recalls.answered(Number(number))
    else if (kind === 'recall' && sender !== id) void answerRecall(key, sender, number)
    else if (kind === 'taken' && sender !== id) windows.raise(key, Number(number))
  })

  return {
    consume(limit, spent) {
      const window = windows.findOpen(windowKeyOf(limit))
      const msLeft = window ? window.endsAtMs - performance.now() : 0
      if (window?.isExceeded) return refuse(limit, msLeft)
      return window && windows.spend(window, spent)
        ? toUsage(limit, window.spent - window.unused, msLeft)
        : join(limit, spent)
    },
    async peek(limit) {
      const unused = windows.findOpen(windowKeyOf(limit))?.unused ?? 0
      const { spent, msLeft } = await shared.read(limit)
      return toStanding(limit, Math.max(0, spent - unused), msLeft)
    },
  }
}

function refuse(limit: Limit, msLeft: number): Usage {
  return { ...toUsage(limit, limit.points, msLeft), isExceeded: true }
}
