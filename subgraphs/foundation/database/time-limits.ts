/** How long to wait for a database that does not answer. */
export interface TimeLimits {
  /** For a connection of the pool, and for the opening of a new one. */
  acquireMs: number
  /** For the answer to one statement, COMMIT included. */
  statementMs: number
  /** For a whole transaction with all its repetitions, or one statement with its connection. */
  transactionMs: number
  /** How many lock waits of a transaction may time out, with its repetitions; default as many as those. */
  lockWaits?: number
}

/** For a whole operation, of any number of statements; the network's limit of a call is above it. */
export const OPERATION_MS = 8_000

/**
 * What somebody waits for, and the steps of jobs, whose leases outlast these. A lock is waited for
 * one second at most, so they end only what hangs.
 */
export const REQUEST_LIMITS: TimeLimits = {
  acquireMs: 5_000,
  statementMs: 5_000,
  transactionMs: OPERATION_MS,
}

/** Nobody waits for what is deleted, and each batch is a transaction of its own. */
export const RETENTION_LIMITS: TimeLimits = {
  acquireMs: 15_000,
  statementMs: 30_000,
  transactionMs: 30_000,
}

/** A sandbox is filled once, by large transactions, before anybody asks it. */
export const SEEDING_LIMITS: TimeLimits = {
  acquireMs: 30_000,
  statementMs: 60_000,
  transactionMs: 600_000,
}

/** Whoever asks whether the database can be used wants to hear soon that it cannot. */
export const PROBE_LIMITS: TimeLimits = {
  acquireMs: 2_000,
  statementMs: 2_000,
  transactionMs: 3_000,
}

/** One statement of a migration may rebuild a large table. */
export const MIGRATION_STATEMENT_MS = 6 * 60 * 60 * 1000

interface Limited {
  endsAt: number
  giveUp: () => void
}

const limited = new Set<Limited>()

/** All are looked at so often, instead of a timer for each, of which a read would take three. */
const LOOK_EVERY_MS = 20

let looks: NodeJS.Timeout | undefined

/**
 * Calls `giveUp` after that time, unless the returned function was called. What has arrived by then
 * is looked at first: a process that was busy or suspended itself must not take that for silence.
 */
export function startTimer(ms: number, giveUp: () => void): () => void {
  const one = { endsAt: performance.now() + ms, giveUp }
  limited.add(one)
  looks ??= setInterval(look, LOOK_EVERY_MS)
  return () => void limited.delete(one)
}

function look(): void {
  const now = performance.now()
  const late = [...limited].filter(({ endsAt }) => endsAt <= now)
  if (late.length > 0) setImmediate(() => late.forEach(giveUpOn))
  if (limited.size > 0) return

  clearInterval(looks)
  looks = undefined
}

function giveUpOn(one: Limited): void {
  if (limited.delete(one)) one.giveUp()
}

/** Counts as a database that cannot be reached. */
export function noAnswerWithin(ms: number, what: string): Error {
  const message = `The database did not ${what} within ${Math.round(ms)} ms.`
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' })
}
