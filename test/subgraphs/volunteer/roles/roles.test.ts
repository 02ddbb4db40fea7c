import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { startRetention } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub, ofClub, staffOf } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import {
  absent,
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
  eventId = await anEventId()
})

afterAll(() => volunteer.close())

async function anEventId(clubId = key.clubId): Promise<string> {
  return addEvent(volunteer.database, { clubId })
}

const aStored = async (changes: Parameters<typeof aRole>[0] = {}) => {
  const role = aRole({ clubId: key.clubId, eventId, ...changes })
  await addRoles(volunteer.database, role)
  return role
}

const make = (input: object, caller: Parameters<VolunteerTest['ask']>[2] = key) =>
  volunteer.ask('CreateVolunteerRole', { input: { eventId, name: 'Bar', ...input } }, caller)

const change = (input: object) => volunteer.ask('UpdateVolunteerRole', { input }, key)

const remove = (input: object) => volunteer.ask('DeleteVolunteerRole', { input }, key)

describe('creating a role', () => {
  test('returns it like each later read and publishes role.created', async () => {
    const { data, errors } = await make({ name: ' Bar ', description: ' Cold drinks ' })
    expect(errors).toEqual([])
    const { role } = data.createVolunteerRole
    expect(role).toEqual({
      id: expect.any(String),
      clubId: key.clubId,
      eventId,
      name: 'Bar',
      description: 'Cold drinks',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const read = await volunteer.ask('GetVolunteerRole', { id: role.id, eventId }, key)
    expect(read.data.volunteerRole).toEqual(role)
    expect(await loggedEventsOf(volunteer.database, role.id)).toEqual([
      {
        type: 'role.created',
        sequence: 1,
        changedFields: ['description', 'name'],
        organizationId: key.clubId,
      },
    ])
  })

  test.each([
    ['BAR', 'bar'],
    ['Küche', 'KÜCHE'],
    ['Café', 'Cafe\u0301'],
  ])('rejects %s beside %s of the same event with duplicate_role', async (name, other) => {
    await aStored({ name: other })
    expect((await make({ name })).code).toBe('duplicate_role')
    const elsewhere = await make({ name, eventId: await anEventId() })
    expect(elsewhere.errors).toEqual([])
  })

  test('accepts a name that differs by an accent, and the name of a deleted role', async () => {
    await aStored({ name: 'Cafe' })
    await aStored({ name: 'Grill', deletedAt: NOW })
    expect((await make({ name: 'Café' })).errors).toEqual([])
    expect((await make({ name: 'grill' })).errors).toEqual([])
  })

  test('by several concurrent requests with one name succeeds once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => make({ name: 'Grill' })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'duplicate_role')).toHaveLength(7)
  })

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'n'.repeat(121) }, 'name'],
    ['a long description', { description: 'd'.repeat(1001) }, 'description'],
  ])('rejects %s', async (_what, input, path) => {
    const { code, errors } = await make(input)
    expect(code).toBe('invalid_input')
    expect(errors[0]?.extensions?.['details']).toMatchObject({ issues: [{ path }] })
  })

  test('returns not_found for missing and deleted events and those of another club', async () => {
    const [gone] = await addEvents(
      volunteer.database,
      anEvent({ clubId: key.clubId, deletedAt: NOW }),
    )
    const foreign = await anEventId(newUuid())
    for (const id of [newUuid(), 'no uuid', gone?.id, foreign])
      expect((await make({ eventId: id })).code).toBe('not_found')
    expect((await make({}, staffOf(newUuid()))).code).toBe('not_found')
    expect((await make({}, staffOf(key.clubId, 'COORDINATOR'))).errors).toEqual([])
  })
})

describe('updating a role', () => {
  test('sets and clears the given fields and publishes role.updated', async () => {
    const { id } = await aStored({ description: 'Drinks' })
    const { data, errors } = await change({ roleId: id, eventId, name: 'BAR', description: null })
    expect(errors).toEqual([])
    expect(data.updateVolunteerRole.role).toMatchObject({
      name: 'BAR',
      description: null,
      createdAt: LONG_AGO.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'role.updated', sequence: 1, changedFields: ['description', 'name'] },
    ])
  })

  test('without a change keeps updatedAt and publishes nothing', async () => {
    const { id } = await aStored()
    for (const input of [{}, { name: 'Bar', description: null }]) {
      const { data } = await change({ roleId: id, ...input })
      expect(data.updateVolunteerRole.role.updatedAt).toBe(LONG_AGO.toISOString())
    }
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([])
  })

  test('rejects a taken name, null for the name, and a stale ifUpdatedAt', async () => {
    await aStored({ name: 'Grill' })
    const { id } = await aStored()
    expect((await change({ roleId: id, name: 'GRILL' })).code).toBe('duplicate_role')
    expect((await change({ roleId: id, name: null })).code).toBe('invalid_input')
    const late = { roleId: id, name: 'Pub', expectedUpdatedAt: NOW.toISOString() }
    expect((await change(late)).code).toBe('concurrent_update')
    const inTime = { ...late, expectedUpdatedAt: LONG_AGO.toISOString() }
    expect((await change(inTime)).errors).toEqual([])
  })

  test('is rejected under another event, where it is absent', async () => {
    const { id } = await aStored()
    const other = await anEventId()
    expect((await change({ roleId: id, eventId: other, name: 'Pub' })).code).toBe('not_found')
    expect((await remove({ roleId: id, eventId: other })).code).toBe('not_found')
    const read = await volunteer.ask('GetVolunteerRole', { id, eventId: other }, key)
    expect(read).toMatchObject(absent('volunteerRole'))
  })
})

describe('deleting a role', () => {
  test('returns its last state, publishes role.deleted and makes it unreadable', async () => {
    const { id } = await aStored({ publishedCount: 2 })
    const { data, errors } = await remove({ roleId: id, eventId })
    expect(errors).toEqual([])
    const at = NOW.toISOString()
    expect(data.deleteVolunteerRole.role).toMatchObject({ id, updatedAt: at, deletedAt: at })
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'role.deleted', sequence: 3, changedFields: [] },
    ])
    const answers = [await remove({ roleId: id }), await change({ roleId: id, name: 'Pub' })]
    expect(answers.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
    const role = await volunteer.ask('GetVolunteerRole', { id, eventId }, key)
    expect(role).toMatchObject(absent('volunteerRole'))
    expect((await make({})).errors).toEqual([])
  })

  test('happens with its event, which alone is published', async () => {
    const { id } = await aStored()
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId } }, key)
    const role = await volunteer.ask('GetVolunteerRole', { id, eventId }, key)
    expect(role).toMatchObject(absent('volunteerRole'))
    expect((await list({ eventId })).code).toBe('not_found')
    expect(await list({})).toMatchObject({ names: [], totalCount: 0 })
    expect(await list({ includeDeleted: true })).toMatchObject({ names: ['Bar'] })
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([])
  })

  test('purges it after 90 days', async () => {
    const day = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
    await aStored({ deletedAt: day(91) })
    const kept = [await aStored({ deletedAt: day(89) }), await aStored()]
    const ids = async () => {
      const sql = 'SELECT id FROM roles WHERE event_id = ?'
      return (await volunteer.database.query<{ id: string }[]>(sql, [eventId])).map(({ id }) => id)
    }
    const { database } = volunteer
    const stop = startRetention(volunteerPurges({ database, clock: () => NOW }), testLog)
    await until(async () => (await ids()).length === 2)
    await stop()
    expect((await ids()).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  })
})

async function list(variables: object, caller: Parameters<VolunteerTest['ask']>[2] = key) {
  const asked = listVariables(variables)
  const operation = 'eventId' in variables ? 'ListRolesOfVolunteerEvent' : 'ListVolunteerRoles'
  const { data, code } = await volunteer.ask(operation, asked, caller)
  const page = data?.volunteerRoles
  const names = page?.nodes.map(({ name }: { name: string }) => name)
  return { code, names, totalCount: page?.totalCount }
}

describe('the list of roles', () => {
  test('is sorted by name, for one event or for the whole club', async () => {
    const other = await anEventId()
    await aStored({ name: 'Grill' })
    await aStored({ name: 'Bar' })
    await aStored({ name: 'Cashier', eventId: other })
    await aStored({ name: 'Gone', deletedAt: NOW })
    expect(await list({ eventId })).toMatchObject({ names: ['Bar', 'Grill'], totalCount: 2 })
    expect(await list({})).toMatchObject({ names: ['Bar', 'Cashier', 'Grill'], totalCount: 3 })
    expect(await list({ first: 1, offset: 1 })).toMatchObject({ names: ['Cashier'], totalCount: 3 })
    expect(await list({ eventId: newUuid() })).toMatchObject({ code: 'not_found' })
    const stranger = await addProClub(volunteer.database)
    expect(await list({}, stranger)).toMatchObject({ names: [], totalCount: 0 })
    expect(await list({ eventId }, stranger)).toMatchObject({ code: 'not_found' })
  })

  test('with updatedSince is sorted by changes and contains deletions', async () => {
    const at = (hour: number) => new Date(`2026-06-30T0${hour}:00:00Z`)
    await aStored({ name: 'Bar', updatedAt: at(3) })
    await aStored({ name: 'Grill', updatedAt: at(2) })
    await aStored({ name: 'Old', updatedAt: at(1) })
    await aStored({ name: 'Gone', updatedAt: at(4), deletedAt: at(4) })
    await aStored({ name: 'Forgotten', updatedAt: at(4), deletedAt: LONG_AGO })
    const since = { updatedSince: at(2).toISOString() }
    expect(await list(since)).toMatchObject({ names: ['Grill', 'Bar'], totalCount: 2 })
    expect(await list({ ...since, eventId, includeDeleted: true })).toMatchObject({
      names: ['Grill', 'Bar', 'Gone'],
      totalCount: 3,
    })
  })

  test('loads the events of all roles with one statement', async () => {
    for (const name of ['Bar', 'Grill', 'Cashier'])
      await aStored({ name, eventId: await anEventId() })
    const document = ofClub(key.clubId, 'volunteerRoles { nodes { event { name } club { id } } }')
    volunteer.takeStatements()
    const { data } = await volunteer.ask(document, {}, staffOf(key.clubId))
    expect(data._entities[0].volunteerRoles.nodes).toHaveLength(3)
    expect(JSON.stringify(data)).not.toContain('null')
    expect(volunteer.takeStatements()).toHaveLength(2)
  })
})
