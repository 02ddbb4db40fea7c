import { describe, expect, test } from '@jest/globals'
import { makeVolunteer } from '../../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import {
  EventAccessEntity,
  type StoredEventAccess,
} from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { TEST_WEBHOOKS } from '../../../support/webhooks/webhooks.ts'
import { LONG_AGO, loggedEventsOf, NOW } from '../volunteer-fixture.ts'

const home = startVolunteerEvent({ withJobs: true })

/** Adds helpers with access to the event and returns their ids in order. */
async function letIn(count: number, changes: Partial<StoredEventAccess> = {}): Promise<string[]> {
  const accesses = Array.from(
    { length: count },
    (): StoredEventAccess => ({
      ...{ id: newUuid(), ...home.ids, helperId: newUuid(), roleIds: [] },
      ...{ grantedAt: LONG_AGO, revokedAt: null, updatedAt: LONG_AGO, isRevoked: false },
      ...{ firstName: null, lastName: 'Gruber', status: 'ACTIVE', changedAt: LONG_AGO },
      linkGeneration: 0,
      ...changes,
    }),
  )
  await tableOf(EventAccessEntity).insertAll(home.database, accesses)
  return accesses.map(({ helperId }) => helperId).sort()
}

const make = (input: object = {}) =>
  home.change('CreateVolunteerMessage', { eventId: home.eventId, body: 'Come.', ...input })

const change = (input: object) => home.change('UpdateVolunteerMessage', input)

const read = async (id: string) =>
  (await home.ask('GetVolunteerMessage', { id })).data.volunteerMessage

async function recipientsOf(id: string): Promise<string[]> {
  const rows = await home.database.query<{ helperId: string }[]>(
    'SELECT helper_id AS helperId FROM message_recipients WHERE message_id = ? ORDER BY helper_id',
    [id],
  )
  return rows.map(({ helperId }) => helperId)
}

const typesOf = async (id: string) =>
  (await loggedEventsOf(home.database, id)).map(({ type }) => type)

describe('a sent message', () => {
  test('reaches all active helpers with access, once each', async () => {
    const helpers = await letIn(3)
    await letIn(1, { status: 'INACTIVE' })
    await letIn(1, { isRevoked: true, revokedAt: LONG_AGO })
    await letIn(1, { eventId: newUuid() })
    const { data } = await make()
    const { id, ...message } = data.createVolunteerMessage.message
    expect(message).toMatchObject({ status: 'SENT', sentAt: NOW.toISOString(), recipientCount: 3 })
    expect(await recipientsOf(id)).toEqual(helpers)
    expect(await typesOf(id)).toEqual(['message.created'])
    const page = { id, eventId: home.eventId, first: 2, offset: 0 }
    const listed = await home.ask('ListMessageRecipients', page)
    const noted = { outcome: 'NOT_MAILED', updatedAt: NOW.toISOString() }
    expect(listed.data.volunteerMessage.recipients).toMatchObject({
      totalCount: 3,
      nodes: helpers.slice(0, 2).map((helperId) => ({ helperId, ...noted })),
    })
  })

  test('reaches more recipients than one statement inserts', async () => {
    const helpers = await letIn(2001)
    const { data } = await make()
    const { id, recipientCount } = data.createVolunteerMessage.message
    expect(recipientCount).toBe(2001)
    expect(await recipientsOf(id)).toEqual(helpers)
  })

  test('reaches named helpers with access and rejects others', async () => {
    const [one = '', two = ''] = await letIn(3)
    const [idle = ''] = await letIn(1, { status: 'INACTIVE' })
    const helperIds = [two, one.toUpperCase(), idle, one]
    const { data } = await make({ audience: { type: 'HELPERS', helperIds } })
    expect(await recipientsOf(data.createVolunteerMessage.message.id)).toEqual([one, two])

    const alone = await make({ audience: { type: 'HELPERS', helperIds: [idle] } })
    expect(alone.code).toBe('empty_audience')
    for (const unknown of [newUuid(), ...(await letIn(1, { isRevoked: true }))]) {
      const asked = { type: 'HELPERS', helperIds: [one, unknown] }
      expect((await make({ audience: asked })).code).toBe('unknown_audience')
    }
  })

  test('by an update publishes message.updated and message.created, and is sent once under concurrency', async () => {
    const helpers = await letIn(5)
    const { data } = await make({ status: 'DRAFT' })
    const { id } = data.createVolunteerMessage.message
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => change({ messageId: id, status: 'SENT' })),
    )
    expect(sent.flatMap(({ errors }) => errors)).toEqual([])
    expect(await recipientsOf(id)).toEqual(helpers)
    expect(await typesOf(id)).toEqual(['message.created', 'message.updated', 'message.created'])
  })
})

describe('a scheduled message that is due', () => {
  const SEND_AT = new Date(NOW.getTime() + 60_000)

  test('reaches the helpers with access at that time and is published as message.created', async () => {
    const { data } = await make({ sendAt: SEND_AT.toISOString() })
    const { id } = data.createVolunteerMessage.message
    const helpers = await letIn(4)
    expect(await recipientsOf(id)).toEqual([])
    home.volunteer.setNow(SEND_AT)
    await make({ status: 'DRAFT' })
    await until(async () => (await read(id)).status === 'SENT')
    expect(await read(id)).toMatchObject({ recipientCount: 4, sentAt: SEND_AT.toISOString() })
    expect(await recipientsOf(id)).toEqual(helpers)
    expect(await typesOf(id)).toEqual(['message.created', 'message.created'])
  })

  test('is sent once by several processes', async () => {
    const helpers = await letIn(3)
    const made = await Promise.all(
      Array.from({ length: 10 }, () => make({ sendAt: SEND_AT.toISOString() })),
    )
    const ids = made.map(({ data }) => data.createVolunteerMessage.message.id)
    const others = [aReplica(), aReplica()]
    home.volunteer.setNow(SEND_AT)
    await make({ status: 'DRAFT' })
    await until(async () => {
      const messages = await Promise.all(ids.map(read))
      return messages.every(({ status }) => status === 'SENT')
    })
    await Promise.all(others.map((stop) => stop()))
    for (const id of ids) {
      expect(await recipientsOf(id)).toEqual(helpers)
      expect(await typesOf(id)).toEqual(['message.created', 'message.created'])
    }
  })

  /** Another process on the same database, whose clock has reached the time already. */
  function aReplica() {
    const { startJobs } = makeVolunteer({
      database: home.database,
      secretKeys: [Buffer.alloc(32, 7)],
      bus: makeLocalBus(),
      clock: () => SEND_AT,
      webhooks: TEST_WEBHOOKS,
      log: testLog,
    })
    return startJobs()
  }
})
