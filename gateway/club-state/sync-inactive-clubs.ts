import { ALL_CALLERS, type Bus, CALLERS_TOPIC } from '../../platform/bus/bus.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'
import { type BackoffTimes, makeBackoff } from '../../platform/limits/backoff.ts'
import type { Log } from '../../platform/log.ts'
import { NotReady } from '../../platform/metrics/readiness.ts'
import { operation } from '../../schema/operations.ts'
import { makeInternalQuery } from '../internal-query.ts'
import { makeSyncClubProfiles } from './sync-club-profiles.ts'

export interface InactiveClubsSync {
  club: GraphExecutor
  volunteer: GraphExecutor
  bus: Bus
  log: Log
  /** Set only by tests. */
  everyMs?: number
  retryTimes?: BackoffTimes
}

export interface InactiveClubsSyncHandle {
  /** Readiness: rejects until the first synchronization, or until it has been retried for long enough. */
  requireSynced(): Promise<void>
  stop(): Promise<void>
}

/** Poll interval; covers lost wake-ups. */
const EVERY_MS = 30_000

const RETRY_TIMES: BackoffTimes = { firstMs: 2_000, maxMs: 30_000 }

/** Short: processes that start together are soon reachable. */
const START_TIMES: BackoffTimes = { firstMs: 200, maxMs: 1_000 }

/** After this time the gateway is ready even if one subgraph is unreachable. */
const MAX_WAIT_MS = 10_000

/**
 * Copies the set of clubs that are not ACTIVE to the volunteer subgraph: at the start, after a change on the bus, and
 * at an interval. Every gateway does so; the copy is idempotent.
 */
export function syncInactiveClubs(setup: InactiveClubsSync): InactiveClubsSyncHandle {
  const { bus, log, everyMs = EVERY_MS, retryTimes = RETRY_TIMES } = setup
  const sync = makeSync(setup)
  const backoff = makeBackoff(retryTimes)
  const startBackoff = makeBackoff(START_TIMES)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWoken = false
  let turns: Promise<void> | null = null
  let hasSynced = false
  const awaitedUntil = performance.now() + MAX_WAIT_MS

  const run = async () => {
    let waitMs = everyMs
    while (isWoken && !isStopped) {
      isWoken = false
      waitMs = await sync().then(
        (fault) => {
          hasSynced = true
          startBackoff.succeed()
          if (fault !== null) {
            log.warn({ err: fault }, 'club profiles cannot be synchronized')
            return backoff.next()
          }
          backoff.succeed()
          return everyMs
        },
        (err) => {
          const isStarting = !hasSynced && performance.now() < awaitedUntil
          log[isStarting ? 'debug' : 'warn']({ err }, 'inactive clubs cannot be synchronized')
          return isStarting ? startBackoff.next() : backoff.next()
        },
      )
    }
    turns = null
    if (!isStopped) timer = setTimeout(wake, waitMs).unref()
  }
  const wake = () => {
    clearTimeout(timer)
    isWoken = true
    turns ??= run()
  }
  const forget = bus.subscribe(CALLERS_TOPIC, (key) => {
    if (key === ALL_CALLERS) wake()
  })
  wake()

  return {
    async requireSynced() {
      if (hasSynced || performance.now() > awaitedUntil) return
      const message = 'The inactive clubs are not synchronized yet.'
      throw new NotReady('clubs_not_synchronized', message)
    },
    async stop() {
      isStopped = true
      forget()
      clearTimeout(timer)
      await turns
    },
  }
}

function makeSync({ club, volunteer }: InactiveClubsSync) {
  const syncProfiles = makeSyncClubProfiles({ club, volunteer })
  const query = makeInternalQuery(club, operation('InactiveClubs'), 'Clubs cannot be looked up.')
  const store = makeInternalQuery(
    volunteer,
    operation('KeepInactiveClubs'),
    'The inactive clubs cannot be synchronized.',
  )

  /** Resolves to the error of the profiles' synchronization, which does not stop that of the statuses. */
  return async (): Promise<unknown> => {
    const requestId = newUuid()
    // First, so that no mail is sent before the club's name is known.
    const fault = await syncProfiles(requestId).then(
      () => null,
      (err: unknown) => err,
    )
    const { inactiveClubs } = await query({}, requestId)
    await store({ ids: inactiveClubs ?? [] }, requestId)
    return fault
  }
}
