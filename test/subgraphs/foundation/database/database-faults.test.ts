import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeLog } from '../../../../platform/log.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { asDatabaseProblem } from '../../../../subgraphs/foundation/database/database-errors.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'

const PERSON = "Zoë O'Brien in Graz"

let database: Database

beforeAll(async () => {
  database = await openEmptyDatabase()
  await database.query(
    'CREATE TABLE people (name varchar(40) CHARACTER SET utf8mb4 UNIQUE, born date, note json)',
  )
  await database.query('INSERT INTO people (name) VALUES (?)', [PERSON])
})

afterAll(() => database.close())

/** Everything that a log would hold of what the statement fails with. */
async function loggedOf(fail: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const log = makeLog('error', { write: (line: string) => void lines.push(line) })
  const err = await fail().then(
    () => null,
    (error: unknown) => error,
  )
  expect(err).toBeInstanceOf(Error)
  log.error({ err }, 'it failed')
  log.error({ err: new Error('outside', { cause: err }) }, 'it failed inside')
  return lines.join('')
}

describe('the log of a statement that the server refused', () => {
  test.each<[string, string, RegExp]>([
    ['a duplicate', 'INSERT INTO people (name) VALUES (?)', /for key '(people\.)?name'/],
    ['a value of the wrong type', 'INSERT INTO people (born) VALUES (?)', /Incorrect date value/],
    ['broken SQL', 'INSERT INTO people (name) VALUE S (?)', /error in your SQL syntax/],
    [
      'a text where JSON is due',
      "INSERT INTO people (note) SELECT CAST(CONCAT(?, '') AS date)",
      /value/,
    ],
  ])('contains the reason and no value: %s', async (_what, sql, reason) => {
    const alone = await loggedOf(() => database.query(sql, [PERSON]))
    const within = await loggedOf(() => inTransaction(database, (tx) => tx.query(sql, [PERSON])))
    for (const logged of [alone, within]) {
      expect(logged).toMatch(reason)
      expect(logged).not.toMatch(/Zo|Brien|Graz/)
    }
  })
})

describe('a database on a full disk', () => {
  test.each([
    [{ errno: 1021, message: 'Disk full (/tmp/#sql)' }],
    [{ errno: 1114, message: "The table 'bookings' is full" }],
    [{ errno: 3, message: 'Error writing file (errno: 28 "No space left on device")' }],
    [{ errno: 1030, message: 'Got error 28 from storage engine' }],
  ])('is reported as dependency_unavailable with a remedy: %p', (fault) => {
    const problem = asDatabaseProblem(Object.assign(new Error(), fault))
    expect(problem).toMatchObject({
      code: 'dependency_unavailable',
      cause: { message: expect.stringMatching(/no space left: enlarge the disk/) },
    })
  })

  test('refuses writes with the reason in the log, and accepts them again after space was freed', async () => {
    await database.query('CREATE TABLE kept (text varchar(8000)) ENGINE=MEMORY MAX_ROWS=1')
    const fill = async () => {
      for (;;) await database.query("INSERT INTO kept VALUES ('x')")
    }
    const logged = await loggedOf(fill)
    expect(logged).toContain('has no space left')
    await expect(database.query("INSERT INTO kept VALUES ('x')")).rejects.toMatchObject({
      code: 'dependency_unavailable',
    })
    await database.query('DELETE FROM kept')
    await database.query("INSERT INTO kept VALUES ('x')")
  })
})
