import type { Reach, Tenancy } from './tenancy.ts'

type Bounds = Reach | Tenancy

/** Finds one record within bounds; null where there is none. */
export type SharedRead<B extends Bounds, T> = (bounds: B, id: string) => Promise<T | null>

interface Group<B extends Bounds, T> {
  bounds: B
  waiting: { id: string; resolve(record: T | null): void; reject(error: unknown): void }[]
}

/**
 * Reads by id for all requests of this process: what comes in one turn of the event loop while another
 * read runs, and may find the same clubs' rows, is one statement: at 16 connections half the processor
 * time of a read, and a tenth of the statements. Requests with other bounds are never in it, so that no
 * row can reach whom its statement did not name. A read that comes alone is sent at once: the turn and
 * the group would make it a twentieth slower.
 */
export function shareReads<B extends Bounds, T extends { id: string }>(
  findAll: (bounds: B, ids: readonly string[]) => Promise<readonly T[]>,
): SharedRead<B, T> {
  let running = 0
  let groups = new Map<string, Group<B, T>>()
  const run = async (bounds: B, ids: readonly string[]) => {
    running += 1
    try {
      return await findAll(bounds, ids)
    } finally {
      running -= 1
    }
  }
  const send = async ({ bounds, waiting }: Group<B, T>) => {
    try {
      const ids = [...new Set(waiting.map(({ id }) => id))]
      const found = new Map((await run(bounds, ids)).map((record) => [record.id, record]))
      for (const { id, resolve } of waiting) resolve(found.get(id) ?? null)
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
  const sendAll = () => {
    const due = groups
    groups = new Map()
    for (const group of due.values()) void send(group)
  }
  const share = (bounds: B, id: string): Promise<T | null> => {
    // After all that has arrived by now: each connection is a turn of its own to process.nextTick.
    if (groups.size === 0) setImmediate(sendAll)
    const { promise, resolve, reject } = Promise.withResolvers<T | null>()
    const key = keyOf(bounds)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { bounds, waiting: [{ id, resolve, reject }] })
    else group.waiting.push({ id, resolve, reject })
    return promise
  }

  return async (bounds, id) =>
    running > 0 ? share(bounds, id) : ((await run(bounds, [id]))[0] ?? null)
}

/** Equal where the same rows may be found. */
function keyOf({ condition, params }: Bounds): string {
  return `${condition('t')} ${JSON.stringify(params)}`
}
