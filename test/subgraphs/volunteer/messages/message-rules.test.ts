import { describe, expect, test } from '@jest/globals'
import type { Message } from '../../../../subgraphs/volunteer/messages/message.ts'
import {
  createMessage,
  deleteMessage,
  type MessageChanges,
  type MessageContent,
  rewriteMessage,
  sendScheduled,
  updateMessage,
  writeMessage,
} from '../../../../subgraphs/volunteer/messages/rules.ts'
import { LONG_AGO, NOW } from '../moments.ts'
import { aMessage, anAudience } from './message-fixture.ts'

const TOMORROW = new Date('2026-07-02T12:00:00.000Z')

const A_MINUTE_AGO = new Date(NOW.getTime() - 60_000)

const TOO_LATE = new Date(A_MINUTE_AGO.getTime() - 1)

const LATER = { status: 'DRAFT', sendAt: TOMORROW } as const

const SCHEDULE = { status: 'SCHEDULED' } as const

const { id, clubId, eventId, createdBy } = aMessage()
const ORIGIN = { id, clubId, eventId, createdBy }

const CONTENT: MessageContent = {
  ...{ kind: 'MESSAGE', subject: null, body: 'Come early.', audience: anAudience() },
  ...{ status: null, sendAt: null },
}

const write = (changes: Partial<MessageContent> = {}) =>
  writeMessage({ ...ORIGIN, content: { ...CONTENT, ...changes } }, NOW)

const reached = (recipientCount: number) => ({ recipientCount, writtenUpTo: null })

/** A change of a message with three recipients if it is sent. */
function change(stored: Message, changes: MessageChanges) {
  return updateMessage(stored, rewriteMessage(stored, changes, NOW), reached(3), NOW)
}

const logged = ({ events }: { events: readonly { type: string; sequence: number }[] }) =>
  events.map(({ type, sequence }) => [type, sequence])

describe('a new message', () => {
  test.each([
    ['sent where nothing is said', {}, 'SENT'],
    ['sent where its time is a minute past', { sendAt: A_MINUTE_AGO }, 'SENT'],
    ['scheduled where its time is to come', { sendAt: TOMORROW }, 'SCHEDULED'],
    ['a draft where that is asked for, whatever its time', LATER, 'DRAFT'],
  ] as const)('is %s', (_what, changes, status) => {
    expect(write(changes).status).toBe(status)
  })

  test.each([null, 'DRAFT', 'SENT'] as const)(
    'with a time more than a minute past is rejected with invalid_send_at for every status: %s',
    (status) => {
      expect(() => write({ status, sendAt: TOO_LATE })).toThrow(withCode('invalid_send_at'))
    },
  )

  test('is published as message.created with the body of its single read', () => {
    const { result, events } = createMessage(write(), reached(2), NOW)
    expect(result).toMatchObject({ sentAt: NOW, recipientCount: 2, publishedCount: 1 })
    expect(events).toMatchObject([
      {
        ...{ type: 'message.created', organizationId: clubId, clubId, sequence: 1 },
        resource: { type: 'message', id },
        changedFields: ['body', 'audience', 'status', 'sent_at', 'recipient_count'],
        data: { message: { id, event_id: eventId, status: 'sent', audience: { type: 'all' } } },
      },
    ])
  })

  test('is rejected with empty_audience without recipients, unless it is a draft', () => {
    expect(() => createMessage(write(), reached(0), NOW)).toThrow(withCode('empty_audience'))
    expect(createMessage(write({ status: 'DRAFT' }), reached(0), NOW).result.status).toBe('DRAFT')
  })

  test('cannot be sent now and scheduled, and a broadcast cannot have a smaller audience', () => {
    const both = { status: 'SENT', sendAt: TOMORROW } as const
    expect(() => write(both)).toThrow(withCode('invalid_input'))
    const some = { kind: 'BROADCAST', audience: anAudience({ type: 'HELPERS' }) } as const
    expect(() => write(some)).toThrow(withCode('invalid_input'))
  })
})

describe('updating a message', () => {
  const scheduled = aMessage({ status: 'SCHEDULED', sendAt: TOMORROW })
  const failed = aMessage({ status: 'FAILED', sendAt: LONG_AGO })

  test.each([
    ['a draft with a time to come', aMessage(), { sendAt: TOMORROW }, 'SCHEDULED'],
    ['a draft that gets its time later', aMessage({ sendAt: TOMORROW }), SCHEDULE, 'SCHEDULED'],
    ['a scheduled one without its time', scheduled, { sendAt: null }, 'DRAFT'],
    ['a scheduled one with a time a minute past', scheduled, { sendAt: A_MINUTE_AGO }, 'SCHEDULED'],
    ['a scheduled one taken back', scheduled, { status: 'DRAFT' }, 'DRAFT'],
    ['a scheduled one with other words', scheduled, { body: 'Come late.' }, 'SCHEDULED'],
    ['a draft with other words', aMessage(), { body: 'Come late.' }, 'DRAFT'],
    ['a failed one for others', failed, { audience: anAudience({ type: 'SHIFT' }) }, 'FAILED'],
  ] as const)('turns %s into the requested status', (_what, stored, changes, status) => {
    const decision = change(stored, changes as MessageChanges)
    expect(decision.result.status).toBe(status)
    expect(logged(decision)).toEqual([['message.updated', 1]])
  })

  test.each([
    ['draft', aMessage({ publishedCount: 4 })],
    ['scheduled', { ...scheduled, publishedCount: 4 }],
    ['failed', { ...failed, publishedCount: 4 }],
  ])('sends a %s message and publishes message.updated, then message.created', (_what, stored) => {
    const decision = change(stored, { status: 'SENT' })
    expect(decision.result).toMatchObject({ status: 'SENT', sentAt: NOW, recipientCount: 3 })
    expect(logged(decision)).toEqual([
      ['message.updated', 5],
      ['message.created', 6],
    ])
    expect(decision.events[0]?.changedFields).toEqual(['status', 'sent_at', 'recipient_count'])
  })

  test.each([
    ['a failed one as a draft', failed, { status: 'DRAFT' }],
    ['a failed one for later', failed, { sendAt: TOMORROW }],
    ['a draft without a time', aMessage(), { status: 'SCHEDULED' }],
    ['a draft with a time that is past', aMessage({ sendAt: LONG_AGO }), { status: 'SCHEDULED' }],
  ] as const)('rejects %s with invalid_status_transition', (_what, stored, changes) => {
    expect(() => change(stored, changes)).toThrow(withCode('invalid_status_transition'))
  })

  test.each([
    ['a draft', aMessage()],
    ['a scheduled message', scheduled],
    ['a failed message', failed],
  ])('rejects a time more than a minute past for %s with invalid_send_at', (_what, stored) => {
    expect(() => change(stored, { sendAt: TOO_LATE })).toThrow(withCode('invalid_send_at'))
  })

  test('says in the rejection of a past time how to send a draft at once', () => {
    expect(() => change(aMessage(), { sendAt: TOO_LATE })).toThrow(/status sent without a time/)
    expect(change(aMessage(), { status: 'SENT' }).result.status).toBe('SENT')
  })

  test('accepts a past time that is the stored one', () => {
    const repeated = change(failed, { sendAt: LONG_AGO, body: 'Come late.' })
    expect(repeated.result).toMatchObject({ status: 'FAILED', body: 'Come late.' })
  })

  test('rejects any difference of a sent message with message_already_sent and accepts a repetition', () => {
    const sent = aMessage({ status: 'SENT', sentAt: LONG_AGO, recipientCount: 2 })
    for (const changes of [{ body: 'x' }, { status: 'DRAFT' }, { sendAt: TOMORROW }] as const)
      expect(() => change(sent, changes)).toThrow(withCode('message_already_sent'))
    expect(change(sent, { status: 'SENT', body: sent.body })).toEqual({ result: sent, events: [] })
  })

  test('without a change returns it as stored and publishes nothing', () => {
    const stored = aMessage({ audience: anAudience({ type: 'HELPERS', helperIds: [clubId] }) })
    const changes = { subject: null, audience: structuredClone(stored.audience) }
    expect(change(stored, changes)).toEqual({ result: stored, events: [] })
  })
})

describe('a scheduled message that is due', () => {
  const stored = aMessage({ status: 'SCHEDULED', sendAt: NOW, publishedCount: 1 })

  test('is published as message.created again, with the status sent', () => {
    const decision = sendScheduled(stored, reached(3), NOW)
    expect(decision.result).toMatchObject({ status: 'SENT', sentAt: NOW, recipientCount: 3 })
    expect(logged(decision)).toEqual([['message.created', 2]])
  })

  test('fails without recipients and is published as message.updated', () => {
    const decision = sendScheduled(stored, reached(0), NOW)
    expect(decision.result).toMatchObject({ status: 'FAILED', sentAt: null, recipientCount: 0 })
    expect(logged(decision)).toEqual([['message.updated', 2]])
  })
})

test('a deleted message is published with its last state', () => {
  const { result, events } = deleteMessage(aMessage({ id }), NOW)
  expect(result.deletedAt).toEqual(NOW)
  expect(events).toMatchObject([
    { type: 'message.deleted', data: { message: { id, deleted_at: NOW } } },
  ])
})

function withCode(code: string) {
  return expect.objectContaining({ code })
}
