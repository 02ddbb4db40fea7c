import { ALL_CALLERS, type Bus, CALLERS_TOPIC } from '../../platform/bus/bus.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'
import { type BackoffTimes, makeBackoff } from '../../platform/limits/backoff.ts'
import type { Log } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import { makeAskAsService } from '../internal-query.ts'
import { makeSyncClubProfiles } from './sync-club-profiles.ts'

export interface InactiveClubs {
  club: GraphExecutor
  volunteer: GraphExecutor
  bus: Bus
  log: Log
  /** Said only by tests. */
  everyMs?: number
  retryTimes?: BackoffTimes
}

export interface Telling {
  /** Rejects until they were told once, or not for so long that others need not wait for it. */
  requireTold(): Promise<void>
  stop(): Promise<void>
}

/** A lost wake-up delays by no more. */
const EVERY_MS = 30_000

const RETRY_TIMES: BackoffTimes = { firstMs: 2_000, maxMs: 30_000 }

/** Processes that are started together find each other within moments. */
const START_TIMES: BackoffTimes = { firstMs: 200, maxMs: 1_000 }

/** One side that is away does not keep the other one's clients out. */
const AWAITED_FOR_MS = 10_000

/**
 * Tells the volunteer subgraph, which owns no clubs, which of them are not ACTIVE: at the start, when
 * the bus tells of a change, and from time to time. Each gateway does, and to be told twice changes
 * nothing.
 */
export function tellInactiveClubs(setup: InactiveClubs): Telling {
  const { bus, log, everyMs = EVERY_MS, retryTimes = RETRY_TIMES } = setup
  const tell = makeTell(setup)
  const backoff = makeBackoff(retryTimes)
  const atStart = makeBackoff(START_TIMES)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWoken = false
  let turns: Promise<void> | null = null
  let isTold = false
  const awaitedUntil = performance.now() + AWAITED_FOR_MS

  const run = async () => {
    let waitMs = everyMs
    while (isWoken && !isStopped) {
      isWoken = false
      waitMs = await tell().then(
        (fault) => {
          isTold = true
          atStart.succeed()
          if (fault !== null) {
            log.warn({ err: fault }, 'club profiles cannot be synchronized')
            return backoff.next()
          }
          backoff.succeed()
          return everyMs
        },
        (err) => {
          const isStarting = !isTold && performance.now() < awaitedUntil
          log[isStarting ? 'debug' : 'warn'](
            { err },
            'the volunteer side cannot be told which clubs are not active',
          )
          return isStarting ? atStart.next() : backoff.next()
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
    async requireTold() {
      if (isTold || performance.now() > awaitedUntil) return
      const message = 'The volunteer side was not told yet which clubs are not active.'
      throw new Problem('dependency_unavailable', message)
    },
    async stop() {
      isStopped = true
      forget()
      clearTimeout(timer)
      await turns
    },
  }
}

function makeTell({ club, volunteer }: InactiveClubs) {
  const syncProfiles = makeSyncClubProfiles({ club, volunteer })
  const ask = makeAskAsService<string[]>(club, {
    name: 'InactiveClubs',
    document: 'query InactiveClubs { inactiveClubs }',
    field: 'inactiveClubs',
    unavailable: 'Clubs cannot be looked up.',
  })
  const keep = makeAskAsService<boolean>(volunteer, {
    name: 'KeepInactiveClubs',
    kind: 'mutation',
    document: 'mutation KeepInactiveClubs($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }',
    field: 'keepInactiveClubs',
    unavailable: 'The volunteer side cannot be told.',
  })

  /** Resolves to the fault of the profiles' synchronization, which does not keep the statuses back. */
  return async (): Promise<unknown> => {
    const requestId = newUuid()
    // First, so that the volunteer side sends no mail before it has the names of its clubs.
    const fault = await syncProfiles(requestId).then(
      () => null,
      (err: unknown) => err,
    )
    await keep({ ids: (await ask({}, requestId)) ?? [] }, requestId)
    return fault
  }
}
