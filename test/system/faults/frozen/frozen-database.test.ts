import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { makeLog } from '../../../../platform/log.ts'
import { makeRequireWritable } from '../../../../subgraphs/foundation/database/cluster/require-writable-database.ts'
import { type Database, openDatabase } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { sessionsExecuting } from '../../../support/database/sessions.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import {
  type StoppableServer,
  startStoppableServer,
} from '../../support/processes/stoppable-server.ts'

const UNAVAILABLE = { code: 'dependency_unavailable' }

const SHORT = { acquireMs: 300, statementMs: 300, transactionMs: 600 }

let server: StoppableServer
let whole: Database
let database: Database

beforeAll(async () => {
  server = await startStoppableServer()
  const address = { socketPath: server.socketPath, database: 'frozen' }
  const contents = { entities: [], migrations: [], log: makeLog('silent') }
  whole = await openDatabase({ address, ...contents, poolSize: 3 })
  database = whole.within(SHORT)
  await database.query('CREATE TABLE notes (note varchar(20))')
  await database.query('CREATE TABLE schema_migrations (id int PRIMARY KEY)')
  await database.query('INSERT INTO schema_migrations VALUES (1)')
})

afterEach(async () => {
  server.thaw()
  await until(() => serves())
  await whole.query('DELETE FROM notes')
})

afterAll(async () => {
  await whole.close()
  await server.close()
})

const serves = () =>
  database.query('SELECT 1').then(
    () => true,
    () => false,
  )

const countNotes = async () => (await whole.query('SELECT * FROM notes')).length

/** Waits for a refusal; what it is a refusal of goes on for as long as the test lets it, or for ever. */
async function expectRefusal(work: Promise<unknown>): Promise<void> {
  await expect(work).rejects.toMatchObject(UNAVAILABLE)
}

describe('a database that does not answer', () => {
  test('times out every statement, and serves again by itself', async () => {
    server.freeze()
    const asked = Array.from({ length: 12 }, () => expectRefusal(database.query('SELECT 1')))
    await Promise.all(asked)

    server.thaw()
    await until(serves)
    const again = Array.from({ length: 12 }, () => database.query('SELECT 1 AS one'))
    expect(await Promise.all(again)).toHaveLength(12)
  })

  test('is not writable for any caller', async () => {
    await makeRequireWritable(database)()
    server.freeze()
    await expect(makeRequireWritable(database)()).rejects.toMatchObject({
      ...UNAVAILABLE,
      reason: 'database_away',
    })
  })

  test('rolls back a transaction that was open when it froze', async () => {
    const stopped = inTransaction(database, async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('half')")
      server.freeze()
      await tx.query("INSERT INTO notes VALUES ('whole')")
    })
    await expectRefusal(stopped)

    server.thaw()
    await until(serves)
    expect(await countNotes()).toBe(0)
  })

  test('has all or nothing of a transaction that was at its COMMIT when it froze', async () => {
    const stopped = inTransaction(database, async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('one')")
      await tx.query("INSERT INTO notes VALUES ('two')")
      server.freeze()
    })
    await expectRefusal(stopped)

    server.thaw()
    await until(serves)
    expect([0, 2]).toContain(await countNotes())
  })
})

describe('a time limit of the database', () => {
  const idOf = async () => (await database.query('SELECT connection_id() AS id'))[0]?.['id']

  test('ends a slow statement and its connection, which is not reused', async () => {
    let slow: unknown
    const asked = inTransaction(database, async (tx) => {
      slow = (await tx.query('SELECT connection_id() AS id'))[0]?.['id']
      await tx.query('SELECT sleep(86400)')
    })
    await expectRefusal(asked)
    for (let index = 0; index < 9; index += 1) expect(await idOf()).not.toBe(slow)
  })

  test('kills abandoned reads at the server', async () => {
    const endless = 'SELECT benchmark(1000000000000, sha2(uuid(), 512)) AS endless'
    // More of them than there are connections.
    const asked = Array.from({ length: 6 }, () => expectRefusal(database.query(endless)))
    await Promise.all(asked)
    await until(async () => (await sessionsExecuting(whole, endless)).length === 0)
  })

  test('kills an abandoned read whose text has characters of four bytes', async () => {
    const endless = 'SELECT benchmark(1000000000000, sha2(concat(uuid(), ?), 512)) AS search'
    await expectRefusal(database.query(endless, ['🎾']))
    await until(async () => {
      const sessions = await whole.query<{ Info: string | null }[]>('SHOW FULL PROCESSLIST')
      return sessions.every(({ Info }) => !Info?.startsWith('SELECT benchmark'))
    })
  })

  test('ends the wait for a connection, and leaks none', async () => {
    const end = makeGate()
    const taken = makeGate()
    let open = 0
    const holders = Array.from({ length: 3 }, () =>
      inTransaction(whole, async () => {
        open += 1
        if (open === 3) taken.open()
        await end.opened
      }),
    )
    await taken.opened
    await expectRefusal(database.query('SELECT 1'))
    end.open()
    await Promise.all(holders)
    const again = Array.from({ length: 9 }, () => database.query('SELECT 1'))
    expect(await Promise.all(again)).toHaveLength(9)
  })

  test('rolls back a transaction of many short statements when its total time is up', async () => {
    let count = 0
    const asked = inTransaction(database, async (tx) => {
      for (;;) {
        await tx.query("INSERT INTO notes SELECT 'more' FROM (SELECT sleep(0.05)) s")
        count += 1
      }
    })
    await expectRefusal(asked)
    expect(count).toBeGreaterThan(1)
    expect(await countNotes()).toBe(0)
  })

  test('does not count a result that arrived while this process was busy as late', async () => {
    const connection = await database.connect(Number.POSITIVE_INFINITY)
    const answer = connection.query('SELECT 1 AS one')
    // Nothing of this process runs meanwhile; the server answers in a small part of it.
    const busy = new Int32Array(new SharedArrayBuffer(4))
    Atomics.wait(busy, 0, 0, 5 * SHORT.statementMs)
    expect(await answer).toEqual([{ one: 1 }])
    connection.release()
  })
})

describe('a read-only database', () => {
  test('is not writable until it accepts writes again, and answers writers with Retry-After', async () => {
    // Those with all rights may still write; a user of the product has none over the server.
    await whole.query('SET GLOBAL read_only = 1')
    await expect(makeRequireWritable(database)()).rejects.toMatchObject({
      message: 'The database takes no writes.',
      reason: 'database_read_only',
    })
    await whole.query('SET GLOBAL read_only = 0')
    await makeRequireWritable(database)()
  })

  test('as a Galera node without the majority is not writable, although it answers statements without tables', async () => {
    await whole.query('RENAME TABLE schema_migrations TO migrations')
    await expect(makeRequireWritable(database)()).rejects.toMatchObject({
      reason: 'database_incomplete',
    })
    await whole.query(
      `CREATE FUNCTION out_of_cluster() RETURNS int DETERMINISTIC
       BEGIN
         SIGNAL SQLSTATE '08S01' SET MYSQL_ERRNO = 1047;
         RETURN 1;
       END`,
    )
    await whole.query('CREATE VIEW schema_migrations AS SELECT out_of_cluster() AS id')
    await expect(makeRequireWritable(database)()).rejects.toMatchObject({
      ...UNAVAILABLE,
      reason: 'database_no_majority',
    })
    await whole.query('DROP VIEW schema_migrations')
    await whole.query('RENAME TABLE migrations TO schema_migrations')
    await makeRequireWritable(database)()
  })
})
