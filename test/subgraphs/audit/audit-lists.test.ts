import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import type { ClubRole } from '../../../schema/club/roles.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { type RunningClub, startClub } from '../club/running-club.ts'
import { ofClub } from '../volunteer/caller-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer/volunteer-fixture.ts'

const ADMIN: StaffCaller = { kind: 'staff', subject: 'admin-1', isAdmin: true, roles: [] }

const FIELDS = `nodes { mutation action actorKind actorId actorName resourceType resourceId clubId
  resourceCount changedFields before after } pageInfo { hasNextPage endCursor }`

let club: RunningClub
let volunteer: VolunteerTest
let home: ClubFixture
let other: ClubFixture

beforeAll(async () => {
  club = await startClub()
  volunteer = await startVolunteer()
  home = await addClub(club.database)
  other = await addClub(club.database)
})
afterAll(() => Promise.all([club.close(), volunteer.close()]))

function staffOf({ club: { id } }: ClubFixture, role: ClubRole): StaffCaller {
  const roles = [{ clubId: id, role }]
  return { kind: 'staff', subject: `${role}-1`, name: 'Olga', isAdmin: false, roles }
}

function ask(document: string, caller: Caller, variables: object = {}) {
  const kind = document.startsWith('mutation') ? ('mutation' as const) : ('query' as const)
  const operation = { name: 'Any', kind, document, hash: hash('sha256', document) }
  return club.execute({ ...operation, registered: false }, caller, { ...variables })
}

const RENAME = 'mutation ($input: UpdateClubInput!) { updateClub(input: $input) { club { name } } }'
const OVERRIDE = `mutation ($input: SetCourtStatusOverrideInput!) {
  setCourtStatusOverride(input: $input) { court { status } } }`

const rename = (of: ClubFixture, name: string, caller: Caller) =>
  ask(RENAME, caller, { input: { clubId: of.club.id, name } })

async function entriesOf(of: ClubFixture, caller: Caller, args = 'first: 10') {
  const { data, codes } = await ask(
    ofClub(of.club.id, `auditEntries(${args}) { ${FIELDS} }`),
    caller,
  )
  return { codes, ...data?._entities[0]?.auditEntries }
}

describe('Club.auditEntries', () => {
  test('lists the changes of the club, newest first, with actor, values and cursors', async () => {
    const owner = staffOf(home, 'OWNER')
    await rename(home, 'North', owner)
    await ask(OVERRIDE, staffOf(home, 'OPERATOR'), {
      input: { courtId: home.courts[0]?.id, override: 'MAINTENANCE' },
    })
    await rename(other, 'Elsewhere', staffOf(other, 'OWNER'))

    const first = await entriesOf(home, owner, 'first: 1')
    expect(first.nodes).toMatchObject([
      {
        ...{ mutation: 'setCourtStatusOverride', resourceType: 'Court', action: 'UPDATED' },
        ...{ actorKind: 'STAFF', actorId: 'OPERATOR-1', resourceId: home.courts[0]?.id },
        before: { status: 'AVAILABLE', statusOverride: null },
        after: { status: 'MAINTENANCE', statusOverride: 'MAINTENANCE' },
      },
    ])
    const after = `first: 10, after: "${first.pageInfo.endCursor}"`
    expect((await entriesOf(home, owner, after)).nodes).toEqual([
      {
        ...{ mutation: 'updateClub', resourceType: 'Club', action: 'UPDATED', resourceCount: 1 },
        ...{ actorKind: 'STAFF', actorId: 'OWNER-1', actorName: 'Olga' },
        ...{ resourceId: home.club.id, clubId: home.club.id, changedFields: ['name'] },
        ...{ before: { name: 'Padel Club' }, after: { name: 'North' } },
      },
    ])
  })

  test('filters by resource, actor and time, and binds cursors to the filter', async () => {
    const owner = staffOf(home, 'OWNER')
    const namesOf = async (filter: string) =>
      (await entriesOf(home, owner, `filter: { ${filter} }`)).nodes.map(
        ({ mutation }: { mutation: string }) => mutation,
      )
    expect(await namesOf(`resourceId: "${home.club.id}"`)).toEqual(['updateClub'])
    expect(await namesOf(`resourceId: "${other.club.id}"`)).toEqual([])
    expect(await namesOf('actorId: "OPERATOR-1"')).toEqual(['setCourtStatusOverride'])
    expect(await namesOf('to: "2026-01-01T00:00:00Z"')).toEqual([])
    expect(await namesOf('from: "2026-01-01T00:00:00Z"')).toHaveLength(2)
    expect(
      (
        await entriesOf(
          home,
          owner,
          'filter: { from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" }',
        )
      ).codes,
    ).toEqual(['invalid_input'])
    const { pageInfo } = await entriesOf(home, owner, 'first: 1')
    const foreign = `after: "${pageInfo.endCursor}", filter: { actorId: "OWNER-1" }`
    expect((await entriesOf(home, owner, foreign)).codes).toEqual(['invalid_cursor'])
  })

  test('is refused to other roles, other clubs and partners', async () => {
    for (const role of ['OPERATOR', 'COACH', 'COORDINATOR'] as const)
      expect((await entriesOf(home, staffOf(home, role))).codes).toEqual(['forbidden'])
    expect((await entriesOf(home, await addInstallation(club.database, home.club))).codes).toEqual([
      'forbidden',
    ])
    expect((await entriesOf(home, staffOf(other, 'OWNER'))).nodes).toBeUndefined()
  })

  test('shows nothing of a mutation that was refused', async () => {
    const owner = staffOf(home, 'OWNER')
    const before = (await entriesOf(home, owner)).nodes.length
    expect((await rename(home, '', owner)).codes).toEqual(['invalid_input'])
    expect((await rename(home, 'South', staffOf(home, 'OPERATOR'))).codes).toEqual(['forbidden'])
    expect((await entriesOf(home, owner)).nodes).toHaveLength(before)
  })

  test('has no entry for a mutation that writes nothing', async () => {
    expect((await rename(home, 'North', ADMIN)).codes).toEqual([])
    const { data } = await ask(`{ auditEntries(first: 50) { ${FIELDS} } }`, ADMIN)
    const actors = data.auditEntries.nodes.map(({ actorId }: { actorId: string }) => actorId)
    expect(actors).not.toContain(ADMIN.subject)
  })
})

describe('Query.auditEntries and Query.volunteerAuditEntries', () => {
  test('list all clubs for ADMINs alone', async () => {
    const { data } = await ask(`{ auditEntries { ${FIELDS} } }`, ADMIN)
    const clubs = data.auditEntries.nodes.map(({ clubId }: { clubId: string }) => clubId)
    expect(clubs).toEqual(expect.arrayContaining([home.club.id, other.club.id]))
    const owner = staffOf(home, 'OWNER')
    expect((await ask(`{ auditEntries { ${FIELDS} } }`, owner)).codes).toEqual(['forbidden'])
    const all = `{ volunteerAuditEntries { ${FIELDS} } }`
    expect((await volunteer.ask(all, {}, owner)).code).toBe('forbidden')
    expect((await volunteer.ask(all, {}, ADMIN)).errors).toEqual([])
  })
})

describe('Club.volunteerAuditEntries', () => {
  test('lists the changes of the volunteer side without text about persons', async () => {
    const clubId = home.club.id
    const owner = staffOf(home, 'OWNER')
    const helpers = [{ firstName: 'Anna', lastName: 'Gruber', email: 'anna@club.example' }]
    const document = `mutation ($input: UpsertHelpersInput!) {
      upsertHelpers(input: $input) { results { __typename } } }`
    await volunteer.ask(document, { input: { clubId, helpers } }, owner)
    const { data } = await volunteer.ask(
      ofClub(clubId, `volunteerAuditEntries { ${FIELDS} }`),
      {},
      owner,
    )
    const [entry] = data._entities[0].volunteerAuditEntries.nodes
    expect(entry).toMatchObject({ mutation: 'upsertHelpers', action: 'CREATED', before: null })
    expect(entry.changedFields).toEqual(expect.arrayContaining(['firstName', 'email']))
    expect(JSON.stringify(entry)).not.toMatch(/Anna|Gruber|anna@/)
  })
})
