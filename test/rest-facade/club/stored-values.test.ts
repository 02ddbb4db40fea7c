import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { addSource } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let installationId: string
let token: string

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 1 })
  const installation = await addInstallation(api.club, home.club)
  installationId = installation.installationId
  token = await api.tokenFor(installation)
})

afterAll(() => api.close())

async function askGraph(query: string) {
  const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
  return body
}

const DAY = { opens: '08:00', closes: '23:00' }

const FITTING = {
  weekly: { monday: [DAY], tuesday: [] },
  exceptions: [{ date: '2026-12-24', intervals: [DAY], note: 'Christmas' }],
}

describe('the opening hours of a location', () => {
  const HOURS = 'openingHours { weekday date intervals { opens closes } note }'

  async function readBoth(hours: unknown) {
    const { id } = home.location
    await api.club.query('UPDATE locations SET opening_hours = ? WHERE id = ?', [
      JSON.stringify(hours),
      id,
    ])
    const [row] = await api.club.query<{ hours: string }[]>(
      'SELECT opening_hours AS hours FROM locations WHERE id = ?',
      [id],
    )
    const [one, list, graph] = await Promise.all([
      api.ask('GET', `/v1/club/locations/${id}`, { token }),
      api.ask('GET', '/v1/club/locations', { token }),
      askGraph(`{ location(id: "${id}") { ${HOURS} } }`),
    ])
    const inRest = [one.body.data, ...list.body.data]
    return { inRest, graph, stored: JSON.parse(row?.hours ?? '') }
  }

  test.each([
    ['a plan of weekdays and dates', FITTING],
    ['text', 'Mo-Fr 8-20'],
    ['a number', 5],
    ['a list', [1, [null]]],
    ['an object of another form', { mon: { from: 8, until: 20 } }],
    ['times of another form', { weekly: { monday: [{ opens: '8am', closes: '8pm' }] } }],
  ])('are returned by REST as they are stored: %s', async (_what, hours) => {
    const { inRest, stored } = await readBoth(hours)
    expect(inRest.map(({ opening_hours }) => JSON.stringify(opening_hours))).toEqual(
      Array(2).fill(JSON.stringify(stored)),
    )
    const keys = Object.keys(inRest[0])
    expect(keys.slice(keys.indexOf('status'))).toEqual([
      ...['status', 'opening_hours', 'created_at', 'updated_at'],
    ])
  })

  test('are typed in the graph', async () => {
    const { graph } = await readBoth(FITTING)
    expect(graph).toEqual({
      data: {
        location: {
          openingHours: [
            { weekday: 'MONDAY', date: null, intervals: [DAY], note: null },
            { weekday: 'TUESDAY', date: null, intervals: [], note: null },
            { weekday: null, date: '2026-12-24', intervals: [DAY], note: 'Christmas' },
          ],
        },
      },
    })
  })

  test.each([['text'], [5], [[1]], [{ weekly: { monday: DAY } }]])(
    'are null in the graph when they are stored as %j',
    async (stored) => {
      const { graph } = await readBoth(stored)
      expect(graph).toEqual({ data: { location: { openingHours: null } } })
    },
  )

  test('have a stored form that clients of the graph cannot read', async () => {
    const { errors } = await askGraph(
      `{ location(id: "${home.location.id}") { storedOpeningHours } }`,
    )
    expect(errors[0].message).toContain('Cannot query field "storedOpeningHours"')
  })
})

describe('the details of an import error', () => {
  async function readBoth(error: object) {
    const bookingSourceId = await addSource(api, home, token)
    const id = newUuid()
    await api.club.query(
      `INSERT INTO booking_imports (id, club_id, booking_source_id, installation_id, status, total,
         imported, failed, created_at, updated_at)
       VALUES (?, ?, ?, ?, 'FAILED', 1, 0, 1, NOW(3), NOW(3))`,
      [id, home.club.id, bookingSourceId, installationId],
    )
    const record = {
      ...{ position: 0, externalBookingId: 'b-1', sourceVersion: 1, outcome: 'FAILED' },
      ...{ bookingId: null, reconciliationStatus: 'NONE', error },
    }
    await api.club.query('INSERT INTO booking_import_steps VALUES (?, 0, ?)', [
      id,
      JSON.stringify([record]),
    ])
    const [rest, graph] = await Promise.all([
      api.ask('GET', `/v1/club/booking-imports/${id}`, { token }),
      askGraph(`{ bookingImport(id: "${id}") { records { error { details { name value } } } } }`),
    ])
    return {
      inRest: rest.body.data.result.records[0].error,
      inGraph: graph.data.bookingImport.records[0].error.details,
    }
  }

  test('are names and values in the graph, and an object in REST', async () => {
    const details = { storedSourceVersion: 4, submittedSourceVersion: 3, reason: 'older' }
    const { inRest, inGraph } = await readBoth({
      code: 'version_conflict',
      message: 'No.',
      details,
    })
    expect(inRest.details).toEqual({
      ...{ stored_source_version: 4, submitted_source_version: 3, reason: 'older' },
    })
    // MySQL sorts the members of a stored object.
    expect(inGraph).toHaveLength(3)
    expect(inGraph).toEqual(
      expect.arrayContaining([
        { name: 'storedSourceVersion', value: '4' },
        { name: 'submittedSourceVersion', value: '3' },
        { name: 'reason', value: 'older' },
      ]),
    )
  })

  test('are null in the graph where they are stored in another form', async () => {
    const details = { bookingSourceId: ['x'], externalCourtId: { deep: null } }
    const { inRest, inGraph } = await readBoth({ code: 'unmapped_court', message: 'No.', details })
    expect(inRest.details).toEqual({
      booking_source_id: ['x'],
      external_court_id: { deep: null },
    })
    expect(inGraph).toBeNull()
  })

  test('are null in the graph where there are none', async () => {
    const { inRest, inGraph } = await readBoth({ code: 'internal_error', message: 'No.' })
    expect(Object.keys(inRest)).toEqual(['code', 'message'])
    expect(inGraph).toBeNull()
  })
})
