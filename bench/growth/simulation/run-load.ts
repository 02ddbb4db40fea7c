import { percentile } from '../../measuring/statistics.ts'
import { makeChance } from './chance.ts'
import { makeClock } from './clock.ts'
import { type Installation, makeSystem, type Request, type System } from './system.ts'

/** What a simulated load came to. */
export interface Simulated {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Share of the time that each part was busy, the busiest of its kind. */
  busy: { process: number; database: number; log: number; redis: number }
}

interface Load {
  installation: Installation
  seconds: number
  /** The n-th request. */
  next: (nth: number) => Request
}

const WARM_SHARE = 0.2

/** Connections that each send their next request when the previous one is answered, as the bench does. */
export function runConnections(connections: number, load: Load): Simulated {
  return run(load, ({ clock, system, answered }) => {
    let sent = 0
    const ask = () => {
      const startedAt = clock.nowMs()
      const request = load.next(sent)
      sent += 1
      system.send(request, () => {
        answered(startedAt)
        ask()
      })
    }
    for (let n = 0; n < connections; n += 1) ask()
  })
}

/** Requests that arrive at a rate, whether earlier ones are answered or not. */
export function runArrivals(perSecond: number, load: Load): Simulated {
  const chance = makeChance()
  return run(load, ({ clock, system, answered, endMs }) => {
    let sent = 0
    const arrive = () => {
      const startedAt = clock.nowMs()
      if (startedAt >= endMs) return
      system.send(load.next(sent), () => answered(startedAt))
      sent += 1
      clock.after((-Math.log(1 - chance()) * 1_000) / perSecond, arrive)
    }
    arrive()
  })
}

interface Running {
  clock: ReturnType<typeof makeClock>
  system: System
  answered(startedAt: number): void
  endMs: number
}

function run({ installation, seconds }: Load, begin: (running: Running) => void): Simulated {
  const clock = makeClock()
  const system = makeSystem(clock, installation)
  const endMs = seconds * 1_000
  const warmMs = endMs * WARM_SHARE
  const durations: number[] = []
  const answered = (startedAt: number) => {
    if (clock.nowMs() > warmMs) durations.push(clock.nowMs() - startedAt)
  }
  begin({ clock, system, answered, endMs })
  clock.runUntil(endMs)
  const share = (busyMs: number, width = 1) => busyMs / endMs / width
  const { processes, databases, logs, redis } = system
  const busiest = (parts: readonly number[]) => parts.reduce((most, one) => Math.max(most, one), 0)
  return {
    perSecond: (durations.length * 1_000) / (endMs - warmMs),
    p50Ms: percentile(durations, 0.5),
    p99Ms: percentile(durations, 0.99),
    busy: {
      process: busiest(processes.map((one) => share(one.busyMs()))),
      database: busiest(databases.map((one) => share(one.busyMs(), one.width))),
      log: busiest(logs.map((one) => share(one.busyMs()))),
      redis: share(redis.busyMs()),
    },
  }
}
