import { DatabaseUnavailable } from './database-problems.ts'

const DEADLOCK = 1213
const LOCK_WAIT_TIMEOUT = 1205
const LOCK_NOWAIT = 3572
const DUPLICATE_ENTRY = 1062
const TOO_MANY_PREPARED = 1461
const MAY_NOT_READ = 1142

/** A cluster found at COMMIT that a transaction of another node was first, and rolled this one back. */
const LOST_AT_COMMIT = new Set([3101, 1180])

/** A Galera node outside of the part with the majority. Whether its COMMIT reached the others nobody knows. */
const OUT_OF_CLUSTER = 1047
const OUT_OF_CLUSTER_AT_COMMIT = /not connected to primary component/i

/** It takes no writes: a replica, or one that another is about to take over from. */
const READ_ONLY_ERRNOS = new Set([1290, 1792, 1836, 1874])

/** Numbers of those who pass on that a server cannot be reached, as routers do. */
const LOST_ERRNOS = [2002, 2003, 2006, 2013, 2055]

/** Server is starting, stopping, full or out of its cluster, or somebody there ended the session or the statement. */
const UNAVAILABLE_ERRNOS = new Set([
  ...[1040, 1053, 1077, 1079, 1135, 1152, 1158, 1159, 1160, 1161, 1184, 1203, 1317],
  ...[1927, 1969, 3024, 3032, 3100, 3168, 3169, 3796, 3797, 4031],
  ...LOST_ERRNOS,
  ...READ_ONLY_ERRNOS,
])

/** A disk or a table is full: from the server itself, its storage engine, or the files below it. */
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

/** Two transactions crossed; running the whole of this one again can succeed. */
export function isConflict(error: unknown): boolean {
  return isUndone(error) || isLockTimeout(error)
}

/** The server has rolled the whole transaction back for the sake of another one. */
export function isUndone(error: unknown): boolean {
  const errno = errnoOf(error) ?? 0
  const isLost = LOST_AT_COMMIT.has(errno) && !isOutOfSpace(error) && !isOutOfCluster(error)
  return errno === DEADLOCK || isLost
}

export function isLockTimeout(error: unknown): boolean {
  const errno = errnoOf(error)
  return errno === LOCK_WAIT_TIMEOUT || errno === LOCK_NOWAIT
}

/** A connection that broke while it was opened or set up: the server did not refuse it, and it did not time out. */
export function isBrokenOff(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string }
  return code === 'PROTOCOL_CONNECTION_LOST' || code === 'ECONNRESET' || code === 'ESESSION'
}

/** Of a server that takes no writes, where another one may. */
export function isOfWrongServer(error: unknown): boolean {
  return READ_ONLY_ERRNOS.has(errnoOf(error) ?? 0) || isOutOfCluster(error)
}

/** Nothing was done: of all its clients' statements the server keeps as many as it may. */
export function isFullOfPrepared(error: unknown): boolean {
  return errnoOf(error) === TOO_MANY_PREPARED
}

/** Our user was not given the right to read that table. */
export function mayNotRead(error: unknown): boolean {
  return errnoOf(error) === MAY_NOT_READ
}

/** For writes: what it means that there is a row of the same key. */
export function ifDuplicate(toFault: () => Error): (error: unknown) => unknown {
  return (error) => (errnoOf(error) === DUPLICATE_ENTRY ? toFault() : error)
}

/** A database that cannot be reached becomes `dependency_unavailable`; anything else stays what it is. */
export function asDatabaseProblem(error: unknown): unknown {
  const { code, errno, fatal } = (error ?? {}) as { code?: string; errno?: number; fatal?: boolean }
  if (isOutOfSpace(error)) return outOfSpace(error)
  const isUnavailable =
    UNAVAILABLE_CODES.has(code ?? '') ||
    UNAVAILABLE_ERRNOS.has(errno ?? 0) ||
    isOutOfCluster(error) ||
    (fatal === true && errno === undefined) ||
    (error instanceof Error && /closed state|Pool is closed/.test(error.message))
  if (!isUnavailable) return error

  const message = 'The data store cannot be reached. Try again shortly.'
  return new DatabaseUnavailable(message, { cause: error })
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

/** Nobody but who operates it can mend that, so the log says how. */
function outOfSpace(cause: unknown): DatabaseUnavailable {
  const message = 'The data store cannot take anything at the moment.'
  return new DatabaseUnavailable(message, {
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
