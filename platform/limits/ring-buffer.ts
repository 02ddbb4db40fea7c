/** An item with its position in an ordered stream. */
export interface Positioned {
  readonly position: bigint
}

/** Bounded buffer of the latest items of a stream, shared by all subscribers. */
export interface RingBuffer<T extends Positioned> {
  /** Position of the last item. */
  readonly end: bigint
  /** Appends items in order; skips those at or before `end`. */
  add(items: readonly T[]): void
  /** Items after a position; null if some of them have been evicted. */
  after(position: bigint): readonly T[] | null
  /** Calls `wake` once, at the next addition; the returned function cancels it. */
  onAdded(wake: () => void): () => void
}

/** Creates a buffer of at most `limit` items after `start`. */
export function makeRingBuffer<T extends Positioned>(start: bigint, limit: number): RingBuffer<T> {
  const waiting = new Set<() => void>()
  let items: T[] = []
  let begin = start
  let end = start

  return {
    get end() {
      return end
    },
    add(added) {
      const fresh = added.filter(({ position }) => position > end)
      const last = fresh.at(-1)
      if (last === undefined) return

      items.push(...fresh)
      end = last.position
      const surplus = items.length - limit
      // Evicts in bulk, so that not every addition copies the buffer.
      if (surplus > limit / 4) {
        begin = items[surplus - 1]?.position ?? begin
        items = items.slice(surplus)
      }
      const woken = [...waiting]
      waiting.clear()
      for (const wake of woken) wake()
    },
    after(position) {
      if (position < begin) return null
      if (position >= end) return []
      return items.slice(firstAfter(items, position))
    },
    onAdded(wake) {
      waiting.add(wake)
      return () => void waiting.delete(wake)
    },
  }
}

/** Index of the first item after the position, by binary search. */
function firstAfter(items: readonly Positioned[], position: bigint): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && item.position <= position) low = middle + 1
    else high = middle
  }
  return low
}
