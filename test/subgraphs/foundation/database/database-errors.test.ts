import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  asDatabaseProblem,
  ifDuplicate,
  isConflict,
  isOfWrongServer,
} from '../../../../subgraphs/foundation/database/database-errors.ts'

const UNAVAILABLE = { code: 'dependency_unavailable' }

/** Every number that means something to us, by the name its server gives it. */
const CONFLICTS = {
  ER_LOCK_DEADLOCK: 1213,
  ER_LOCK_WAIT_TIMEOUT: 1205,
  ER_LOCK_NOWAIT: 3572,
  ER_ERROR_DURING_COMMIT: 1180,
  ER_TRANSACTION_ROLLBACK_DURING_COMMIT: 3101,
}

const READ_ONLY = {
  ER_OPTION_PREVENTS_STATEMENT: 1290,
  ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION: 1792,
  ER_READ_ONLY_MODE: 1836,
  ER_INNODB_READ_ONLY: 1874,
}

const AWAY = {
  CR_CONNECTION_ERROR: 2002,
  CR_CONN_HOST_ERROR: 2003,
  CR_SERVER_GONE_ERROR: 2006,
  CR_SERVER_LOST: 2013,
  CR_SERVER_LOST_EXTENDED: 2055,
  ER_CON_COUNT_ERROR: 1040,
  'ER_UNKNOWN_COM_ERROR, of a Galera node that is not ready': 1047,
  ER_SERVER_SHUTDOWN: 1053,
  ER_NORMAL_SHUTDOWN: 1077,
  ER_SHUTDOWN_COMPLETE: 1079,
  ER_CANT_CREATE_THREAD: 1135,
  ER_ABORTING_CONNECTION: 1152,
  ER_NET_READ_ERROR: 1158,
  ER_NET_READ_INTERRUPTED: 1159,
  ER_NET_ERROR_ON_WRITE: 1160,
  ER_NET_WRITE_INTERRUPTED: 1161,
  ER_NEW_ABORTING_CONNECTION: 1184,
  ER_TOO_MANY_USER_CONNECTIONS: 1203,
  ER_QUERY_INTERRUPTED: 1317,
  'ER_CONNECTION_KILLED of MariaDB': 1927,
  'ER_STATEMENT_TIMEOUT of MariaDB': 1969,
  ER_QUERY_TIMEOUT: 3024,
  ER_SERVER_OFFLINE_MODE: 3032,
  'ER_RUN_HOOK_ERROR, of a group without a majority': 3100,
  ER_SERVER_ISNT_AVAILABLE: 3168,
  ER_SESSION_WAS_KILLED: 3169,
  ER_GRP_TRX_CONSISTENCY_NOT_ALLOWED: 3796,
  ER_GRP_TRX_CONSISTENCY_BEFORE: 3797,
  ER_CLIENT_INTERACTION_TIMEOUT: 4031,
}

const FULL = { ER_DISK_FULL: 1021, ER_RECORD_FILE_FULL: 1114 }

const UNAVAILABLE_NUMBERS = { ...AWAY, ...READ_ONLY, ...FULL }

const errorOf = (errno: number) => Object.assign(new Error('It failed.'), { errno })

describe('an error of a database server', () => {
  test.each(Object.entries(CONFLICTS))('%s is a conflict that is retried', (_name, errno) => {
    const error = errorOf(errno)
    expect([isConflict(error), asDatabaseProblem(error)]).toEqual([true, error])
  })

  test.each(Object.entries(UNAVAILABLE_NUMBERS))('%s is dependency_unavailable', (_name, errno) => {
    const error = errorOf(errno)
    expect(asDatabaseProblem(error)).toMatchObject(UNAVAILABLE)
    expect(isConflict(error)).toBe(false)
  })

  test('of any other number is an internal fault', () => {
    const known = new Set([CONFLICTS, UNAVAILABLE_NUMBERS].flatMap((codes) => Object.values(codes)))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70_000 }), (errno) => {
        fc.pre(!known.has(errno))
        const error = errorOf(errno)
        expect(asDatabaseProblem(error)).toBe(error)
        expect([isConflict(error), isOfWrongServer(error)]).toEqual([false, false])
        const isThere = new Error('It is there.')
        expect(ifDuplicate(() => isThere)(error)).toBe(errno === 1062 ? isThere : error)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    'ER_UNKNOWN_COM_ERROR, of a Galera node that is not ready',
    ...Object.keys(READ_ONLY),
  ])('%s closes its connection, so that the next one may reach another server', (name) => {
    const errno = Object.entries(UNAVAILABLE_NUMBERS).find(([one]) => one === name)?.[1] ?? 0
    expect(isOfWrongServer(errorOf(errno))).toBe(true)
  })

  test('at COMMIT on a Galera node that loses the majority is no conflict, and closes its connection', () => {
    const message =
      'Error while appending streaming replication fragment(provider status: Not connected to Primary Component)'
    const error = Object.assign(new Error(message), { errno: 1180 })
    expect([isConflict(error), isOfWrongServer(error)]).toEqual([false, true])
    expect(asDatabaseProblem(error)).toMatchObject(UNAVAILABLE)
  })

  test('at COMMIT on a full disk is no conflict', () => {
    const message = 'Got error 28 - No space left on device during COMMIT'
    const error = Object.assign(new Error(message), { errno: 1180 })
    expect(isConflict(error)).toBe(false)
    expect(asDatabaseProblem(error)).toMatchObject(UNAVAILABLE)
  })
})

describe('an error of the database driver', () => {
  test.each([
    ['a refused connection', { errno: -111, code: 'ECONNREFUSED' }],
    ['a connection that was reset', { errno: -104, code: 'ECONNRESET' }],
    ['a connection that was closed', { errno: -32, code: 'EPIPE' }],
    ['a connection without an answer', { code: 'ETIMEDOUT' }],
    ['a server that accepts no connection', { errno: -11, code: 'EAGAIN' }],
    ['no file for another connection', { errno: -24, code: 'EMFILE' }],
    ['an unknown host', { errno: -3008, code: 'ENOTFOUND' }],
    ['a lost connection', { fatal: true, code: 'PROTOCOL_CONNECTION_LOST' }],
    ['a closed pool', new Error('Pool is closed.')],
  ])('about %s is dependency_unavailable, with its cause', (_what, error) => {
    expect(asDatabaseProblem(error)).toMatchObject({ ...UNAVAILABLE, cause: error })
  })

  test('without a known code is unchanged', () => {
    expect(asDatabaseProblem(undefined)).toBe(undefined)
  })
})
