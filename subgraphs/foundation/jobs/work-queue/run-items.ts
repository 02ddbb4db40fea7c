import type { Log } from '../../../../platform/log.ts'
import type { Places, Went } from './slot-table.ts'

export interface RunParts<Item> {
  /**
   * Does the work, and notes how it went; the signal asks to put the rest of it back. Whoever calls
   * `leave` before the outcome is noted lets the next one begin meanwhile.
   */
  work(item: Item, signal: AbortSignal, leave: (went: Went) => void): Promise<void>
  /** Where items may be taken ahead of a free place, so many of a lane at most. */
  ahead?: { most: number; giveBack(items: readonly Item[]): Promise<void> }
  what: string
  log: Log
}

/** What is taken ahead goes back after that time: what it goes by must not be older. */
export const STALE_MS = 500

/** Runs what is taken, lane by lane, as places become free. */
export interface RunItems<Item> {
  /** Begins what has a free place in its lane. */
  begin(key: string): void
  giveBack(items: readonly Item[]): void
  /** The same of what has waited too long for a place. */
  giveBackStale(keys: Iterable<string>): void
  /** Asks all to come to an end, and begins no more by itself. */
  endSoon(): void
  ended(): Promise<void>
}

export function makeRunItems<Item>(
  { work, ahead, what, log }: RunParts<Item>,
  places: Places<Item>,
  takeMore: () => void,
): RunItems<Item> {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const keep = (run: Promise<void>) => {
    const kept = run.finally(() => running.delete(kept))
    running.add(kept)
  }

  const giveBack = (items: readonly Item[]) => {
    if (ahead === undefined || items.length === 0) return
    const given = ahead
      .giveBack(items)
      .catch((err) => log.warn({ err }, `${what}: what was taken ahead could not be given back`))
    keep(given.finally(takeMore))
  }
  const giveBackStale = (keys: Iterable<string>) =>
    giveBack(places.drop(keys, performance.now() - STALE_MS))
  const begin = (key: string) => {
    giveBackStale([key])
    for (let item = places.enter(key); item !== undefined; item = places.enter(key)) run(key, item)
  }
  const run = (key: string, item: Item) => {
    const startedAt = performance.now()
    let went: Went | null = null
    const takeMoreIfLow = () => {
      // Not for every single one: each look is at all lanes.
      if (places.isLow(key)) takeMore()
    }
    const leave = (how: Went) => {
      if (went !== null) return
      went = how
      places.leave(key, how, performance.now() - startedAt)
      if (how === 'badly') giveBack(places.drop([key]))
      else if (!stopping.signal.aborted) begin(key)
      takeMoreIfLow()
    }
    const noted = work(item, stopping.signal, leave).catch((err) => {
      log.warn({ err }, `${what}: the outcome could not be noted`)
      giveBack(places.drop([key]))
    })
    keep(
      noted.then(() => {
        leave('well')
        places.settle(key, went ?? 'well')
        takeMoreIfLow()
      }),
    )
  }

  return {
    begin,
    giveBack,
    giveBackStale,
    endSoon: () => stopping.abort(),
    async ended() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
