import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { isUuid } from '../../../../platform/ids.ts'
import { ADMIN, addProClub, staffOf } from '../caller-fixture.ts'
import { listVariables } from '../list-variables.ts'
import {
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'
import { addEvents, anEvent, anEventInput } from './event-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

describe('creating an event', () => {
  const create = (changes: Record<string, unknown>) =>
    volunteer.ask('CreateVolunteerEvent', { input: anEventInput(changes) }, key)

  test('fills in defaults and returns the whole event', async () => {
    const { data, errors } = await create({})
    expect(errors).toEqual([])
    const { id, ...event } = data.createVolunteerEvent.event
    expect(isUuid(id)).toBe(true)
    expect(event).toEqual({
      clubId: key.clubId,
      name: 'Sommerfest',
      description: null,
      startDate: '2026-08-01',
      endDate: '2026-08-02',
      location: null,
      status: 'DRAFT',
      autoConfirmAssignments: false,
      createdBy: 'key-maker',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const read = await volunteer.ask('GetVolunteerEvent', { id }, key)
    expect(read.data.volunteerEvent).toEqual({ id, ...event })
  })

  test('stores every given field, trimmed', async () => {
    const given = {
      name: ' Grätzlfest 🎪 ',
      description: ' Music\nand food ',
      location: ' Yppenplatz ',
      locationCoordinates: ' 48.2117, 16.3361 ',
      status: 'ACTIVE',
      autoConfirmAssignments: true,
    }
    const { data } = await create(given)
    const { id } = data.createVolunteerEvent.event
    const [row] = await volunteer.database.query('SELECT * FROM events WHERE id = ?', [id])
    expect(row).toMatchObject({
      name: 'Grätzlfest 🎪',
      description: 'Music\nand food',
      location: 'Yppenplatz',
      location_coordinates: '48.2117,16.3361',
      status: 'ACTIVE',
      auto_confirm_assignments: 1,
      published_count: 2,
    })
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'event.created', sequence: 1, organizationId: key.clubId },
      { type: 'event.started', sequence: 2, changedFields: ['status'] },
    ])
  })

  test('accepts null for optional fields', async () => {
    const nulls = { description: null, location: null, locationCoordinates: null }
    const { data, errors } = await create({ ...nulls, status: null, autoConfirmAssignments: null })
    expect(errors).toEqual([])
    expect(data.createVolunteerEvent.event.status).toBe('DRAFT')
  })

  test.each([
    ['a name of one character', { name: ' x ' }, 'invalid_input'],
    ['a day that does not exist', { endDate: '2026-02-30' }, 'invalid_input'],
    ['coordinates off the globe', { locationCoordinates: '91,0' }, 'invalid_input'],
    ['an end before the start', { endDate: '2026-07-31' }, 'invalid_date_order'],
  ])('rejects %s and stores nothing', async (_what, changes, code) => {
    const before = await volunteer.database.query('SELECT count(*) AS n FROM events')
    expect((await create(changes)).code).toBe(code)
    expect(await volunteer.database.query('SELECT count(*) AS n FROM events')).toEqual(before)
  })
})

describe('the list of events', () => {
  let ids: string[]
  let lister: ApiKeyCaller

  beforeAll(async () => {
    lister = await addProClub(volunteer.database)
    const { clubId } = lister
    const events = await addEvents(
      volunteer.database,
      anEvent({ clubId, startDate: '2026-08-03', status: 'ACTIVE' }),
      anEvent({ clubId, startDate: '2026-08-01', updatedAt: NOW }),
      anEvent({ clubId, startDate: '2026-08-03', status: 'ARCHIVED', updatedAt: NOW }),
      anEvent({ clubId, startDate: '2026-08-02', deletedAt: NOW }),
      anEvent({ clubId, startDate: '2026-08-02', status: 'CANCELLED' }),
    )
    const [a = '', b = '', c = '', , e = ''] = events.map(({ id }) => id)
    ids = [b, e, ...[a, c].toSorted()]
  })

  async function list(variables: Record<string, unknown>) {
    const asked = listVariables(variables)
    const { data, code } = await volunteer.ask('ListVolunteerEvents', asked, lister)
    const page = data?.volunteerEvents
    return {
      code,
      ids: page?.nodes.map(({ id }: { id: string }) => id),
      totalCount: page?.totalCount,
    }
  }

  test('is sorted by start date, then id, without deleted events', async () => {
    expect(await list({})).toEqual({ code: undefined, ids, totalCount: 4 })
  })

  test('returns the total on each page, also beyond the last one', async () => {
    for (const offset of [0, 1, 2, 3, 4, 9])
      for (const first of [1, 2, 4, 200])
        expect(await list({ first, offset })).toEqual({
          code: undefined,
          ids: ids.slice(offset, offset + first),
          totalCount: 4,
        })
  })

  test('filters by status and by updatedSince', async () => {
    expect(await list({ status: 'CANCELLED' })).toMatchObject({ ids: [ids[1]], totalCount: 1 })
    expect(await list({ updatedSince: NOW.toISOString() })).toMatchObject({ totalCount: 2 })
    expect(await list({ updatedSince: NOW.toISOString(), status: 'DRAFT' })).toMatchObject({
      ids: [ids[0]],
    })
    const later = new Date(NOW.getTime() + 1).toISOString()
    expect(await list({ updatedSince: later })).toMatchObject({ ids: [], totalCount: 0 })
    expect(await list({ updatedSince: LONG_AGO.toISOString() })).toMatchObject({ totalCount: 4 })
  })

  test('is sorted by update time when updatedSince is given', async () => {
    const reader = await addProClub(volunteer.database)
    const { clubId } = reader
    const updatedAt = (day: number) => new Date(`2026-06-0${day}T12:00:00Z`)
    const [, second, third, fourth] = await addEvents(
      volunteer.database,
      anEvent({ clubId, startDate: '2026-08-04', updatedAt: updatedAt(1) }),
      anEvent({ clubId, startDate: '2026-08-03', updatedAt: updatedAt(2), status: 'ACTIVE' }),
      anEvent({ clubId, startDate: '2026-08-02', updatedAt: updatedAt(3) }),
      anEvent({ clubId, startDate: '2026-08-01', updatedAt: updatedAt(4), status: 'ACTIVE' }),
    )
    const read: string[] = []
    for (let after: string | null = null, pages = 0; pages < 3; pages += 1) {
      const { data } = await volunteer.ask(
        `query ($since: DateTime, $after: String) {
          volunteerEvents(filter: { updatedSince: $since }, after: $after, first: 1) {
            nodes { id } pageInfo { endCursor } totalCount
          }
        }`,
        { since: updatedAt(2).toISOString(), after },
        reader,
      )
      const page = data?.volunteerEvents
      expect(page.totalCount).toBe(3)
      read.push(...page.nodes.map(({ id }: { id: string }) => id))
      after = page.pageInfo.endCursor
    }
    expect(read).toEqual([second?.id, third?.id, fourth?.id])
  })

  test.each([{ first: 0 }, { first: 201 }, { first: -1 }, { offset: -1 }])(
    'rejects %j',
    async (page) => {
      expect((await list(page)).code).toBe('invalid_input')
    },
  )
})

describe('Club.volunteerEvents', () => {
  const CLUBS = `query ($clubs: [_Any!]!) {
    _entities(representations: $clubs) {
      ... on Club { id volunteerEvents { nodes { id } } volunteerPlan { isPro addOns eventLimit } }
    }
  }`
  const ask = (ids: string[], caller: Parameters<VolunteerTest['ask']>[2]) =>
    volunteer.ask(CLUBS, { clubs: ids.map((id) => ({ __typename: 'Club', id })) }, caller)

  test('returns events and plan to staff with one statement each for all clubs', async () => {
    const clubs = await Promise.all([1, 2, 3].map(() => addProClub(volunteer.database)))
    const ids = clubs.map(({ clubId }) => clubId)
    await addEvents(volunteer.database, ...ids.map((clubId) => anEvent({ clubId })))
    volunteer.takeStatements()
    const { data, errors } = await ask(ids, ADMIN)
    expect(volunteer.takeStatements()).toHaveLength(2)
    expect(errors).toEqual([])
    for (const entity of data._entities)
      expect(entity).toMatchObject({
        volunteerEvents: { nodes: [{}] },
        volunteerPlan: { isPro: true, addOns: [], eventLimit: 50 },
      })
    expect(data._entities.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  test("is null for other clubs' staff and forbidden for API keys", async () => {
    const { clubId } = await addProClub(volunteer.database)
    const stranger = await ask([clubId], staffOf(key.clubId))
    expect(stranger).toMatchObject({ code: 'not_found', data: { _entities: [null] } })
    const own = await ask([key.clubId], key)
    expect(own.errors.map(({ extensions }) => extensions?.['code'])).toEqual([
      'forbidden',
      'forbidden',
    ])
  })
})
