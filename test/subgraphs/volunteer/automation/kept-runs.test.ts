import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Purge } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import {
  RunEffectEntity,
  RunEntity,
} from '../../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import { NO_RUNS, startRun } from '../../../../subgraphs/volunteer/automation/runs/start-rules.ts'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { addProClub } from '../caller-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { runsOf } from './run-fixture.ts'
import { addWorkflows, aWorkflow } from './workflow-fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

async function purge(limit: number): Promise<number> {
  const purges: Purge[] = volunteerPurges({ database: volunteer.database, clock: () => NOW })
  let purged = 0
  for (const one of purges) purged += await one(limit)
  return purged
}

test('runs are purged after 90 days in batches, whatever their status', async () => {
  const { database } = volunteer
  const key = await addProClub(database)
  const workflow = aWorkflow({ clubId: key.clubId })
  await addWorkflows(database, workflow)
  const runOf = (days: number, status: 'SUCCEEDED' | 'SKIPPED') => {
    const about = { eventId: null, helperIds: [], assignmentId: null, causeId: newUuid() }
    const { run } = startRun(workflow, { id: newUuid(), ...about }, NO_RUNS, daysAgo(days))
    return { ...run, status }
  }
  const kept = [runOf(1, 'SUCCEEDED'), runOf(89, 'SKIPPED')]
  const old = [runOf(91, 'SUCCEEDED'), runOf(92, 'SKIPPED'), runOf(200, 'SUCCEEDED')]
  await tableOf(RunEntity).insertAll(database, [...kept, ...old])
  expect([await purge(2), await purge(2), await purge(2)]).toEqual([2, 1, 0])
  const left = await runsOf(volunteer, key, workflow.id)
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
})

test('effects of a run are kept as long as the run', async () => {
  const { database } = volunteer
  await tableOf(RunEffectEntity).insertAll(
    database,
    [89, 91].map((days) => ({ resourceId: newUuid(), sequence: 1, createdAt: daysAgo(days) })),
  )
  expect(await purge(10)).toBe(1)
  const left = await database.query('SELECT sequence FROM workflow_effects WHERE created_at = ?', [
    daysAgo(89),
  ])
  expect(left).toHaveLength(1)
})
