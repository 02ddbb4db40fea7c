import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getNamedType, isListType, isNonNullType, isRequiredArgument } from 'graphql'
import type { HelperCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { startClub } from '../../subgraphs/club/running-club.ts'
import { startVolunteer, type VolunteerTest } from '../../subgraphs/volunteer/volunteer-fixture.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

type Kind =
  | keyof Awaited<ReturnType<typeof addOneOfEach>>
  | keyof Awaited<ReturnType<typeof addOneOfEachVolunteer>>

/** A single read by id: the type of the record, the argument of its id, and the values of its other arguments. */
interface Case {
  kind: Kind
  of: 'partner' | 'key' | 'owner'
  id?: string
  others?: () => Record<string, string>
}

const partner = (kind: Kind): Case => ({ kind, of: 'partner' })
const key = (kind: Kind): Case => ({ kind, of: 'key' })

const CASES: Readonly<Record<string, Case>> = {
  club: partner('Club'),
  location: partner('Location'),
  court: partner('Court'),
  booking: partner('Booking'),
  bookingImport: partner('BookingImport'),
  courtMapping: {
    ...partner('BookingSource'),
    ...{ id: 'bookingSourceId', others: () => ({ externalCourtId: 'c1' }) },
  },
  matchSession: partner('MatchSession'),
  scoreEvent: { ...partner('ScoreEvent'), others: () => ({ sessionId: ids.MatchSession }) },
  webhookEndpoint: partner('WebhookEndpoint'),
  webhookDelivery: partner('WebhookDelivery'),
  application: { kind: 'Application', of: 'owner' },
  personErasure: { kind: 'PersonErasure', of: 'owner' },
  volunteerAccount: { kind: 'Club', of: 'owner', id: 'clubId' },
  volunteerEvent: key('VolunteerEvent'),
  volunteerRole: key('VolunteerRole'),
  shift: key('Shift'),
  assignment: key('Assignment'),
  helper: key('Helper'),
  volunteerMessage: key('VolunteerMessage'),
  availabilityRequest: key('AvailabilityRequest'),
  volunteerWorkflow: key('VolunteerWorkflow'),
}

/** Reads without an id, with the suite or the test below that reads what is absent. */
const WITHOUT_ID = [
  ...[
    'backlog',
    'courtBoard',
    'exportPerson',
    'exportStaffMember',
    'exportVolunteerStaffMember',
    'installation',
    'myInvolvement',
    'node',
  ],
  // An API key that calls exists: test/gateway/graph/viewer.test.ts.
  'apiKey',
  // `not_found` for what is absent: test/subgraphs/volunteer/availability/shift-candidates.test.ts.
  ...['helpersWithoutShift', 'shiftCandidates', 'volunteerBacklog'],
  // Likewise: test/subgraphs/volunteer/messages/message-reach.test.ts.
  'volunteerMessageReach',
]

let api: TestApi
let volunteer: VolunteerTest
let ids: Record<Kind, string>
let tokens: Readonly<Record<'partner' | 'owner' | 'key', string>>
let strangers: typeof tokens
let scopeless: typeof tokens

beforeAll(async () => {
  api = await startTestApi()
  volunteer = await startVolunteer()
  const [home, elsewhere] = [await addClub(api.club), await addClub(api.club)]
  const installation = await addInstallation(api.club, home.club)
  ids = {
    ...(await addOneOfEach(api.club, home, installation)),
    ...(await addOneOfEachVolunteer(api.volunteer, home.club.id)),
  }
  const account = await addAccount(api.volunteer, { clubId: home.club.id })
  const other = await addAccount(api.volunteer, { clubId: elsewhere.club.id })
  const owner = await api.staffToken(staffClaimOf(home))
  tokens = {
    partner: await api.tokenFor(installation),
    owner,
    key: await addApiKey(api.volunteer, account),
  }
  strangers = {
    partner: await api.tokenFor(await addInstallation(api.club, elsewhere.club)),
    owner: await api.staffToken(staffClaimOf(elsewhere)),
    key: await addApiKey(api.volunteer, other),
  }
  const scopes = ['participants:read'] as const
  scopeless = {
    partner: await api.tokenFor(await addInstallation(api.club, home.club, { scopes })),
    owner,
    key: await addApiKey(api.volunteer, account, { scopes: ['events:create'] }),
  }
})

afterAll(async () => {
  await api.close()
  await volunteer.close()
})

const queryType = GRAPH.planning.apiSchema.getQueryType()
const rootFields = Object.values(queryType?.getFields() ?? {})

const singleReads = rootFields
  .filter(({ type }) => !isListType(type) && !isNonNullType(type))
  .filter(({ type }) => !String(type).endsWith('Connection'))
  .map(({ name }) => name)

/** Lists of a record, such as the shifts of an event, with the argument of its id. */
const listsOfRecord = rootFields.flatMap(({ name, type, args }) => {
  const ids = args.filter((one) => isRequiredArgument(one) && getNamedType(one.type).name === 'ID')
  return String(type).endsWith('Connection') ? ids.map((id) => [name, id.name] as const) : []
})

interface Read {
  data: Record<string, unknown>
  errors?: { path: string[]; extensions: Record<string, unknown> }[]
}

async function ask(token: string, query: string): Promise<Read> {
  const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
  return body
}

/** Reads by the single read, under the key `read`. */
function read(name: string, token: string, id?: string): Promise<Read> {
  const { kind, id: argument = 'id', others = () => ({}) } = caseOf(name)
  const given = Object.entries({ ...others(), [argument]: id ?? ids[kind] })
  const list = given.map(([field, value]) => `${field}: ${JSON.stringify(value)}`).join(', ')
  return ask(token, `{ read: ${name}(${list}) { __typename } }`)
}

const readNode = (token: string, id: string) =>
  ask(token, `{ read: node(id: ${JSON.stringify(id)}) { __typename } }`)

function caseOf(name: string): Case {
  const found = CASES[name]
  if (!found) throw new Error(`There is no case of ${name}.`)
  return found
}

const NULL = { data: { read: null } }

test('each single read of the graph has a case', () => {
  expect([...Object.keys(CASES), ...WITHOUT_ID].sort()).toEqual([...singleReads].sort())
})

describe.each(Object.keys(CASES))('the single read %s', (name) => {
  const { of: who, kind, id: argument = 'id' } = caseOf(name)
  // An account has no id of its own, and a court mapping is found by its source.
  const isNode = argument === 'id'
  // Another installation does not see it with any scope.
  const isOwn = ['BookingImport', 'WebhookEndpoint', 'WebhookDelivery'].includes(kind)

  test('returns the record', async () => {
    const { data, errors } = await read(name, tokens[who])
    expect(errors).toBeUndefined()
    expect(data['read']).toEqual({ __typename: expect.any(String) })
  })

  test('returns null without an error for an unknown id, as node does', async () => {
    const id = newUuid()
    // ADMINs alone name clubs that are unknown to the volunteer side.
    expect(await read(name, tokens[who], id)).toEqual(NULL)
    expect(await readNode(tokens[who], id)).toEqual(NULL)
  })

  test('returns null without an error to callers of other clubs, as node does', async () => {
    // Every OWNER reads the applications that it may approve.
    if (name === 'application') return
    expect(await read(name, strangers[who])).toEqual(NULL)
    if (isNode) expect(await readNode(strangers[who], ids[kind])).toEqual(NULL)
  })

  test('returns invalid_input for an id that is no UUID, as node does', async () => {
    for (const answer of [
      await read(name, tokens[who], 'x'),
      await readNode(tokens[who], 'x'),
      await readNode(tokens[who], ''),
    ]) {
      expect(answer).toMatchObject(NULL)
      expect(answer.errors).toMatchObject([
        { path: ['read'], extensions: { code: 'invalid_input' } },
      ])
    }
  })

  test('returns insufficient_scope to a credential without its scope, as node does', async () => {
    if (who === 'owner') return
    const single = await read(name, scopeless[who])
    expect(single.errors).toMatchObject([
      { path: ['read'], extensions: { code: 'insufficient_scope' } },
    ])
    expect(await read(name, scopeless[who], newUuid())).toEqual(single)
    if (isNode) expect(await readNode(scopeless[who], ids[kind])).toEqual(isOwn ? NULL : single)
  })
})

describe.each(listsOfRecord)('the list %s', (name, argument) => {
  test('is not_found for the id of no record and for text that is no UUID, as Query says', async () => {
    for (const id of [newUuid(), 'x']) {
      const answer = await ask(
        tokens.owner,
        `{ read: ${name}(${argument}: "${id}") { __typename } }`,
      )
      expect(answer).toMatchObject(NULL)
      expect(answer.errors).toMatchObject([{ path: ['read'], extensions: { code: 'not_found' } }])
    }
    expect(queryType?.description).toContain('A list\nis `not_found` where the record')
  })
})

describe('a single read without an id', () => {
  test('installation is null for one that does not exist', async () => {
    const club = await startClub()
    const home = await addClub(club.database)
    const caller = await addInstallation(club.database, home.club)
    const gone = { ...caller, installationId: newUuid() }
    const { data, codes } = await club.ask('GetContext', {}, gone)
    expect({ data, codes }).toEqual({ data: { installation: null }, codes: [] })
    await club.close()
  })

  test('mailSubscription is null for an unknown token', async () => {
    const caller = { kind: 'public', address: '::1' } as const
    const query = 'query { mailSubscription(token: "x") { mail } }'
    const { data, errors } = await volunteer.ask(query, {}, caller)
    expect({ data, errors }).toEqual({ data: { mailSubscription: null }, errors: [] })
  })

  test('myInvolvement is null for a helper who was erased', async () => {
    const [helperId, eventId, clubId] = [newUuid(), newUuid(), newUuid()]
    const caller: HelperCaller = { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId }
    const { data, errors } = await volunteer.ask('query { myInvolvement { lastName } }', {}, caller)
    expect({ data, errors }).toEqual({ data: { myInvolvement: null }, errors: [] })
  })
})
