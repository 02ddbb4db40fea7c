import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller, InstallationCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { readSdl } from '../../../schema/sdl.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { type RunningClub, startClub } from './running-club.ts'

const WHO = [
  'owner of the data',
  'partner without scopes',
  'partner beside it',
  'partner elsewhere',
  'OWNER',
  'OPERATOR',
  'COACH',
  'COORDINATOR',
  'OWNER elsewhere',
  'ADMIN',
  'device of the court',
  'device elsewhere',
  'API key',
  'public',
] as const

/** `+` found, `-` absent, `S` insufficient_scope, `F` forbidden; in the order of WHO. */
const ACCESS: Record<string, string> = {
  Club: '+S+-++++-+FFFF',
  Location: '+S+-++++-+FFFF',
  Court: '+S+-++++-+FFFF',
  Application: '++--++FF++FFFF',
  Installation: '+S--++FF-+FFFF',
  InstallationAuthorization: 'FFFF++FF-+FFFF',
  BookingSource: '+S--++FF-+FFFF',
  CourtMapping: '+S--FFFFFFFFFF',
  Booking: '+S+-++FF-+FFFF',
  BookingImport: '+S--FFFFFFFFFF',
  ReconciliationConflict: 'FFFF++FF-+FFFF',
  PersonErasure: 'FFFF+FFF-+FFFF',
  MatchSession: '+S+-+++F-++-FF',
  ScoreEvent: '+S+-+++F-++-FF',
  ClubEvent: '+S+-++FF-+FFFF',
  WebhookEndpoint: '+S--++FF-+FFFF',
  WebhookDelivery: '+S--++FF-+FFFF',
}

let club: RunningClub
let callers: Readonly<Record<string, Caller>>
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  club = await startClub()
  const [home, elsewhere] = [await addClub(club.database), await addClub(club.database)]
  const owner = await addInstallation(club.database, home.club)
  ids = await addOneOfEach(club.database, home, owner)
  callers = await callersAround(home, elsewhere, owner)
})

afterAll(() => club.close())

describe('an entity reference by id', () => {
  test('is everything that implements Node', () => {
    const nodes = readSdl('club').matchAll(/^type (\w+) implements Node\b.* @key\(fields: "id"\)/gm)
    expect([...nodes].map(([, name]) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted())
  })

  const cases = Object.entries(ACCESS).flatMap(([typename, row]) =>
    WHO.map((who, index) => [typename, who, row[index]] as const),
  )

  test.each(cases)('as a %s is for the %s: %s', async (typename, who, expected) => {
    const caller = callers[who]
    if (!caller) throw new Error(`There is no ${who}.`)
    expect(await refer(typename, ids[typename], caller)).toBe(expected)
  })

  test.each(Object.keys(ACCESS))('as a %s is absent when there is none', async (typename) => {
    const isOfStaff = ACCESS[typename]?.startsWith('F')
    const caller = callers[isOfStaff ? 'OWNER' : 'owner of the data']
    if (!caller) throw new Error('There is no caller.')
    for (const id of [newUuid(), 'no uuid', 'é🎾', ''])
      expect(await refer(typename, id, caller)).toBe('-')
  })
})

async function refer(typename: string, id: string | undefined, caller: Caller): Promise<string> {
  const document = `query Refer($of: [_Any!]!) { _entities(representations: $of) {
    ... on ${typename} { id }
  } }`
  const operation = { kind: 'query', registered: false, name: 'Refer', hash: '', document } as const
  const { data, codes } = await club.execute(operation, caller, {
    of: [{ __typename: typename, id }],
  })
  const found = data?._entities[0]
  if (codes[0] === 'insufficient_scope') return 'S'
  if (codes[0] === 'forbidden') return 'F'
  expect(codes).toEqual([])
  return found?.id === id ? '+' : '-'
}

async function callersAround(
  home: ClubFixture,
  elsewhere: ClubFixture,
  owner: InstallationCaller,
): Promise<Record<(typeof WHO)[number], Caller>> {
  const staff = { kind: 'staff', subject: 'staff-1', isAdmin: false } as const
  const [court, other] = [home.courts[0]?.id ?? '', elsewhere.courts[0]?.id ?? '']
  const device = { kind: 'device', subject: 'device-1', clubId: home.club.id } as const
  return {
    'owner of the data': owner,
    'partner without scopes': { ...owner, scopes: [] },
    'partner beside it': await addInstallation(club.database, home.club),
    'partner elsewhere': await addInstallation(club.database, elsewhere.club),
    OWNER: { ...staff, roles: [{ clubId: home.club.id, role: 'OWNER' }] },
    OPERATOR: { ...staff, roles: [{ clubId: home.club.id, role: 'OPERATOR' }] },
    COACH: { ...staff, roles: [{ clubId: home.club.id, role: 'COACH' }] },
    COORDINATOR: { ...staff, roles: [{ clubId: home.club.id, role: 'COORDINATOR' }] },
    'OWNER elsewhere': { ...staff, roles: [{ clubId: elsewhere.club.id, role: 'OWNER' }] },
    ADMIN: { ...staff, isAdmin: true, roles: [] },
    'device of the court': { ...device, courtId: court },
    'device elsewhere': { ...device, courtId: other },
    'API key': {
      kind: 'api_key',
      apiKeyId: newUuid(),
      clubId: home.club.id,
      scopes: [],
      plan: 'PRO',
      addOns: [],
      isIntegrationEnabled: true,
      isClubActive: true,
    },
    public: { kind: 'public', address: '127.0.0.1' },
  }
}
