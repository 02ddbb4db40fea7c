import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { VOLUNTEER_EVENT_TYPES } from '../../../../schema/volunteer/fields.ts'
import { checkDelivery } from '../../../support/openapi/check-delivery.ts'
import { readSource } from '../../../support/source/import-graph.ts'
import { until } from '../../../support/time/until.ts'
import { type DeliveringTest, startDelivering } from './webhook-fixture.ts'

type Club = Awaited<ReturnType<DeliveringTest['aClub']>>

let delivering: DeliveringTest

beforeAll(async () => {
  delivering = await startDelivering()
})

afterAll(async () => {
  await delivering.closeReceivers()
  await delivering.close()
})

test('webhook delivery › every event type arrives signed, and events of a resource arrive in order', async () => {
  const club = await delivering.aClub()
  const { receiver, secret } = await club.aWebhook(VOLUNTEER_EVENT_TYPES)
  await planAnEvent(club)
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))
  const missing = () => {
    const seen = new Set(bodies().map(({ event }) => event))
    return VOLUNTEER_EVENT_TYPES.filter((type) => !seen.has(type))
  }
  await until(() => missing().length === 0)
  await until(async () => receiver.received.length === (await readPublished(club)).length)
  const published = await readPublished(club)

  for (const received of receiver.received) checkDelivery('volunteer', received)
  const keysOf = new Map(bodies().map(({ event, data }) => [event, Object.keys(data)]))
  expect(Object.fromEntries(keysOf)).toEqual(documentedKeys())

  const genuine = await Promise.all(
    receiver.received.map(({ body, headers }) =>
      verify(secret, body, String(headers['x-service-signature'])),
    ),
  )
  expect(genuine).not.toContain(false)
  const resourceOf = new Map(published.map(({ id, resourceId }) => [id, resourceId]))
  const logged = Map.groupBy(bodies(), ({ id }) => resourceOf.get(id))
  expect(logged.size).toBeGreaterThan(8)
  for (const [resource, deliveries] of logged)
    expect({ resource, sequences: deliveries.map(({ sequence }) => sequence) }).toEqual({
      resource,
      sequences: deliveries.map((_delivery, index) => index + 1),
    })
})

/** All changes of an event by its club, from its creation to its deletion. */
async function planAnEvent(club: Club): Promise<void> {
  const change = async (operation: string, input: object) => {
    const { data, errors } = await delivering.volunteer.ask(operation, { input }, club.key)
    expect(errors).toEqual([])
    return data[Object.keys(data)[0] ?? '']
  }
  const { id: eventId } = await club.makeEvent({ status: 'DRAFT' })
  await change('UpdateVolunteerEvent', { eventId, status: 'ACTIVE' })
  const { role } = await change('CreateVolunteerRole', { eventId, name: 'Bar' })
  await change('UpdateVolunteerRole', { roleId: role.id, name: 'Grill' })
  const helperId = await letInHelper(eventId, change)
  await fillShift({ eventId, helperId }, change)
  await writeMessages(eventId, change)
  await askForTime({ eventId, helperId }, change)
  const action = { type: 'SEND_MESSAGE', body: 'Good morning.' }
  const trigger = { type: 'MANUAL' }
  const defined = { name: 'Briefing', trigger, actions: [action], enabled: true }
  const { workflow } = await change('CreateVolunteerWorkflow', defined)
  await change('TriggerVolunteerWorkflow', { workflowId: workflow.id, eventId })
  await untilRun(club)
  await change('RevokeEventAccess', { eventId, helperId })
  await change('DeleteVolunteerRole', { roleId: role.id })
  await change('UpdateVolunteerEvent', { eventId, status: 'ARCHIVED' })
  await change('DeleteVolunteerEvent', { eventId })
}

// biome-ignore lint/suspicious/noExplicitAny: payloads have many shapes.
type MakeChange = (operation: string, input: object) => Promise<any>

interface Involved {
  eventId: string
  helperId: string
}

async function letInHelper(eventId: string, change: MakeChange): Promise<string> {
  const { results } = await change('UpsertHelpers', { helpers: [{ lastName: 'Gruber' }] })
  const helperId = results[0].helperId
  await change('GrantEventAccess', { eventId, helperId })
  return helperId
}

async function fillShift({ eventId, helperId }: Involved, change: MakeChange): Promise<void> {
  const times = { startTime: '2099-08-01T18:00:00Z', endTime: '2099-08-01T22:00:00Z' }
  const { shift } = await change('CreateShift', { eventId, title: 'Evening', ...times })
  await change('UpdateShift', { shiftId: shift.id, title: 'Night' })
  const assignments = [{ shiftId: shift.id, helperId }]
  const { results } = await change('UpsertAssignments', { eventId, assignments })
  const { assignmentId: id } = results[0]
  await change('UpdateAssignment', { assignmentId: id, status: 'CONFIRMED' })
  await change('UpdateAssignment', { assignmentId: id, status: 'CANCELLED' })
  await change('DeleteShift', { shiftId: shift.id })
}

async function writeMessages(eventId: string, change: MakeChange): Promise<void> {
  const written = { eventId, body: 'Come early.', status: 'DRAFT' }
  const { message } = await change('CreateVolunteerMessage', written)
  await change('UpdateVolunteerMessage', { messageId: message.id, subject: 'Tomorrow' })
  await change('DeleteVolunteerMessage', { messageId: message.id })
}

async function askForTime({ eventId, helperId }: Involved, change: MakeChange): Promise<void> {
  const asked = { eventId, title: 'When?', options: [{ label: 'Friday' }] }
  const { request } = await change('CreateAvailabilityRequest', asked)
  await change('PutAvailabilityResponse', {
    ...{ requestId: request.id, helperId },
    answers: [{ optionId: request.options[0].id, availability: 'YES' }],
  })
}

/** Needs the event, which is deleted next. */
async function untilRun(club: Club): Promise<void> {
  await until(async () => {
    const published = await readPublished(club)
    return published.some(({ type }) => type === 'automation.triggered')
  })
}

function readPublished({ key }: Club) {
  return delivering.volunteer.database.query<{ id: string; type: string; resourceId: string }[]>(
    'SELECT id, type, resource_id AS resourceId FROM event_log WHERE club_id = ?',
    [key.clubId],
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
