import { describe, expect, test } from '@jest/globals'
import { makeLog } from '../../platform/log.ts'
import { Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problem-codes.ts'
import { startSampleFacade, TOKEN } from './sample-facade.ts'

/** Log lines of a read that the graph refuses with this code. */
async function loggedOf(code: ProblemCode, cause?: Error): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const log = makeLog('warn', { write: (line) => void lines.push(line) })
  const answer = () => ({ data: null, errors: [{ message: 'Why.', extensions: { code } }] })
  const away = () => {
    throw new Problem(code, 'Why.', undefined, { cause })
  }
  const { app } = await startSampleFacade({ answer, log, ...(cause && { caller: away }) })
  await app.inject({
    method: 'GET',
    url: '/v1/club/bookings/0190c000-0000-7000-8000-000000000001',
    headers: TOKEN,
  })
  return lines.map((line) => JSON.parse(line))
}

const WHICH = { requestId: expect.any(String), method: 'GET', route: '/v1/club/bookings/:id' }

describe('the log line of a refusal', () => {
  test('is a warning without a stack for a 503 without a cause', async () => {
    const [entry, ...others] = await loggedOf('dependency_unavailable')
    expect(entry).toMatchObject({
      ...WHICH,
      ...{ level: 40, msg: 'request put off', code: 'dependency_unavailable', reason: 'Why.' },
    })
    expect([entry?.['err'], others]).toEqual([undefined, []])
  })

  test('is a warning that names the cause for a dependency that is away', async () => {
    const cause = new Error('connect ECONNREFUSED')
    const [entry, ...others] = await loggedOf('dependency_unavailable', cause)
    expect(entry).toMatchObject({
      ...WHICH,
      ...{ level: 40, event: 'dependency.away', msg: 'a dependency is away' },
      ...{ code: 'dependency_unavailable', reason: 'Why.', because: cause.message },
    })
    expect([entry?.['err'], others]).toEqual([undefined, []])
  })

  test('is an error with its stack for a 500', async () => {
    expect(await loggedOf('internal_error')).toMatchObject([
      { ...WHICH, level: 50, msg: 'request failed', err: { stack: expect.any(String) } },
    ])
  })

  test('is absent for a client error', async () => {
    expect(await loggedOf('not_found')).toEqual([])
  })
})
