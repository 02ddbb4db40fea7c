/** When a server ends a session whose client is silent, as a frozen or unreachable process is. */
export interface SessionLimits {
  /** Between two statements, and while a packet is sent or received. */
  idleSeconds: number
  /** Between two statements of a transaction, where the server knows such a limit. */
  idleTransactionSeconds: number
  /** After that time without use the pool closes a connection; less than `idleSeconds`. */
  pooledMs: number
}

/**
 * Row locks of a frozen process are released by the server after 20 s on MySQL, 10 s on MariaDB. A
 * transaction has less than 10 s for all of its statements (`time-limits.ts`).
 */
export const SERVING_SESSIONS: SessionLimits = {
  idleSeconds: 20,
  idleTransactionSeconds: 10,
  pooledMs: 10_000,
}

/** For commands that no request waits for, such as migrate and reseal: the server's own limits. */
export const UNLIMITED_SESSIONS: SessionLimits | null = null

/** Rounds down to no limit: 0 turns off `idle_transaction_timeout`. */
export function sessionLimitsOf(
  type: 'mariadb' | 'mysql',
  limits: SessionLimits | null,
): readonly string[] {
  if (limits === null) return []

  const { idleSeconds, idleTransactionSeconds } = limits
  const both = ['wait_timeout', 'net_read_timeout', 'net_write_timeout'].map(
    (variable) => `SET SESSION ${variable} = ${idleSeconds}`,
  )
  if (type === 'mysql') return both
  return [...both, `SET SESSION idle_transaction_timeout = ${idleTransactionSeconds}`]
}
