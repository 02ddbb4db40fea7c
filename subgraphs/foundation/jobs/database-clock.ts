import type { Log } from '../../../platform/log.ts'
import { defineGauge } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { SteadyClock } from '../../../platform/time/steady-clock.ts'
import type { Database } from '../database/database.ts'
import { PROBE_LIMITS } from '../database/time-limits.ts'

export interface ComparedClock {
  now: Clock
  /** The difference to the database's clock at the start, in milliseconds. */
  differenceMs: number
  stop(): Promise<void>
}

const EVERY_MS = 10_000

/** Tokens count for this time behind their end; a larger difference is logged once. */
const TOLERATED_MS = 5_000

const clockDifference = defineGauge(METRICS.clockDifference)({})

/** Compares a clock with the database's every ten seconds, from now on. */
export async function startComparedClock(
  database: Database,
  log: Log,
  steady: SteadyClock,
): Promise<ComparedClock> {
  const probed = database.within(PROBE_LIMITS)
  let isTold = false
  let running = Promise.resolve()
  const look = async () => {
    const { steadyMs, machineMs } = steady.compare(await readDatabaseTime(probed))
    clockDifference.set(machineMs / 1_000)
    const isApart = Math.abs(machineMs) > TOLERATED_MS
    if (isApart && !isTold)
      log.warn(
        { event: 'clock.differs', differenceMs: Math.round(machineMs) },
        'the clocks of the database and of this machine differ',
      )
    isTold = isApart
    return steadyMs
  }
  const differenceMs = await look()
  const timer = setInterval(() => {
    // A database that does not respond is the subject of other lines.
    running = look().then(
      () => {},
      () => {},
    )
  }, EVERY_MS)
  timer.unref()
  return {
    now: steady.now,
    differenceMs,
    async stop() {
      clearInterval(timer)
      await running
      clockDifference.clear()
    },
  }
}

async function readDatabaseTime(database: Database): Promise<number> {
  const sql = "SELECT DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%T.%f') AS now"
  const [row] = await database.query<{ now: string }[]>(sql)
  return Date.parse(`${row?.now.slice(0, 23)}Z`)
}
