import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { VOLUNTEER_EVENT_TYPES } from '../../../../schema/volunteer/fields.ts'
import { checkDelivery } from '../../../support/openapi/check-delivery.ts'
import { readSource } from '../../../support/source/import-graph.ts'
import { until } from '../../../support/time/until.ts'
import { type DeliveringTest, startDelivering, type TestWebhook } from './webhook-fixture.ts'

type Club = Awaited<ReturnType<DeliveringTest['aClub']>>

let delivering: DeliveringTest
let club: Club
let webhook: TestWebhook
let planned: Awaited<ReturnType<typeof planAnEvent>>
let published: { id: string; type: string; resourceId: string }[]

beforeAll(async () => {
  delivering = await startDelivering()
  club = await delivering.aClub()
  webhook = await club.aWebhook(VOLUNTEER_EVENT_TYPES)
  planned = await planAnEvent()
  await until(async () => {
    published = await readPublished()
    return webhook.receiver.received.length === published.length
  })
})

afterAll(async () => {
  await delivering.closeReceivers()
  await delivering.close()
})

const bodies = () => webhook.receiver.received.map(({ body }) => JSON.parse(body))

/** The deliveries about a resource, in the order of their arrival. */
function bodiesOf(resourceId: string) {
  const ids = published.filter((event) => event.resourceId === resourceId).map(({ id }) => id)
  return bodies().filter(({ id }) => ids.includes(id))
}

describe('webhook delivery', () => {
  test('of every event type arrives signed and as documented', async () => {
    expect(new Set(bodies().map(({ event }) => event))).toEqual(new Set(VOLUNTEER_EVENT_TYPES))
    for (const received of webhook.receiver.received) checkDelivery('volunteer', received)
    const keysOf = new Map(bodies().map(({ event, data }) => [event, Object.keys(data)]))
    expect(Object.fromEntries(keysOf)).toEqual(documentedKeys())

    const genuine = await Promise.all(
      webhook.receiver.received.map(({ body, headers }) =>
        verify(webhook.secret, body, String(headers['x-service-signature'])),
      ),
    )
    expect(genuine).not.toContain(false)
  })

  test('arrives in the order of its resource, and names the club and the event', () => {
    const resources = new Set(published.map(({ resourceId }) => resourceId))
    expect(resources.size).toBeGreaterThan(8)
    for (const resource of resources) {
      const sequences = bodiesOf(resource).map(({ sequence }) => sequence)
      expect({ resource, sequences }).toEqual({
        resource,
        sequences: sequences.map((_, n) => n + 1),
      })
    }
    expect(new Set(bodies().map(({ verein_id }) => verein_id))).toEqual(new Set([club.key.clubId]))
    const ofClub = bodies().filter(({ event_id }) => event_id !== planned.event)
    expect(new Set(ofClub.map(({ event }) => event))).toEqual(new Set(['helper.registered']))
  })
})

const STATUS = ['status', 'status_changed_at']
const COUNTS = ['confirmed_count', 'staffing_status']
const ALL_COUNTS = ['confirmed_count', 'pending_count', 'staffing_status']

/** The events of each resource with their changed fields, in the order of their sequence. */
const LOGGED: Readonly<
  Record<Exclude<Resource, 'helper' | 'workflow'>, readonly [string, string[]?][]>
> = {
  event: [
    ['event.created'],
    ['event.updated', ['status']],
    ['event.started'],
    ['event.updated', ['status']],
    ['event.ended'],
    ['event.deleted'],
  ],
  role: [['role.created'], ['role.updated', ['name']], ['role.deleted']],
  shift: [
    ['shift.created'],
    ['shift.updated', ['title']],
    ['shift.changed', ['title']],
    ['shift.changed', ALL_COUNTS],
    ['shift.changed', ALL_COUNTS],
    ['shift.changed', COUNTS],
    ['shift.changed', COUNTS],
    ['shift.deleted'],
  ],
  assignment: [
    ['assignment.updated', STATUS],
    ['assignment.updated', ['note', ...STATUS]],
    ['helper.confirmed'],
    ['assignment.updated', [...STATUS, 'status_reason']],
    ['helper.cancelled'],
  ],
  revokedAssignment: [
    ['assignment.updated', STATUS],
    ['helper.confirmed'],
    ['assignment.updated', [...STATUS, 'status_reason']],
  ],
  message: [['message.created'], ['message.updated', ['subject']], ['message.deleted']],
  request: [['availability.request.created']],
  response: [['availability.response.upserted'], ['availability.response.upserted']],
  run: [['automation.triggered']],
}

test.each(Object.entries(LOGGED))(
  'webhook delivery of the events of the %s names their changed fields',
  (resource, events) => {
    const sent = bodiesOf(planned[resource as Resource])
    expect(sent.map(({ event, data }) => [event, data.changed_fields])).toEqual(
      events.map(([type, changed]) => [type, changed]),
    )
  },
)

/** The last delivery of a type, as receivers read it. */
const lastOf = (type: string) => bodies().findLast(({ event }) => event === type)?.data

test('webhook delivery of a deleted shift carries its last state', () => {
  expect(lastOf('shift.deleted').shift).toMatchObject({
    ...{ id: planned.shift, event_id: planned.event, title: 'Night', status: 'open' },
    ...{ confirmed_count: 0, staffing_status: 'empty', deleted_at: expect.any(String) },
  })
})

test('webhook delivery of a cancelled assignment carries its reason', () => {
  expect(lastOf('helper.cancelled').assignment).toMatchObject({
    ...{ id: planned.assignment, event_id: planned.event, shift_id: planned.shift },
    ...{ helper_id: planned.helper, role_id: null, created_via: 'api' },
    ...{ status: 'cancelled', status_reason: 'Ill', note: 'Bar' },
  })
})

test('webhook delivery of a poll and of its response carries all of them', () => {
  const option = { id: expect.any(String), start_time: null, end_time: null }
  const { availability_request: poll } = lastOf('availability.request.created')
  expect(poll).toEqual({
    ...{ id: planned.request, verein_id: club.key.clubId, event_id: planned.event },
    ...{ title: 'When?', description: null, audience: { type: 'all' }, respond_by: null },
    options: ['Friday', 'Saturday'].map((label) => ({ ...option, label })),
    ...{ status: 'open', response_count: 0, created_at: expect.any(String) },
    updated_at: poll.created_at,
  })
  expect(lastOf('availability.response.upserted').availability_response).toEqual({
    ...{ id: planned.response, event_id: planned.event, request_id: planned.request },
    ...{ helper_id: planned.helper, comment: 'Late.', updated_at: expect.any(String) },
    answers: [{ option_id: poll.options[0].id, availability: 'maybe' }],
  })
})

test('webhook delivery of a triggered workflow carries the queued run', () => {
  const { workflow, run, event } = planned
  expect(lastOf('automation.triggered').run).toMatchObject({
    ...{ id: run, workflow_id: workflow, status: 'queued', event_id: event },
  })
})

type Resource = keyof typeof planned

// biome-ignore lint/suspicious/noExplicitAny: payloads have many shapes.
async function change(operation: string, input: object): Promise<any> {
  const { data, errors } = await delivering.volunteer.ask(operation, { input }, club.key)
  expect(errors).toEqual([])
  return data[Object.keys(data)[0] ?? '']
}

/** All changes of an event by its club, from its creation to its deletion; returns the ids. */
async function planAnEvent() {
  const { id: event } = await club.makeEvent({ status: 'DRAFT' })
  await change('UpdateVolunteerEvent', { eventId: event, status: 'ACTIVE' })
  const { role } = await change('CreateVolunteerRole', { eventId: event, name: 'Bar' })
  await change('UpdateVolunteerRole', { roleId: role.id, name: 'Grill' })
  const [helper, other] = [await letInHelper(event), await letInHelper(event)]
  const filled = await fillShift(event, [helper, other])
  const message = await writeMessage(event)
  const asked = await askForTime(event, helper)
  const started = await runWorkflow(event)
  await change('RevokeEventAccess', { eventId: event, helperId: helper })
  await change('DeleteVolunteerRole', { roleId: role.id })
  await change('UpdateVolunteerEvent', { eventId: event, status: 'ARCHIVED' })
  await change('DeleteVolunteerEvent', { eventId: event })
  return { event, role: role.id as string, helper, message, ...filled, ...asked, ...started }
}

async function letInHelper(eventId: string): Promise<string> {
  const { results } = await change('UpsertHelpers', { helpers: [{ lastName: 'Gruber' }] })
  const helperId = results[0].helperId
  await change('GrantEventAccess', { eventId, helperId })
  return helperId
}

async function fillShift(eventId: string, [anna, berta]: string[]) {
  const times = { startTime: '2099-08-01T18:00:00Z', endTime: '2099-08-01T22:00:00Z' }
  const content = { title: 'Evening', requiredHelpers: 2, ...times }
  const { shift } = await change('CreateShift', { eventId, ...content })
  await change('UpdateShift', { shiftId: shift.id, title: 'Night' })
  const assignments = [
    { shiftId: shift.id, helperId: anna },
    { shiftId: shift.id, helperId: berta, status: 'CONFIRMED' },
  ]
  const { results } = await change('UpsertAssignments', { eventId, assignments })
  const [assignment, revokedAssignment] = results.map(
    ({ assignmentId }: { assignmentId: string }) => assignmentId,
  )
  await change('UpdateAssignment', { assignmentId: assignment, status: 'CONFIRMED', note: 'Bar' })
  const cancelled = { status: 'CANCELLED', statusReason: 'Ill' }
  await change('UpdateAssignment', { assignmentId: assignment, ...cancelled })
  await change('RevokeEventAccess', { eventId, helperId: berta })
  await change('DeleteShift', { shiftId: shift.id })
  return { shift: shift.id as string, assignment, revokedAssignment }
}

async function writeMessage(eventId: string): Promise<string> {
  const written = { eventId, body: 'Come early.', status: 'DRAFT' }
  const { message } = await change('CreateVolunteerMessage', written)
  await change('UpdateVolunteerMessage', { messageId: message.id, subject: 'Tomorrow' })
  await change('DeleteVolunteerMessage', { messageId: message.id })
  return message.id
}

async function askForTime(eventId: string, helperId: string) {
  const options = [{ label: 'Friday' }, { label: 'Saturday' }]
  const { request } = await change('CreateAvailabilityRequest', {
    eventId,
    title: 'When?',
    options,
  })
  const put = (availability: string, comment: string | null) =>
    change('PutAvailabilityResponse', {
      ...{ requestId: request.id, helperId, comment },
      answers: [{ optionId: request.options[0].id, availability }],
    })
  const { response } = await put('YES', null)
  await put('YES', null)
  await put('MAYBE', 'Late.')
  await change('UpdateAvailabilityRequest', { requestId: request.id, status: 'CLOSED' })
  return { request: request.id as string, response: response.id as string }
}

/** The run needs the event, which is deleted next. */
async function runWorkflow(eventId: string) {
  const action = { type: 'SEND_MESSAGE', body: 'Good morning.' }
  const defined = {
    name: 'Briefing',
    trigger: { type: 'MANUAL' },
    actions: [action],
    enabled: true,
  }
  const { workflow } = await change('CreateVolunteerWorkflow', defined)
  const { run } = await change('TriggerVolunteerWorkflow', { workflowId: workflow.id, eventId })
  await until(async () =>
    (await readPublished()).some(({ type }) => type === 'automation.triggered'),
  )
  return { workflow: workflow.id as string, run: run.id as string }
}

function readPublished(): Promise<typeof published> {
  return delivering.volunteer.database.query(
    'SELECT id, type, resource_id AS resourceId FROM event_log WHERE club_id = ?',
    [club.key.clubId],
  )
}

/** Keys of `data` by type, from the table of the receivers' document. */
function documentedKeys(): Record<string, string[]> {
  const document = readSource('docs/guides/volunteer-webhooks.md')
  const [, table = ''] = document.split('key in `data` |')
  const rows = table.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? []
  const namesIn = (cell = '') => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [, types, , keys] = row.split('|')
      return namesIn(types).map((type) => [type, namesIn(keys)])
    }),
  )
}
