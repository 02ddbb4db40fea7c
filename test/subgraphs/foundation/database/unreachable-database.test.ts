import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Database, openDatabase } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { sessionsOf } from '../../../support/database/sessions.ts'
import { until } from '../../../support/time/until.ts'
import { type Bridge, openBridge } from './bridge.ts'

const UNAVAILABLE = { code: 'dependency_unavailable' }

let bridge: Bridge
let database: Database

beforeAll(async () => {
  bridge = await openBridge()
  const url = `mysql://root@${bridge.host}:${bridge.port}/unreachable`
  database = await openEmptyDatabase({ poolSize: 4 }, { url })
  await database.query('CREATE TABLE notes (note varchar(20))')
})

afterEach(() => database.query('DELETE FROM notes'))

afterAll(async () => {
  await database.close()
  await bridge.close()
})

async function kill(connectionId: unknown): Promise<void> {
  await database.query(`KILL ${connectionId}`)
}

const countNotes = async () => (await database.query('SELECT * FROM notes')).length

describe('an unreachable database', () => {
  test('causes dependency_unavailable for statements and transactions, and serves again once it is back', async () => {
    await bridge.cut()
    await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE)
    const asked = inTransaction(database, (tx) => tx.query('SELECT 1'))
    await expect(asked).rejects.toMatchObject(UNAVAILABLE)

    await bridge.restore()
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await inTransaction(database, (tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }])
  })

  test('refuses many concurrent requests, and leaks no connection of the pool', async () => {
    await bridge.cut()
    const asked = Array.from({ length: 20 }, () =>
      inTransaction(database, (tx) => tx.query('SELECT 1')),
    )
    for (const one of await Promise.allSettled(asked))
      expect(one).toMatchObject({ status: 'rejected', reason: UNAVAILABLE })

    await bridge.restore()
    const again = Array.from({ length: 20 }, () => database.query('SELECT 1'))
    expect(await Promise.all(again)).toHaveLength(20)
  })

  test('is reported immediately at the opening', async () => {
    const address = { socketPath: '/nonexistent/server.sock', database: 'club' }
    const opening = openDatabase({ address, entities: [], migrations: [], log: console })
    await expect(opening).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a database connection that breaks during its handshake', () => {
  beforeEach(async () => {
    await bridge.cut()
    await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE)
    await bridge.restore()
  })

  test('is retried once', async () => {
    bridge.breakOff(1)
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('refuses its request when the retry breaks, too, and leaks no connection of the pool', async () => {
    bridge.breakOff(2)
    await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE)
    const again = Array.from({ length: 20 }, () => database.query('SELECT 1'))
    expect(await Promise.all(again)).toHaveLength(20)
  })
})

describe('a lost database connection', () => {
  test.each([
    ['before a statement', true],
    ['before the commit', false],
  ])('%s refuses its transaction, which is rolled back', async (_when, isUsedAgain) => {
    const broken = inTransaction(database, async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('lost')")
      const [row] = await tx.query('SELECT connection_id() AS id')
      await kill(row?.['id'])
      if (isUsedAgain) await tx.query('SELECT 1')
    })
    await expect(broken).rejects.toMatchObject(UNAVAILABLE)
    expect(await countNotes()).toBe(0)
  })

  test('in the pool refuses at most the request that acquires it, and is replaced', async () => {
    await Promise.all(Array.from({ length: 4 }, () => database.query('SELECT sleep(0.01)')))
    const others = await sessionsOf(database)
    for (const { id } of others) await kill(id)
    const askAll = () =>
      Promise.allSettled(Array.from({ length: 8 }, () => database.query('SELECT 1')))
    const refused = (await askAll()).filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeLessThanOrEqual(others.length)
    for (const { reason } of refused) expect(reason).toMatchObject(UNAVAILABLE)
    expect((await askAll()).map((answer) => answer.status)).toEqual(Array(8).fill('fulfilled'))
  })

  test('is replaced by one with the same session settings', async () => {
    const sessionOf = () =>
      inTransaction(database, (tx) =>
        tx.query(
          `SHOW SESSION VARIABLES WHERE variable_name IN
             ('tx_isolation', 'transaction_isolation', 'innodb_lock_wait_timeout', 'time_zone', 'sql_mode')`,
        ),
      )
    const before = await sessionOf()
    await bridge.cut()
    await bridge.restore()
    await until(() =>
      sessionOf().then(
        () => true,
        () => false,
      ),
    )
    expect(await sessionOf()).toEqual(before)
    const values = before.map((row) => row['Value'])
    for (const value of ['READ-COMMITTED', '1', '+00:00']) expect(values).toContain(value)
  })
})

describe('the address of a database', () => {
  test.each(['127.0.0.1', '::1'])('may name the server as %s', async (host) => {
    const local = await openBridge(host)
    const name = host.includes(':') ? `[${host}]` : host
    const opened = await openEmptyDatabase({}, { url: `mysql://root@${name}:${local.port}/by_url` })
    expect(await opened.query('SELECT database() AS name')).toEqual([{ name: 'by_url' }])
    await opened.close()
    await local.close()
  })
})
