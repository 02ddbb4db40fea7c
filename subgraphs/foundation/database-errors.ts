import { Problem } from '../../platform/problem.ts'

const DEADLOCK = 1213
const LOCK_WAIT_TIMEOUT = 1205
const LOCK_NOWAIT = 3572
const DUPLICATE_ENTRY = 1062

/** Server is starting, stopping, full, or refuses because a cluster node is not ready. */
const UNAVAILABLE_ERRNOS = new Set([1040, 1047, 1053, 1077, 1079, 1152, 1203, 1290, 1836, 1927])

/** A disk or a table is full: from the server itself, its storage engine, or the files below it. */
const NO_SPACE_ERRNOS = new Set([1021, 1114])
const NO_SPACE = /No space left on device|\(?errno: 28\b|[Gg]ot error 28\b/

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
  if (isOutOfSpace(error)) return outOfSpace(error)
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

function isOutOfSpace(error: unknown): boolean {
  return (
    NO_SPACE_ERRNOS.has(errnoOf(error) ?? 0) ||
    (error instanceof Error && NO_SPACE.test(error.message))
  )
}

/** Nobody but who operates it can mend that, so the log says how. */
function outOfSpace(cause: unknown): Problem {
  const message = 'The data store cannot take anything at the moment.'
  return new Problem('dependency_unavailable', message, undefined, {
    cause: new Error(
      'The database has no space left: enlarge the disk of its server, or free some of it. What it refused goes on by itself then.',
      { cause },
    ),
  })
}

/** Errors are told apart by number: their names differ between MySQL and MariaDB. */
function errnoOf(error: unknown): number | undefined {
  return (error as { errno?: number } | null)?.errno
}
