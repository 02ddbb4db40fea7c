import type { Clock } from './clock.ts'

/** Cores of one machine, which its threads share; work waits for a free one in its order. */
export interface Cores {
  run(ms: number, done: () => void): void
  busyMs(): number
}

export function makeCores(clock: Clock, count: number): Cores {
  const waiting: { ms: number; done: () => void }[] = []
  let free = count
  let busyMs = 0
  let taken = 0

  const start = (ms: number, done: () => void) => {
    free -= 1
    busyMs += ms
    clock.after(ms, () => {
      free += 1
      done()
      const next = waiting[taken]
      if (next === undefined || free === 0) return
      taken += 1
      if (taken === waiting.length) {
        waiting.length = 0
        taken = 0
      }
      start(next.ms, next.done)
    })
  }
  return {
    run(ms, done) {
      if (free > 0) start(ms, done)
      else waiting.push({ ms, done })
    },
    busyMs: () => busyMs,
  }
}

/** A part of the installation that does `width` things at once, on the cores of its machine. */
export interface Station {
  name: string
  width: number
  run(ms: number, done: () => void): void
  /** Time of all its work so far. */
  busyMs(): number
}

export function makeStation(
  clock: Clock,
  { name, width, cores }: { name: string; width: number; cores: Cores },
): Station {
  const own = makeQueue(width)
  let busyMs = 0
  return {
    name,
    width,
    run(ms, done) {
      busyMs += ms
      own((release) =>
        cores.run(ms, () => {
          release()
          done()
        }),
      )
    },
    busyMs: () => Math.min(busyMs, clock.nowMs() * width),
  }
}

/** Admits `width` at once, in order. */
function makeQueue(width: number): (start: (release: () => void) => void) => void {
  const waiting: ((release: () => void) => void)[] = []
  let free = width
  let taken = 0
  const release = () => {
    const next = waiting[taken]
    if (next === undefined) {
      free += 1
      return
    }
    taken += 1
    if (taken === waiting.length) {
      waiting.length = 0
      taken = 0
    }
    next(release)
  }
  return (start) => {
    if (free === 0) return void waiting.push(start)
    free -= 1
    start(release)
  }
}

/** A disk's log: one flush at a time, and all commits that arrived meanwhile share the next one. */
export interface FlushedLog {
  flush(done: () => void): void
  busyMs(): number
}

export function makeFlushedLog(clock: Clock, flushMs: number): FlushedLog {
  let waiting: (() => void)[] = []
  let isFlushing = false
  let flushes = 0

  const flushAll = () => {
    const sharing = waiting
    waiting = []
    isFlushing = true
    flushes += 1
    clock.after(flushMs, () => {
      isFlushing = false
      for (const done of sharing) done()
      if (waiting.length > 0 && !isFlushing) flushAll()
    })
  }
  return {
    flush(done) {
      waiting.push(done)
      if (!isFlushing) flushAll()
    },
    busyMs: () => flushes * flushMs,
  }
}
