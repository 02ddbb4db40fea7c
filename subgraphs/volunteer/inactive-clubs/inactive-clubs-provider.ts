import { Problem } from '../../../platform/problem.ts'
import type { FindInactiveClubs } from '../../foundation/change/changing-caller.ts'
import type { Database } from '../../foundation/database/database.ts'
import { startDeadline } from '../../foundation/database/time-limits.ts'
import type { FirstTelling } from './initial-sync.ts'
import { inactiveClubStore } from './store.ts'

interface Parts {
  database: Database
  firstTelling: FirstTelling
  /** Said only by tests: how long the first telling is waited for. */
  heardWithinMs?: number
}

/** Gateways tell at once when a process of this side asks for it. */
const HEARD_WITHIN_MS = 3_000

/** Until the first telling was heard, changes wait for it, and are refused after a while. */
export function makeFindInactiveClubs(parts: Parts): FindInactiveClubs {
  const { database, firstTelling, heardWithinMs = HEARD_WITHIN_MS } = parts
  return async (clubIds) => {
    if (!firstTelling.isHeard()) await within(firstTelling.heard, heardWithinMs)
    return inactiveClubStore.findOf(database, clubIds)
  }
}

function within(hearing: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = startDeadline(ms, () => reject(notHeard()))
    hearing.then(resolve).finally(stop)
  })
}

function notHeard(): Problem {
  const message = 'Which clubs are active is not known yet. Try again shortly.'
  return new Problem('dependency_unavailable', message)
}
