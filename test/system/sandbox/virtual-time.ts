import type { Clock } from '../../../platform/time/clock.ts'

/** A clock that advances to the next wake-up once all tasks wait. */
export interface VirtualTime {
  now: Clock
  wait(ms: number): Promise<void>
  runAll(tasks: readonly (() => Promise<void>)[]): Promise<void>
}

interface Sleeper {
  wakesAt: number
  wake(): void
}

/** Those who wake within this time of each other wake together, as on a busy day. */
const TOGETHER_MS = 4000

export function makeVirtualTime(start: Date): VirtualTime {
  let nowMs = start.getTime()
  let awake = 0
  let sleepers: Sleeper[] = []

  function fallAsleep(): void {
    awake -= 1
    if (awake > 0 || sleepers.length === 0) return

    const first = Math.min(...sleepers.map(({ wakesAt }) => wakesAt))
    const waking = sleepers.filter(({ wakesAt }) => wakesAt <= first + TOGETHER_MS)
    sleepers = sleepers.filter((sleeper) => !waking.includes(sleeper))
    nowMs = Math.max(nowMs, ...waking.map(({ wakesAt }) => wakesAt))
    awake = waking.length
    for (const { wake } of waking) wake()
  }

  return {
    now: () => new Date(nowMs),

    wait(ms) {
      const waiting = new Promise<void>((wake) => sleepers.push({ wakesAt: nowMs + ms, wake }))
      fallAsleep()
      return waiting
    },

    async runAll(tasks) {
      awake = tasks.length
      await Promise.all(tasks.map((task) => task().finally(fallAsleep)))
    },
  }
}
