import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { HelperCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { wakeWorkers } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { saveStarted } from '../../../../subgraphs/volunteer/automation/runs/change-runs.ts'
import { RUNS } from '../../../../subgraphs/volunteer/automation/runs/run-queue.ts'
import type { WorkflowRun } from '../../../../subgraphs/volunteer/automation/runs/workflow-run.ts'
import { until } from '../../../support/time/until.ts'
import { aStaffedEvent, type StaffedEvent } from '../assignments/assignment-fixture.ts'
import { endedRuns } from '../automation/run-fixture.ts'
import { addWorkflows, aWorkflow } from '../automation/workflow-fixture.ts'
import { addRequests, aRequest } from '../availability/availability-fixture.ts'
import { addMessages, aMessage } from '../messages/message-fixture.ts'
import {
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'

const SHIFT = {
  title: 'Evening',
  startTime: '2026-08-01T18:00:00.000Z',
  endTime: '2026-08-01T22:00:00.000Z',
}
const POLL = { title: 'When?', options: [{ label: 'Friday' }] }
const SEND_AT = new Date(NOW.getTime() + 3_600_000)

let volunteer: VolunteerTest
let event: StaffedEvent
let anna: string
let berta: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  event = await aStaffedEvent(volunteer, 2, { status: 'ACTIVE' })
  ;[anna = '', berta = ''] = event.helperIds
})

afterAll(() => volunteer.close())

async function become(status: string, of = event, on = volunteer) {
  const input = { eventId: of.eventId, status }
  const { errors } = await on.ask('UpdateVolunteerEvent', { input }, of.key)
  expect(errors).toEqual([])
}

const ask = (operation: string, input: object) =>
  volunteer.ask(operation, { input: { eventId: event.eventId, ...input } }, event.key)

const codeOf = async (operation: string, input: object) => (await ask(operation, input)).code

const readMessage = async (id: string) =>
  (await volunteer.ask('GetVolunteerMessage', { id }, event.key)).data.volunteerMessage

async function aScheduledMessage(of = event): Promise<string> {
  const input = { eventId: of.eventId, body: 'Come early.', sendAt: SEND_AT.toISOString() }
  const { data } = await volunteer.ask('CreateVolunteerMessage', { input }, of.key)
  return data.createVolunteerMessage.message.id
}

describe('a cancelled event', () => {
  test('rejects new shifts, new polls and reopening either with event_not_open', async () => {
    const shiftId = await event.addShift({ status: 'CANCELLED' })
    const { clubId } = event.key
    const closed = aRequest({ clubId, eventId: event.eventId, status: 'CLOSED' })
    const over = aRequest({ clubId, eventId: event.eventId, respondBy: new Date(0) })
    await addRequests(volunteer.database, closed, over)
    const respondBy = SEND_AT.toISOString()
    const all = async () => [
      await codeOf('CreateShift', SHIFT),
      await codeOf('CreateAvailabilityRequest', POLL),
      await codeOf('UpdateShift', { shiftId, status: 'OPEN' }),
      await codeOf('UpdateAvailabilityRequest', { requestId: closed.id, status: 'OPEN' }),
      await codeOf('UpdateAvailabilityRequest', { requestId: over.id, respondBy }),
    ]
    await become('CANCELLED')
    expect(await all()).toEqual(Array.from({ length: 5 }, () => 'event_not_open'))
    expect(await codeOf('UpdateShift', { shiftId, title: 'Night' })).toBeUndefined()
    for (const status of ['DRAFT', 'ARCHIVED', 'ACTIVE']) {
      await become(status)
      expect(await codeOf('CreateShift', SHIFT)).toBeUndefined()
      expect(await codeOf('CreateAvailabilityRequest', POLL)).toBeUndefined()
    }
    expect(await all()).toEqual(Array.from({ length: 5 }))
  })

  test('rejects each shift of a bulk request', async () => {
    await become('CANCELLED')
    const { data } = await ask('CreateShifts', { shifts: [SHIFT, SHIFT] })
    const { results } = data.createShifts
    expect(results.map(({ refusal }: { refusal: { code: string } }) => refusal.code)).toEqual([
      ...['EVENT_NOT_OPEN', 'EVENT_NOT_OPEN'],
    ])
  })

  test('rejects new and confirmed assignments per item, and accepts cancellations', async () => {
    const shiftId = await event.addShift({ requiredHelpers: 9 })
    const carla = (await aStaffedEvent(volunteer, 1, {}, event.key)).helperIds[0] ?? ''
    await ask('GrantEventAccess', { helperId: carla })
    const { ids } = await event.upsert([
      { shiftId, helperId: anna },
      { shiftId, helperId: berta, status: 'CONFIRMED' },
    ])
    await become('CANCELLED')
    const items = [
      { shiftId, helperId: carla },
      { shiftId, helperId: anna, status: 'CONFIRMED' },
      { shiftId, helperId: anna, note: 'By phone' },
      { shiftId, helperId: berta, status: 'CANCELLED' },
      { shiftId, helperId: berta, status: 'PENDING' },
    ]
    expect((await event.upsert(items)).outcomes).toEqual([
      ...['EVENT_NOT_OPEN', 'EVENT_NOT_OPEN', 'UPDATED', 'UPDATED', 'EVENT_NOT_OPEN'],
    ])
    const [id = ''] = ids
    expect((await event.update(id, { status: 'CONFIRMED' })).code).toBe('event_not_open')
    expect((await event.update(id, { status: 'DECLINED' })).code).toBeUndefined()
  })

  test('rejects a confirmation by a helper’s link and accepts a refusal', async () => {
    const shiftId = await event.addShift()
    await event.upsert([{ shiftId, helperId: anna }])
    await become('CANCELLED')
    const { eventId, key } = event
    const caller: HelperCaller = {
      ...{ kind: 'helper', accessId: newUuid(), helperId: anna, eventId, clubId: key.clubId },
    }
    const act = (name: string) => {
      const document = `mutation ($input: ${name}MyAssignmentInput!) {
        ${name.toLowerCase()}MyAssignment(input: $input) { shift { status } } }`
      return volunteer.ask(document, { input: { shiftId } }, caller)
    }
    expect((await act('Confirm')).code).toBe('event_not_open')
    expect((await act('Cancel')).data.cancelMyAssignment.shift.status).toBe('DECLINED')
  })

  test.each(['UpdateVolunteerEvent', 'SyncVolunteerEvents'])(
    'turns its scheduled messages into drafts, which stay drafts after it is restored: %s',
    async (operation) => {
      const [id, other] = [await aScheduledMessage(), await aScheduledMessage(event)]
      const elsewhere = await aScheduledMessage(await aStaffedEvent(volunteer, 1, {}, event.key))
      const status = 'CANCELLED'
      if (operation === 'UpdateVolunteerEvent') await become(status)
      else {
        const days = { startDate: '2026-08-01', endDate: '2026-08-02' }
        const item = {
          eventId: event.eventId,
          externalId: newUuid(),
          name: 'Gala',
          ...days,
          status,
        }
        const { data } = await volunteer.ask(operation, { input: { events: [item] } }, event.key)
        expect(data.syncVolunteerEvents.results).toMatchObject([{ outcome: 'UPDATED' }])
      }
      const drafts = [await readMessage(id), await readMessage(other)]
      expect(drafts.map((message) => message.status)).toEqual(['DRAFT', 'DRAFT'])
      expect(drafts[0]).toMatchObject({ sendAt: SEND_AT.toISOString(), sentAt: null })
      expect((await readMessage(elsewhere)).status).toBe('SCHEDULED')
      expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
        { type: 'message.created', sequence: 1 },
        { type: 'message.updated', sequence: 2, changedFields: ['status'] },
      ])
      await become('ACTIVE')
      expect((await readMessage(id)).status).toBe('DRAFT')
    },
  )

  test('sends broadcasts on request, and schedules messages again', async () => {
    const id = await aScheduledMessage()
    await become('CANCELLED')
    const sent = await ask('CreateVolunteerBroadcast', { body: 'It rains.', kind: 'BROADCAST' })
    expect(sent.data.createVolunteerMessage.message.status).toBe('SENT')
    expect(
      await codeOf('UpdateVolunteerMessage', { messageId: id, status: 'SCHEDULED' }),
    ).toBeUndefined()
    expect((await readMessage(id)).status).toBe('SCHEDULED')
  })

  test('never has more scheduled messages than one transaction can turn into drafts', async () => {
    const { scheduled } = VOLUNTEER_LIMITS.message
    const of = { clubId: event.key.clubId, eventId: event.eventId, sendAt: SEND_AT }
    const all = Array.from({ length: scheduled }, () => aMessage({ ...of, status: 'SCHEDULED' }))
    const draft = aMessage(of)
    await addMessages(volunteer.database, ...all, draft)
    const input = { body: 'Come early.', sendAt: SEND_AT.toISOString() }
    expect(await codeOf('CreateVolunteerMessage', input)).toBe('invalid_send_at')
    const schedule = { messageId: draft.id, status: 'SCHEDULED' }
    expect(await codeOf('UpdateVolunteerMessage', schedule)).toBe('invalid_send_at')
    await become('CANCELLED')
    const left = await volunteer.database.query<unknown[]>(
      "SELECT id FROM messages WHERE event_id = ? AND status = 'SCHEDULED'",
      [event.eventId],
    )
    expect(left).toEqual([])
    expect(await codeOf('CreateVolunteerMessage', input)).toBeUndefined()
  })
})

describe('background jobs of a cancelled event', () => {
  let working: VolunteerTest

  beforeAll(async () => {
    working = await startVolunteer({ withJobs: true })
  })

  afterAll(() => working.close())

  test('skip runs with event_not_open, whatever started them', async () => {
    const of = await aStaffedEvent(working, 1, { status: 'ACTIVE' })
    const { clubId } = of.key
    const [byHand] = await addWorkflows(working.database, aWorkflow({ clubId }))
    const { data } = await working.ask(
      'CreateVolunteerWorkflow',
      {
        input: {
          ...{ name: 'On', enabled: true, trigger: { type: 'EVENT', event: 'HELPER_REVOKED' } },
          actions: [{ type: 'SEND_MESSAGE', body: 'Goodbye.' }],
        },
      },
      of.key,
    )
    await become('CANCELLED', of, working)
    const input = { eventId: of.eventId, helperId: of.helperIds[0] }
    await working.ask('RevokeEventAccess', { input }, of.key)
    const start = { workflowId: byHand?.id, eventId: of.eventId }
    await working.ask('TriggerVolunteerWorkflow', { input: start }, of.key)
    for (const id of [byHand?.id ?? '', data.createVolunteerWorkflow.workflow.id]) {
      const runs = await endedRuns(working, of.key, { id, count: 1 })
      expect(runs).toMatchObject([{ status: 'SKIPPED', error: 'event_not_open', startCount: 1 }])
    }
  })

  test('skip runs that were pending at its cancellation, also after it is restored', async () => {
    const of = await aStaffedEvent(working, 1, { status: 'ACTIVE' })
    const { clubId } = of.key
    const [workflow] = await addWorkflows(working.database, aWorkflow({ clubId }))
    const workflowId = workflow?.id ?? ''
    const dueAt = new Date(NOW.getTime() + 60_000)
    const waiting: WorkflowRun = {
      ...{ id: newUuid(), clubId, workflowId, status: 'WAITING', eventId: of.eventId },
      ...{ helperIds: [], assignmentId: null, causeId: null, error: null, startCount: 1 },
      ...{ dueAt, startedAt: null, finishedAt: null, publishedCount: 1 },
      ...{ createdAt: LONG_AGO, updatedAt: LONG_AGO },
    }
    await inTransaction(working.database, (tx) => saveStarted(tx, [waiting], []))
    await become('CANCELLED', of, working)
    await become('ACTIVE', of, working)
    working.setNow(dueAt)
    wakeWorkers(working.bus, RUNS)
    const ended = { status: 'SKIPPED', error: 'event_not_open' }
    expect(await endedRuns(working, of.key, { id: workflowId, count: 1 })).toMatchObject([ended])
    const input = { runId: waiting.id }
    const { errors } = await working.ask('StartVolunteerWorkflowRun', { input }, of.key)
    expect(errors).toEqual([])
    const [run] = await endedRuns(working, of.key, { id: workflowId, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED' })
    working.setNow(NOW)
  })

  test('send no message that was due while it was cancelled after it is restored', async () => {
    const of = await aStaffedEvent(working, 1, { status: 'ACTIVE' })
    const input = { eventId: of.eventId, body: 'Come early.', sendAt: SEND_AT.toISOString() }
    const made = await working.ask('CreateVolunteerMessage', { input }, of.key)
    const { id } = made.data.createVolunteerMessage.message
    await become('CANCELLED', of, working)
    await become('ACTIVE', of, working)
    working.setNow(SEND_AT)
    // Another message wakes the sending job.
    await working.ask('CreateVolunteerMessage', { input: { ...input, sendAt: null } }, of.key)
    await until(async () => {
      const items = await working.database.query<unknown[]>('SELECT id FROM work_items')
      return items.length === 0
    })
    const read = await working.ask('GetVolunteerMessage', { id }, of.key)
    expect(read.data.volunteerMessage).toMatchObject({ status: 'DRAFT', sentAt: null })
  })
})
