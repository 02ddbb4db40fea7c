import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AssignmentStatus } from '../../../../schema/volunteer/statuses.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { makeChoices } from '../../../support/database/choices.ts'
import { until } from '../../../support/time/until.ts'
import { addWorkflows, aWorkflow } from '../automation/workflow-fixture.ts'
import { addProClub } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { addRoles, addShifts, aRole, aShift } from './planning-fixture.ts'

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
})

afterAll(() => volunteer.close())

const REFUSALS = [
  ...['not_found', 'duplicate_role', 'role_in_use', 'unknown_role', 'invalid_status_transition'],
  'shift_has_assignments',
]

/** Errors that concurrent changes may cause in a run; without an assignment yet, it has none to change. */
const OF_RUNS = [
  'not_found',
  'invalid_action',
  'invalid_status_transition',
  'helper_without_access',
  ...['shift_full', 'shift_not_open', 'no_assignment'],
]

const WORKERS = 8
const CHANGES = 30

const TIMES = { startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' }

test('concurrent changes of events, roles and shifts by callers and runs return documented errors only and stay consistent', async () => {
  const { database } = volunteer
  const key = await addProClub(database)
  const { clubId } = key
  const events = Array.from({ length: 3 }, () => anEvent({ clubId }))
  await addEvents(database, ...events)
  const eventIds = events.map(({ id }) => id)
  const roles = eventIds.flatMap((eventId) =>
    ['A', 'B', 'C'].map((name) => aRole({ clubId, eventId, name })),
  )
  await addRoles(database, ...roles)
  const shifts = roles.map(({ eventId, id }) => aShift({ clubId, eventId, roleId: id }))
  await addShifts(database, ...shifts)
  const [roleIds, shiftIds] = [roles.map(({ id }) => id), shifts.map(({ id }) => id)]
  const lastEvent = eventIds.at(-1)

  const helpers = Array.from({ length: 4 }, () => aHelper({ clubId }))
  await helperStore.addAll(database, helpers)
  const helperIds = helpers.map(({ id }) => id)
  const [firstEvent = ''] = eventIds
  await tableOf(EventAccessEntity).insertAll(
    database,
    helperIds.map((helperId) => anAccess({ clubId, eventId: firstEvent, helperId })),
  )
  const set = (status: AssignmentStatus) => ({ type: 'SET_ASSIGNMENT_STATUS', status }) as const
  const grant = { type: 'GRANT_EVENT_ACCESS', eventId: firstEvent } as const
  const workflows = [[set('PENDING'), grant], [grant, set('CONFIRMED')], [set('CANCELLED')]].map(
    (actions) => aWorkflow({ clubId, actions }),
  )
  await addWorkflows(database, ...workflows)
  const workflowIds = workflows.map(({ id }) => id)

  const run = async (worker: number) => {
    const { oneOf } = makeChoices(worker)
    const role = () => ({ roleId: oneOf(roleIds) })
    const shift = () => ({ shiftId: oneOf(shiftIds) })
    const eventId = () => oneOf(eventIds)
    const pairsOf = (shiftId: string) => helperIds.map((helperId) => ({ shiftId, helperId }))
    const makers: (() => [string, object])[] = [
      () => ['CreateVolunteerRole', { eventId: eventId(), name: oneOf(['A', 'b', 'D', 'E']) }],
      () => ['UpdateVolunteerRole', { ...role(), name: oneOf(['a', 'B', 'C', 'D', 'E']) }],
      () => ['DeleteVolunteerRole', role()],
      () => ['CreateShift', { eventId: eventId(), title: 'New', roleId: oneOf(roleIds), ...TIMES }],
      () => ['UpdateShift', { ...shift(), roleId: oneOf([...roleIds, null]) }],
      () => ['UpdateShift', { ...shift(), status: oneOf(['OPEN', 'CLOSED', 'CANCELLED']) }],
      () => ['DeleteShift', shift()],
      () => [
        'TriggerVolunteerWorkflow',
        { workflowId: oneOf(workflowIds), eventId: firstEvent, helperIds },
      ],
      () => ['RevokeEventAccess', { eventId: firstEvent, helperId: oneOf(helperIds) }],
      () => ['UpsertAssignments', { eventId: firstEvent, assignments: pairsOf(oneOf(shiftIds)) }],
      () => ['UpdateVolunteerEvent', { eventId: eventId(), location: oneOf(['Hall', 'Park']) }],
    ]
    const codes: unknown[] = []
    for (let count = 0; count < CHANGES; count += 1) {
      const isLast = worker === 0 && count === CHANGES - 5
      const [operation, input] = isLast
        ? ['DeleteVolunteerEvent', { eventId: lastEvent }]
        : oneOf(makers)()
      codes.push((await volunteer.ask(operation, { input }, key)).code)
    }
    return codes
  }
  const codes = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => run(worker)))
  const unknown = codes
    .flat()
    .filter((code) => code !== undefined && !REFUSALS.includes(String(code)))
  expect(unknown).toEqual([])
  expect(codes.flat()).toContain(undefined)
  await until(async () => (await database.query('SELECT id FROM work_items')).length === 0)
  const ends = await database.query<{ status: string; error: string | null }[]>(
    'SELECT DISTINCT status, error FROM workflow_runs',
  )
  expect(ends).toContainEqual({ status: 'SUCCEEDED', error: null })
  expect(ends.filter(({ error }) => error !== null && !OF_RUNS.includes(error))).toEqual([])

  const contradictions = await database.query(
    `SELECT 'role outlives event' AS what, r.id FROM roles r JOIN events e ON e.id = r.event_id
       WHERE e.deleted_at IS NOT NULL AND r.deleted_at IS NULL
     UNION ALL SELECT 'shift outlives event', s.id FROM shifts s JOIN events e ON e.id = s.event_id
       WHERE e.deleted_at IS NOT NULL AND s.deleted_at IS NULL
     UNION ALL SELECT 'shift without its role', s.id FROM shifts s JOIN roles r ON r.id = s.role_id
       WHERE s.deleted_at IS NULL AND (r.deleted_at IS NOT NULL OR r.event_id <> s.event_id)
     UNION ALL SELECT 'more than its places', s.id FROM shifts s
       WHERE s.required_helpers < (SELECT count(*) FROM shift_assignments a
         WHERE a.shift_id = s.id AND a.status IN ('PENDING', 'CONFIRMED'))
     UNION ALL SELECT 'gap in what is logged', l.resource_id FROM event_log l WHERE l.club_id = ?
       GROUP BY l.resource_id HAVING count(*) <> max(l.sequence)`,
    [clubId],
  )
  expect(contradictions).toEqual([])
})
