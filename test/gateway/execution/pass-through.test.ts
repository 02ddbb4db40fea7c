import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Variables } from '../../../platform/executor.ts'
import { PORTAL_PREFIX } from '../../../portal/server/operations/portal-operations.ts'
import {
  acceptedOperations,
  loadOperations,
  type OperationName,
  operation,
} from '../../../schema/operations.ts'
import { FACADE_OPERATIONS } from '../../support/graph/facade-operations.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { AVAILABILITY_CASES } from '../samples/sample-availability.ts'
import { CLUB_EVENT_CASES } from '../samples/sample-club-events.ts'
import { CLUB_WEBHOOK_CASES } from '../samples/sample-club-webhooks.ts'
import { EXCHANGE_CASES } from '../samples/sample-exchange.ts'
import {
  aGraph,
  CONTEXT,
  DOWN,
  type OperationCase,
  type SampleGraph,
} from '../samples/sample-graph.ts'
import { HELPER_PAGE_CASES } from '../samples/sample-helper-pages.ts'
import { MATCH_SESSION_CASES } from '../samples/sample-match-sessions.ts'
import { ASSIGNMENT_CASES } from '../samples/sample-volunteer-assignments.ts'
import { MESSAGE_CASES } from '../samples/sample-volunteer-messages.ts'
import { ROLE_CASES } from '../samples/sample-volunteer-roles.ts'
import { SHIFT_CASES } from '../samples/sample-volunteer-shifts.ts'
import { WORKFLOW_CASES } from '../samples/sample-volunteer-workflows.ts'

const BOOKING_INPUT = {
  bookingSourceId: 'source-1',
  externalBookingId: 'b-1',
  sourceVersion: 3,
  externalCourtId: 'x1',
  scheduledStart: '2026-07-01T20:00:00+02:00',
  scheduledEnd: '2026-07-01T21:00:00+02:00',
  status: 'CONFIRMED',
}

const MAPPING_INPUT = {
  bookingSourceId: 'source-1',
  externalCourtId: 'x1',
  externalCourtName: 'X',
  courtId: 'court-1',
}

const IMPORT_INPUT = {
  bookingSourceId: 'source-1',
  bookings: [{ externalBookingId: 'b-1', booking: aBooking() }],
}

const ACCESS_INPUT = { eventId: 'event-1', helperId: 'helper-1' }

const EVENT_INPUT = { name: 'Gala', startDate: '2026-07-01', endDate: '2026-07-02' }

const WEBHOOK_INPUT = { url: 'https://hooks.club.com/in', eventTypes: ['EVENT_CREATED'] }

const DELIVERIES = { webhookId: 'webhook-1', first: 2, offset: 0 }

const ANSWERED: OperationCase[] = [
  ['the only value', 'GetContext', {}],
  ['an id', 'GetBooking', { id: 'booking-1' }],
  ['an id that is a number', 'GetBooking', { id: 7 }],
  ['an id', 'GetCourt', { id: 'court-1' }],
  ['an id', 'GetLocation', { id: 'loc-1' }],
  ['both ids', 'GetCourtMapping', { bookingSourceId: 'source-1', externalCourtId: 'x1' }],
  ['absent optional variables', 'ListCourts', { first: 2 }],
  ['optional variables that are null', 'ListCourts', { first: 2, after: null, filter: null }],
  ['optional variables that are undefined', 'ListCourts', { first: 2, after: undefined }],
  [
    'every variable',
    'ListCourts',
    { first: 2, after: 'x', filter: { locationId: 'l', status: 'OFFLINE' } },
  ],
  [
    'a demanded filter',
    'ListCourtAvailability',
    { first: 2, filter: { from: '2099-07-01T00:00:00Z', to: '2099-07-02T00:00:00Z' } },
  ],
  ['a status', 'ListLocations', { first: 2, filter: { status: 'ACTIVE' } }],
  ['a page', 'ListBookingSources', { first: 2 }],
  ['no filter', 'ListBookings', { first: 2 }],
  ['an empty filter', 'ListBookings', { first: 2, filter: {} }],
  ['a filter with null', 'ListBookings', { first: 2, filter: { status: null } }],
  ['a filter with undefined', 'ListBookings', { first: 2, filter: { status: undefined } }],
  ['a filter with a time', 'ListBookings', { first: 2, filter: { from: '2026-07-01T00:00:00Z' } }],
  ['an input', 'CreateBookingSource', { input: { sourceKey: 'main', name: 'Main' } }],
  ['an input', 'PutCourtMapping', { input: MAPPING_INPUT }],
  ['no participants', 'PutBooking', { input: BOOKING_INPUT }],
  ['participants', 'PutBooking', { input: { ...BOOKING_INPUT, participants: aParticipant() } }],
  ['records', 'ImportBookings', { input: IMPORT_INPUT }],
  ['an id', 'GetBookingImport', { id: 'import-1' }],
  ['a list of JSON', 'RecordInstallationRequests', { requests: [{ id: 'request-1' }] }],
  ['a list of JSON', 'RecordApiKeyRequests', { requests: [{ id: 'request-1' }] }],
  ['a page', 'ListVolunteerEvents', { first: 2, offset: 0 }],
  [
    'a filter',
    'ListVolunteerEvents',
    { first: 2, offset: 1, filter: { status: 'DRAFT', updatedSince: null } },
  ],
  ['an id', 'GetVolunteerEvent', { id: 'event-1' }],
  ['an input', 'CreateVolunteerEvent', { input: { ...EVENT_INPUT, description: null } }],
  ['only its id', 'UpdateVolunteerEvent', { input: { eventId: 'event-1' } }],
  ['null', 'UpdateVolunteerEvent', { input: { eventId: 'event-1', location: null } }],
  ['a value', 'UpdateVolunteerEvent', { input: { eventId: 'event-1', location: 'Hall' } }],
  ['an id', 'DeleteVolunteerEvent', { input: { eventId: 'event-1' } }],
  ['items', 'SyncVolunteerEvents', { input: { events: [{ ...EVENT_INPUT, externalId: 'e-1' }] } }],
  ['a page', 'ListVolunteerWebhooks', { first: 2, offset: 0 }],
  ['a filter', 'ListVolunteerWebhookDeliveries', { ...DELIVERIES, filter: { status: 'FAILED' } }],
  ['an input', 'CreateVolunteerWebhook', { input: WEBHOOK_INPUT }],
  ['an id', 'EndVolunteerWebhook', { input: { webhookId: 'webhook-1' } }],
  ['a search', 'ListHelpers', { first: 2, offset: 0, filter: { search: 'li%' } }],
  ['an id', 'GetHelper', { id: 'helper-1' }],
  ['an event', 'ListHelpersOfVolunteerEvent', { first: 2, offset: 0, eventId: 'event-1' }],
  ['roles', 'GrantEventAccess', { input: { ...ACCESS_INPUT, roleIds: ['role-1'] } }],
  ['no roles', 'GrantEventAccess', { input: ACCESS_INPUT }],
  [
    'items',
    'GrantEventAccesses',
    { input: { eventId: 'event-1', eventAccess: [{ helperId: 'helper-1' }] } },
  ],
  ['ids', 'RevokeEventAccess', { input: ACCESS_INPUT }],
  ['an access', 'CreateHelperLink', { input: ACCESS_INPUT }],
  ['an id', 'EraseHelper', { input: { helperId: 'helper-1' } }],
  ['items', 'UpsertHelpers', { input: { helpers: [{ lastName: 'Lind', tags: ['bar'] }] } }],
  ...ROLE_CASES,
  ...SHIFT_CASES,
  ...ASSIGNMENT_CASES,
  ...MESSAGE_CASES,
  ...AVAILABILITY_CASES,
  ...HELPER_PAGE_CASES,
  ...WORKFLOW_CASES,
  ...CLUB_WEBHOOK_CASES,
  ...MATCH_SESSION_CASES,
  ...CLUB_EVENT_CASES,
  ...EXCHANGE_CASES,
  ['a typed code', 'PairScorePad', { input: { code: '7K3QD-9XW2M' } }],
]

const REFUSED: OperationCase[] = [
  ['an unknown id', 'GetBooking', { id: 'missing' }],
  ['an unknown source', 'GetCourtMapping', { bookingSourceId: 'missing', externalCourtId: 'x1' }],
  ['a resolver that breaks', 'GetCourt', { id: 'broken' }],
  ['an old version', 'PutBooking', { input: { ...BOOKING_INPUT, sourceVersion: 0 } }],
  ['a required variable that is absent', 'GetBooking', {}],
  ['a required variable that is null', 'GetBooking', { id: null }],
  ['an id that is an object', 'GetBooking', { id: {} }],
  ['a number that overflows', 'ListBookings', { first: 3_000_000_000 }],
  [
    'an overflow inside an input',
    'PutBooking',
    { input: { ...BOOKING_INPUT, sourceVersion: 1e12 } },
  ],
  ['an unknown member of an input', 'PutBooking', { input: { ...BOOKING_INPUT, colour: 'red' } }],
  ['an unknown enum value', 'ListCourts', { first: 2, filter: { status: 'SHINY' } }],
  ['a time that is none', 'PutBooking', { input: { ...BOOKING_INPUT, scheduledStart: 'noon' } }],
  ['a time that is none', 'ListBookings', { first: 2, filter: { from: '2026-07-01' } }],
  ['an unknown id', 'GetBookingImport', { id: 'missing' }],
  ['an unknown id', 'GetVolunteerEvent', { id: 'missing' }],
  ['a name that is null', 'CreateVolunteerEvent', { input: { ...EVENT_INPUT, name: null } }],
  ['an unknown event', 'UpdateVolunteerEvent', { input: { eventId: 'missing' } }],
  ['an unknown enum value', 'ListHelpers', { first: 2, offset: 0, filter: { status: 'GONE' } }],
]

function aBooking() {
  const { bookingSourceId, externalBookingId, ...booking } = BOOKING_INPUT
  return booking
}

function aParticipant() {
  return [{ externalId: 'p-1', displayName: 'Ann', team: 'BLUE', consentToShare: true }]
}

/** The graph without pass-through: registered operations are planned like documents of clients. */
const PLANNED: typeof GRAPH = {
  ...GRAPH,
  findRegistered(hash) {
    const registered = GRAPH.findRegistered(hash)
    return registered && { ...registered, owner: null }
  },
}

interface BothWays {
  passing: SampleGraph
  planning: SampleGraph
}

async function aGraphBothWays(executors: Parameters<typeof aGraph>[0] = {}): Promise<BothWays> {
  return {
    passing: await aGraph(executors),
    planning: await aGraph({ ...executors, graph: PLANNED }),
  }
}

/** The answers, and what the resolvers were given, as a pass-through and through the planner. */
async function askBothWays(
  { passing, planning }: BothWays,
  name: OperationName,
  variables: Variables,
) {
  const asked = operation(name)
  const direct = await passing.gateway.execute(asked, variables, CONTEXT)
  const planned = await planning.gateway.execute(asked, variables, CONTEXT)
  const [directCalls, plannedCalls] = [passing.calls.splice(0), planning.calls.splice(0)]
  return { direct, planned, directCalls, plannedCalls }
}

test('every operation of this version and of the last release fits the graph', () => {
  const operations = [...acceptedOperations()]
  expect(operations.length).toBeGreaterThan(100)
  for (const { hash } of operations) expect(GRAPH.findRegistered(hash)).toBeDefined()
})

describe("a facade's operation", () => {
  let graph: BothWays
  beforeAll(async () => {
    graph = await aGraphBothWays()
  })

  // Pages of the portal also ask for nodes, whose subgraph the id names.
  const ofFacade = [...loadOperations().values()].filter(
    ({ name }) => !name.startsWith(PORTAL_PREFIX),
  )
  test.each(ofFacade)('$name is passed through to its subgraph', ({ hash }) => {
    expect(GRAPH.findRegistered(hash)?.owner).toEqual(expect.any(String))
  })

  test.each(ANSWERED)(
    'with %s gets the same response from %s with and without the planner',
    async (...[, name, variables]) => {
      const { direct, planned, directCalls, plannedCalls } = await askBothWays(
        graph,
        name,
        variables,
      )
      expect(direct.errors).toBeUndefined()
      expect(JSON.stringify(direct)).toBe(JSON.stringify(planned))
      expect(directCalls).toEqual(plannedCalls)
      expect(directCalls).toHaveLength(1)
    },
  )

  test.each(REFUSED)(
    'with %s gets the same refusal from %s with and without the planner',
    async (...[, name, variables]) => {
      const { direct, planned } = await askBothWays(graph, name, variables)
      expect(direct.errors).toHaveLength(1)
      expect(direct).toEqual(planned)
    },
  )

  test('keeps omitted input absent', async () => {
    const filter = { status: undefined, provider: null, courtId: 'court-1' }
    const { gateway, calls } = graph.passing
    await gateway.execute(operation('ListBookings'), { first: 2, filter }, CONTEXT)
    expect(calls.splice(0)[0]?.args).toStrictEqual({
      first: 2,
      filter: { provider: null, courtId: 'court-1' },
    })
  })
})

describe('a passed-through operation whose subgraph is down', () => {
  const names = FACADE_OPERATIONS.filter(({ kind }) => kind !== 'subscription').map(
    ({ name }) => name,
  )

  test.each(names)(
    'returns dependency_unavailable with and without the planner: %s',
    async (name) => {
      const graph = await aGraphBothWays({ club: DOWN, volunteer: DOWN })
      const variables = ANSWERED.find(([, operation]) => operation === name)?.[2]
      if (!variables) throw new Error(`Add a case for ${name}, so that it is compared both ways.`)

      const { direct, planned } = await askBothWays(graph, name, variables)
      expect(direct).toEqual(planned)
      const field = Object.keys(direct.data ?? {})[0]
      expect(direct).toEqual({
        data: { [`${field}`]: null },
        errors: [
          {
            message: 'A part of the platform cannot be reached.',
            path: [field],
            extensions: { code: 'dependency_unavailable' },
          },
        ],
      })
    },
  )
})

describe("a subgraph's refusal", () => {
  test('passes the gateway with code, details and path unchanged', async () => {
    const { gateway } = await aGraph()
    const input = { ...BOOKING_INPUT, sourceVersion: 0 }
    expect(await gateway.execute(operation('PutBooking'), { input }, CONTEXT)).toEqual({
      data: { putBooking: null },
      errors: [
        {
          message: 'The version is older.',
          path: ['putBooking'],
          extensions: { code: 'version_conflict', details: { storedSourceVersion: 3 } },
        },
      ],
    })
  })

  test('without a public code is masked, and logged with the request id', async () => {
    const { gateway, entries } = await aGraph()
    const answer = await gateway.execute(operation('GetCourt'), { id: 'broken' }, CONTEXT)
    expect(answer.errors).toEqual([
      {
        message: 'The request could not be completed.',
        path: ['court'],
        extensions: { code: 'internal_error' },
      },
    ])
    expect(entries).toMatchObject([
      { level: 'error', fields: { requestId: 'req-1', operation: 'GetCourt', path: 'court' } },
    ])
    expect(entries[0]?.fields['err']).toMatchObject({ message: 'ER_SECRET_TABLE' })
  })
})
