import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { type Gateway, makeGateway } from '../../../gateway/gateway.ts'
import { makeClub } from '../../../launch/wiring/club-tier.ts'
import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import type { ApiKeyCaller, InstallationCaller } from '../../../platform/caller.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { INITIAL_SNAPSHOT } from '../../../rules/club/scoring/snapshot.ts'
import { CLUB_SCOPES, type ClubScope } from '../../../schema/club/scopes.ts'
import { VOLUNTEER_SCOPES, type VolunteerScope } from '../../../schema/volunteer/scopes.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { addAccount, toApiKeyCaller } from '../../subgraphs/volunteer/caller-fixture.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../support/club/identity.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { openClubDatabase, openVolunteerDatabase } from '../../support/database/test-database.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { testLog } from '../../support/log/test-log.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { TEST_WEBHOOKS } from '../../support/webhooks/webhooks.ts'
import { aDocument } from '../samples/sample-graph.ts'

/** The scope with which an installation reads a type; null for one that it reads without. */
const CLUB_TYPES: Readonly<Record<string, ClubScope | null>> = {
  ...{ Club: 'club:read', Installation: 'club:read', Application: null },
  ...{ Location: 'locations:read', Court: 'courts:read', CourtMapping: 'courts:read' },
  ...{ BookingSource: 'bookings:read', Booking: 'bookings:read', BookingImport: 'bookings:read' },
  ...{ MatchSession: 'sessions:read', ScoreEvent: 'scores:read', ClubEvent: 'events:read' },
  ...{ WebhookEndpoint: 'webhooks:manage', WebhookDelivery: 'webhooks:manage' },
}

/** The scope with which an API key reads a type. */
const VOLUNTEER_TYPES: Readonly<Record<string, VolunteerScope>> = {
  ...{ VolunteerEvent: 'events:read', VolunteerRole: 'roles:read', Shift: 'shifts:read' },
  ...{ Assignment: 'assignments:read', Helper: 'helpers:read', EventAccess: 'helpers:read' },
  ...{ VolunteerMessage: 'messages:read', MessageRecipient: 'messages:read' },
  ...{ AvailabilityRequest: 'availability:read', AvailabilityResponse: 'availability:read' },
  ...{ VolunteerWorkflow: 'automation:read', VolunteerWorkflowRun: 'automation:read' },
  ...{ VolunteerWebhook: 'webhooks:read', VolunteerWebhookDelivery: 'webhooks:read' },
}

/** Types that staff alone read: relations from them need a role, and no scope. */
const OF_STAFF: readonly string[] = [
  ...['InstallationAuthorization', 'ReconciliationConflict', 'ApiKey', 'VolunteerPublication'],
  ...['VolunteerAccount', 'ViewerRole', 'ShiftCandidate'],
  // Read by the screen and the devices of its court, too.
  'CourtBoard',
]

/** Types that are read with the scope of what they lead to. */
const OF_ONE_SCOPE: readonly string[] = ['CourtAvailability', 'RefusedBooking']

/** Relations for staff alone, of types that others read, too. */
const FOR_STAFF: readonly string[] = [
  ...['Club.installationAuthorizations', 'Club.reconciliationConflicts', 'Club.installations'],
  'Club.failedWebhookDeliveries',
  ...['Club.volunteerEvents', 'Club.apiKeys', 'Club.helpers', 'Club.volunteerRoles'],
  ...['Club.volunteerWebhooks', 'Club.volunteerWorkflows', 'VolunteerEvent.helpers'],
]

/** Types without an id of their own: the node that leads to them, and the field. */
const PARTS: Readonly<Record<string, { node: string; field: string }>> = {
  SessionBooking: { node: 'MatchSession', field: 'booking' },
  ClubEventResource: { node: 'ClubEvent', field: 'resource' },
  ImportedRecord: { node: 'BookingImport', field: 'records' },
}

/** What the relation to any node leads to in the fixture. */
const NODE_OF_FIXTURE = 'Booking'

interface Relation {
  parent: string
  field: string
  target: string
}

const types = Object.values(GRAPH.planning.apiSchema.getTypeMap())
  .filter(isObjectType)
  // Root fields have authorizations of their own, results of mutations show what was written, and the viewer has a suite.
  .filter(
    ({ name }) =>
      !/^(Query|Mutation|Subscription|__.*)$|(Connection|Edge|Payload|Result|Item|Viewer)$/.test(
        name,
      ),
  )

const RELATIONS: readonly Relation[] = types.flatMap((type) =>
  Object.values(type.getFields()).flatMap(({ name: field, type: of }) => {
    const target = listedOf(getNamedType(of))
    return target === null ? [] : [{ parent: type.name, field, target }]
  }),
)

/** The name of a node type, of a list of it, or of the interface of nodes. */
function listedOf(type: ReturnType<typeof getNamedType>): string | null {
  const nodes =
    isObjectType(type) && type.name.endsWith('Connection') ? type.getFields()['nodes'] : null
  const listed = nodes ? getNamedType(nodes.type) : type
  const isNode = isObjectType(listed) && listed.getInterfaces().some(({ name }) => name === 'Node')
  return isNode || (isInterfaceType(listed) && listed.name === 'Node') ? listed.name : null
}

let databases: { club: Database; volunteer: Database }
let gateway: Gateway
let partner: InstallationCaller
let key: ApiKeyCaller
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  const [club, volunteer] = await Promise.all([openClubDatabase(), openVolunteerDatabase()])
  databases = { club, volunteer }
  const home = await addClub(club)
  partner = await addInstallation(club, home.club)
  key = toApiKeyCaller(await addAccount(volunteer, { clubId: home.club.id, plan: 'PRO' }))
  ids = {
    ...(await addOneOfEach(club, home, partner)),
    ...(await addOneOfEachVolunteer(volunteer, home.club.id)),
  }
  const shared = {
    ...{ secretKeys: [Buffer.alloc(32, 7)], bus: makeLocalBus(), clock: systemClock },
    ...{ log: testLog, webhooks: TEST_WEBHOOKS, environment: 'SANDBOX' as const },
    makeIdentityProvider: makeTestIdentityProvider,
  }
  const subgraphs = {
    club: makeClub({ ...shared, database: club }).subgraph,
    volunteer: makeVolunteer({ ...shared, database: volunteer }).subgraph,
  }
  gateway = await makeGateway({ graph: GRAPH, subgraphs, isSchemaVisible: true, log: testLog })
})

afterAll(() => Promise.all(Object.values(databases).map((database) => database.close())))

/** The node that leads to the parent of a relation. */
const nodeOf = (parent: string) => PARTS[parent]?.node ?? parent

const isOfKey = ({ parent }: Relation) => nodeOf(parent) in VOLUNTEER_TYPES

const scopeOf = (type: string) => CLUB_TYPES[type] ?? VOLUNTEER_TYPES[type] ?? null

const nameOf = ({ parent, field }: Relation) => `${parent}.${field}`

/** Reads a relation with some scopes, of the node of the fixture. */
async function readWith(
  relation: Relation,
  scopes: readonly (string | null)[],
  shown = '__typename',
) {
  const { parent, field } = relation
  const part = PARTS[parent]
  const read = `${field} { ${shown} }`
  const node = nodeOf(parent)
  const document = `{ node(id: "${ids[node]}") { ... on ${node} { ${part ? `${part.field} { ${read} }` : read} } } }`
  const granted = (scope: string) => scopes.includes(scope)
  const caller = isOfKey(relation)
    ? { ...key, scopes: VOLUNTEER_SCOPES.filter(granted) }
    : { ...partner, scopes: CLUB_SCOPES.filter(granted) }
  const { data, errors } = await gateway.execute(
    aDocument(document),
    {},
    { caller, requestId: 'r' },
  )
  const found = data?.['node'] as Record<string, Record<string, unknown>> | null
  const holder = part ? found?.[part.field] : found
  return { value: holder?.[field], errors, path: ['node', ...(part ? [part.field] : []), field] }
}

const byScope = RELATIONS.filter(
  (relation) =>
    ![...OF_STAFF, ...OF_ONE_SCOPE].includes(relation.parent) &&
    !FOR_STAFF.includes(nameOf(relation)),
).map((relation) => ({
  ...relation,
  target: relation.target === 'Node' ? NODE_OF_FIXTURE : relation.target,
}))

/** Relations to another product: an API key reads no more of its club than the id. */
const toClub = byScope.filter((relation) => isOfKey(relation) && relation.target === 'Club')

const needing = byScope.filter(
  (relation) =>
    !toClub.includes(relation) &&
    scopeOf(relation.target) !== null &&
    scopeOf(relation.target) !== scopeOf(nodeOf(relation.parent)),
)

const named = (relations: readonly Relation[]) =>
  relations.map((relation) => [nameOf(relation), relation] as const)

test('each relation of the graph is between types whose scope is listed, or for staff', () => {
  const known = [...Object.keys(CLUB_TYPES), ...Object.keys(VOLUNTEER_TYPES)]
  expect(byScope.filter(({ parent }) => !known.includes(nodeOf(parent)))).toEqual([])
  expect(byScope.filter(({ target }) => !known.includes(target))).toEqual([])
  expect(FOR_STAFF.filter((name) => !RELATIONS.map(nameOf).includes(name))).toEqual([])
  expect(needing.length).toBeGreaterThan(35)
})

describe('a relation that needs a further scope', () => {
  test.each(named(needing))(
    '%s is null and insufficient_scope without it',
    async (_name, relation) => {
      const scopes = [scopeOf(nodeOf(relation.parent))]
      const { value, errors, path } = await readWith(relation, scopes)
      expect(value).toBeNull()
      const details = { required: [scopeOf(relation.target)], missing: [scopeOf(relation.target)] }
      expect(errors).toMatchObject([{ path, extensions: { code: 'insufficient_scope', details } }])
    },
  )
})

describe('a relation', () => {
  test.each(named(byScope))('%s has no error with all scopes', async (_name, relation) => {
    const { value, errors } = await readWith(relation, [...CLUB_SCOPES, ...VOLUNTEER_SCOPES])
    expect(errors).toBeUndefined()
    if (relation.parent !== 'ImportedRecord') expect(value).not.toBeUndefined()
  })

  test.each(named(toClub))(
    '%s is the id alone for an API key, and forbidden beyond it',
    async (_name, relation) => {
      const { errors, path } = await readWith(relation, VOLUNTEER_SCOPES, 'name')
      expect(errors).toMatchObject([{ path: [...path, 'name'], extensions: { code: 'forbidden' } }])
    },
  )

  test.each(named(RELATIONS.filter((relation) => FOR_STAFF.includes(nameOf(relation)))))(
    '%s is null and forbidden for others than staff',
    async (_name, relation) => {
      const { value, errors, path } = await readWith(relation, [
        ...CLUB_SCOPES,
        ...VOLUNTEER_SCOPES,
      ])
      expect(value).toBeNull()
      expect(errors).toMatchObject([{ path, extensions: { code: 'forbidden' } }])
    },
  )
})

describe('the score of a session and the participants of a booking', () => {
  const PARTICIPANT = { externalId: 'p-1', displayName: 'Ana', team: 'BLUE', consentToShare: true }
  const FIELDS = `... on MatchSession { score { pointNumber } participants { displayName } }
    ... on Booking { participants { displayName } }`

  const read = (type: string, scopes: readonly ClubScope[]) =>
    gateway.execute(
      aDocument(`{ node(id: "${ids[type]}") { ${FIELDS} } }`),
      {},
      { caller: { ...partner, scopes }, requestId: 'r' },
    )

  test('are null and [] without their scopes, and no error', async () => {
    const participants = JSON.stringify([PARTICIPANT])
    const score = JSON.stringify(INITIAL_SNAPSHOT)
    await databases.club.query('UPDATE bookings SET participants = ?', [participants])
    await databases.club.query('UPDATE match_sessions SET participants = ?, score = ?', [
      participants,
      score,
    ])
    const seen = { participants: [{ displayName: 'Ana' }] }
    const scored = { score: { pointNumber: INITIAL_SNAPSHOT.pointNumber } }
    expect(await read('Booking', CLUB_SCOPES)).toEqual({ data: { node: seen } })
    expect(await read('MatchSession', CLUB_SCOPES)).toEqual({
      data: { node: { ...scored, ...seen } },
    })
    const none = { participants: [] }
    expect(await read('Booking', ['bookings:read'])).toEqual({ data: { node: none } })
    const answer = await read('MatchSession', ['sessions:read'])
    expect(answer).toEqual({ data: { node: { score: null, ...none } } })
  })
})
