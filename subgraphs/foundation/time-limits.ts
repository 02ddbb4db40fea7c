/** How long to wait for a database that does not answer. */
export interface TimeLimits {
  /** For a connection of the pool, and for the opening of a new one. */
  acquireMs: number
  /** For the answer to one statement, COMMIT included. */
  statementMs: number
  /** For a whole transaction with all its repetitions, or one statement with its connection. */
  transactionMs: number
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

/**
 * Calls `giveUp` after that time, unless the returned function was called. What has arrived by then
 * is looked at first: a process that was busy or suspended itself must not take that for silence.
 */
export function startTimer(ms: number, giveUp: () => void): () => void {
  let lastLook: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    lastLook = setImmediate(giveUp)
  }, ms)
  return () => {
    clearTimeout(timer)
    clearImmediate(lastLook)
  }
}

/** Counts as a database that cannot be reached. */
export function noAnswerWithin(ms: number, what: string): Error {
  const message = `The database did not ${what} within ${Math.round(ms)} ms.`
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' })
}
