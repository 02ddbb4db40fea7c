import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { aHelper } from './helper-fixture.ts'

const home = startVolunteerEvent()
let otherEventId: string
let anna: string
let berta: string

beforeEach(async () => {
  const { clubId } = home
  otherEventId = await home.addEvent()
  const helpers = [
    aHelper({ clubId, lastName: 'Zöll', firstName: 'Anna', tags: ['bar'] }),
    aHelper({ clubId, lastName: 'Ahorn', firstName: 'Berta', status: 'INACTIVE' }),
    aHelper({ clubId, lastName: 'Unmatched' }),
  ]
  ;[anna = '', berta = ''] = helpers.map(({ id }) => id)
  await helperStore.addAll(home.database, helpers)
})

async function grant(helperId: string, more: object = {}, caller: Caller = home.key) {
  const input = { eventId: home.eventId, helperId, ...more }
  const { data, code } = await home.ask('GrantEventAccess', { input }, caller)
  return { code, ...data?.grantEventAccess }
}

async function revoke(helperId: string, more: object = {}, caller: Caller = home.key) {
  const input = { eventId: home.eventId, helperId, ...more }
  const { data, code } = await home.ask('RevokeEventAccess', { input }, caller)
  return { code, ...data?.revokeEventAccess }
}

async function list(operation: string, asked: object) {
  const isOfEvent = operation === 'ListHelpersOfVolunteerEvent'
  const variables = listVariables(asked, ...(isOfEvent ? ['eventId'] : []))
  const { data, code } = await home.ask(operation, variables)
  const page = data?.volunteerEventHelpers ?? data?.helpers
  return { code, nodes: page?.nodes, totalCount: page?.totalCount }
}

const idsOf = async (asked: object = {}) =>
  (await list('ListHelpersOfVolunteerEvent', { eventId: home.eventId, ...asked })).nodes.map(
    ({ helperId }: { helperId: string }) => helperId,
  )

const typesOf = async (id: string) =>
  (await loggedEventsOf(home.database, id)).map(({ sequence, type }) => [sequence, type])

async function aRole(of = home.eventId): Promise<string> {
  const input = { eventId: of, name: newUuid() }
  const { data } = await home.change('CreateVolunteerRole', input)
  return data.createVolunteerRole.role.id
}

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describe('access to an event', () => {
  test('is granted, revoked and granted again once each, with one event for each', async () => {
    const first = await grant(anna)
    expect(first).toMatchObject({ isNew: true, eventAccess: { helperId: anna, roleIds: [] } })
    expect(await grant(anna)).toEqual({ ...first, isNew: false })
    home.volunteer.setNow(later(1))
    const gone = await revoke(anna)
    expect(gone.eventAccess).toMatchObject({ revokedAt: later(1).toISOString() })
    expect(await revoke(anna)).toEqual(gone)
    home.volunteer.setNow(later(2))
    const again = await grant(anna)
    expect(again).toMatchObject({
      isNew: true,
      eventAccess: { grantedAt: later(2).toISOString(), revokedAt: null },
    })
    expect(await typesOf(anna)).toEqual([
      [1, 'helper.granted'],
      [2, 'helper.revoked'],
      [3, 'helper.granted'],
    ])
    const [row] = await home.database.query<{ data: string }[]>(
      'SELECT data FROM event_log WHERE resource_id = ? AND sequence = 3',
      [anna],
    )
    expect(JSON.parse(row?.data ?? '')).toEqual({
      event_access: {
        ...{ helper_id: anna, event_id: home.eventId, role_ids: [], revoked_at: null },
        ...{ granted_at: later(2).toISOString(), updated_at: later(2).toISOString() },
      },
    })
  })

  test('keeps its roles when none are sent, and publishes nothing when they change', async () => {
    const roles = [await aRole(), await aRole()]
    expect((await grant(anna, { roleIds: [...roles, roles[0]] })).eventAccess.roleIds).toEqual(
      roles,
    )
    expect((await grant(anna)).eventAccess.roleIds).toEqual(roles)
    const changed = await grant(anna, { roleIds: [roles[1]] })
    expect(changed).toMatchObject({ isNew: false, eventAccess: { roleIds: [roles[1]] } })
    await revoke(anna)
    expect((await grant(anna)).eventAccess.roleIds).toEqual([roles[1]])
    expect(await typesOf(anna)).toHaveLength(3)
  })

  test('accepts roles that it already has, including one that was deleted since', async () => {
    const [gone, other] = [await aRole(), await aRole()]
    await grant(anna, { roleIds: [gone] })
    await home.change('DeleteVolunteerRole', { roleId: gone })
    const kept = await grant(anna, { roleIds: [gone, other] })
    expect(kept.eventAccess.roleIds).toEqual([gone, other])
    expect((await grant(berta, { roleIds: [gone] })).code).toBe('unknown_role')
  })

  test('is rejected with unknown_role for a role of another event', async () => {
    const foreign = await aRole(otherEventId)
    for (const roleId of [foreign, newUuid(), 'é🎾'])
      expect(await grant(anna, { roleIds: [await aRole(), roleId] })).toEqual({
        code: 'unknown_role',
      })
    expect(await typesOf(anna)).toEqual([])
    const many = Array.from({ length: 51 }, () => newUuid())
    expect((await grant(anna, { roleIds: many })).code).toBe('invalid_input')
  })

  test('returns not_found for missing and deleted records and those of other clubs', async () => {
    const other = await addProClub(home.database)
    expect((await grant(newUuid())).code).toBe('not_found')
    expect((await grant('no uuid')).code).toBe('not_found')
    expect((await grant(anna, { eventId: newUuid() })).code).toBe('not_found')
    expect((await grant(anna, {}, other)).code).toBe('not_found')
    expect((await revoke(anna)).code).toBe('not_found')
    await grant(anna)
    expect((await revoke(anna, {}, other)).code).toBe('not_found')
    const admin: Caller = { kind: 'staff', subject: 'a', isAdmin: true, roles: [] }
    const stranger = aHelper()
    await helperStore.addAll(home.database, [stranger])
    expect((await grant(stranger.id, {}, admin)).code).toBe('not_found')
    await home.change('DeleteVolunteerEvent', { eventId: home.eventId })
    expect((await grant(anna)).code).toBe('not_found')
    expect((await list('ListHelpersOfVolunteerEvent', { eventId: home.eventId })).code).toBe(
      'not_found',
    )
    expect((await home.ask('GetHelper', { id: anna })).data.helper.access.nodes).toEqual([])
  })

  test('is granted once by concurrent requests, with a sequence without gaps', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => grant(anna)),
      ...Array.from({ length: 6 }, () => grant(anna, { eventId: otherEventId })),
    ])
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(2)
    expect((await typesOf(anna)).map(([sequence]) => sequence)).toEqual([1, 2])
    const ended = await Promise.all(Array.from({ length: 4 }, () => revoke(anna)))
    expect(ended.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined])
    expect(await typesOf(anna)).toHaveLength(3)
  })

  test('does not deadlock with bulk requests, erasures and the deletion of the event', async () => {
    const input = { helpers: [{ helperId: anna, lastName: 'Other' }] }
    const answers = await Promise.all([
      grant(anna),
      grant(berta),
      home.change('UpsertHelpers', input),
      revoke(anna),
      home.change('EraseHelper', { helperId: berta }),
      home.change('DeleteVolunteerEvent', { eventId: otherEventId }),
      grant(anna, { eventId: otherEventId }),
    ])
    for (const { code } of answers) expect([undefined, 'not_found']).toContain(code)
  })

  test('ends with the erasure of the helper, with one event for each access', async () => {
    await grant(anna)
    await grant(anna, { eventId: otherEventId })
    await home.change('EraseHelper', { helperId: anna })
    expect(await typesOf(anna)).toEqual([
      [1, 'helper.granted'],
      [2, 'helper.granted'],
      [3, 'helper.revoked'],
      [4, 'helper.revoked'],
    ])
    expect(await idsOf()).toEqual([])
    const { nodes } = await list('ListHelpersOfVolunteerEvent', {
      eventId: home.eventId,
      includeDeleted: true,
    })
    expect(nodes).toMatchObject([{ helperId: anna, helper: { lastName: '', email: null } }])
  })
})

describe('the helpers of an event', () => {
  test('are sorted by last name, then first name, in pages', async () => {
    await grant(anna)
    await grant(berta)
    const { nodes, totalCount } = await list('ListHelpersOfVolunteerEvent', {
      eventId: home.eventId,
    })
    expect(totalCount).toBe(2)
    expect(nodes).toMatchObject([
      { helperId: berta, helper: { lastName: 'Ahorn' }, revokedAt: null },
      { helperId: anna, helper: { lastName: 'Zöll' } },
    ])
    expect(await idsOf({ first: 1, offset: 1 })).toEqual([anna])
    const input = { helpers: [{ helperId: anna, lastName: 'Aal' }] }
    await home.change('UpsertHelpers', input)
    expect(await idsOf()).toEqual([anna, berta])
  })

  test('with updatedSince are those whose helper or access changed, in that order', async () => {
    await grant(anna)
    home.volunteer.setNow(later(5))
    await grant(berta)
    const since = { updatedSince: later(5).toISOString() }
    expect(await idsOf(since)).toEqual([berta])
    home.volunteer.setNow(later(6))
    const input = { helpers: [{ helperId: anna, lastName: 'Aal' }] }
    await home.change('UpsertHelpers', input)
    expect(await idsOf(since)).toEqual([berta, anna])
    expect(await idsOf({ updatedSince: later(7).toISOString() })).toEqual([])
    home.volunteer.setNow(later(8))
    await revoke(berta)
    expect(await idsOf(since)).toEqual([anna])
    expect(await idsOf({ ...since, includeDeleted: true })).toEqual([anna, berta])
  })

  test('can be filtered like all helpers', async () => {
    await grant(anna)
    await grant(berta)
    await grant(anna, { eventId: otherEventId })
    const found = async (filter: object) => {
      const { nodes, totalCount } = await list('ListHelpers', { eventId: home.eventId, ...filter })
      expect(totalCount).toBe(nodes.length)
      return nodes.map(({ lastName }: { lastName: string }) => lastName)
    }
    expect(await found({})).toEqual(['Ahorn', 'Zöll'])
    expect(await found({ status: 'INACTIVE' })).toEqual(['Ahorn'])
    expect(await found({ tag: 'bar' })).toEqual(['Zöll'])
    expect(await found({ search: 'zoll anna' })).toEqual(['Zöll'])
    expect(await found({ search: 'unmatched' })).toEqual([])
    expect(await found({ eventId: otherEventId })).toEqual(['Zöll'])
    expect(await found({ updatedSince: later(1).toISOString() })).toEqual([])
    await revoke(anna)
    expect(await found({})).toEqual(['Ahorn'])
    expect((await list('ListHelpers', { eventId: newUuid() })).code).toBe('not_found')
  })

  test('are shown to staff with the event, and the events with the helper', async () => {
    await grant(anna)
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on VolunteerEvent {
      helpers(first: 1) { totalCount nodes { helper { lastName access { nodes { event { name } } } } } } } } }`
    const of = [{ __typename: 'VolunteerEvent', id: home.eventId }]
    const { data } = await home.ask(query, { of }, staffOf(home.clubId, 'COORDINATOR'))
    expect(data._entities).toEqual([
      {
        helpers: {
          totalCount: 1,
          nodes: [
            {
              helper: { lastName: 'Zöll', access: { nodes: [{ event: { name: 'Sommerfest' } }] } },
            },
          ],
        },
      },
    ])
    expect((await home.ask(query, { of })).code).toBe('forbidden')
  })

  test('lists a helper’s events by pages, last granted first, without deleted and revoked ones', async () => {
    const events = await addEvents(
      home.database,
      ...Array.from({ length: 4 }, () => anEvent({ clubId: home.clubId })),
    )
    const [first = '', second = '', third = '', deleted = ''] = events.map(({ id }) => id)
    for (const [at, id] of [first, second, third, deleted].entries()) {
      home.volunteer.setNow(later(at))
      await home.change('GrantEventAccess', { eventId: id, helperId: anna })
    }
    await home.change('RevokeEventAccess', { eventId: second, helperId: anna })
    await home.change('DeleteVolunteerEvent', { eventId: deleted })
    const read = async (after: string | null) => {
      const document = `query ($id: ID!, $after: String) { helper(id: $id) {
        access(first: 1, after: $after) {
          nodes { eventId } totalCount pageInfo { hasNextPage endCursor } } } }`
      const { data, errors } = await home.ask(document, { id: anna, after })
      expect(errors).toEqual([])
      return data.helper.access
    }
    const page = await read(null)
    expect(page).toMatchObject({ nodes: [{ eventId: third }], totalCount: 2 })
    expect(page.pageInfo.hasNextPage).toBe(true)
    const rest = await read(page.pageInfo.endCursor)
    expect(rest).toMatchObject({ nodes: [{ eventId: first }], pageInfo: { hasNextPage: false } })
  })
})
