import { Problem } from '../../platform/problem.ts'

const DEADLOCK = 1213
const LOCK_WAIT_TIMEOUT = 1205
const LOCK_NOWAIT = 3572
const DUPLICATE_ENTRY = 1062

/** Server is starting, stopping, full, or refuses because a cluster node is not ready. */
const UNAVAILABLE_ERRNOS = new Set([1040, 1047, 1053, 1077, 1079, 1152, 1203, 1290, 1836, 1927])

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
])

/** Two transactions crossed; running the whole of this one again can succeed. */
export function isLockConflict(error: unknown): boolean {
  const errno = errnoOf(error)
  return errno === DEADLOCK || isLockTimeout(error)
}

export function isLockTimeout(error: unknown): boolean {
  const errno = errnoOf(error)
  return errno === LOCK_WAIT_TIMEOUT || errno === LOCK_NOWAIT
}

export function isDuplicateEntry(error: unknown): boolean {
  return errnoOf(error) === DUPLICATE_ENTRY
}

/** A database that cannot be reached becomes `dependency_unavailable`; anything else stays what it is. */
export function asDatabaseProblem(error: unknown): unknown {
  const { code, errno, fatal } = (error ?? {}) as { code?: string; errno?: number; fatal?: boolean }
  const isUnavailable =
    UNAVAILABLE_CODES.has(code ?? '') ||
    UNAVAILABLE_ERRNOS.has(errno ?? 0) ||
    (fatal === true && errno === undefined) ||
    (error instanceof Error && /closed state|Pool is closed/.test(error.message))
  if (!isUnavailable) return error

  return new Problem(
    'dependency_unavailable',
    'The data store cannot be reached. Try again shortly.',
    undefined,
    {
      cause: error,
    },
  )
}

/** Errors are told apart by number: their names differ between MySQL and MariaDB. */
function errnoOf(error: unknown): number | undefined {
  return (error as { errno?: number } | null)?.errno
}
