import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { z } from 'zod'
import { type Issue, parseLongInput } from '../../../platform/input/issues.ts'
import { createBookingSourceRoute } from '../../../rest-facade/club/routes/booking-sources.ts'
import { putCourtMappingRoute } from '../../../rest-facade/club/routes/court-mappings.ts'
import { createEventStreamTicketRoute } from '../../../rest-facade/club/routes/events.ts'
import {
  createWebhookEndpointRoute,
  updateWebhookEndpointRoute,
} from '../../../rest-facade/club/routes/webhook-endpoints.ts'
import { ImportBody, SnapshotBody } from '../../../rest-facade/club/snapshots.ts'
import { AssignmentChangesBody } from '../../../rest-facade/volunteer/inputs/assignment-input.ts'
import { HelperItem } from '../../../rest-facade/volunteer/inputs/helper-input.ts'
import {
  NewShiftBody,
  ShiftChangesBody,
} from '../../../rest-facade/volunteer/inputs/shift-input.ts'
import {
  createAvailabilityRequestRoute,
  putAvailabilityResponseRoute,
  updateAvailabilityRequestRoute,
} from '../../../rest-facade/volunteer/routes/availability.ts'
import {
  createVolunteerEventRoute,
  updateVolunteerEventRoute,
} from '../../../rest-facade/volunteer/routes/events.ts'
import {
  createVolunteerBroadcastRoute,
  createVolunteerMessageRoute,
  updateVolunteerMessageRoute,
} from '../../../rest-facade/volunteer/routes/messages.ts'
import {
  createVolunteerRoleRoute,
  updateVolunteerRoleRoute,
} from '../../../rest-facade/volunteer/routes/roles.ts'
import { createVolunteerWebhookRoute } from '../../../rest-facade/volunteer/routes/webhooks.ts'
import {
  createVolunteerWorkflowRoute,
  triggerVolunteerWorkflowRoute,
  updateVolunteerWorkflowRoute,
} from '../../../rest-facade/volunteer/routes/workflows.ts'
import { NewBookingSource, NewCourtMapping } from '../../../schema/club/booking-sources.ts'
import { BookingContent, NewBookingImport } from '../../../schema/club/bookings.ts'
import { NewEventStreamTicket } from '../../../schema/club/event-stream-tickets.ts'
import { InstallationExchange } from '../../../schema/club/installation-exchange.ts'
import {
  NewWebhookEndpoint,
  WebhookEndpointChanges,
} from '../../../schema/club/webhook-endpoints.ts'
import {
  type Fields,
  type InputRecord,
  toGraph,
  toRest,
} from '../../../schema/fields/input-record.ts'
import { VolunteerAssignmentChanges } from '../../../schema/volunteer/assignments.ts'
import {
  AskedAvailabilityResponse,
  AvailabilityRequestChanges,
  NewAvailabilityRequest,
} from '../../../schema/volunteer/availability.ts'
import { NewVolunteerEvent, VolunteerEventChanges } from '../../../schema/volunteer/events.ts'
import { UpsertedHelper } from '../../../schema/volunteer/helpers.ts'
import {
  NewVolunteerBroadcast,
  NewVolunteerMessage,
  VolunteerMessageChanges,
} from '../../../schema/volunteer/messages.ts'
import { NewVolunteerRole, VolunteerRoleChanges } from '../../../schema/volunteer/roles.ts'
import { NewVolunteerShift, VolunteerShiftChanges } from '../../../schema/volunteer/shifts.ts'
import { NewWebhook } from '../../../schema/volunteer/webhooks.ts'
import {
  ManualTrigger,
  NewVolunteerWorkflow,
  VolunteerWorkflowChanges,
} from '../../../schema/volunteer/workflows.ts'

const DAY = { startDate: '2026-07-01', endDate: '2026-07-02' }

const ANN = { externalId: 'p', displayName: 'Ann' }

const BOOKING = {
  sourceVersion: 1,
  externalCourtId: 'c',
  scheduledStart: new Date('2026-07-01T18:00:00Z'),
  scheduledEnd: new Date('2026-07-01T19:30:00Z'),
  status: 'CONFIRMED',
  participants: [ANN, { ...ANN, externalId: 'q', consentToShare: true, consentReference: 'r' }],
}

const EXCHANGE = {
  code: 'c'.repeat(40),
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://partner.example/back',
}

const ENDPOINT = {
  name: 'Desk',
  url: 'https://desk.example',
  description: null,
  eventTypes: ['booking.created'],
}

const SHIFT = {
  title: 'Bar',
  description: 'd',
  location: 'l',
  startTime: new Date('2026-07-01T18:00:00Z'),
  endTime: new Date('2026-07-01T22:00:00Z'),
  requiredHelpers: 3,
  status: 'CLOSED',
}

/** Without the grant, which the graph has no need of. */
const ExchangeBody = toRest(InstallationExchange, 'body')

const POLL = {
  title: 'When?',
  description: 'd',
  options: [
    {
      label: 'Friday',
      startTime: new Date('2026-08-01T18:00:00Z'),
      endTime: new Date('2026-08-01T22:00:00Z'),
    },
  ],
  respondBy: new Date('2026-07-20T18:00:00Z'),
}

/** Each input that both APIs take: what it is made from, its REST spelling, and a good value. */
const WORKFLOW = {
  ...{ name: 'Welcome', description: 'd', enabled: true },
  eventId: '01a201a2-beb1-7203-b4cc-3846cdf476a4',
  trigger: { type: 'EVENT', event: 'helper.granted' },
  conditions: [{ field: 'event_access.event_id', op: 'IN', value: ['e'] }],
  actions: [
    {
      ...{ type: 'SEND_MESSAGE', subject: 's', body: 'b' },
      audience: { type: 'HELPERS', helperIds: ['01a201a2-beb1-7203-b4cc-3846cdf476a4'] },
      eventId: '01a201a2-beb1-7203-b4cc-3846cdf476a4',
    },
  ],
}

const PAIRS: [string, InputRecord<Fields>, z.ZodType | undefined, object, Renamed?][] = [
  pair('a booking snapshot', BookingContent, SnapshotBody, BOOKING),
  pair('an import', NewBookingImport, ImportBody, {
    bookings: [{ externalBookingId: 'b', booking: BOOKING }],
  }),
  pair('a booking source', NewBookingSource, createBookingSourceRoute.body, {
    sourceKey: 'desk-1',
    name: 'Desk',
    externalAccountId: 'a',
  }),
  pair('a court mapping', NewCourtMapping, putCourtMappingRoute.body, {
    externalCourtName: 'One',
    courtId: 'c',
  }),
  pair('a ticket', NewEventStreamTicket, createEventStreamTicketRoute.body, {
    after: '01a201a2-beb1-7203-b4cc-3846cdf476a4',
  }),
  pair('an exchange', InstallationExchange, ExchangeBody, EXCHANGE),
  pair('an endpoint', NewWebhookEndpoint, createWebhookEndpointRoute.body, ENDPOINT),
  pair('changes of an endpoint', WebhookEndpointChanges, updateWebhookEndpointRoute.body, {
    ...ENDPOINT,
    status: 'DISABLED',
  }),
  pair('a volunteer event', NewVolunteerEvent, createVolunteerEventRoute.body, {
    ...DAY,
    name: 'Fest',
    description: 'd',
    location: 'l',
    locationCoordinates: '48.2,16.3',
    status: 'ACTIVE',
    autoConfirmAssignments: true,
  }),
  pair('changes of a volunteer event', VolunteerEventChanges, updateVolunteerEventRoute.body, {
    ...DAY,
    name: 'Fest',
    description: 'd',
    location: 'l',
    status: 'ACTIVE',
    expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
  }),
  pair('a message', NewVolunteerMessage, createVolunteerMessageRoute.body, {
    ...{ subject: 's', body: 'b', status: 'SENT', sendAt: new Date('2026-07-01T18:00:00Z') },
    audience: { type: 'HELPERS', helperIds: ['01a201a2-beb1-7203-b4cc-3846cdf476a4'] },
  }),
  pair('a broadcast', NewVolunteerBroadcast, createVolunteerBroadcastRoute.body, {
    subject: 's',
    body: 'b',
  }),
  pair('changes of a message', VolunteerMessageChanges, updateVolunteerMessageRoute.body, {
    ...{ subject: 's', body: 'b', status: 'DRAFT', sendAt: new Date('2026-07-01T18:00:00Z') },
    audience: { type: 'ROLE', roleIds: ['01a201a2-beb1-7203-b4cc-3846cdf476a4'] },
    expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
  }),
  pair('an availability request', NewAvailabilityRequest, createAvailabilityRequestRoute.body, {
    ...POLL,
    audience: { type: 'HELPERS', helperIds: ['01a201a2-beb1-7203-b4cc-3846cdf476a4'] },
  }),
  pair(
    'changes of an availability request',
    AvailabilityRequestChanges,
    updateAvailabilityRequestRoute.body,
    {
      ...POLL,
      status: 'CLOSED',
      expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
    },
  ),
  pair('an availability response', AskedAvailabilityResponse, putAvailabilityResponseRoute.body, {
    answers: [{ optionId: '01a201a2-beb1-7203-b4cc-3846cdf476a4', availability: 'MAYBE' }],
    comment: 'c',
  }),
  pair('a workflow', NewVolunteerWorkflow, createVolunteerWorkflowRoute.body, WORKFLOW),
  pair('the start of a workflow', ManualTrigger, triggerVolunteerWorkflowRoute.body, {
    eventId: '01a201a2-beb1-7203-b4cc-3846cdf476a4',
    helperIds: ['01a201a2-beb1-7203-b4cc-3846cdf476a4'],
  }),
  pair('changes of a workflow', VolunteerWorkflowChanges, updateVolunteerWorkflowRoute.body, {
    ...WORKFLOW,
    expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
  }),
  pair('a helper', UpsertedHelper, HelperItem, {
    externalId: 'h',
    firstName: 'Anna',
    lastName: 'Gruber',
    email: 'anna@x.example',
    phone: '+43 1 234',
    language: 'de-AT',
    tags: ['bar'],
    notes: 'n',
    status: 'ACTIVE',
    mail: 'OFF',
  }),
  pair('a shift', NewVolunteerShift, NewShiftBody, SHIFT),
  pair('changes of a shift', VolunteerShiftChanges, ShiftChangesBody, {
    ...SHIFT,
    expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
  }),
  pair('changes of an assignment', VolunteerAssignmentChanges, AssignmentChangesBody, {
    ...{ status: 'DECLINED', statusReason: 'r', note: 'n' },
    expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
  }),
  pair('a role', NewVolunteerRole, createVolunteerRoleRoute.body, {
    name: 'Bar',
    description: 'd',
  }),
  pair('changes of a role', VolunteerRoleChanges, updateVolunteerRoleRoute.body, {
    name: 'Bar',
    description: 'd',
    expectedUpdatedAt: new Date('2026-07-01T18:00:00Z'),
  }),
  pair(
    'a webhook',
    NewWebhook,
    createVolunteerWebhookRoute.body,
    {
      url: 'https://desk.example',
      description: 'd',
      eventTypes: ['event.created'],
    },
    { event_types: 'events' },
  ),
]

/** Values that break one rule or another, and some that break none. */
const odd = fc.oneof(
  fc.constantFrom('', ' ', 'x'.repeat(201), 'x'.repeat(5000), '\ud800', 'NONE', '2026-02-30'),
  fc.constantFrom<unknown>(-1, 1.5, 2_147_483_648, true, [], {}, ['x'], [{}, {}, {}, {}, {}]),
  fc.string(),
)

const oddMoment = fc.constantFrom(
  ...['2026-06-30', '2026-07-01T18:00:00.001Z', '2026-07-03'].map((text) => new Date(text)),
)

describe.each(PAIRS)('%s', (_what, record, rest, good, renamed = {}) => {
  const graph = toGraph(record)
  const inGraph = (value: unknown) => readOf(graph, value, renamed)
  const inRest = (value: unknown) => readOf(rest, rename(toRestSpelling(value), renamed), renamed)

  test('is read alike in both APIs', async () => {
    expect(await inGraph(good)).toEqual({ taken: expect.anything() })
    expect(await inRest(good)).toEqual(await inGraph(good))
  })

  test('breaks the same rules by the same faults in both APIs', async () => {
    const changes = fc.constantFrom(...placesIn(good)).chain(({ path, value }) => {
      const others = value instanceof Date ? oddMoment : odd
      return others.map((other) => replaced(good, path, other))
    })
    await fc.assert(
      fc.asyncProperty(changes, async (bad) => {
        expect(await inRest(bad)).toEqual(await inGraph(bad))
      }),
      { numRuns: 200 },
    )
  })

  test('misses the same members in both APIs', async () => {
    for (const { path } of placesIn(good)) {
      const bad = replaced(good, path, undefined)
      expect(await inRest(bad)).toEqual(await inGraph(bad))
    }
  })
})

function pair<F extends Fields>(
  what: string,
  record: InputRecord<F>,
  rest: z.ZodType | undefined,
  good: object,
  renamed: Renamed = {},
): (typeof PAIRS)[number] {
  return [what, record as unknown as InputRecord<Fields>, rest, good, renamed]
}

/** What is taken, or each fault with its rule and message, in names that both APIs share. */
async function readOf(
  schema: z.ZodType | undefined,
  value: unknown,
  renamed: Renamed,
): Promise<unknown> {
  if (schema === undefined) throw new Error('The route has no body.')
  return parseLongInput(schema, value).then(
    (taken) => ({ taken }),
    ({ details }: { details: { issues: Issue[] } }) => ({
      refused: details.issues.map(({ path, rule, message }) => ({
        path: renameIn(toSnakeCase(path), renamed),
        rule,
        message: toSnakeCase(message).toLowerCase(),
      })),
    }),
  )
}

/** Members by which records of the volunteer API are known, also where one of them is missing. */
const OF_VOLUNTEERS = [
  ...['startDate', 'endDate', 'startTime', 'endTime', 'firstName', 'lastName'],
  ...['sendAt', 'helperIds', 'roleIds', 'respondBy', 'optionId', 'statusReason'],
  ...['sendAt', 'helperIds', 'roleIds', 'op', 'event', 'audience'],
]

/** Of their closed sets, what the good values hold. */
const CHOICES: readonly unknown[] = [
  'ACTIVE',
  'CLOSED',
  'DRAFT',
  'SENT',
  'HELPERS',
  'ROLE',
  'MAYBE',
  'EVENT',
  'IN',
  'SEND_MESSAGE',
  'DECLINED',
  'OFF',
]

/** REST names are the graph's in snake case; its closed sets are in small letters where the volunteer API has them. */
function toRestSpelling(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toRestSpelling)
  if (typeof value !== 'object' || value === null) return value

  const isOfVolunteers = OF_VOLUNTEERS.some((name) => name in value)
  const members = Object.entries(value).map(([name, member]) => [
    toSnakeCase(name),
    isOfVolunteers && CHOICES.includes(member)
      ? String(member).toLowerCase()
      : toRestSpelling(member),
  ])
  return Object.fromEntries(members)
}

/** REST names that are not the graph's in snake case. */
type Renamed = Readonly<Record<string, string>>

function rename(value: unknown, renamed: Renamed): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [renamed[name] ?? name, member]),
  )
}

function renameIn(path: string, renamed: Renamed): string {
  return Object.entries(renamed).reduce((text, [from, to]) => text.replace(from, to), path)
}

function toSnakeCase(text: string): string {
  return text.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

interface Place {
  path: readonly string[]
  value: unknown
}

function placesIn(value: unknown, path: readonly string[] = []): Place[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([name, member]) => [
    { path: [...path, name], value: member },
    ...placesIn(member, [...path, name]),
  ])
}

function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index) => (String(index) === name ? replaced(item, rest, value) : item))

  const members = whole as Readonly<Record<string, unknown>>
  return { ...members, [name]: replaced(members[name], rest, value) }
}
