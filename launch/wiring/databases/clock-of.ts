import { StartupError } from '../../../platform/config/startup-error.ts'
import { type Clock, goBy } from '../../../platform/time/clock.ts'
import { makeSteadyClock, type SteadyClock } from '../../../platform/time/steady-clock.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { startComparedClock } from '../../../subgraphs/foundation/jobs/database-clock.ts'
import type { Start } from '../../process/start.ts'

const MAX_DIFFERENCE_MS = 60_000
const SECOND_MS = 1_000

/**
 * The clock of a process that writes to this database. It must agree with the database's at the start: what is kept for
 * some days would be deleted by a wrong one.
 */
export async function clockOf(
  { log, stops }: Pick<Start, 'log' | 'stops'>,
  database: Database,
  steady: SteadyClock = makeSteadyClock(),
): Promise<Clock> {
  const { now, differenceMs, stop } = await startComparedClock(database, log, steady)
  stops.add('clock', stop)
  if (Math.abs(differenceMs) <= MAX_DIFFERENCE_MS) {
    const endGoing = goBy(now)
    stops.add('time', async () => endGoing())
    return now
  }

  const seconds = Math.round(Math.abs(differenceMs) / SECOND_MS)
  throw new StartupError(
    `The clock of this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database's.\n` +
      'Set both by the same time server, then start again.',
  )
}
