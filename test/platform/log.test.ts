import { execFileSync } from 'node:child_process'
import { constants, createReadStream, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { makeDestination, makeLog } from '../../platform/log.ts'
import { until } from '../support/time/until.ts'

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

  test('contains several failed statements without their values', () => {
    const lines: string[] = []
    const log = makeLog('error', { write: (line) => void lines.push(line) })
    const failure = new QueryFailedError('INSERT', ['Ann Example'], new Error('no table'))
    log.error({ err: new AggregateError([failure, failure], 'both') }, 'failed')
    expect(lines.join()).toContain('no table')
    expect(lines.join()).not.toContain('Ann Example')
  })

  test('does not block while its reader stalls, drops lines beyond a limit, and logs their number', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'))
    const pipe = join(folder, 'stderr')
    execFileSync('mkfifo', [pipe])
    // Opened for both directions, so that opening it needs no other end.
    const written = openSync(pipe, constants.O_RDWR)
    const log = makeLog('info', makeDestination(written))
    const text = 'x'.repeat(1024)
    for (let nth = 0; nth < 6_000; nth += 1) log.info({ nth }, text)

    let output = ''
    const reading = createReadStream('', {
      fd: openSync(pipe, constants.O_RDONLY),
      autoClose: false,
    })
    reading.on('data', (chunk) => {
      output += chunk
    })
    await until(() => output.includes('log.lines_dropped'))
    const lines = output.split('\n')
    const noted = lines.find((line) => line.includes('log.lines_dropped')) ?? ''
    const kept = lines.filter((line) => line.includes(text)).length
    expect(JSON.parse(noted)).toMatchObject({ dropped: 6_000 - kept })
    expect(kept).toBeGreaterThan(1_000)
    // Ends the pending read.
    log.info('end')
    reading.destroy()
    await rm(folder, { recursive: true })
  })
})
