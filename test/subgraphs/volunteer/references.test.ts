import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { readSdl } from '../../../schema/sdl.ts'
import { VOLUNTEER_NODES } from '../../../subgraphs/volunteer/records/node-tables.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, staffOf } from './caller-fixture.ts'
import { everyCaller, LETTERS, WHO } from './every-caller.ts'
import { startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

/**
 * `+` found, `-` absent, `S` insufficient_scope, `P` feature_forbidden, `O` integration_disabled,
 * `F` forbidden; in the order of WHO.
 */
const ACCESS: Record<string, string> = {
  VolunteerEvent: '+SPO-+FF+-+FFF',
  VolunteerMessage: '+SPO-+FF+-+FFF',
  MessageRecipient: '+SPO-+FF+-+FFF',
  AvailabilityRequest: '+SPO-+FF+-+FFF',
  AvailabilityResponse: '+SPO-+FF+-+FFF',
  VolunteerWorkflowRun: '+SPO-+FF+-+FFF',
  VolunteerWorkflow: '+SPO-+FF+-+FFF',
  VolunteerRole: '+SPO-+FF+-+FFF',
  Shift: '+SPO-+FF+-+FFF',
  Assignment: '+SPO-+FF+-+FFF',
  Helper: '+SPO-+FF+-+FFF',
  EventAccess: '+SPO-+FF+-+FFF',
  ApiKey: 'FFFFF+----+FFF',
  VolunteerPublication: 'FFFFF+FF+-+FFF',
  VolunteerWebhook: '+SPO-+FFF-+FFF',
  VolunteerWebhookDelivery: '+SPO-+FFF-+FFF',
}

/** Records of a club that belong to no event; all others become unreachable with their event. */
const WITHOUT_EVENT: ReadonlySet<string> = new Set([
  ...['Helper', 'VolunteerWorkflow', 'VolunteerWorkflowRun', 'ApiKey'],
  ...['VolunteerPublication', 'VolunteerWebhook', 'VolunteerWebhookDelivery'],
])

let volunteer: VolunteerTest
let callers: ReturnType<typeof everyCaller>
let ids: Readonly<Record<string, string>>
let clubId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
  const home = await addAccount(volunteer.database)
  clubId = home.clubId
  ids = await addOneOfEachVolunteer(volunteer.database, clubId)
  callers = everyCaller(home)
})

afterAll(() => volunteer.close())

describe('reading a node by its id', () => {
  test('is covered for every type that implements Node', () => {
    const nodes = readSdl('volunteer').matchAll(
      /^type (\w+) implements Node\b[^{@]*@key\(fields: "id"\)/gm,
    )
    expect([...nodes].map(([, name]) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted())
  })

  const cases = Object.entries(ACCESS).flatMap(([typename, row]) =>
    WHO.map((who, index) => [typename, who, row[index]] as const),
  )

  test.each(cases)('as a %s by the %s: %s', async (typename, who, expected) => {
    expect(await refer(typename, ids[typename], callers[who])).toBe(expected)
    const unnamed = 'SPO'.includes(expected ?? '') ? expected : null
    const named = expected === '+' ? typename : unnamed
    expect(await nameType(ids[typename], callers[who])).toBe(named)
  })

  test.each(Object.keys(ACCESS))('as a %s returns null for an unknown id', async (typename) => {
    for (const id of [newUuid(), 'no uuid', 'é🎾', '']) {
      expect(await refer(typename, id, callers.OWNER)).toBe('-')
      expect(await nameType(id, callers.OWNER)).toBeNull()
    }
  })

  test('returns null after its event is deleted, except for records of the club', async () => {
    const club = await addAccount(volunteer.database)
    const owner = staffOf(club.clubId)
    const made: Readonly<Record<string, string>> = await addOneOfEachVolunteer(
      volunteer.database,
      club.clubId,
    )
    const types = Object.keys(VOLUNTEER_NODES)
    const seen = (type: string) =>
      Promise.all([refer(type, made[type], owner), nameType(made[type], owner)])
    const there = types.map((type) => [type, ['+', type]])
    expect(await eachOf(types, seen)).toEqual(there)

    const input = { eventId: made['VolunteerEvent'] }
    const { errors } = await volunteer.ask('DeleteVolunteerEvent', { input }, owner)
    expect(errors).toEqual([])
    const left = types.map((type) => [type, WITHOUT_EVENT.has(type) ? ['+', type] : ['-', null]])
    expect(await eachOf(types, seen)).toEqual(left)
  })

  test.each([
    ['OWNER', undefined],
    ['key of the club', undefined],
    ['OWNER elsewhere', 'not_found'],
    ['key elsewhere', 'not_found'],
  ] as const)('as a club by the %s: %s', async (who, code) => {
    const document = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Club { id } } }`
    const of = [{ __typename: 'Club', id: clubId }]
    expect((await volunteer.ask(document, { of }, callers[who])).code).toBe(code)
  })
})

async function eachOf<T>(types: readonly string[], see: (type: string) => Promise<T>) {
  return Promise.all(types.map(async (type) => [type, await see(type)]))
}

async function refer(typename: string, id: string | undefined, caller: Caller): Promise<string> {
  const document = `query Refer($of: [_Any!]!) { _entities(representations: $of) {
    ... on ${typename} { id }
  } }`
  const of = [{ __typename: typename, id }]
  const { data, code } = await volunteer.ask(document, { of }, caller)
  if (code !== undefined) return LETTERS[String(code)] ?? String(code)

  return data?._entities[0]?.id === id ? '+' : '-'
}

async function nameType(id: string | undefined, caller: Caller) {
  const document = 'query Name($ids: [ID!]!) { volunteerNodeTypes(ids: $ids) }'
  const { data, errors, code } = await volunteer.ask(document, { ids: [id] }, caller)
  expect(errors).toMatchObject(errors.map(() => ({ path: ['volunteerNodeTypes', 0] })))
  return code === undefined ? data.volunteerNodeTypes[0] : LETTERS[String(code)]
}
