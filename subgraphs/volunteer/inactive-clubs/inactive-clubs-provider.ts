import { Problem } from '../../../schema/problem.ts'
import type { FindInactiveClubs } from '../../foundation/change/refuse-inactive-clubs.ts'
import type { Database } from '../../foundation/database/database.ts'
import { startDeadline } from '../../foundation/database/time-limits.ts'
import { CHANGE_TIMEOUT_MS, type InitialSync } from './initial-sync.ts'
import { inactiveClubStore } from './store.ts'

interface Parts {
  database: Database
  initialSync: InitialSync
  /** Set by tests only: how long changes wait for the initial sync. */
  syncTimeoutMs?: number
}

/** Until the initial sync, changes wait for it and fail after a timeout. */
export function makeFindInactiveClubs(parts: Parts): FindInactiveClubs {
  const { database, initialSync, syncTimeoutMs = CHANGE_TIMEOUT_MS } = parts
  return async (clubIds) => {
    if (!initialSync.hasSynced()) await withTimeout(initialSync.synced, syncTimeoutMs)
    return inactiveClubStore.findOf(database, clubIds)
  }
}

function withTimeout(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = startDeadline(ms, () => reject(notSynced()))
    promise.then(resolve).finally(stop)
  })
}

function notSynced(): Problem {
  const message = 'Which clubs are active is not known yet. Try again shortly.'
  return new Problem('dependency_unavailable', message)
}
