import type { Reach, Tenancy } from './tenancy.ts'

type Bounds = Reach | Tenancy

/** Finds one record within bounds; null where there is none. */
export type SharedRead<B extends Bounds, T> = (bounds: B, id: string) => Promise<T | null>

interface Group<B extends Bounds, T> {
  bounds: B
  waiting: { id: string; resolve(record: T | null): void; reject(error: unknown): void }[]
}

/**
 * Reads by id for all requests of this process: what comes in one turn of the event loop, and may
 * find the same clubs' rows, is one statement: at 16 connections half the processor time of a read, and a
 * tenth of the statements. Requests with other bounds are never in it, so that no row can reach whom
 * its statement did not name.
 */
export function shareReads<B extends Bounds, T extends { id: string }>(
  findAll: (bounds: B, ids: readonly string[]) => Promise<readonly T[]>,
): SharedRead<B, T> {
  let groups = new Map<string, Group<B, T>>()
  const sendAll = () => {
    const due = groups
    groups = new Map()
    for (const group of due.values()) void send(group, findAll)
  }

  return (bounds, id) => {
    // After all that has arrived by now: each connection is a turn of its own to process.nextTick.
    if (groups.size === 0) setImmediate(sendAll)
    const { promise, resolve, reject } = Promise.withResolvers<T | null>()
    const key = keyOf(bounds)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { bounds, waiting: [{ id, resolve, reject }] })
    else group.waiting.push({ id, resolve, reject })
    return promise
  }
}

async function send<B extends Bounds, T extends { id: string }>(
  { bounds, waiting }: Group<B, T>,
  findAll: (bounds: B, ids: readonly string[]) => Promise<readonly T[]>,
): Promise<void> {
  try {
    const ids = [...new Set(waiting.map(({ id }) => id))]
    const found = new Map((await findAll(bounds, ids)).map((record) => [record.id, record]))
    for (const { id, resolve } of waiting) resolve(found.get(id) ?? null)
  } catch (error) {
    for (const { reject } of waiting) reject(error)
  }
}

/** Equal where the same rows may be found. */
function keyOf({ condition, params }: Bounds): string {
  return `${condition('t')} ${JSON.stringify(params)}`
}
