import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeLog } from '../../platform/log.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { openClubDatabase } from '../support/test-database.ts'

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})
afterAll(() => database.close())

describe('the log', () => {
  test('tells of a failed statement without the values that it carried', async () => {
    const lines: string[] = []
    const log = makeLog('error', { write: (line) => void lines.push(line) })
    const failure: unknown = await database
      .query('INSERT INTO nowhere (display_name) VALUES (?)', ['Ann Example'])
      .catch((error: unknown) => error)
    expect(JSON.stringify(failure)).toContain('Ann Example')
    log.error({ err: failure }, 'failed')
    expect(lines.join()).toContain('nowhere')
    expect(lines.join()).not.toContain('Ann Example')
  })
})
