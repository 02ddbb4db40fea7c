import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { staffOf } from '../caller-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { LONG_AGO, loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { addMessages, aMessage } from './message-fixture.ts'

const TOMORROW = new Date('2026-07-02T12:00:00.000Z')

const home = startVolunteerEvent()

async function aStored(changes: Parameters<typeof aMessage>[0] = {}) {
  const message = aMessage({ ...home.ids, ...changes })
  await addMessages(home.database, message)
  return message
}

const make = (input: object, caller?: Caller) =>
  home.change(
    'CreateVolunteerMessage',
    { eventId: home.eventId, body: 'Come early.', status: 'DRAFT', ...input },
    caller,
  )

const change = (input: object) => home.change('UpdateVolunteerMessage', input)

const idsOf = async (variables: object = {}) => {
  const asked = listVariables({ eventId: home.eventId, ...variables }, 'eventId')
  const { data } = await home.ask('ListVolunteerMessages', asked)
  return data.volunteerMessages.nodes.map(({ id }: { id: string }) => id)
}

async function queuedFor(id: string): Promise<Date | undefined> {
  const [item] = await home.database.query<{ dueAt: Date }[]>(
    "SELECT due_at AS dueAt FROM work_items WHERE id = ? AND queue = 'messages'",
    [id],
  )
  return item?.dueAt
}

describe('creating a message', () => {
  test('returns the draft like each later read and publishes message.created', async () => {
    const { data, errors } = await make({ subject: ' Doors ', body: ' Come early. ' })
    expect(errors).toEqual([])
    const { message } = data.createVolunteerMessage
    expect(message).toEqual({
      id: expect.any(String),
      ...home.ids,
      kind: 'MESSAGE',
      subject: 'Doors',
      body: 'Come early.',
      audience: {
        ...{ type: 'ALL', roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null },
      },
      status: 'DRAFT',
      sendAt: null,
      sentAt: null,
      recipientCount: 0,
      createdBy: home.key.apiKeyId,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const read = await home.ask('GetVolunteerMessage', { id: message.id, eventId: home.eventId })
    expect(read.data.volunteerMessage).toEqual(message)
    expect(await loggedEventsOf(home.database, message.id)).toMatchObject([
      { type: 'message.created', sequence: 1, organizationId: home.clubId },
    ])
  })

  test('stores the staff member as author', async () => {
    const { data } = await make({}, staffOf(home.clubId))
    expect(data.createVolunteerMessage.message.createdBy).toBe('staff-1')
  })

  test('is rejected with empty_audience without recipients, and stores nothing', async () => {
    expect((await make({ status: 'SENT' })).code).toBe('empty_audience')
    expect((await make({ status: null })).code).toBe('empty_audience')
    expect(await idsOf()).toEqual([])
  })

  test.each(['ROLE', 'SHIFT', 'HELPERS'])(
    'for a %s of another event is rejected with unknown_audience',
    async (type) => {
      const ids = { roleIds: [newUuid()], shiftIds: [newUuid()], helperIds: [newUuid()] }
      expect((await make({ audience: { type, ...ids } })).code).toBe('unknown_audience')
    },
  )

  test.each([
    ['no words', { body: '  ' }, 'body'],
    ['too many words', { body: 'b'.repeat(10_001) }, 'body'],
    ['a long subject', { subject: 's'.repeat(201) }, 'subject'],
    ['helpers without their ids', { audience: { type: 'HELPERS' } }, 'audience.helperIds'],
    [
      'ids that are none',
      { audience: { type: 'HELPERS', helperIds: ['a'] } },
      'audience.helperIds[0]',
    ],
    [
      'too many ids',
      { audience: { type: 'ROLE', roleIds: Array.from({ length: 201 }, newUuid) } },
      'audience.roleIds',
    ],
    ['another status', { status: 'FAILED' }, 'status'],
  ])('rejects %s', async (_what, input, path) => {
    const { code, errors } = await make(input)
    expect(code).toBe('invalid_input')
    expect(errors[0]?.extensions?.['details']).toMatchObject({ issues: [{ path }] })
  })

  test('with a later time enqueues it for that time', async () => {
    const { data } = await make({ status: null, sendAt: TOMORROW.toISOString() })
    const { id, status } = data.createVolunteerMessage.message
    expect(status).toBe('SCHEDULED')
    expect(await queuedFor(id)).toEqual(TOMORROW)
  })
})

describe('updating a message', () => {
  test('changes the given fields and publishes message.updated', async () => {
    const { id } = await aStored({ subject: 'Doors' })
    const { data } = await change({
      messageId: id,
      eventId: home.eventId,
      subject: null,
      body: 'Come late.',
    })
    expect(data.updateVolunteerMessage.message).toMatchObject({
      ...{ id, subject: null, body: 'Come late.', updatedAt: NOW.toISOString() },
    })
    expect(await loggedEventsOf(home.database, id)).toMatchObject([
      { type: 'message.updated', sequence: 1, changedFields: ['body', 'subject'] },
    ])
  })

  test('moves its work item with its time, and removes it without one', async () => {
    const { id } = await aStored()
    await change({ messageId: id, sendAt: TOMORROW.toISOString() })
    expect(await queuedFor(id)).toEqual(TOMORROW)
    const later = new Date('2026-07-03T00:00:00.000Z')
    await change({ messageId: id, sendAt: later.toISOString(), body: 'Come late.' })
    expect(await queuedFor(id)).toEqual(later)
    const { data } = await change({ messageId: id, sendAt: null })
    expect(data.updateVolunteerMessage.message).toMatchObject({ status: 'DRAFT', sendAt: null })
    expect(await queuedFor(id)).toBeUndefined()
  })

  test('is rejected for a sent message and an empty audience', async () => {
    const sent = await aStored({ status: 'SENT', sentAt: LONG_AGO })
    expect((await change({ messageId: sent.id, body: 'x' })).code).toBe('message_already_sent')
    const { id } = await aStored()
    expect((await change({ messageId: id, status: 'SENT' })).code).toBe('empty_audience')
    expect((await change({ messageId: id, status: 'SCHEDULED' })).code).toBe(
      'invalid_status_transition',
    )
    const audience = { type: 'ROLE', roleIds: [newUuid()] }
    expect((await change({ messageId: id, audience })).code).toBe('unknown_audience')
    expect((await change({ messageId: id, body: null })).code).toBe('invalid_input')
  })

  test('by several concurrent requests loses no change', async () => {
    const { id } = await aStored()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => change({ messageId: id, body: `Words ${n}` })),
    )
    const logged = await loggedEventsOf(home.database, id)
    expect(logged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('deleting a message', () => {
  test('removes it from the queue', async () => {
    const { data: made } = await make({ status: null, sendAt: TOMORROW.toISOString() })
    const { id } = made.createVolunteerMessage.message
    expect((await home.change('DeleteVolunteerMessage', { messageId: id })).errors).toEqual([])
    expect(await queuedFor(id)).toBeUndefined()
    const logged = await loggedEventsOf(home.database, id)
    expect(logged.map(({ type }) => type)).toEqual(['message.created', 'message.deleted'])
  })
})

describe('the messages of an event', () => {
  test('are paged, newest first, and filtered by kind and status', async () => {
    const ids = []
    for (const [day, kind, status] of [
      ['01', 'MESSAGE', 'DRAFT'],
      ['02', 'BROADCAST', 'SENT'],
      ['03', 'MESSAGE', 'SENT'],
    ] as const) {
      const createdAt = new Date(`2026-02-${day}T00:00:00.000Z`)
      ids.unshift((await aStored({ createdAt, kind, status })).id)
    }
    expect(await idsOf()).toEqual(ids)
    expect(await idsOf({ first: 1, offset: 1 })).toEqual([ids[1]])
    expect(await idsOf({ kind: 'MESSAGE' })).toEqual([ids[0], ids[2]])
    expect(await idsOf({ status: 'SENT' })).toEqual([ids[0], ids[1]])
    expect(await idsOf({ kind: 'MESSAGE', status: 'SENT' })).toEqual([ids[0]])
    const nested = '{ volunteerEvent(id: "%") { messages(first: 2) { totalCount nodes { id } } } }'
    const { data } = await home.ask(nested.replace('%', home.eventId))
    expect(data.volunteerEvent.messages).toEqual({
      totalCount: 3,
      nodes: [{ id: ids[0] }, { id: ids[1] }],
    })
  })
})
