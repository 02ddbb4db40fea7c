import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { DEADLOCK } from '../../../support/database/test-database.ts'
import { until } from '../../../support/time/until.ts'
import {
  FIRST,
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

describe('while recipients of a large message are stored', () => {
  test('helpers who lose access or are erased receive it only if they were stored before', async () => {
    const id = await fest.send()
    const reached = await large.recipientsOf(id)
    const [left = '', erased = '', ...others] = fest.helperIds.filter(
      (one) => !reached.includes(one),
    )
    const revoked = await fest.ask('RevokeEventAccess', {
      input: { eventId: fest.eventId, helperId: left },
    })
    const forgotten = await fest.ask('EraseHelper', { input: { helperId: erased } })
    expect([...revoked.errors, ...forgotten.errors]).toEqual([])
    await large.workUntilDone()
    expect(await large.recipientsOf(id)).toEqual([...reached, ...others].sort())
    expect(await fest.read(id)).toMatchObject({ recipientCount: 8 })
  })

  test('deleting it stops further recipients', async () => {
    const id = await fest.send()
    await fest.ask('DeleteVolunteerMessage', { input: { messageId: id } })
    expect(await large.queuesOf(id)).toEqual([])
    await large.workUntilDone()
    expect(await large.recipientsOf(id)).toHaveLength(FIRST)
    expect(await large.toldOf(id)).toEqual(['message.created', 'message.deleted'])
  })

  test('it pauses while its club is not ACTIVE', async () => {
    const held = { id: await fest.send(), clubId: fest.key.clubId }
    const other = await (await large.anEventOf(10)).send()
    const worker = await large.startWorker([held.clubId])
    await until(async () => (await large.queuesOf(other)).length === 0)
    expect(await large.recipientsOf(held.id)).toHaveLength(FIRST)
    await worker()

    await large.workUntilDone()
    expect(await large.recipientsOf(held.id)).toEqual(fest.helperIds)
  })

  test('deleting its event deletes it', async () => {
    const id = await fest.send()
    await fest.ask('DeleteVolunteerEvent', { input: { eventId: fest.eventId } })
    await large.workUntilDone()
    expect(await large.recipientsOf(id)).toHaveLength(FIRST)
    expect(await large.toldOf(id)).toEqual(['message.created'])
  })
})

test('concurrent sending, reading and deleting of messages causes no deadlock', async () => {
  const { collisions } = large.volunteer
  collisions.length = 0
  for (let round = 0; round < 5; round += 1) {
    const ids = await Promise.all([fest.send(), fest.send(), fest.send(), fest.send()])
    const ask = (operation: string, input: object) => fest.ask(operation, { input })
    const [one, two, three] = fest.helperIds.splice(-3)
    const answers = await Promise.all([
      large.workUntilDone(2),
      ask('EraseHelper', { helperId: one }),
      ask('RevokeEventAccess', { eventId: fest.eventId, helperId: two }),
      ask('DeleteVolunteerMessage', { messageId: ids[0] }),
      ask('EraseHelper', { helperId: three }),
      ...(round === 4 ? [ask('DeleteVolunteerEvent', { eventId: fest.eventId })] : []),
    ])
    const codes = answers.flatMap((answer) => answer?.code ?? [])
    expect(codes.filter((code) => code !== 'not_found')).toEqual([])
    fest.helperIds.push(...(await fest.letIn(3)))
  }
  expect(collisions.filter((errno) => errno === DEADLOCK)).toEqual([])
})
