import { expect, test } from '@jest/globals'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { aStaffedEvent } from '../../../subgraphs/volunteer/assignments/assignment-fixture.ts'
import { addEvents, anEvent } from '../../../subgraphs/volunteer/events/event-fixture.ts'
import { NOW, startVolunteer } from '../../../subgraphs/volunteer/volunteer-fixture.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { until } from '../../../support/time/until.ts'
import { type Child, spawnScript } from '../../support/processes/child.ts'

const HELPERS = 50

/** The last runs, whose locks are held until every process was killed. */
const HELD = 10

const CLOSED_PORT = 'smtp://127.0.0.1:9'

const atMinute = (minute: number) => new Date(NOW.getTime() + minute * 60_000).toISOString()

/** Counts rows by kind. */
async function countEach(database: Database, what: string, from: string) {
  const rows = await database.query<{ kind: string; n: unknown }[]>(
    `SELECT ${what} AS kind, count(*) AS n FROM ${from} GROUP BY ${what} ORDER BY ${what}`,
  )
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]))
}

test('killed processes lose no run and execute none twice', async () => {
  const volunteer = await startVolunteer()
  const { database } = volunteer
  const startWorker = (minute: number): Child =>
    spawnScript('../test/support/volunteer/run-volunteer-jobs', {
      ...{ SOCKET: testSocket(), DATABASE: String(database.dataSource.options.database) },
      ...{ SMTP_URL: CLOSED_PORT, STARTS_AT: atMinute(minute) },
    })
  const staffed = await aStaffedEvent(volunteer, HELPERS)
  const { key, helperIds } = staffed
  const { clubId } = key
  const others = await addEvents(database, anEvent({ clubId }), anEvent({ clubId }))
  const actions = [
    ...others.map(({ id }) => ({ type: 'GRANT_EVENT_ACCESS', eventId: id })),
    { type: 'SET_ASSIGNMENT_STATUS', status: 'CONFIRMED' },
  ]
  const trigger = { type: 'EVENT', event: 'ASSIGNMENT_UPDATED' }
  const workflowIds: string[] = []
  for (const action of [...actions, ...actions]) {
    const input = { name: 'On', enabled: true, trigger, actions: [action] }
    const { data } = await volunteer.ask('CreateVolunteerWorkflow', { input }, key)
    workflowIds.push(data.createVolunteerWorkflow.workflow.id)
  }
  const shiftId = await staffed.addShift({ requiredHelpers: HELPERS })
  await staffed.upsert(helperIds.map((helperId) => ({ shiftId, helperId })))
  const causes = await database.query<{ id: string }[]>(
    "SELECT id FROM event_log WHERE type = 'assignment.updated'",
  )
  expect(causes).toHaveLength(HELPERS)
  const countDone = async () => (await countEach(database, 'status', 'workflow_runs'))['SUCCEEDED']

  const all = workflowIds.length * HELPERS
  const holder = await database.connect(Number.POSITIVE_INFINITY)
  await holder.query('START TRANSACTION')
  for (const id of helperIds.slice(-HELD))
    await holder.query('SELECT id FROM helpers WHERE id = ? FOR UPDATE', [id])
  for (const [minute, enough] of [
    [2, 1],
    [12, all / 3],
    [22, (all / 3) * 2],
  ] as const) {
    const killed = startWorker(minute)
    await until(async () => ((await countDone()) ?? 0) >= enough)
    killed.process.kill('SIGKILL')
    await killed.exited
    expect(await countDone()).toBeLessThan(all)
  }
  await holder.query('ROLLBACK')
  holder.release()
  const last = startWorker(32)
  await until(async () => (await database.query('SELECT id FROM work_items')).length === 0)
  last.process.kill('SIGTERM')
  await last.exited

  expect(await countEach(database, 'status', 'workflow_runs')).toEqual({ SUCCEEDED: all })
  const runs = await database.query<{ workflowId: string; causeId: string }[]>(
    'SELECT workflow_id AS workflowId, cause_id AS causeId FROM workflow_runs',
  )
  const pairs = workflowIds.flatMap((id) => causes.map((cause) => `${id} ${cause.id}`))
  expect(runs.map(({ workflowId, causeId }) => `${workflowId} ${causeId}`).sort()).toEqual(
    pairs.sort(),
  )
  const logged = await countEach(database, 'type', 'event_log')
  expect(logged).toMatchObject({
    ...{ 'automation.triggered': all, 'helper.granted': 2 * HELPERS },
    ...{ 'assignment.updated': 2 * HELPERS, 'helper.confirmed': HELPERS },
  })
  // Each sequence has no gap, and each event is recorded as an effect of its run.
  const gaps = await database.query(
    'SELECT resource_id FROM event_log GROUP BY resource_id HAVING count(*) <> max(sequence)',
  )
  expect(gaps).toEqual([])
  expect(await database.query('SELECT sequence FROM workflow_effects')).toHaveLength(5 * HELPERS)
  expect(logged['shift.changed']).toBe(1 + HELPERS)
  await volunteer.close()
})
