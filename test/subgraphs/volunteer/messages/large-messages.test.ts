import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { AccessRoleEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { RECIPIENTS } from '../../../../subgraphs/volunteer/messages/sending/message-queue.ts'
import { LONG_AGO } from '../moments.ts'
import { addRoles, addShifts, anAssignment, aRole, aShift } from '../shifts/planning-fixture.ts'
import { loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import {
  AT_ONCE,
  FIRST,
  LATER,
  type LargeEvent,
  type LargeMessagesTest,
  startLargeMessages,
} from './large-message-fixture.ts'

let large: LargeMessagesTest
let fest: LargeEvent

beforeAll(async () => {
  large = await startLargeMessages()
})

beforeEach(async () => {
  fest = await large.anEventOf(10)
})

afterAll(() => large.volunteer.close())

describe('a message to more recipients than one step stores', () => {
  test('is sent with the first step, and the other recipients follow', async () => {
    const id = await fest.send()
    expect(await fest.read(id)).toMatchObject({ status: 'SENT', recipientCount: FIRST })
    const page = { id, eventId: fest.eventId, first: 2, offset: 0 }
    const listed = await fest.ask('ListMessageRecipients', page)
    expect(listed.data.volunteerMessage.recipients.totalCount).toBe(FIRST)
    expect(await large.queuesOf(id)).toEqual([RECIPIENTS.pending[1]])

    await large.workUntilDone()
    expect(await large.recipientsOf(id)).toEqual(fest.helperIds)
    expect(await fest.read(id)).toMatchObject({
      ...{ status: 'SENT', recipientCount: 10, sentAt: NOW.toISOString() },
      updatedAt: LATER.toISOString(),
    })
    const logged = await loggedEventsOf(large.volunteer.database, id)
    expect(logged.map(({ type }) => type)).toEqual(['message.created', 'message.updated'])
    expect(logged[1]?.changedFields).toEqual(['recipient_count'])
  })

  test('takes as many statements in the sending request as a small one', async () => {
    const few = await large.anEventOf(1)
    large.volunteer.takeStatements()
    await few.send()
    const ofFew = large.volunteer.takeStatements()
    await fest.send()
    // The item of the queue.
    expect(large.volunteer.takeStatements()).toHaveLength(ofFew.length + 1)
  })

  test('is not queued for exactly the limit of recipients', async () => {
    const justAsMany = await large.anEventOf(AT_ONCE)
    const id = await justAsMany.send()
    expect(await justAsMany.read(id)).toMatchObject({ recipientCount: AT_ONCE })
    expect(await large.queuesOf(id)).toEqual([])
  })

  test('reaches each recipient once with several processes', async () => {
    const ids = await Promise.all([fest.send(), fest.send(), fest.send(), fest.send()])
    await large.workUntilDone(3)
    for (const id of ids) {
      expect(await large.recipientsOf(id)).toEqual(fest.helperIds)
      expect(await fest.read(id)).toMatchObject({ recipientCount: 10 })
      expect(await large.toldOf(id)).toEqual(['message.created', 'message.updated'])
    }
  })

  test('reaches all recipients when scheduled or sent by an update, too', async () => {
    const draft = await fest.send({ status: 'DRAFT' })
    const later = await fest.send({ sendAt: LATER.toISOString() })
    await fest.ask('UpdateVolunteerMessage', { input: { messageId: draft, status: 'SENT' } })
    expect(await fest.read(draft)).toMatchObject({ status: 'SENT', recipientCount: FIRST })
    await large.workUntilDone()
    for (const id of [draft, later]) {
      expect(await large.recipientsOf(id)).toEqual(fest.helperIds)
      expect(await fest.read(id)).toMatchObject({ status: 'SENT', recipientCount: 10 })
    }
    expect(await large.toldOf(later)).toEqual([
      'message.created',
      'message.created',
      'message.updated',
    ])
  })

  test('cannot be changed meanwhile', async () => {
    const id = await fest.send()
    const changed = await fest.ask('UpdateVolunteerMessage', {
      input: { messageId: id, body: 'No.' },
    })
    expect(changed.code).toBe('message_already_sent')
    await large.workUntilDone()
    expect(await large.recipientsOf(id)).toEqual(fest.helperIds)
  })
})

const CANCELLED = { status: 'CANCELLED', statusReason: 'shift_cancelled' } as const

describe('a large message to an audience', () => {
  test.each(['ROLE', 'SHIFT', 'COMING', 'CANCELLED', 'HELPERS', 'STATUS'] as const)(
    'of the kind %s reaches its members only',
    async (kind) => {
      const { database } = large.volunteer
      const ofEvent = { clubId: fest.key.clubId, eventId: fest.eventId }
      const [bar, grill] = await addRoles(
        database,
        ...['Bar', 'Grill'].map((name) => aRole({ ...ofEvent, name })),
      )
      const roleId = bar?.id ?? ''
      const shift = aShift({ ...ofEvent, roleId })
      const other = aShift({ ...ofEvent, roleId: grill?.id ?? '' })
      await addShifts(database, shift, other)
      const [named = '', declined = '', elsewhere = '', ...inShift] = fest.helperIds
      await fest.letIn(3)
      const assignments = [
        ...inShift.map((helperId) => anAssignment(shift, { helperId, status: 'CONFIRMED' })),
        anAssignment(shift, { helperId: declined, status: 'DECLINED' }),
        anAssignment(other, { helperId: elsewhere, status: 'PENDING' }),
        anAssignment(other, { ...CANCELLED, helperId: named }),
      ]
      await tableOf(AssignmentEntity).insertAll(database, assignments)
      await tableOf(AccessRoleEntity).insert(database, {
        eventId: fest.eventId,
        roleId,
        helperId: named,
      })
      const moment = LONG_AGO.toISOString()
      const shiftIds = [shift.id, other.id]
      const audiences = {
        COMING: [{ type: 'SHIFT', endingAfter: moment }, [elsewhere, ...inShift]],
        CANCELLED: [
          { type: 'SHIFT', shiftIds, cancelledSince: moment },
          [named, elsewhere, ...inShift],
        ],
        ROLE: [{ roleIds: [roleId] }, [named, ...inShift]],
        SHIFT: [{ shiftIds: [shift.id] }, inShift],
        HELPERS: [{ helperIds: inShift }, inShift],
        STATUS: [{ assignmentStatus: 'CONFIRMED' }, inShift],
      } as const
      const [chosenBy, expected] = audiences[kind]
      const id = await fest.send({ audience: { type: kind, ...chosenBy } })
      expect(await large.recipientsOf(id)).toHaveLength(FIRST)
      await large.workUntilDone()
      expect(await large.recipientsOf(id)).toEqual(expected)
      expect(await fest.read(id)).toMatchObject({ recipientCount: expected.length })
    },
  )
})
