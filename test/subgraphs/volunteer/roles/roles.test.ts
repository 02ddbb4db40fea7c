import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub, ofClub, staffOf } from '../caller-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import { LONG_AGO, loggedEventsOf, NOW } from '../volunteer-fixture.ts'

const home = startVolunteerEvent()

const aStored = async (changes: Parameters<typeof aRole>[0] = {}) => {
  const role = aRole({ ...home.ids, ...changes })
  await addRoles(home.database, role)
  return role
}

const make = (input: object, caller?: Caller) =>
  home.change('CreateVolunteerRole', { eventId: home.eventId, name: 'Bar', ...input }, caller)

const change = (input: object) => home.change('UpdateVolunteerRole', input)

describe('creating a role', () => {
  test('returns it like each later read and publishes role.created', async () => {
    const { data, errors } = await make({ name: ' Bar ', description: ' Cold drinks ' })
    expect(errors).toEqual([])
    const { role } = data.createVolunteerRole
    expect(role).toEqual({
      id: expect.any(String),
      ...home.ids,
      name: 'Bar',
      description: 'Cold drinks',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const read = await home.ask('GetVolunteerRole', { id: role.id, eventId: home.eventId })
    expect(read.data.volunteerRole).toEqual(role)
    expect(await loggedEventsOf(home.database, role.id)).toEqual([
      {
        type: 'role.created',
        sequence: 1,
        changedFields: ['description', 'name'],
        organizationId: home.clubId,
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
    const elsewhere = await make({ name, eventId: await home.addEvent() })
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
})

describe('updating a role', () => {
  test('sets and clears the given fields and publishes role.updated', async () => {
    const { id } = await aStored({ description: 'Drinks' })
    const { data, errors } = await change({
      roleId: id,
      eventId: home.eventId,
      name: 'BAR',
      description: null,
    })
    expect(errors).toEqual([])
    expect(data.updateVolunteerRole.role).toMatchObject({
      name: 'BAR',
      description: null,
      createdAt: LONG_AGO.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    expect(await loggedEventsOf(home.database, id)).toMatchObject([
      { type: 'role.updated', sequence: 1, changedFields: ['description', 'name'] },
    ])
  })

  test('rejects a taken name and null for the name', async () => {
    await aStored({ name: 'Grill' })
    const { id } = await aStored()
    expect((await change({ roleId: id, name: 'GRILL' })).code).toBe('duplicate_role')
    expect((await change({ roleId: id, name: null })).code).toBe('invalid_input')
  })
})

describe('deleting a role', () => {
  test('frees its name', async () => {
    const { id } = await aStored()
    expect((await home.change('DeleteVolunteerRole', { roleId: id })).errors).toEqual([])
    expect((await make({})).errors).toEqual([])
  })

  test('with its event leaves it in the club’s list with deletions alone', async () => {
    await aStored()
    await home.change('DeleteVolunteerEvent', { eventId: home.eventId })
    expect(await list({})).toMatchObject({ names: [], totalCount: 0 })
    expect(await list({ includeDeleted: true })).toMatchObject({ names: ['Bar'] })
  })
})

async function list(variables: object, caller?: Caller) {
  const asked = listVariables(variables)
  const operation = 'eventId' in variables ? 'ListRolesOfVolunteerEvent' : 'ListVolunteerRoles'
  const { data, code } = await home.ask(operation, asked, caller)
  const page = data?.volunteerRoles
  const names = page?.nodes.map(({ name }: { name: string }) => name)
  return { code, names, totalCount: page?.totalCount }
}

describe('the list of roles', () => {
  test('is sorted by name, for one event or for the whole club', async () => {
    const other = await home.addEvent()
    await aStored({ name: 'Grill' })
    await aStored({ name: 'Bar' })
    await aStored({ name: 'Cashier', eventId: other })
    await aStored({ name: 'Gone', deletedAt: NOW })
    expect(await list({ eventId: home.eventId })).toMatchObject({
      names: ['Bar', 'Grill'],
      totalCount: 2,
    })
    expect(await list({})).toMatchObject({ names: ['Bar', 'Cashier', 'Grill'], totalCount: 3 })
    expect(await list({ first: 1, offset: 1 })).toMatchObject({ names: ['Cashier'], totalCount: 3 })
    expect(await list({ eventId: newUuid() })).toMatchObject({ code: 'not_found' })
    const stranger = await addProClub(home.database)
    expect(await list({}, stranger)).toMatchObject({ names: [], totalCount: 0 })
    expect(await list({ eventId: home.eventId }, stranger)).toMatchObject({ code: 'not_found' })
  })

  test('loads the events of all roles with one statement', async () => {
    for (const name of ['Bar', 'Grill', 'Cashier'])
      await aStored({ name, eventId: await home.addEvent() })
    const document = ofClub(home.clubId, 'volunteerRoles { nodes { event { name } club { id } } }')
    home.volunteer.takeStatements()
    const { data } = await home.ask(document, {}, staffOf(home.clubId))
    expect(data._entities[0].volunteerRoles.nodes).toHaveLength(3)
    expect(JSON.stringify(data)).not.toContain('null')
    expect(home.volunteer.takeStatements()).toHaveLength(2)
  })
})
