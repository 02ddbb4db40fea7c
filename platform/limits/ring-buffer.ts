/** Something that stands at a place of an ordered stream. */
export interface Positioned {
  readonly position: bigint
}

/** The latest part of an ordered stream, shared by all who follow it. */
export interface Recent<T extends Positioned> {
  /** Everything up to here has been added. */
  readonly end: bigint
  /** Adds what follows, in order; what was added before is left out. */
  add(items: readonly T[]): void
  /** What is behind a position; null when some of that is no longer kept. */
  after(position: bigint): readonly T[] | null
  /** Calls once when something is added; the returned function ends the waiting. */
  onAdded(wake: () => void): () => void
}

/** Keeps at most `limit` items behind `start`; a follower who needs older ones reads them elsewhere. */
export function makeRecent<T extends Positioned>(start: bigint, limit: number): Recent<T> {
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
      // Cut in pieces, so that not every addition moves all of them.
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
      return items.slice(firstBehind(items, position))
    },
    onAdded(wake) {
      waiting.add(wake)
      return () => void waiting.delete(wake)
    },
  }
}

/** Index of the first item behind the position, by halving. */
function firstBehind(items: readonly Positioned[], position: bigint): number {
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
