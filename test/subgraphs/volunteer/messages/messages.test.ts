import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { startRetention } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { listVariables } from '../list-variables.ts'
import {
  absent,
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'
import { addMessages, aMessage } from './message-fixture.ts'

const TOMORROW = new Date('2026-07-02T12:00:00.000Z')

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
  eventId = await anEventId()
})

afterAll(() => volunteer.close())

async function anEventId(clubId = key.clubId): Promise<string> {
  return addEvent(volunteer.database, { clubId })
}

async function aStored(changes: Parameters<typeof aMessage>[0] = {}) {
  const message = aMessage({ clubId: key.clubId, eventId, ...changes })
  await addMessages(volunteer.database, message)
  return message
}

const make = (input: object, caller: Parameters<VolunteerTest['ask']>[2] = key) =>
  volunteer.ask(
    'CreateVolunteerMessage',
    { input: { eventId, body: 'Come early.', status: 'DRAFT', ...input } },
    caller,
  )

const change = (input: object) => volunteer.ask('UpdateVolunteerMessage', { input }, key)

const remove = (input: object) => volunteer.ask('DeleteVolunteerMessage', { input }, key)

const list = (variables: object = {}) =>
  volunteer.ask('ListVolunteerMessages', listVariables({ eventId, ...variables }, 'eventId'), key)

const idsOf = async (variables: object = {}) => {
  const { data } = await list(variables)
  return data.volunteerMessages.nodes.map(({ id }: { id: string }) => id)
}

async function queuedFor(id: string): Promise<Date | undefined> {
  const [item] = await volunteer.database.query<{ dueAt: Date }[]>(
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
      clubId: key.clubId,
      eventId,
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
      createdBy: key.apiKeyId,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
    const read = await volunteer.ask('GetVolunteerMessage', { id: message.id, eventId }, key)
    expect(read.data.volunteerMessage).toEqual(message)
    expect(await loggedEventsOf(volunteer.database, message.id)).toMatchObject([
      { type: 'message.created', sequence: 1, organizationId: key.clubId },
    ])
  })

  test('stores the staff member as author', async () => {
    const { data } = await make({}, staffOf(key.clubId))
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

  test('returns not_found for missing and deleted events and those of another club', async () => {
    const [gone] = await addEvents(
      volunteer.database,
      anEvent({ clubId: key.clubId, deletedAt: NOW }),
    )
    for (const id of [newUuid(), 'no uuid', gone?.id, await anEventId(newUuid())]) {
      expect((await make({ eventId: id })).code).toBe('not_found')
      expect((await list({ eventId: id })).code).toBe('not_found')
    }
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
    const { data } = await change({ messageId: id, eventId, subject: null, body: 'Come late.' })
    expect(data.updateVolunteerMessage.message).toMatchObject({
      ...{ id, subject: null, body: 'Come late.', updatedAt: NOW.toISOString() },
    })
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
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

  test('without a change returns it as stored and publishes nothing', async () => {
    const { id } = await aStored({ status: 'SENT', sentAt: LONG_AGO })
    for (const input of [{}, { status: 'SENT' }, { body: 'Come early.' }]) {
      const { data } = await change({ messageId: id, ...input })
      expect(data.updateVolunteerMessage.message.updatedAt).toBe(LONG_AGO.toISOString())
    }
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([])
  })

  test('is rejected for a sent message, a stale ifUpdatedAt and an empty audience', async () => {
    const sent = await aStored({ status: 'SENT', sentAt: LONG_AGO })
    expect((await change({ messageId: sent.id, body: 'x' })).code).toBe('message_already_sent')
    const { id } = await aStored()
    const expectedUpdatedAt = NOW.toISOString()
    expect((await change({ messageId: id, body: 'x', expectedUpdatedAt })).code).toBe(
      'concurrent_update',
    )
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
    const logged = await loggedEventsOf(volunteer.database, id)
    expect(logged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('deleting a message', () => {
  test('returns its last state, removes it from reads and the queue, and publishes message.deleted', async () => {
    const { data: made } = await make({ status: null, sendAt: TOMORROW.toISOString() })
    const { id } = made.createVolunteerMessage.message
    const { data } = await remove({ messageId: id })
    expect(data.deleteVolunteerMessage.message).toMatchObject({ id, deletedAt: expect.anything() })
    expect(await queuedFor(id)).toBeUndefined()
    expect((await remove({ messageId: id })).code).toBe('not_found')
    expect((await change({ messageId: id, body: 'x' })).code).toBe('not_found')
    expect(await idsOf()).toEqual([])
    expect(await idsOf({ includeDeleted: true })).toEqual([id])
    const logged = await loggedEventsOf(volunteer.database, id)
    expect(logged.map(({ type }) => type)).toEqual(['message.created', 'message.deleted'])
  })

  test('happens with its event', async () => {
    const { id } = await aStored()
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId } }, key)
    const message = await volunteer.ask('GetVolunteerMessage', { id }, key)
    expect(message).toMatchObject(absent('volunteerMessage'))
  })

  test('purges it after 90 days with its recipients', async () => {
    const { database } = volunteer
    const old = await aStored({ status: 'SENT', deletedAt: LONG_AGO })
    const recent = await aStored({ deletedAt: NOW })
    const [{ id: kept } = { id: '' }] = await addMessages(
      database,
      aMessage({ clubId: key.clubId, eventId }),
    )
    for (const messageId of [old.id, kept])
      await database.query(
        `INSERT INTO message_recipients
         (id, club_id, message_id, helper_id, outcome, attempt_count, updated_at)
         VALUES (?, ?, ?, ?, 'MAILED', 1, ?)`,
        [newUuid(), key.clubId, messageId, newUuid(), LONG_AGO],
      )
    const stop = startRetention(volunteerPurges({ database, clock: () => NOW }), testLog)
    const rowsOf = async (id: string) => {
      const rows = await database.query<unknown[]>('SELECT id FROM messages WHERE id = ?', [id])
      const got = await database.query<unknown[]>(
        'SELECT id FROM message_recipients WHERE message_id = ?',
        [id],
      )
      return [rows.length, got.length]
    }
    await until(async () => String(await rowsOf(old.id)) === '0,0')
    await stop()
    expect([await rowsOf(recent.id), await rowsOf(kept)]).toEqual([
      [1, 0],
      [1, 1],
    ])
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
    const { data } = await volunteer.ask(nested.replace('%', eventId), {}, key)
    expect(data.volunteerEvent.messages).toEqual({
      totalCount: 3,
      nodes: [{ id: ids[0] }, { id: ids[1] }],
    })
  })

  test('with updatedSince are sorted by their changes', async () => {
    await aStored({ updatedAt: LONG_AGO })
    const second = await aStored({ updatedAt: TOMORROW })
    const first = await aStored({ updatedAt: NOW })
    expect(await idsOf({ updatedSince: NOW.toISOString() })).toEqual([first.id, second.id])
  })

  test('are not contained in another event or another club', async () => {
    const { id } = await aStored()
    const elsewhere = await anEventId()
    const other = await addProClub(volunteer.database)
    const read = (variables: object, caller = key) =>
      volunteer.ask('GetVolunteerMessage', { id, ...variables }, caller)
    expect(await read({ eventId: elsewhere })).toMatchObject(absent('volunteerMessage'))
    expect(await read({}, other)).toMatchObject(absent('volunteerMessage'))
    expect((await change({ messageId: id, eventId: elsewhere, body: 'x' })).code).toBe('not_found')
    expect((await remove({ messageId: id, eventId: elsewhere })).code).toBe('not_found')
  })
})
