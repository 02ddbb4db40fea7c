import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import {
  absent,
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'
import { addEvent } from './event-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let id: string

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

const STORED = {
  name: 'Sommerfest',
  description: 'Music',
  startDate: '2026-08-01',
  endDate: '2026-08-02',
  location: 'Hall',
  locationCoordinates: '48.2,16.3',
  timezone: 'Europe/Vienna',
  status: 'DRAFT',
  autoConfirmAssignments: true,
} as const

beforeEach(async () => {
  await volunteer.database.query("UPDATE events SET status = 'ARCHIVED'")
  id = await addEvent(volunteer.database, { ...STORED, clubId: key.clubId })
})

const FIELDS = `id name description startDate endDate location locationCoordinates timezone
  status autoConfirmAssignments updatedAt`
const CHANGE = `mutation ($input: UpdateVolunteerEventInput!) {
  updateVolunteerEvent(input: $input) { event { ${FIELDS} } }
}`
const READ = `query ($id: ID!) { volunteerEvent(id: $id) { ${FIELDS} } }`

const change = (input: Record<string, unknown>) =>
  volunteer.ask(CHANGE, { input: { eventId: id, ...input } }, key)

async function read() {
  const {
    updatedAt,
    id: _id,
    ...content
  } = (await volunteer.ask(READ, { id }, key)).data.volunteerEvent
  return { updatedAt, content }
}

const NULLABLE = ['description', 'location', 'locationCoordinates', 'timezone'] as const
const OTHERS = ['name', 'startDate', 'endDate', 'status', 'autoConfirmAssignments'] as const

const OTHER_VALUES: readonly [string, unknown, unknown?][] = [
  ['name', '  Herbstfest ', 'Herbstfest'],
  ['description', 'Other music'],
  ['description', ''],
  ['startDate', '2026-07-30'],
  ['endDate', '2026-08-09'],
  ['location', 'Garden'],
  ['locationCoordinates', ' -33.85 , 151.2 ', '-33.85,151.2'],
  ['timezone', 'europe/lisbon', 'Europe/Lisbon'],
  ['status', 'CANCELLED'],
  ['autoConfirmAssignments', false],
]

const REST_NAMES: Record<string, string> = {
  startDate: 'start_date',
  endDate: 'end_date',
  locationCoordinates: 'location_coordinates',
  autoConfirmAssignments: 'auto_confirm_assignments',
}

describe('updating an event', () => {
  test.each(NULLABLE)('clears %s by null and changes nothing else', async (field) => {
    expect((await change({ [field]: null })).errors).toEqual([])
    expect(await read()).toEqual({
      updatedAt: NOW.toISOString(),
      content: { ...STORED, [field]: null },
    })
  })

  test.each(OTHERS)('rejects null for %s with invalid_input', async (field) => {
    const { code, errors } = await change({ [field]: null })
    expect(code).toBe('invalid_input')
    expect(errors[0]?.extensions?.['details']).toMatchObject({ issues: [{ path: field }] })
    expect(await read()).toEqual({ updatedAt: LONG_AGO.toISOString(), content: STORED })
  })

  test.each(OTHER_VALUES)(
    'sets %s to %j and changes nothing else',
    async (field, value, kept = value) => {
      expect((await change({ [field]: value })).errors).toEqual([])
      expect(await read()).toEqual({
        updatedAt: NOW.toISOString(),
        content: { ...STORED, [field]: kept },
      })
      expect(await loggedEventsOf(volunteer.database, id)).toEqual([
        {
          type: 'event.updated',
          sequence: 1,
          changedFields: [REST_NAMES[field] ?? field],
          organizationId: key.clubId,
        },
      ])
    },
  )

  test.each([
    ['no field at all', {}],
    ['the values it has', { ...STORED }],
  ])('with %s keeps updatedAt and publishes nothing', async (_what, input) => {
    const { data } = await change(input)
    expect(data.updateVolunteerEvent.event.updatedAt).toBe(LONG_AGO.toISOString())
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([])
  })

  test.each([
    ['a short name', { name: ' a ' }, 'name'],
    ['a long name', { name: 'n'.repeat(141) }, 'name'],
    ['a long description', { description: 'd'.repeat(4001) }, 'description'],
    ['a long location', { location: 'l'.repeat(241) }, 'location'],
    ['a latitude beyond the pole', { locationCoordinates: '90.1,0' }, 'locationCoordinates'],
    [
      'a longitude beyond the date line',
      { locationCoordinates: '0,-180.1' },
      'locationCoordinates',
    ],
    ['one coordinate', { locationCoordinates: '48.2' }, 'locationCoordinates'],
    ['words for coordinates', { locationCoordinates: 'here,there' }, 'locationCoordinates'],
    ['a time zone that is none', { timezone: 'Mars/Base' }, 'timezone'],
    ['an offset for a time zone', { timezone: '+02:00' }, 'timezone'],
    ['empty coordinates', { locationCoordinates: '' }, 'locationCoordinates'],
    ['a year before 1000', { startDate: '0999-12-31' }, 'startDate'],
  ])('rejects %s', async (_what, input, path) => {
    const { code, errors } = await change(input)
    expect(code).toBe('invalid_input')
    expect(errors[0]?.extensions?.['details']).toMatchObject({ issues: [{ path }] })
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '2026-2-3',
    'tomorrow',
    '2026-08-01T00:00:00Z',
  ])('rejects %s, which is not a calendar date', async (startDate) => {
    expect((await change({ startDate })).code).toBe('invalid_input')
  })

  test('checks the order of the merged dates', async () => {
    expect((await change({ startDate: '2026-08-03' })).code).toBe('invalid_date_order')
    expect((await change({ endDate: '2026-07-31' })).code).toBe('invalid_date_order')
    expect((await change({ startDate: '2026-08-03', endDate: '2026-08-04' })).errors).toEqual([])
  })

  test('publishes event.started and event.ended', async () => {
    for (const status of ['ACTIVE', 'ARCHIVED', 'CANCELLED']) await change({ status })
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'event.updated', sequence: 1 },
      { type: 'event.started', sequence: 2 },
      { type: 'event.updated', sequence: 3 },
      { type: 'event.ended', sequence: 4 },
      { type: 'event.updated', sequence: 5 },
    ])
  })

  test('is rejected with concurrent_update when ifUpdatedAt is stale', async () => {
    const stale = await change({ name: 'Fest', expectedUpdatedAt: NOW.toISOString() })
    expect(stale.code).toBe('concurrent_update')
    const expectedUpdatedAt = LONG_AGO.toISOString()
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => change({ name, expectedUpdatedAt })),
    )
    expect(results.map(({ code }) => code).toSorted()).toEqual([
      'concurrent_update',
      'concurrent_update',
      undefined,
    ])
  })

  test('loses no update when several requests change different fields concurrently', async () => {
    const results = await Promise.all([
      change({ name: 'Fest' }),
      change({ location: null }),
      change({ status: 'ACTIVE' }),
      change({ description: 'x' }),
      volunteer.ask(CHANGE, { input: { eventId: id, endDate: '2026-08-05' } }, staffOf(key.clubId)),
    ])
    expect(results.flatMap(({ errors }) => errors)).toEqual([])
    expect((await read()).content).toEqual({
      ...STORED,
      name: 'Fest',
      location: null,
      status: 'ACTIVE',
      description: 'x',
      endDate: '2026-08-05',
    })
    const sequences = (await loggedEventsOf(volunteer.database, id)).map((row) => row.sequence)
    expect(sequences).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('returns not_found for a deleted event, which reads find absent, and for a malformed id', async () => {
    await volunteer.database.query('UPDATE events SET deleted_at = ? WHERE id = ?', [NOW, id])
    expect((await change({ name: 'Fest' })).code).toBe('not_found')
    expect((await change({ status: 'ACTIVE' })).code).toBe('not_found')
    expect(await volunteer.ask(READ, { id }, key)).toMatchObject(absent('volunteerEvent'))
    const malformed = await volunteer.ask(CHANGE, { input: { eventId: 'ä', name: 'Fest' } }, key)
    expect(malformed.code).toBe('not_found')
  })
})
