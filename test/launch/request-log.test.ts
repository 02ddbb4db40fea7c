import { describe, expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { makeRequestLog } from '../../launch/process/signals/request-log.ts'
import type { Caller, InstallationCaller } from '../../platform/caller.ts'
import type { Answer, GraphExecutor, Operation, Variables } from '../../platform/executor.ts'
import { captureLog } from '../support/log/captured-log.ts'

const INSTALLATION: InstallationCaller = {
  ...{ kind: 'installation', installationId: 'i-1', applicationId: 'a', provider: 'p' },
  ...{ organizationId: 'o', clubId: 'c', scopes: [] },
}

const installation = (installationId: string): InstallationCaller => ({
  ...INSTALLATION,
  installationId,
})

function aRequest(id: string, knownCaller: Caller | null = INSTALLATION): FastifyRequest {
  // The parts of a request that the log reads.
  return { id, method: 'GET', routeOptions: { url: '/x' }, knownCaller, refusalCode: null } as never
}

const SOURCE_ID = '01900000-0000-7000-8000-000000000001'

function aRefusedPut(refusal: object, params: object = {}): FastifyRequest {
  const url = '/v1/club/booking-sources/:sourceId/bookings/:externalBookingId'
  return {
    ...aRequest('put'),
    ...{ method: 'PUT', routeOptions: { url }, refusal },
    params: { sourceId: SOURCE_ID, externalBookingId: 'b-1', ...params },
  } as never
}

/** A graph with this answer. */
function aGraph(answer: () => Promise<Answer>) {
  const stored: string[][] = []
  const execute = (_operation: Operation, { requests }: Variables) => {
    stored.push((requests as { id: string }[]).map(({ id }) => id))
    return answer()
  }
  const graph = { execute } as unknown as GraphExecutor
  return { graph, stored }
}

describe('the log of requests', () => {
  test('stores what is waiting when the process stops, in batches, and only of partners and keys', async () => {
    const { log } = captureLog('warn')
    const requests = makeRequestLog(log)
    const { graph, stored } = aGraph(async () => ({ data: {} }))
    const stop = requests.start(graph)
    for (let nth = 0; nth < 501; nth += 1)
      requests.add(aRequest(`${nth}`, installation(`i-${nth % 6}`)), 200, 1)
    requests.add(
      aRequest('staff', { kind: 'staff', subject: 's', isAdmin: false, roles: [] }),
      200,
      1,
    )
    requests.add(aRequest('unknown', null), 401, 1)
    await stop()
    expect(stored.map((batch) => batch.length)).toEqual([500, 1])
  })

  test('stores the first 100 requests of a loud partner at a time, and all of a quiet one', async () => {
    const requests = makeRequestLog(captureLog('warn').log)
    const { graph, stored } = aGraph(async () => ({ data: {} }))
    const stop = requests.start(graph)
    for (let nth = 0; nth < 20_000; nth += 1) requests.add(aRequest(`${nth}`), 200, 1)
    for (const id of ['a', 'b']) requests.add(aRequest(id, installation('quiet')), 200, 1)
    await stop()
    const first = Array.from({ length: 100 }, (_, nth) => `${nth}`)
    expect(stored.flat()).toEqual([...first, 'a', 'b'])
  })

  test('stores a few of the requests that a partner sends beyond its rate limit, and its others', async () => {
    const requests = makeRequestLog(captureLog('warn').log)
    const { graph, stored } = aGraph(async () => ({ data: {} }))
    const stop = requests.start(graph)
    for (let nth = 0; nth < 2_000; nth += 1) requests.add(aRequest(`${nth}`), 429, 1)
    requests.add(aRequest('served'), 200, 1)
    await stop()
    expect(stored.flat()).toEqual(['0', '1', '2', '3', '4', 'served'])
  })

  test('stores requests of a bounded number of partners at a time', async () => {
    const requests = makeRequestLog(captureLog('warn').log)
    const { graph, stored } = aGraph(async () => ({ data: {} }))
    const stop = requests.start(graph)
    for (let nth = 0; nth < 6_000; nth += 1)
      requests.add(aRequest(`${nth}`, installation(`i-${nth}`)), 200, 1)
    await stop()
    expect(stored.flat()).toHaveLength(500)
  })

  test.each([
    ['invalid_input', { issues: Array(50).fill({ path: 'status', rule: 'enum' }) }, 10],
    ['insufficient_scope', { missing: ['bookings:write'] }, undefined],
  ])(
    'hands on the booking of a PUT that the facade has refused: %s',
    async (code, details, few) => {
      const requests = makeRequestLog(captureLog('warn').log)
      const handed: unknown[] = []
      const execute = (_operation: Operation, variables: Variables) => {
        handed.push(...(variables['requests'] as unknown[]))
        return Promise.resolve({ data: {} })
      }
      const stop = requests.start({ execute } as unknown as GraphExecutor)
      requests.add(aRefusedPut({ code, details }), 400, 1)
      requests.add({ ...aRefusedPut({ code, details }), method: 'GET' } as never, 400, 1)
      requests.add(aRefusedPut({ code: 'version_conflict', details: {} }), 409, 1)
      requests.add(aRefusedPut({ code, details }, { externalBookingId: 'b'.repeat(201) }), 400, 1)
      requests.add(aRefusedPut({ code, details }, { sourceId: '..' }), 400, 1)
      await stop()
      const bookings = handed.flatMap(
        (one) => (one as { refusedBookings: object[] }).refusedBookings,
      )
      expect(bookings).toEqual([
        {
          ...{ way: 'PUT', bookingSourceId: SOURCE_ID, externalBookingId: 'b-1', code },
          details: few === undefined ? details : { issues: expect.any(Array) },
        },
      ])
      const { details: kept } = bookings[0] as { details: { issues?: unknown[] } }
      expect(kept.issues?.length).toBe(few)
    },
  )

  test('hands on each refused booking of 1,000 PUTs of a second, of bounded numbers in a call', async () => {
    const requests = makeRequestLog(captureLog('warn').log)
    const calls: { refusedBookings: { externalBookingId: string }[] }[][] = []
    const execute = (_operation: Operation, variables: Variables) => {
      calls.push(variables['requests'] as (typeof calls)[number])
      return Promise.resolve({ data: {} })
    }
    const stop = requests.start({ execute } as unknown as GraphExecutor)
    const refusal = { code: 'insufficient_scope', details: { missing: ['bookings:write'] } }
    const numbers = Array.from({ length: 1_000 }, (_, nth) => `${'🎾'.repeat(150)}${nth}`)
    for (const externalBookingId of numbers)
      requests.add(aRefusedPut(refusal, { externalBookingId }), 403, 1)
    await stop()
    const handed = calls.map((call) => call.flatMap(({ refusedBookings }) => refusedBookings))
    expect(handed.map(({ length }) => length)).toEqual([500, 500])
    const found = handed.flat().map(({ externalBookingId }) => externalBookingId)
    expect(found.sort()).toEqual(numbers.sort())
    expect(calls.flat()).toHaveLength(100)
  })

  test('stores the batches behind one that fails', async () => {
    const requests = makeRequestLog(captureLog('warn').log)
    const answers = [Promise.reject(new Error('A lock was waited for too long.'))]
    const { graph, stored } = aGraph(() => answers.pop() ?? Promise.resolve({ data: {} }))
    for (let nth = 0; nth < 501; nth += 1)
      requests.add(aRequest(`${nth}`, installation(`i-${nth % 6}`)), 200, 1)
    await requests.start(graph)()
    expect(stored.map((batch) => batch.length)).toEqual([500, 1])
  })

  test('fails no request and reports an outage once', async () => {
    const { log, withEvent } = captureLog('warn')
    const requests = makeRequestLog(log)
    const { graph } = aGraph(() => Promise.reject(new Error('The database is away.')))
    for (const id of ['1', '2']) {
      requests.add(aRequest(id), 200, 1)
      await requests.start(graph)()
    }
    expect(withEvent('request_log.failed')).toHaveLength(1)
  })
})
