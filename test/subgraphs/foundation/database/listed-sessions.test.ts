import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { sessionsExecuting } from '../../../support/database/sessions.ts'
import { readSource, sourceFilesOf } from '../../../support/source/import-graph.ts'
import { until } from '../../../support/time/until.ts'

let database: Database

beforeAll(async () => {
  database = await openEmptyDatabase({ poolSize: 3 })
})

afterAll(() => database.close())

describe('the list of database sessions', () => {
  test('is read while a session executes a statement with a 4-byte character', async () => {
    const lock = await database.connect(performance.now() + 20_000)
    await lock.query("SELECT get_lock('listed', 1)")
    const blocked = database.query("SELECT '🎾 Café', get_lock('listed', 20)")
    await until(async () => (await sessionsExecuting(database, "SELECT '")).length === 1)
    await lock.query("SELECT release_lock('listed')")
    lock.release()
    expect(await blocked).toHaveLength(1)
  })

  const FOLDERS = ['subgraphs', 'launch', 'sandbox', 'test']

  test('is read from one source, which such a statement does not break', () => {
    const readers = FOLDERS.flatMap(sourceFilesOf).filter((file) =>
      /\b(FROM|JOIN) information_schema\.processlist/i.test(readSource(file)),
    )
    expect(readers).toEqual([])
  })
})
