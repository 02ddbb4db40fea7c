import { describe, expect, test } from '@jest/globals'
import { makeLog } from '../../platform/log.ts'
import type { ProblemCode } from '../../schema/problem-codes.ts'
import { startSampleFacade, TOKEN } from './sample-facade.ts'

/** What is logged when the graph refuses a read with this code. */
async function loggedOf(code: ProblemCode): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const log = makeLog('warn', { write: (line) => void lines.push(line) })
  const answer = () => ({ data: null, errors: [{ message: 'Why.', extensions: { code } }] })
  const { app } = await startSampleFacade({ answer, log })
  await app.inject({ method: 'GET', url: '/v1/club/bookings/booking-1', headers: TOKEN })
  return lines.map((line) => JSON.parse(line))
}

const WHICH = { requestId: expect.any(String), method: 'GET', route: '/v1/club/bookings/:id' }

describe('what is logged of a refusal', () => {
  test('is a line without a stack where the request is only put off', async () => {
    const [entry, ...others] = await loggedOf('dependency_unavailable')
    expect(entry).toMatchObject({
      ...WHICH,
      ...{ level: 40, msg: 'request put off', code: 'dependency_unavailable', reason: 'Why.' },
    })
    expect([entry?.['err'], others]).toEqual([undefined, []])
  })

  test('is the whole fault where the request failed', async () => {
    expect(await loggedOf('internal_error')).toMatchObject([
      { ...WHICH, level: 50, msg: 'request failed', err: { stack: expect.any(String) } },
    ])
  })

  test('is nothing where it is the client who has to do something', async () => {
    expect(await loggedOf('not_found')).toEqual([])
  })
})
