import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { AssignmentStatus } from '../../../../schema/volunteer/statuses.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import type { Workflow } from '../../../../subgraphs/volunteer/automation/workflow.ts'
import { aStaffedEvent, type StaffedEvent } from '../assignments/assignment-fixture.ts'
import { addShifts, anAssignment, aShift } from '../shifts/planning-fixture.ts'
import { loggedEventsOf, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { endedRuns, runsOf } from './run-fixture.ts'
import { addWorkflows, aSending, aWorkflow } from './workflow-fixture.ts'

let volunteer: VolunteerTest
let staffed: StaffedEvent

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
})

beforeEach(async () => {
  staffed = await aStaffedEvent(volunteer, 3)
})

afterAll(() => volunteer.close())

const setting = (status: AssignmentStatus) => ({ type: 'SET_ASSIGNMENT_STATUS', status }) as const

async function stored(changes: Partial<Workflow>): Promise<string> {
  const { clubId } = staffed.key
  const [workflow] = await addWorkflows(volunteer.database, aWorkflow({ clubId, ...changes }))
  return workflow?.id ?? ''
}

/** A workflow created through the API, so that only later events trigger it. */
async function made(event: string, actions: readonly object[]): Promise<string> {
  const input = { name: 'On', enabled: true, trigger: { type: 'EVENT', event }, actions }
  const { data, errors } = await volunteer.ask('CreateVolunteerWorkflow', { input }, staffed.key)
  expect(errors).toEqual([])
  return data.createVolunteerWorkflow.workflow.id
}

/** The outcome of a manual run for helpers of the event. */
async function runFor(id: string, helperIds: readonly string[], eventId = staffed.eventId) {
  const input = { workflowId: id, helperIds, eventId }
  const { errors } = await volunteer.ask('TriggerVolunteerWorkflow', { input }, staffed.key)
  expect(errors).toEqual([])
  const [run] = await endedRuns(volunteer, staffed.key, { id, count: 1 })
  return run
}

async function assign(shiftIds: readonly string[], helperIds: readonly string[], status?: string) {
  const pairs = shiftIds.flatMap((shiftId) => helperIds.map((helperId) => ({ shiftId, helperId })))
  const { ids, outcomes } = await staffed.upsert(pairs.map((pair) => ({ ...pair, status })))
  expect(outcomes).toEqual(pairs.map(() => 'CREATED'))
  return ids
}

async function statuses(): Promise<string[]> {
  return (await staffed.list()).map(({ status }) => status).sort()
}

describe('a manual run that sets a status', () => {
  test('sets it for all assignments of its helpers at its event and publishes their events', async () => {
    const shiftIds = [await staffed.addShift(), await staffed.addShift()]
    const [first = '', , other = ''] = staffed.helperIds
    const [id = ''] = await assign(shiftIds, [first])
    await assign(shiftIds, [other])
    const run = await runFor(await stored({ actions: [setting('CONFIRMED')] }), [first])
    expect(run).toMatchObject({ status: 'SUCCEEDED', assignmentId: null })
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING', 'PENDING'])
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'assignment.updated', sequence: 1 },
      { type: 'assignment.updated', sequence: 2 },
      { type: 'helper.confirmed', sequence: 3 },
    ])
    for (const shiftId of shiftIds)
      expect(await loggedEventsOf(volunteer.database, shiftId)).toMatchObject([
        ...[{ type: 'shift.changed' }, { type: 'shift.changed' }, { type: 'shift.changed' }],
      ])
  })

  test('succeeds without changing assignments that have the status already', async () => {
    const [helperId = ''] = staffed.helperIds
    const [id = ''] = await assign([await staffed.addShift()], [helperId], 'CONFIRMED')
    const run = await runFor(await stored({ actions: [setting('CONFIRMED')] }), [helperId])
    expect(run).toMatchObject({ status: 'SUCCEEDED', error: null })
    expect(await loggedEventsOf(volunteer.database, id)).toHaveLength(2)
  })

  test('fails as a whole for a forbidden status transition', async () => {
    const shiftIds = [await staffed.addShift(), await staffed.addShift()]
    const [helperId = ''] = staffed.helperIds
    const [id] = await assign(shiftIds, [helperId])
    await staffed.update(id ?? '', { status: 'DECLINED' })
    const actions = [aSending(), setting('CONFIRMED')]
    const run = await runFor(await stored({ actions }), [helperId])
    expect(run).toMatchObject({ status: 'FAILED', error: 'invalid_status_transition' })
    expect(await statuses()).toEqual(['DECLINED', 'PENDING'])
    const { clubId } = staffed.key
    const messages = 'SELECT id FROM messages WHERE club_id = ?'
    expect(await volunteer.database.query(messages, [clubId])).toEqual([])
  })

  test('fails if the shift is full, and without assignments', async () => {
    const shiftId = await staffed.addShift({ requiredHelpers: 1 })
    const [first = '', second = '', third = ''] = staffed.helperIds
    const [id = ''] = await assign([shiftId], [first])
    await staffed.update(id, { status: 'CANCELLED' })
    await assign([shiftId], [second])
    const asking = { actions: [setting('PENDING')] }
    expect(await runFor(await stored(asking), [first])).toMatchObject({ error: 'shift_full' })
    expect(await runFor(await stored(asking), [third])).toMatchObject({ error: 'no_assignment' })
    expect(await statuses()).toEqual(['CANCELLED', 'PENDING'])
  })

  test('grants access before it confirms, if the actions are in that order', async () => {
    const [helperId = ''] = staffed.helperIds
    await assign([await staffed.addShift()], [helperId], 'CONFIRMED')
    const revoked = { eventId: staffed.eventId, helperId }
    await volunteer.ask('RevokeEventAccess', { input: revoked }, staffed.key)
    expect(await statuses()).toEqual(['CANCELLED'])
    const without = await runFor(await stored({ actions: [setting('PENDING')] }), [helperId])
    expect(without).toMatchObject({ error: 'helper_without_access' })
    const grant = { type: 'GRANT_EVENT_ACCESS', eventId: staffed.eventId } as const
    const actions = [grant, setting('PENDING'), setting('CONFIRMED')]
    expect(await runFor(await stored({ actions }), [helperId])).toMatchObject({ error: null })
    expect(await statuses()).toEqual(['CONFIRMED'])
  })

  test('fails if its helpers have more than a thousand assignments', async () => {
    const { database } = volunteer
    const { clubId } = staffed.key
    const [helperId = ''] = staffed.helperIds
    const shifts = Array.from({ length: 1001 }, () => aShift({ clubId, eventId: staffed.eventId }))
    await addShifts(database, ...shifts)
    await tableOf(AssignmentEntity).insertAll(
      database,
      shifts.map((shift) => anAssignment(shift, { helperId })),
    )
    const run = await runFor(await stored({ actions: [setting('CANCELLED')] }), [helperId])
    expect(run).toMatchObject({ status: 'FAILED', error: 'invalid_action' })
  })
})

describe('a triggered run that sets a status', () => {
  test('sets it for the assignment in the event, and triggers nothing itself', async () => {
    const id = await made('ASSIGNMENT_UPDATED', [setting('CONFIRMED')])
    const [helperId = '', otherId = ''] = staffed.helperIds
    const shiftId = await staffed.addShift()
    const [assignmentId = ''] = await assign([shiftId], [helperId])
    const [run] = await endedRuns(volunteer, staffed.key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED', assignmentId, helperIds: [helperId] })
    // An event of the run would have been published before this one.
    const [next] = await assign([shiftId], [otherId])
    const runs = await endedRuns(volunteer, staffed.key, { id, count: 2 })
    expect(runs.map(({ assignmentId: of }) => of).sort()).toEqual([assignmentId, next].sort())
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED'])
  })

  test('fails if the event contains no assignment', async () => {
    const id = await made('SHIFT_CREATED', [setting('CONFIRMED')])
    const times = { startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' }
    const input = { eventId: staffed.eventId, title: 'Bar', ...times }
    await volunteer.ask('CreateShift', { input }, staffed.key)
    const runs = await endedRuns(volunteer, staffed.key, { id, count: 1 })
    expect(runs).toMatchObject([{ status: 'FAILED', error: 'no_assignment' }])
    expect(await runsOf(volunteer, staffed.key, id)).toHaveLength(1)
  })
})
