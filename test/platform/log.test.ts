import { describe, expect, test } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { makeLog } from '../../platform/log.ts'

describe('the log', () => {
  test('contains a failed statement without its values', () => {
    const lines: string[] = []
    const log = makeLog('error', { write: (line) => void lines.push(line) })
    const statement = "INSERT INTO nowhere (display_name) VALUES ('Ann Example')"
    const cause = new Error("Table 'nowhere' doesn't exist")
    const failure = new QueryFailedError(statement, ['Ann Example'], cause)
    expect(JSON.stringify(failure)).toContain('Ann Example')
    log.error({ err: failure }, 'failed')
    expect(lines.join()).toContain('nowhere')
    expect(lines.join()).not.toContain('Ann Example')
  })
})
