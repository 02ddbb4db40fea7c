import { ALL_CALLERS, type Bus, CALLERS_TOPIC } from '../platform/bus.ts'
import type { GraphExecutor } from '../platform/executor.ts'
import { newUuid } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { makeAskAsService } from './ask-as-service.ts'

export interface InactiveClubs {
  club: GraphExecutor
  volunteer: GraphExecutor
  bus: Bus
  log: Log
  /** Said only by tests. */
  everyMs?: number
  afterFaultMs?: number
}

/** A lost wake-up delays by no more. */
const EVERY_MS = 30_000

const AFTER_FAULT_MS = 5000

/**
 * Tells the volunteer subgraph, which owns no clubs, which of them are not ACTIVE: at the start, when
 * the bus tells of a change, and from time to time. Each gateway does, and to be told twice changes
 * nothing. The returned function ends it.
 */
export function tellInactiveClubs(setup: InactiveClubs): () => Promise<void> {
  const { bus, log, everyMs = EVERY_MS, afterFaultMs = AFTER_FAULT_MS } = setup
  const tell = makeTell(setup)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWoken = false
  let turns: Promise<void> | null = null

  const run = async () => {
    let waitMs = everyMs
    while (isWoken && !isStopped) {
      isWoken = false
      waitMs = await tell().then(
        () => everyMs,
        (err) => {
          log.warn({ err }, 'the volunteer side cannot be told which clubs are not active')
          return afterFaultMs
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

  return async () => {
    isStopped = true
    forget()
    clearTimeout(timer)
    await turns
  }
}

function makeTell({ club, volunteer }: InactiveClubs) {
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

  return async () => {
    const requestId = newUuid()
    await keep({ ids: (await ask({}, requestId)) ?? [] }, requestId)
  }
}
