import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeLog } from '../../../../platform/log.ts'
import { Problem } from '../../../../schema/problem.ts'
import type { Database, Row } from '../../../../subgraphs/foundation/database/database.ts'
import { ifDuplicate } from '../../../../subgraphs/foundation/database/database-errors.ts'
import { LockConflict } from '../../../../subgraphs/foundation/database/database-problems.ts'
import type { TimeLimits } from '../../../../subgraphs/foundation/database/time-limits.ts'
import {
  inTransaction,
  RetryTransaction,
  retryIfDuplicate,
  type Tx,
} from '../../../../subgraphs/foundation/database/transaction.ts'
import { newAddress, openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { BUSY_LIMITS } from '../../../support/database/test-database.ts'
import { makeGate, until } from '../../../support/time/until.ts'

let database: Database
/** The first words of what was sent at once. */
const packets: string[][] = []
/** The numbers of the faults for which something was undone. */
const collisions: number[] = []

beforeAll(async () => {
  const onStatement = (sql: string, isFirstOfPacket: boolean) => {
    if (isFirstOfPacket) packets.push([])
    packets.at(-1)?.push(sql.split(' ')[0] ?? '')
  }
  const onCollision = (error: unknown) => void collisions.push((error as { errno: number }).errno)
  database = await openEmptyDatabase({ poolSize: 3, onStatement, onCollision })
  await database.query('CREATE TABLE accounts (id int PRIMARY KEY, amount int NOT NULL)')
})

beforeEach(async () => {
  await database.query('DELETE FROM accounts')
  await database.query('INSERT INTO accounts VALUES (1, 0), (2, 0)')
})

afterAll(() => database.close())

const add = (tx: Tx, id: number) =>
  tx.query('UPDATE accounts SET amount = amount + 1 WHERE id = ?', [id])

async function amounts(): Promise<unknown[]> {
  const rows = await database.query('SELECT amount FROM accounts ORDER BY id')
  return rows.map((row) => row['amount'])
}

const signal = (tx: Tx, errno: number) =>
  tx.query(`SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = ${errno}`)

describe('a transaction', () => {
  test('commits its work, and returns its result', async () => {
    const result = await inTransaction(database, async (tx) => {
      await add(tx, 1)
      await add(tx, 2)
      return 'done'
    })
    expect(result).toBe('done')
    expect(await amounts()).toEqual([1, 1])
  })

  test('reads its own writes, although they are sent with the statements after them', async () => {
    await inTransaction(database, async (tx) => {
      await tx.write('UPDATE accounts SET amount = 5 WHERE id = ?', [1])
      await tx.write('UPDATE accounts SET amount = amount + ? WHERE id = ?', [2, 1])
      expect(await tx.query('SELECT amount FROM accounts WHERE id = 1')).toEqual([{ amount: 7 }])
      await tx.write('UPDATE accounts SET amount = 9 WHERE id = 2')
    })
    expect(await amounts()).toEqual([7, 9])
  })

  test('takes one round trip for its first reads, and one for its writes and COMMIT', async () => {
    packets.length = 0
    await inTransaction(database, async (tx) => {
      const read = (id: number) => ({
        sql: 'SELECT amount FROM accounts WHERE id = ? FOR UPDATE',
        params: [id],
        toResult: (rows: Row[]) => rows.length,
      })
      expect(await tx.readAll([read(1), read(3), read(2)])).toEqual([1, 0, 1])
      await tx.write('UPDATE accounts SET amount = 5 WHERE id = 1')
      await tx.write('UPDATE accounts SET amount = 6 WHERE id = 2')
    })
    const selects = Array.from({ length: 3 }, () => 'SELECT')
    expect(packets).toEqual([
      ['START', ...selects],
      ['UPDATE', 'UPDATE', 'COMMIT'],
    ])
  })

  test.each([
    ['COMMIT', async () => {}],
    ['the next read', (tx: Tx) => tx.query('SELECT * FROM accounts')],
  ])("is rolled back when a write fails at %s, with that write's error", async (_at, goOn) => {
    const fault = (name: string) => ifDuplicate(() => new Problem('state_conflict', name))
    const failing = inTransaction(database, async (tx) => {
      await tx.query('SELECT * FROM accounts')
      await tx.write('INSERT INTO accounts VALUES (3, 0)', [], fault('first'))
      await tx.write('INSERT INTO accounts VALUES (?, 0)', [2], fault('second'))
      await tx.write('INSERT INTO accounts VALUES (4, 0)', [], fault('third'))
      await goOn(tx)
    })
    await expect(failing).rejects.toThrow('second')
    expect(await amounts()).toEqual([0, 0])
  })

  test('sends writes that exceed one packet before COMMIT', async () => {
    packets.length = 0
    await inTransaction(database, async (tx) => {
      for (let id = 3; id < 6; id += 1)
        await tx.write('INSERT INTO accounts VALUES (?, LENGTH(?))', [id, 'x'.repeat(600_000)])
    })
    expect(packets).toEqual([
      ['START', 'INSERT', 'INSERT'],
      ['INSERT', 'COMMIT'],
    ])
    expect(await amounts()).toEqual([0, 0, 600_000, 600_000, 600_000])
  })

  test('sends its commit-time writes in one packet with COMMIT, for any length of the writes before', async () => {
    packets.length = 0
    const long = 'x'.repeat(2_500_000)
    await inTransaction(database, async (tx) => {
      await tx.writeAtCommit('UPDATE accounts SET amount = amount + LENGTH(?) WHERE id = 1', [long])
      await tx.writeAtCommit('UPDATE accounts SET amount = amount * 2 WHERE id = 1')
      for (let id = 3; id < 6; id += 1)
        await tx.write('INSERT INTO accounts VALUES (?, LENGTH(?))', [id, long.slice(0, 900_000)])
    })
    expect(packets.at(-1)).toEqual(['UPDATE', 'UPDATE', 'COMMIT'])
    expect((await amounts())[0]).toBe(5_000_000)
  })

  test('sends no commit-time writes when its work fails', async () => {
    const failing = inTransaction(database, async (tx) => {
      await tx.writeAtCommit('UPDATE accounts SET amount = 5')
      throw new TypeError('oops')
    })
    await expect(failing).rejects.toThrow('oops')
    await inTransaction(database, (tx) => add(tx, 1))
    expect(await amounts()).toEqual([1, 0])
  })

  test('is retried when a row that it inserts exists already', async () => {
    let attempts = 0
    await inTransaction(database, async (tx) => {
      attempts += 1
      const [there] = await tx.query('SELECT * FROM accounts WHERE id = 3')
      if (there) return add(tx, 3)
      await inTransaction(database, (other) => other.write('INSERT INTO accounts VALUES (3, 0)'))
      return tx.write('INSERT INTO accounts VALUES (3, 0)', [], retryIfDuplicate)
    })
    expect([attempts, await amounts()]).toEqual([2, [0, 0, 1]])
  })

  test('sends no write of failed work, neither then nor with the next transaction', async () => {
    const failing = inTransaction(database, async (tx) => {
      await tx.write('UPDATE accounts SET amount = 5')
      throw new TypeError('oops')
    })
    await expect(failing).rejects.toThrow('oops')
    await Promise.all(Array.from({ length: 9 }, () => inTransaction(database, (tx) => add(tx, 1))))
    expect(await amounts()).toEqual([9, 0])
  })

  test('is invisible to others before COMMIT', async () => {
    await inTransaction(database, async (tx) => {
      await add(tx, 1)
      expect(await amounts()).toEqual([0, 0])
    })
  })

  test('sees commits of others while it runs', async () => {
    await inTransaction(database, async (tx) => {
      await tx.query('SELECT * FROM accounts')
      await inTransaction(database, (other) => add(other, 1))
      expect(await tx.query('SELECT amount FROM accounts WHERE id = 1')).toEqual([{ amount: 1 }])
    })
  })

  test.each([
    ['a refusal', new Problem('not_found', 'No.')],
    ['a fault', new TypeError('oops')],
  ])('that ends with %s is rolled back, not retried, and rethrows it', async (_what, error) => {
    let attempts = 0
    const failing = inTransaction(database, async (tx) => {
      attempts += 1
      await add(tx, 1)
      throw error
    })
    await expect(failing).rejects.toBe(error)
    expect([attempts, await amounts()]).toEqual([1, [0, 0]])
  })

  test('releases its connection after any number of failures', async () => {
    for (let index = 0; index < 100; index += 1) {
      const failing = inTransaction(database, (tx) => tx.query('SELECT * FROM nowhere'))
      await expect(failing).rejects.toThrow('nowhere')
    }
    await Promise.all(Array.from({ length: 9 }, () => inTransaction(database, (tx) => add(tx, 1))))
    expect(await amounts()).toEqual([9, 0])
  })
})

describe('a transaction that collides', () => {
  test('in a deadlock is retried as a whole, so that each side takes effect once', async () => {
    const [both, attempts] = [makeGate(), [0, 0]]
    const holding = new Set<number>()
    const cross = (side: 0 | 1) =>
      inTransaction(database, async (tx) => {
        attempts[side] = (attempts[side] ?? 0) + 1
        await add(tx, side + 1)
        if (holding.add(side).size === 2) both.open()
        await both.opened
        await add(tx, 2 - side)
      })
    await Promise.all([cross(0), cross(1)])
    expect(attempts.toSorted()).toEqual([1, 2])
    expect(await amounts()).toEqual([2, 2])
  })

  test('with a lock wait time-out is retried as a whole', async () => {
    const held = makeGate()
    const locked = makeGate()
    const holder = inTransaction(database, async (tx) => {
      await add(tx, 1)
      locked.open()
      await held.opened
    })
    await locked.opened
    let attempts = 0
    await inTransaction(database, async (tx) => {
      attempts += 1
      await add(tx, 2)
      if (attempts === 2) held.open()
      await add(tx, 1)
    })
    await holder
    expect([attempts, await amounts()]).toEqual([2, [2, 1]])
  })

  test('with a row that was just committed is retried as a whole', async () => {
    let attempts = 0
    await inTransaction(database, async (tx) => {
      attempts += 1
      await add(tx, 1)
      if (attempts < 3) throw new RetryTransaction()
    })
    expect([attempts, await amounts()]).toEqual([3, [1, 0]])
  })

  test.each([
    ['deadlocks', 1213],
    ['lock time-outs', 1205],
    ['refused locks', 3572],
    ['commits of a cluster that others were before', 3101],
    ['commits that failed', 1180],
  ])('gives up after ten %s, and leaves no rows', async (_what, errno) => {
    let attempts = 0
    const failing = inTransaction(database, async (tx) => {
      attempts += 1
      await add(tx, 1)
      await signal(tx, errno)
    })
    await expect(failing).rejects.toMatchObject({
      code: 'dependency_unavailable',
      cause: { errno },
    })
    expect([attempts, await amounts()]).toEqual([10, [0, 0]])
  })

  test.each<[string, Partial<TimeLimits>, [number, number]]>([
    ['a second lock wait, where one is all that it may have', { lockWaits: 1 }, [1, 1]],
    // Long enough that lock waits are most of it on a stalling machine, too.
    ['its own time, of which it spent most on lock waits', { transactionMs: 4_000 }, [2, 4]],
  ])(
    'is refused with a lock conflict, not with dependency_unavailable, before %s',
    async (...of) => {
      const [, limits, [fewest, most]] = of
      const [held, locked] = [makeGate(), makeGate()]
      const holder = inTransaction(database, async (tx) => {
        await add(tx, 1)
        locked.open()
        await held.opened
      })
      await locked.opened
      let attempts = 0
      const failing = inTransaction(database.within({ ...BUSY_LIMITS, ...limits }), (tx) => {
        attempts += 1
        return add(tx, 1)
      })
      await expect(failing.finally(held.open)).rejects.toBeInstanceOf(LockConflict)
      await holder
      expect(attempts).toBeGreaterThanOrEqual(fewest)
      expect(attempts).toBeLessThanOrEqual(most)
      expect(await amounts()).toEqual([1, 0])
    },
  )

  test('gives up after ten requested retries', async () => {
    let attempts = 0
    const failing = inTransaction(database, async () => {
      attempts += 1
      throw new RetryTransaction()
    })
    await expect(failing).rejects.toMatchObject({ code: 'dependency_unavailable' })
    expect(attempts).toBe(10)
  })
})

describe('a statement outside a transaction', () => {
  test('is retried after a deadlock', async () => {
    collisions.length = 0
    const onCollision = (error: unknown) => void collisions.push((error as { errno: number }).errno)
    const { database: name } = database.dataSource.options as { database: string }
    const other = await openEmptyDatabase(
      { poolSize: 1, onCollision },
      { ...newAddress(), database: name },
    )
    // Of the one session that this pool has: however busy the machine is, only the deadlock ends its wait.
    await other.query('SET SESSION innodb_lock_wait_timeout = 600')
    /** Does not query innodb_trx: MariaDB caches its rows while they are queried often. */
    const isFirstTaken = async () => {
      const free = 'SELECT id FROM accounts WHERE id = 1 FOR UPDATE SKIP LOCKED'
      return (await database.query(free)).length === 0
    }
    let alone: Promise<unknown> | undefined
    await inTransaction(database, async (tx) => {
      // The victim is the transaction that has written less.
      for (let id = 3; id < 40; id += 1) await tx.query('INSERT INTO accounts VALUES (?, 0)', [id])
      await add(tx, 2)
      alone = other.query('UPDATE accounts SET amount = amount + 10 WHERE id < 3 ORDER BY id')
      await until(isFirstTaken)
      await add(tx, 1)
    })
    await alone
    expect((await amounts()).slice(0, 2)).toEqual([11, 11])
    expect(collisions).toEqual([1213])
    await other.dataSource.destroy()
  })

  test('is refused with a lock conflict for a locked row, not with an unknown fault', async () => {
    const [held, locked] = [makeGate(), makeGate()]
    const holder = inTransaction(database, async (tx) => {
      await add(tx, 1)
      locked.open()
      await held.opened
    })
    await locked.opened
    const refused = database.query('UPDATE accounts SET amount = 5 WHERE id = 1')
    await expect(refused).rejects.toBeInstanceOf(LockConflict)
    held.open()
    await holder
    expect(await amounts()).toEqual([1, 0])
  })

  test('is refused with a conflict after repeated deadlocks', async () => {
    collisions.length = 0
    const undone = database.query("SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 1213")
    await expect(undone).rejects.toMatchObject({ code: 'dependency_unavailable' })
    expect(collisions).toHaveLength(10)
  })
})

describe('a statement that is answered late', () => {
  test('is logged with its duration and without its values', async () => {
    const lines: string[] = []
    const log = makeLog('warn', { write: (line) => void lines.push(line) })
    const slow = await openEmptyDatabase({ log, slowStatementMs: 0 })
    await slow.query('SELECT ? AS name', ['Ana'])
    await slow.close()
    const said = lines
      .map((line) => JSON.parse(line))
      .find(({ statement }) => /AS name/.test(statement))
    expect(said).toMatchObject({ event: 'database.slow_statement', msg: 'slow statement' })
    expect(said.durationMs).toBeGreaterThanOrEqual(0)
    expect(lines.join()).not.toContain('Ana')
  })
})
