import type { Bus } from '../../../platform/bus.ts'
import { Problem } from '../../../platform/problem.ts'
import type { FindInactiveClubs } from '../../foundation/changing-caller.ts'
import type { Database } from '../../foundation/database.ts'
import { startTimer } from '../../foundation/time-limits.ts'
import { inactiveClubStore } from './store.ts'

/** Says that this side was told which clubs are not ACTIVE; whichever replica was, all hear it. */
export const INACTIVE_CLUBS_TOPIC = 'inactive-clubs'

interface Parts {
  database: Database
  bus: Bus
  /** Said only by tests: how long the first telling is waited for. */
  heardWithinMs?: number
}

/** Gateways tell at once when a process of this side asks for it. */
const HEARD_WITHIN_MS = 3_000

/**
 * What is kept of an earlier time may be old: a club may have been closed while this process was not
 * there to be told. So until it has heard once, changes wait for that, and are refused after a while.
 */
export function makeFindInactiveClubs(parts: Parts): FindInactiveClubs {
  const { database, bus, heardWithinMs = HEARD_WITHIN_MS } = parts
  let hasHeard = false
  const first = new Promise<void>((resolve) => {
    const forget = bus.subscribe(INACTIVE_CLUBS_TOPIC, () => {
      forget()
      hasHeard = true
      resolve()
    })
  })
  return async (clubIds) => {
    if (!hasHeard) await within(first, heardWithinMs)
    return inactiveClubStore.findOf(database, clubIds)
  }
}

function within(hearing: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = startTimer(ms, () => reject(notHeard()))
    hearing.then(resolve).finally(stop)
  })
}

function notHeard(): Problem {
  const message = 'Which clubs are active is not known yet. Try again shortly.'
  return new Problem('dependency_unavailable', message)
}
