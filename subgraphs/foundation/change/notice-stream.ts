/** A record that changed; without an id, any number of its kind. */
export interface Noticed<Kind extends string = string> {
  kind: Kind
  resourceId: string | null
}

type Step<Kind extends string> = IteratorResult<Noticed<Kind>, undefined>

/** Not a generator: return() must not wait for the pending next(). */
export interface NoticeStream<Kind extends string = string> extends AsyncIterable<Noticed<Kind>> {
  add(kind: Kind, resourceId: string | null): void
  next(): Promise<Step<Kind>>
  return(): Promise<Step<Kind>>
}

/** Ids of one kind that wait for a subscriber; with more, the kind waits as a whole. */
export const MAX_WAITING = 100

/**
 * Pull-based stream that stores each changed record once until it is read, so a subscriber that is slow, or never
 * reads, fills no memory. It begins with each kind as a whole: what was read before may be out of date.
 */
export function makeNoticeStream<Kind extends string>(
  kinds: readonly Kind[],
  onLeave: () => void,
): NoticeStream<Kind> {
  /** In the order in which they are read; null: the kind as a whole. */
  const waiting = new Map<Kind, Set<string> | null>(kinds.map((kind) => [kind, null]))
  let hasLeft = false
  let wake: () => void = () => {}

  const take = (): Noticed<Kind> | null => {
    const [first] = waiting
    if (first === undefined) return null
    const [kind, ids] = first
    waiting.delete(kind)
    const [resourceId] = ids ?? []
    if (resourceId === undefined) return { kind, resourceId: null }
    ids?.delete(resourceId)
    // Behind the other kinds, so that a busy one does not delay them.
    if (ids && ids.size > 0) waiting.set(kind, ids)
    return { kind, resourceId }
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    add(kind, resourceId) {
      const ids = waiting.get(kind)
      if (resourceId === null) waiting.set(kind, null)
      else if (ids === undefined) waiting.set(kind, new Set([resourceId]))
      else if (ids && ids.add(resourceId).size > MAX_WAITING) waiting.set(kind, null)
      wake()
    },
    async next() {
      while (!hasLeft) {
        const noticed = take()
        if (noticed) return { done: false, value: noticed }
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        await promise
      }
      return { done: true, value: undefined }
    },
    async return() {
      if (!hasLeft) {
        hasLeft = true
        wake()
        onLeave()
      }
      return { done: true, value: undefined }
    },
  }
}
