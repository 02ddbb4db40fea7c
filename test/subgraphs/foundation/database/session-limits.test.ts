import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import {
  SERVING_SESSIONS,
  UNLIMITED_SESSIONS,
} from '../../../../subgraphs/foundation/database/session-limits.ts'
import { REQUEST_LIMITS } from '../../../../subgraphs/foundation/database/time-limits.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { newAddress, openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { sessionsOf } from '../../../support/database/sessions.ts'
import { BUSY_LIMITS } from '../../../support/database/test-database.ts'
import { until } from '../../../support/time/until.ts'
import { type Bridge, openBridge } from './bridge.ts'

const UNAVAILABLE = { code: 'dependency_unavailable' }

const SHORT = { idleSeconds: 1, idleTransactionSeconds: 1, pooledMs: 500 }

/** Looks on from a session of its own. */
let observer: Database
const address = newAddress()

beforeAll(async () => {
  observer = await openEmptyDatabase({ poolSize: 2 }, address)
  await observer.query('CREATE TABLE accounts (id int PRIMARY KEY, amount int NOT NULL)')
  await observer.query('INSERT INTO accounts VALUES (1, 0)')
})

afterAll(() => observer.close())

const idOf = async (database: Pick<Database, 'query'>) =>
  (await database.query('SELECT connection_id() AS id'))[0]?.['id']

const isConnected = async (id: unknown) =>
  (await sessionsOf(observer)).some((session) => session.id === Number(id))

/** Nothing of this process runs for so long, as when it is suspended. */
function suspend(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

async function open(sessions: typeof SHORT | null): Promise<Database> {
  const opened = await openEmptyDatabase({ poolSize: 3, sessions }, address)
  return { ...opened, close: () => opened.dataSource.destroy() }
}

describe('an idle database session', () => {
  let database: Database

  beforeAll(async () => {
    database = await open(SHORT)
  })

  afterAll(() => database.close())

  test('in a transaction is ended by the server, which releases its row locks', async () => {
    const free = 'SELECT amount FROM accounts WHERE id = 1 FOR UPDATE SKIP LOCKED'
    // A session that waits for this lock is busy, however slow the machine is.
    const GET_LOCK = `SELECT GET_LOCK('${address.database}', 60)`
    const holder = await observer.connect(performance.now() + BUSY_LIMITS.acquireMs)
    await holder.query(GET_LOCK)
    const silent = inTransaction(database, async (tx) => {
      await tx.write('UPDATE accounts SET amount = 9 WHERE id = 1')
      const busy = tx.query(GET_LOCK)
      await until(async () => (await observer.query(free)).length === 0)
      await holder.query(`SELECT RELEASE_LOCK('${address.database}')`)
      await busy
      holder.release()
      await until(async () => (await observer.query(free)).length > 0)
      await tx.query('UPDATE accounts SET amount = 9 WHERE id = 1')
    })
    await expect(silent).rejects.toMatchObject(UNAVAILABLE)
    expect(await observer.query(free)).toEqual([{ amount: 0 }])
  })

  test('in the pool is closed, and refuses no later request', async () => {
    for (let request = 0; request < 3; request += 1) {
      const id = await idOf(database)
      await until(async () => !(await isConnected(id)))
    }
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of a suspended process refuses no later request', async () => {
    const before = await Promise.all(Array.from({ length: 3 }, () => idOf(database)))
    suspend(1500 * SHORT.idleSeconds)
    const after = await Promise.all(Array.from({ length: 6 }, () => idOf(database)))
    expect(after).toHaveLength(6)
    expect(after.filter((id) => before.includes(id))).toEqual([])
  })
})

describe('the idle limits of database sessions', () => {
  test('of a serving process do not apply to commands', async () => {
    const [serving, command] = await Promise.all([open(SERVING_SESSIONS), open(UNLIMITED_SESSIONS)])
    const sql = 'SELECT @@session.wait_timeout AS here, @@global.wait_timeout AS everywhere'
    const [ofServing] = await serving.query<{ here: number; everywhere: number }[]>(sql)
    const [ofCommand] = await command.query<{ here: number; everywhere: number }[]>(sql)
    expect(ofServing?.here).toBe(20)
    expect(ofCommand?.here).toBe(ofCommand?.everywhere)
    await Promise.all([serving.close(), command.close()])
  })

  test('close a pooled connection before the server does, and no transaction before its limit', () => {
    const { idleSeconds, idleTransactionSeconds, pooledMs } = SERVING_SESSIONS
    expect(pooledMs).toBeLessThan(idleSeconds * 1000)
    expect(REQUEST_LIMITS.transactionMs).toBeLessThan(idleTransactionSeconds * 1000)
  })
})

describe('a new database connection whose session cannot be set up', () => {
  const user = `limited_${newUuid().slice(-12)}`
  let bridge: Bridge
  let database: Database

  /** Of this user's statements in an hour; 0 is no limit. */
  const allowStatements = async (count: number) => {
    await observer.query(`ALTER USER ${user} WITH MAX_QUERIES_PER_HOUR ${count}`)
    await observer.query('FLUSH USER_RESOURCES')
  }

  beforeAll(async () => {
    await observer.query(`CREATE USER ${user}`)
    await observer.query(`GRANT ALL ON *.* TO ${user}`)
    bridge = await openBridge()
    const url = `mysql://${user}@${bridge.host}:${bridge.port}/${address.database}`
    const opened = await openEmptyDatabase({ poolSize: 1 }, { url })
    database = { ...opened, close: () => opened.dataSource.destroy() }
  })

  afterEach(() => allowStatements(0))

  afterAll(async () => {
    await database.close()
    await bridge.close()
    await observer.query(`DROP USER ${user}`)
  })

  test('is destroyed, and its request is refused with dependency_unavailable', async () => {
    await allowStatements(1)
    await bridge.cut()
    await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE)
    await bridge.restore()
    await expect(database.query('SELECT 1')).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: { message: expect.stringContaining('session of a database connection') },
    })
    await allowStatements(0)
    const [session] = await database.query(
      'SELECT @@session.innodb_lock_wait_timeout AS lockWait, @@session.time_zone AS zone',
    )
    expect(session).toEqual({ lockWait: 1, zone: '+00:00' })
  })
})
