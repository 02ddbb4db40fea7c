import type { ReadinessReason } from '../../../platform/metrics/readiness.ts'
import { DatabaseUnavailable } from './database-problems.ts'

const DEADLOCK = 1213
const LOCK_WAIT_TIMEOUT = 1205
const LOCK_NOWAIT = 3572
const DUPLICATE_ENTRY = 1062
const TOO_MANY_PREPARED = 1461
const MAY_NOT_READ = 1142
const SEVERAL_ROWS = 1242

/** The database or its table of migrations is missing. */
const MISSING_ERRNOS = new Set([1049, 1051, 1146])

/** Certification failures: at COMMIT a cluster rolls back the later of two conflicting transactions. */
const LOST_AT_COMMIT = new Set([3101, 1180])

/** A Galera node without quorum. The outcome of its COMMIT is unknown. */
const OUT_OF_CLUSTER = 1047
const OUT_OF_CLUSTER_AT_COMMIT = /not connected to primary component/i

/** Read-only server: a replica, or a primary that is being demoted. */
const READ_ONLY_ERRNOS = new Set([1290, 1792, 1836, 1874])

/** Client errors for an unreachable server, which routers pass on. */
const LOST_ERRNOS = [2002, 2003, 2006, 2013, 2055]

/** The server is starting, stopping, out of connections or out of its cluster, or killed the session or statement. */
const UNAVAILABLE_ERRNOS = new Set([
  ...[1040, 1053, 1077, 1079, 1135, 1152, 1158, 1159, 1160, 1161, 1184, 1203, 1317],
  ...[1927, 1969, 3024, 3032, 3100, 3168, 3169, 3796, 3797, 4031],
  ...LOST_ERRNOS,
  ...READ_ONLY_ERRNOS,
])

/** A full disk or table, reported by the server, the storage engine or the file system. */
const NO_SPACE_ERRNOS = new Set([1021, 1114])
const NO_SPACE = /No space left on device|\(?errno: 28\b|[Gg]ot error 28\b/

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ESESSION',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
])

/** Deadlock, certification failure or lock wait time-out: the whole transaction may be retried. */
export function isConflict(error: unknown): boolean {
  return isRolledBack(error) || isLockTimeout(error)
}

/** The server has rolled back the whole transaction in favour of another one. */
export function isRolledBack(error: unknown): boolean {
  const errno = errnoOf(error) ?? 0
  const isLost = LOST_AT_COMMIT.has(errno) && !isOutOfSpace(error) && !isOutOfCluster(error)
  return errno === DEADLOCK || isLost
}

export function isLockTimeout(error: unknown): boolean {
  const errno = errnoOf(error)
  return errno === LOCK_WAIT_TIMEOUT || errno === LOCK_NOWAIT
}

/** The connection broke while it was opened or set up; it was neither refused nor timed out. */
export function isBrokenOff(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string }
  return code === 'PROTOCOL_CONNECTION_LOST' || code === 'ECONNRESET' || code === 'ESESSION'
}

/** This server takes no writes; another one of its cluster may. */
export function isOfWrongServer(error: unknown): boolean {
  return READ_ONLY_ERRNOS.has(errnoOf(error) ?? 0) || isOutOfCluster(error)
}

/** The server has reached `max_prepared_stmt_count`; the statement was not run. */
export function isOutOfPreparedStatements(error: unknown): boolean {
  return errnoOf(error) === TOO_MANY_PREPARED
}

/** The database user lacks SELECT on that table. */
export function mayNotRead(error: unknown): boolean {
  return errnoOf(error) === MAY_NOT_READ
}

/** `ToFault` for writes: maps a duplicate key to the given error. */
export function ifDuplicate(toFault: () => Error): (error: unknown) => unknown {
  return (error) => (errnoOf(error) === DUPLICATE_ENTRY ? toFault() : error)
}

/** `ToFault` of `requireRowCount`: maps another count to the given error. */
export function ifOtherCount(toFault: () => Error): (error: unknown) => unknown {
  return (error) => (errnoOf(error) === SEVERAL_ROWS ? toFault() : error)
}

/** Maps an unreachable database to `DatabaseUnavailable`; returns any other error as it is. */
export function asDatabaseProblem(error: unknown): unknown {
  const { code, errno, fatal } = (error ?? {}) as { code?: string; errno?: number; fatal?: boolean }
  if (isOutOfSpace(error)) return outOfSpace(error)
  const isUnavailable =
    UNAVAILABLE_CODES.has(code ?? '') ||
    isOfSystem(errno) ||
    UNAVAILABLE_ERRNOS.has(errno ?? 0) ||
    isOutOfCluster(error) ||
    (fatal === true && errno === undefined) ||
    (error instanceof Error && /closed state|Pool is closed/.test(error.message))
  if (!isUnavailable) return error

  const message = 'The data store cannot be reached. Try again shortly.'
  return new DatabaseUnavailable(message, { cause: error })
}

/** Why no request can be served, as the metrics name it; null for a fault of another kind. */
export function findOutage(error: unknown): ReadinessReason | null {
  if (MISSING_ERRNOS.has(errnoOf(error) ?? 0)) return 'database_incomplete'
  if (!(error instanceof DatabaseUnavailable)) return null
  if (isOutOfCluster(error.cause)) return 'database_no_majority'
  return READ_ONLY_ERRNOS.has(errnoOf(error.cause) ?? 0) ? 'database_read_only' : 'database_away'
}

/**
 * Numbers of the operating system are negative, and those of the server positive. A frozen server behind a socket file
 * is EAGAIN, once its queue of connections is full.
 */
function isOfSystem(errno = 0): boolean {
  return errno < 0
}

function isOutOfCluster(error: unknown): boolean {
  return (
    errnoOf(error) === OUT_OF_CLUSTER ||
    (error instanceof Error && OUT_OF_CLUSTER_AT_COMMIT.test(error.message))
  )
}

function isOutOfSpace(error: unknown): boolean {
  return (
    NO_SPACE_ERRNOS.has(errnoOf(error) ?? 0) ||
    (error instanceof Error && NO_SPACE.test(error.message))
  )
}

/** Only the operator can mend this: the cause, which is logged, says how. */
function outOfSpace(cause: unknown): DatabaseUnavailable {
  const message = 'The data store cannot take anything at the moment.'
  return new DatabaseUnavailable(message, {
    cause: new Error(
      'The database has no space left: enlarge the disk of its server, or free some of it. What it refused goes on by itself then.',
      { cause },
    ),
  })
}

/** Errors are identified by number: their names differ between MySQL and MariaDB. */
function errnoOf(error: unknown): number | undefined {
  return (error as { errno?: number } | null)?.errno
}
