/** Time-outs for a database that does not respond. */
export interface TimeLimits {
  /** To acquire a connection from the pool, or to open one. */
  acquireMs: number
  /** For one statement, COMMIT included. */
  statementMs: number
  /** For a transaction with all its retries, or a lone statement with its connection. */
  transactionMs: number
  /** Lock wait time-outs after which a transaction gives up; default: the maximum of attempts. */
  lockWaits?: number
}

/** For a whole GraphQL operation; below the time-out of a call between tiers. */
export const OPERATION_MS = 8_000

/** For requests and for the steps of jobs, whose leases last longer. Lock waits time out after 1 s (`database.ts`). */
export const REQUEST_LIMITS: TimeLimits = {
  acquireMs: 5_000,
  statementMs: 5_000,
  transactionMs: OPERATION_MS,
}

/** For retention jobs: each batch is a transaction of its own, and no request waits for it. */
export const RETENTION_LIMITS: TimeLimits = {
  acquireMs: 15_000,
  statementMs: 30_000,
  transactionMs: 30_000,
}

/** For seeding a sandbox: few large transactions before the first request. */
export const SEEDING_LIMITS: TimeLimits = {
  acquireMs: 30_000,
  statementMs: 60_000,
  transactionMs: 600_000,
}

/** For readiness probes, which must fail fast. */
export const PROBE_LIMITS: TimeLimits = {
  acquireMs: 2_000,
  statementMs: 2_000,
  transactionMs: 3_000,
}

/** Answers after this time are logged; a lock wait ends before. */
export const SLOW_STATEMENT_MS = 2_000

/** One statement of a migration may rebuild a large table. */
export const MIGRATION_STATEMENT_MS = 6 * 60 * 60 * 1000

interface Deadline {
  endsAt: number
  onExpired: () => void
}

const deadlines = new Set<Deadline>()

/** One interval checks all deadlines: a timer for each would cost every read three timers. */
const CHECK_EVERY_MS = 20

let interval: NodeJS.Timeout | undefined

/**
 * As it was when this module was loaded: the interval serves the whole process, and a replaced timer of one test, which
 * ends with that test, would leave every later deadline without an end.
 */
const { setInterval: startInterval } = globalThis

/**
 * Calls `onExpired` after `ms` unless the returned function was called before. Input that has already arrived is
 * processed first: a process that was suspended must not mistake its own pause for an unresponsive server.
 */
export function startDeadline(ms: number, onExpired: () => void): () => void {
  const deadline = { endsAt: performance.now() + ms, onExpired }
  deadlines.add(deadline)
  interval ??= startInterval(check, CHECK_EVERY_MS)
  return () => void deadlines.delete(deadline)
}

function check(): void {
  const now = performance.now()
  const expired = [...deadlines].filter(({ endsAt }) => endsAt <= now)
  if (expired.length > 0) setImmediate(() => expired.forEach(expire))
  if (deadlines.size > 0) return

  clearInterval(interval)
  interval = undefined
}

function expire(deadline: Deadline): void {
  if (deadlines.delete(deadline)) deadline.onExpired()
}

/** Its code makes `asDatabaseProblem` classify it as an unreachable database. */
export function databaseTimeout(ms: number, what: string): Error {
  const message = `The database did not ${what} within ${Math.round(ms)} ms.`
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' })
}
