/** Server-side time-outs of a session, for clients that are frozen or unreachable. */
export interface SessionLimits {
  /** Between two statements, and while a packet is sent or received. */
  idleSeconds: number
  /** Between two statements of a transaction, where the server knows such a limit. */
  idleTransactionSeconds: number
  /** Idle time after which the pool closes a connection; less than `idleSeconds`. */
  pooledMs: number
  /** To open a connection; default: as a request waits for one. */
  connectMs?: number
  /** For a row lock; default: the short wait of a request (`database.ts`). */
  lockWaitSeconds?: number
}

/**
 * The server releases the row locks of a frozen process after 20 s on MySQL, 10 s on MariaDB. A transaction is
 * limited to less than 10 s (`time-limits.ts`).
 */
export const SERVING_SESSIONS: SessionLimits = {
  idleSeconds: 20,
  idleTransactionSeconds: 10,
  pooledMs: 10_000,
}

/** Server defaults, for commands outside of requests such as migrate and reseal. */
export const UNLIMITED_SESSIONS: SessionLimits | null = null

/** Statements that set the limits. MySQL has no `idle_transaction_timeout`. */
export function sessionLimitsOf(
  type: 'mariadb' | 'mysql',
  limits: SessionLimits | null,
): readonly string[] {
  if (limits === null) return []

  const { idleSeconds, idleTransactionSeconds, lockWaitSeconds } = limits
  const both = ['wait_timeout', 'net_read_timeout', 'net_write_timeout'].map(
    (variable) => `SET SESSION ${variable} = ${idleSeconds}`,
  )
  if (lockWaitSeconds !== undefined)
    both.push(`SET SESSION innodb_lock_wait_timeout = ${lockWaitSeconds}`)
  if (type === 'mysql') return both
  return [...both, `SET SESSION idle_transaction_timeout = ${idleTransactionSeconds}`]
}
