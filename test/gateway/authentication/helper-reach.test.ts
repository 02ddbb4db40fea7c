import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import type { HelperCaller } from '../../../platform/caller.ts'
import type { Operation } from '../../../platform/executor.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Problem } from '../../../schema/problem.ts'
import { readSdl } from '../../../schema/sdl.ts'
import { SUBGRAPHS, type SubgraphName } from '../../../schema/subgraphs.ts'
import type { Subgraph } from '../../../subgraphs/foundation/graph/subgraph.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { sampleOf } from '../../support/graph/every-mutation.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { testLog } from '../../support/log/test-log.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { syncNoInactiveClubs } from '../../support/volunteer/sync-no-inactive-clubs.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'

/** All coordinates that a helper's link reaches. A new one is also open to the finder of a lost link. */
const OPEN = [
  'Mutation.answerMyPoll',
  'Mutation.cancelMyAssignment',
  'Mutation.confirmMyAssignment',
  'Query.myInvolvement',
]

/** The gateway itself shows a helper who the link is for. */
const OPEN_AT_GATEWAY = [...OPEN, 'Query.viewer']

/** Types that these lead to: none of them has an id to refer to, and none leads to another type. */
const REACHED = [
  'AnswerMyPollPayload',
  'AvailabilityAnswer',
  'AvailabilityOption',
  'CancelMyAssignmentPayload',
  'ConfirmMyAssignmentPayload',
  'MyEvent',
  'MyInvolvement',
  'MyPoll',
  'MyShift',
]

let api: TestApi
let subgraphs: Readonly<Record<SubgraphName, Subgraph>>
let helper: HelperCaller
let ids: Readonly<Record<string, string>>
let token: string

beforeAll(async () => {
  api = await startTestApi()
  const home = await addClub(api.club)
  const volunteerIds = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  const installation = await addInstallation(api.club, home.club)
  ids = { ...volunteerIds, ...(await addOneOfEach(api.club, home, installation)) }
  helper = {
    kind: 'helper',
    accessId: volunteerIds.EventAccess,
    helperId: volunteerIds.Helper,
    eventId: volunteerIds.VolunteerEvent,
    clubId: home.club.id,
  }
  const shared = {
    ...{ secretKeys: [Buffer.alloc(32, 7)], bus: makeLocalBus(), clock: systemClock },
    ...{ log: testLog, webhooks: TEST_WEBHOOKS, environment: 'SANDBOX' as const },
    makeIdentityProvider: makeTestIdentityProvider,
  }
  subgraphs = {
    club: makeClub({ ...shared, database: api.club }).subgraph,
    volunteer: makeVolunteer({ ...shared, database: api.volunteer }).subgraph,
  }
  await syncNoInactiveClubs(subgraphs.volunteer)
  await api.volunteer.query("UPDATE events SET end_date = '2099-12-31'")
  const input = { eventId: helper.eventId, helperId: helper.helperId }
  const query = `mutation ($input: CreateHelperLinkInput!) {
    createHelperLink(input: $input) { helperLink { token } } }`
  const owner = await api.staffToken(staffClaimOf(home))
  const body = { query, variables: { input } }
  const made = await api.ask('POST', '/graphql', { token: owner, body })
  token = made.body.data.createHelperLink.helperLink.token
})

afterAll(() => api.close())

const KINDS = ['query', 'mutation', 'subscription'] as const

type Kind = (typeof KINDS)[number]

interface Root {
  name: string
  kind: Kind
  document: string
  variables: Record<string, unknown>
}

/** A document for each root field of a schema, with arguments that its types accept. */
function rootsOf(schema: Subgraph['schema'], isAsked: (name: string) => boolean): Root[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return types.flatMap((type, index) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ name }) => isAsked(name))
      .map((field) => toRoot(type as GraphQLObjectType, field, KINDS[index] as Kind)),
  )
}

function toRoot(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, kind: Kind): Root {
  const { name, args } = field
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const call = `${name}${given && `(${given})`}${selection}`
  return {
    name: `${type.name}.${name}`,
    kind,
    document: `${kind} ${declared && `(${declared})`} { ${call} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, sampleOf(arg.type, 'club')])),
  }
}

/** Those of the gateway's machinery, which ask and answer in ways of their own. */
const isOwn = (name: string) => !name.startsWith('_')

async function codeOf(subgraph: Subgraph, { kind, document, variables }: Root) {
  const operation: Operation = {
    ...{ name: 'Any', kind, document, hash: hash('sha256', document), registered: false },
  }
  const request = { caller: helper, requestId: 'request-1' }
  if (kind !== 'subscription') {
    const { errors } = await subgraph.execute(operation, variables, request)
    return errors?.[0]?.extensions?.['code']
  }
  return subgraph.subscribe(operation, variables, request).then(
    () => undefined,
    (error) => (error instanceof Problem ? error.code : error),
  )
}

describe('a helper authenticated by a link', () => {
  test.each(SUBGRAPHS)("is refused each root field of %s except the helper's own", async (name) => {
    const subgraph = subgraphs[name]
    const answered: string[] = []
    const roots = rootsOf(subgraph.schema, isOwn)
    expect(roots.length).toBeGreaterThan(30)
    for (const root of roots) {
      if ((await codeOf(subgraph, root)) !== 'forbidden') answered.push(root.name)
    }
    expect(answered.sort()).toEqual(name === 'volunteer' ? OPEN : [])
  })

  test.each(SUBGRAPHS)('is refused every entity of %s', async (name) => {
    const types = [...readSdl(name).matchAll(/^(?:extend )?type (\w+).*@key\(/gm)]
    expect(types.length).toBeGreaterThan(5)
    for (const [, type = ''] of types) {
      const of = [{ __typename: type, id: ids[type] ?? helper.clubId }]
      const document = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ${type} { id } } }`
      const root = { name: type, kind: 'query', document, variables: { of } } as const
      expect([type, await codeOf(subgraphs[name], root)]).toEqual([type, 'forbidden'])
    }
  })

  test("is refused each root field of the graph except the helper's own, nodes included", async () => {
    const answered: string[] = []
    for (const root of rootsOf(GRAPH.planning.apiSchema, isOwn)) {
      if (root.kind === 'subscription') continue
      const body = { query: root.document, variables: root.variables }
      const answer = await api.ask('POST', '/graphql', { token, body })
      const code = answer.body.errors?.[0]?.extensions.code
      if (code !== 'forbidden') answered.push(root.name)
    }
    expect(answered.sort()).toEqual(OPEN_AT_GATEWAY)
  })

  test("cannot read the helper's own records by id", async () => {
    for (const type of ['Helper', 'EventAccess', 'VolunteerEvent', 'Shift']) {
      const body = { query: `{ node(id: "${ids[type]}") { ... on ${type} { id } } }` }
      const answer = await api.ask('POST', '/graphql', { token, body })
      expect([type, answer.body.errors?.[0]?.extensions.code]).toEqual([type, 'forbidden'])
    }
  })

  test('reaches no type that leads to other people', () => {
    const reached = new Set<GraphQLObjectType>()
    const follow = (type: unknown) => {
      if (!isObjectType(type) || reached.has(type)) return
      reached.add(type)
      for (const field of Object.values(type.getFields())) follow(getNamedType(field.type))
    }
    for (const open of OPEN) {
      const [root = '', name = ''] = open.split('.')
      const type = GRAPH.planning.apiSchema.getType(root)
      const field = isObjectType(type) ? type.getFields()[name] : undefined
      follow(field && getNamedType(field.type))
    }
    expect([...reached].map(({ name }) => name).sort()).toEqual(REACHED)
    expect([...reached].flatMap((type) => type.getInterfaces())).toEqual([])
  })
})
