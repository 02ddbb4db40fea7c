import { describe, expect, test } from '@jest/globals'
import { observeRequests } from '../../launch/process/signals/observe-requests.ts'
import { makeRequestLog } from '../../launch/process/signals/request-log.ts'
import type { GraphExecutor, Operation, Variables } from '../../platform/executor.ts'
import { makeLog } from '../../platform/log.ts'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { CLUB_SCOPES, type ClubScope } from '../../schema/club/scopes.ts'
import {
  anInstallation,
  aSnapshot,
  startSampleFacade,
  TOKEN,
} from '../rest-facade/sample-facade.ts'

const SOURCE_ID = '01900000-0000-7000-8000-000000000001'

const PERSON = { external_id: 'p-1', display_name: 'Zyzzy' }

interface Handed {
  externalBookingId: string
  code: string
  way: string
  details: { issues?: { path: string; rule: string }[]; missing?: string[] }
}

const aRecord = (number: unknown, changes: Record<string, unknown> = {}) => ({
  external_booking_id: number,
  booking: aSnapshot(changes),
})

/** The bookings that the facade hands on after it has refused each of these imports. */
async function refusedOf(
  bodies: readonly unknown[],
  { scopes = CLUB_SCOPES, status = 400 }: { scopes?: readonly ClubScope[]; status?: number } = {},
): Promise<Handed[]> {
  const log = makeLog('silent')
  const requests = makeRequestLog(log)
  const calls: { refusedBookings: Handed[] }[][] = []
  const execute = (_operation: Operation, variables: Variables) => {
    calls.push(variables['requests'] as (typeof calls)[number])
    return Promise.resolve({ data: {} })
  }
  const { app, executions } = await startSampleFacade({
    caller: anInstallation(scopes),
    observe: (server) => observeRequests(server, log, requests),
  })
  for (const [nth, body] of bodies.entries()) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/v1/club/booking-sources/${SOURCE_ID}/imports`,
      headers: { ...TOKEN, 'content-type': 'application/json', 'idempotency-key': `key-${nth}` },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect(statusCode).toBe(status)
  }
  await app.close()
  // Hands on once: on its way it would each second, where the requests take that long.
  await requests.start({ execute } as unknown as GraphExecutor)()
  expect(executions).toEqual([])
  const handed = calls.map((call) => call.flatMap(({ refusedBookings }) => refusedBookings))
  for (const { length } of handed) expect(length).toBeLessThanOrEqual(500)
  return handed.flat()
}

const rulesOf = ({ externalBookingId, details: { issues = [] } }: Handed) =>
  [externalBookingId, ...issues.map(({ path, rule }) => `${path} ${rule}`.trim())].join(': ')

describe('an import that the facade refuses', () => {
  test('hands on each of its records that has a number, with its own faults', async () => {
    const bookings = [
      aRecord('a', { status: 'MAYBE' }),
      aRecord('b', { participants: [{ ...PERSON, team: 'GREEN' }] }),
      aRecord('c'),
      { external_booking_id: 'd' },
      { external_booking_id: 'e', booking: aSnapshot(), colour: 'red' },
      ...[aRecord(''), aRecord('n'.repeat(201)), aRecord(7), null, 'f'],
    ]
    const handed = await refusedOf([{ bookings }])
    expect(handed.map(rulesOf)).toEqual([
      'a: status enum',
      'b: participants[0].team enum',
      'c: others',
      'd: booking required',
      'e: colour unknown_property',
    ])
    expect(new Set(handed.map(({ code, way }) => `${code} ${way}`))).toEqual(
      new Set(['invalid_input IMPORT']),
    )
    expect(JSON.stringify(handed)).not.toContain('Zyzzy')
  })

  test('hands on all records where its body or its scopes are refused', async () => {
    const bookings = [aRecord('a'), aRecord('b', { participants: [PERSON] })]
    expect((await refusedOf([{ bookings, dry_run: true }])).map(rulesOf)).toEqual([
      'a: dry_run unknown_property',
      'b: dry_run unknown_property',
    ])
    const scopes = CLUB_SCOPES.filter((scope) => scope !== 'participants:write')
    const unscoped = await refusedOf([{ bookings }], { scopes, status: 403 })
    expect(unscoped).toMatchObject(
      ['a', 'b'].map((externalBookingId) => ({
        ...{ externalBookingId, way: 'IMPORT', code: 'insufficient_scope' },
        details: { missing: ['participants:write'] },
      })),
    )
  })

  test('says of records behind the last listed fault that they are not known to be right', async () => {
    const bookings = Array.from({ length: 60 }, (_, place) =>
      aRecord(`${place}`, { status: 'MAYBE' }),
    )
    const handed = (await refusedOf([{ bookings }])).map(rulesOf)
    expect(handed.slice(48, 52)).toEqual([
      '48: status enum',
      '49: status enum',
      '50: invalid',
      '51: invalid',
    ])
  })

  test('hands on as much of its faults as is kept, once for each record', async () => {
    const names = Array.from({ length: 10 }, (_, nth) => `${nth}${'\u0001'.repeat(390)}`)
    const bookings = Array.from({ length: 500 }, (_, place) => aRecord(`${place}`))
    const handed = await refusedOf([
      { bookings, ...Object.fromEntries(names.map((name) => [name, 1])) },
    ])
    expect(handed).toHaveLength(500)
    expect(JSON.stringify(handed).length).toBeLessThan(2_000_000)
  })

  test('hands on nothing of a body that is not read', async () => {
    const bodies = ['{', '[]', { bookings: 'all' }, { bookings: { external_booking_id: 'a' } }]
    expect(await refusedOf(bodies)).toEqual([])
  })

  test('hands on as many at once as are kept of a source', async () => {
    const { ofSource } = CLUB_LIMITS.refusedBookings
    const perImport = CLUB_LIMITS.importedBookings
    const bodies = Array.from({ length: ofSource / perImport + 1 }, (_, nth) => ({
      bookings: Array.from({ length: perImport + 1 }, (_, place) => aRecord(`${nth}-${place}`)),
    }))
    expect(await refusedOf(bodies)).toHaveLength(ofSource)
  })
})
