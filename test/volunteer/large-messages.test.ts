import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeVolunteer } from '../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../platform/bus.ts'
import type { ApiKeyCaller } from '../../platform/caller.ts'
import type { StopJob } from '../../subgraphs/foundation/stop-jobs.ts'
import { tableOf } from '../../subgraphs/foundation/table.ts'
import {
  AccessRoleEntity,
  EventAccessEntity,
} from '../../subgraphs/volunteer/event-access/entities.ts'
import type { Helper } from '../../subgraphs/volunteer/helpers/helper.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { RECIPIENTS } from '../../subgraphs/volunteer/messages/message-queue.ts'
import { AssignmentEntity } from '../../subgraphs/volunteer/staffing/entities.ts'
import { until } from '../foundation/until.ts'
import { tellInactive } from '../support/tell-none-is-inactive.ts'
import { testLog } from '../support/test-log.ts'
import { TEST_WEBHOOKS } from '../support/webhooks.ts'
import { addProClub } from './caller-fixture.ts'
import { anAccess } from './event-access-fixture.ts'
import { addEvents, anEvent } from './event-fixture.ts'
import { aHelper } from './helper-fixture.ts'
import { addRoles, addShifts, anAssignment, aRole, aShift } from './planning-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

const AT_ONCE = 3

/** As many as the step in which a message is sent writes down; it looks for one more than fit. */
const FIRST = AT_ONCE + 1

const LATER = new Date(NOW.getTime() + 60_000)

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let helperIds: string[]
const workers: StopJob[] = []

beforeAll(async () => {
  volunteer = await startVolunteer({ recipientsAtOnce: AT_ONCE })
})

beforeEach(async () => {
  volunteer.setNow(NOW)
  key = await addProClub(volunteer.database)
  const [event] = await addEvents(volunteer.database, anEvent({ clubId: key.clubId }))
  eventId = event?.id ?? ''
  helperIds = await letIn(10)
})

afterAll(() => volunteer.close())

/** So many helpers with access to the event; answers their ids in order. */
async function letIn(count: number, changes: Partial<Helper> = {}): Promise<string[]> {
  const { clubId } = key
  const helpers = Array.from({ length: count }, () => aHelper({ clubId, ...changes }))
  await helperStore.addAll(volunteer.database, helpers)
  const accesses = helpers.map(({ id: helperId }) => anAccess({ clubId, eventId, helperId }))
  await tableOf(EventAccessEntity).insertAll(volunteer.database, accesses)
  return helpers.map(({ id }) => id).sort()
}

async function send(input: object = {}): Promise<string> {
  const asked = { input: { eventId, body: 'Come.', ...input } }
  const { data, errors } = await volunteer.ask('CreateVolunteerMessage', asked, key)
  expect(errors).toEqual([])
  return data.createVolunteerMessage.message.id
}

const read = async (id: string) =>
  (await volunteer.ask('GetVolunteerMessage', { id }, key)).data.volunteerMessage

async function recipientsOf(id: string): Promise<string[]> {
  const rows = await volunteer.database.query<{ helperId: string }[]>(
    'SELECT helper_id AS helperId FROM message_recipients WHERE message_id = ? ORDER BY helper_id',
    [id],
  )
  return rows.map(({ helperId }) => helperId)
}

const toldOf = async (id: string) =>
  (await loggedEventsOf(volunteer.database, id)).map(({ type }) => type)

/** Queues in which messages wait. */
async function queuesOf(id: string): Promise<string[]> {
  const rows = await volunteer.database.query<{ queue: string }[]>(
    'SELECT queue FROM work_items WHERE id = ?',
    [id],
  )
  return rows.map(({ queue }) => queue)
}

/** Processes that do what waits, until nothing does. */
async function workUntilDone(count = 1): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) workers.push(await startWorker())
  await until(
    async () => (await volunteer.database.query('SELECT id FROM work_items')).length === 0,
  )
  await Promise.all(workers.splice(0).map((stop) => stop()))
}

async function startWorker(inactiveIds: string[] = []): Promise<StopJob> {
  const { subgraph, startJobs } = makeVolunteer({
    database: volunteer.database,
    secretKeys: [Buffer.alloc(32, 7)],
    bus: makeLocalBus(),
    clock: () => LATER,
    webhooks: TEST_WEBHOOKS,
    recipientsAtOnce: AT_ONCE,
    log: testLog,
  })
  await tellInactive(subgraph, inactiveIds)
  const stop = startJobs()
  await tellInactive(subgraph, inactiveIds)
  return stop
}

describe('a message to more than are written down at once', () => {
  test('is sent with the first of them, and the rest follow', async () => {
    const id = await send()
    expect(await read(id)).toMatchObject({ status: 'SENT', recipientCount: FIRST })
    expect(await recipientsOf(id)).toHaveLength(FIRST)
    expect(await queuesOf(id)).toEqual([RECIPIENTS.waiting[1]])

    await workUntilDone()
    expect(await recipientsOf(id)).toEqual(helperIds)
    expect(await read(id)).toMatchObject({
      ...{ status: 'SENT', recipientCount: 10, sentAt: NOW.toISOString() },
      updatedAt: LATER.toISOString(),
    })
    const told = await loggedEventsOf(volunteer.database, id)
    expect(told.map(({ type }) => type)).toEqual(['message.created', 'message.updated'])
    expect(told[1]?.changedFields).toEqual(['recipient_count'])
  })

  test('asks no more of the request that sends it than one to a few', async () => {
    const few = await letInElsewhere(1)
    volunteer.takeStatements()
    await send({ eventId: few })
    const ofFew = volunteer.takeStatements()
    await send()
    // The place in the queue.
    expect(volunteer.takeStatements()).toHaveLength(ofFew.length + 1)
  })

  test('waits for nothing where they are just as many', async () => {
    const id = await send({ eventId: await letInElsewhere(AT_ONCE) })
    expect(await read(id)).toMatchObject({ recipientCount: AT_ONCE })
    expect(await queuesOf(id)).toEqual([])
  })

  test('goes to each once, however many processes write them down', async () => {
    const ids = await Promise.all([send(), send(), send(), send()])
    await workUntilDone(3)
    for (const id of ids) {
      expect(await recipientsOf(id)).toEqual(helperIds)
      expect(await read(id)).toMatchObject({ recipientCount: 10 })
      expect(await toldOf(id)).toEqual(['message.created', 'message.updated'])
    }
  })

  test('for later, and by a change, goes to all as well', async () => {
    const draft = await send({ status: 'DRAFT' })
    const later = await send({ sendAt: LATER.toISOString() })
    await volunteer.ask('UpdateVolunteerMessage', { input: { id: draft, status: 'SENT' } }, key)
    expect(await read(draft)).toMatchObject({ status: 'SENT', recipientCount: FIRST })
    await workUntilDone()
    for (const id of [draft, later]) {
      expect(await recipientsOf(id)).toEqual(helperIds)
      expect(await read(id)).toMatchObject({ status: 'SENT', recipientCount: 10 })
    }
    expect(await toldOf(later)).toEqual(['message.created', 'message.created', 'message.updated'])
  })

  test('cannot be changed meanwhile', async () => {
    const id = await send()
    const changed = await volunteer.ask(
      'UpdateVolunteerMessage',
      { input: { id, body: 'No.' } },
      key,
    )
    expect(changed.code).toBe('message_already_sent')
    await workUntilDone()
    expect(await recipientsOf(id)).toEqual(helperIds)
  })
})

describe('while a message is written down', () => {
  test('who leaves the event or is erased gets it only if they were reached before', async () => {
    const id = await send()
    const reached = await recipientsOf(id)
    const [left = '', erased = '', ...others] = helperIds.filter((one) => !reached.includes(one))
    const revoked = await volunteer.ask(
      'RevokeEventAccess',
      { input: { eventId, helperId: left } },
      key,
    )
    const forgotten = await volunteer.ask('EraseHelper', { input: { id: erased } }, key)
    expect([...revoked.errors, ...forgotten.errors]).toEqual([])
    await workUntilDone()
    expect(await recipientsOf(id)).toEqual([...reached, ...others].sort())
    expect(await read(id)).toMatchObject({ recipientCount: 8 })
  })

  test('it can be deleted, and goes to nobody else', async () => {
    const id = await send()
    await volunteer.ask('DeleteVolunteerMessage', { input: { id } }, key)
    expect(await queuesOf(id)).toEqual([])
    await workUntilDone()
    expect(await recipientsOf(id)).toHaveLength(FIRST)
    expect(await toldOf(id)).toEqual(['message.created', 'message.deleted'])
  })

  test('its club may cease to be active, and it goes on when the club is again', async () => {
    const held = { id: await send(), clubId: key.clubId, helperIds }
    key = await addProClub(volunteer.database)
    const [event] = await addEvents(volunteer.database, anEvent({ clubId: key.clubId }))
    eventId = event?.id ?? ''
    await letIn(10)
    const other = await send()
    const worker = await startWorker([held.clubId])
    await until(async () => (await queuesOf(other)).length === 0)
    expect(await recipientsOf(held.id)).toHaveLength(FIRST)
    await worker()

    await workUntilDone()
    expect(await recipientsOf(held.id)).toEqual(held.helperIds)
  })

  test('it goes away with its event', async () => {
    const id = await send()
    await volunteer.ask('DeleteVolunteerEvent', { input: { id: eventId } }, key)
    await workUntilDone()
    expect(await recipientsOf(id)).toHaveLength(FIRST)
    expect(await toldOf(id)).toEqual(['message.created'])
  })
})

describe('of a large audience', () => {
  test.each(['ROLE', 'SHIFT', 'HELPERS', 'STATUS'] as const)(
    'of the type %s those alone get it',
    async (type) => {
      const { database } = volunteer
      const ofEvent = { clubId: key.clubId, eventId }
      const [bar, grill] = await addRoles(
        database,
        ...['Bar', 'Grill'].map((name) => aRole({ ...ofEvent, name })),
      )
      const roleId = bar?.id ?? ''
      const shift = aShift({ ...ofEvent, roleId })
      const other = aShift({ ...ofEvent, roleId: grill?.id ?? '' })
      await addShifts(database, shift, other)
      const [named = '', declined = '', elsewhere = '', ...inShift] = helperIds
      await letIn(3)
      const assignments = [
        ...inShift.map((helperId) => anAssignment(shift, { helperId, status: 'CONFIRMED' })),
        anAssignment(shift, { helperId: declined, status: 'DECLINED' }),
        anAssignment(other, { helperId: elsewhere, status: 'PENDING' }),
      ]
      await tableOf(AssignmentEntity).insertAll(database, assignments)
      await tableOf(AccessRoleEntity).insert(database, { eventId, roleId, helperId: named })
      const audiences = {
        ROLE: [{ roleIds: [roleId] }, [named, ...inShift]],
        SHIFT: [{ shiftIds: [shift.id] }, inShift],
        HELPERS: [{ helperIds: inShift }, inShift],
        STATUS: [{ assignmentStatus: 'CONFIRMED' }, inShift],
      } as const
      const [chosenBy, expected] = audiences[type]
      const id = await send({ audience: { type, ...chosenBy } })
      expect(await recipientsOf(id)).toHaveLength(FIRST)
      await workUntilDone()
      expect(await recipientsOf(id)).toEqual(expected)
      expect(await read(id)).toMatchObject({ recipientCount: expected.length })
    },
  )
})

/** Another event with so many. */
async function letInElsewhere(count: number): Promise<string> {
  const { clubId } = key
  const [event] = await addEvents(volunteer.database, anEvent({ clubId }))
  const accesses = helperIds
    .slice(0, count)
    .map((helperId) => anAccess({ clubId, eventId: event?.id ?? '', helperId }))
  await tableOf(EventAccessEntity).insertAll(volunteer.database, accesses)
  return event?.id ?? ''
}
