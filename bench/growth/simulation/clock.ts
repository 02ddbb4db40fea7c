/** Simulated time: runs actions in the order of their times. */
export interface Clock {
  nowMs(): number
  /** Runs the action after `ms`. */
  after(ms: number, action: () => void): void
  /** Runs actions until this time, or until none is left. */
  runUntil(endMs: number): void
}

interface Due {
  atMs: number
  action: () => void
}

export function makeClock(): Clock {
  /** A binary heap: the earliest is first. */
  const heap: Due[] = []
  let now = 0

  const isEarlier = (a: number, b: number) => at(heap, a).atMs < at(heap, b).atMs
  const swap = (a: number, b: number) => {
    const kept = at(heap, a)
    heap[a] = at(heap, b)
    heap[b] = kept
  }
  const rise = () => {
    for (let place = heap.length - 1; place > 0; ) {
      const parent = (place - 1) >> 1
      if (!isEarlier(place, parent)) return
      swap(place, parent)
      place = parent
    }
  }
  const sink = () => {
    for (let place = 0; ; ) {
      const left = 2 * place + 1
      if (left >= heap.length) return
      const right = left + 1
      const child = right < heap.length && isEarlier(right, left) ? right : left
      if (!isEarlier(child, place)) return
      swap(child, place)
      place = child
    }
  }
  const takeFirst = (): Due => {
    const first = at(heap, 0)
    const last = heap.pop()
    if (last !== undefined && heap.length > 0) {
      heap[0] = last
      sink()
    }
    return first
  }

  return {
    nowMs: () => now,
    after(ms, action) {
      heap.push({ atMs: now + ms, action })
      rise()
    },
    runUntil(endMs) {
      while (heap.length > 0 && at(heap, 0).atMs <= endMs) {
        const { atMs, action } = takeFirst()
        now = atMs
        action()
      }
      now = endMs
    },
  }
}

function at(heap: readonly Due[], place: number): Due {
  const due = heap[place]
  if (due === undefined) throw new Error('There is nothing at this place of the heap.')
  return due
}
