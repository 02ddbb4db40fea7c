import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { RUN_LEASE_MS } from '../../../../subgraphs/volunteer/automation/runs/run-queue.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { sessionsExecuting } from '../../../support/database/sessions.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { endedRuns, runsOf } from './run-fixture.ts'
import { addWorkflows, aSending, aWorkflow } from './workflow-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let helperId: string
let workflowId: string

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
  const { database } = volunteer
  key = await addProClub(database)
  const { clubId } = key
  eventId = await addEvent(database, { clubId })
  const helper = aHelper({ clubId })
  helperId = helper.id
  await helperStore.addAll(database, [helper])
  const actions = [{ type: 'GRANT_EVENT_ACCESS', eventId } as const, aSending()]
  const [workflow] = await addWorkflows(database, aWorkflow({ clubId, actions }))
  workflowId = workflow?.id ?? ''
})

afterAll(() => volunteer.close())

const trigger = () =>
  volunteer.ask(
    'TriggerVolunteerWorkflow',
    { input: { workflowId, eventId, helperIds: [helperId] } },
    key,
  )

async function countMessages(): Promise<number> {
  const rows = await volunteer.database.query<unknown[]>('SELECT id FROM messages')
  return rows.length
}

describe('a run whose worker is killed', () => {
  test('during its actions is rolled back and executed once', async () => {
    const { database } = volunteer
    const holder = await database.connect(performance.now() + 20_000)
    // The run blocks on the helper's lock; it has locked its event already.
    await holder.query('START TRANSACTION')
    await holder.query('SELECT id FROM helpers WHERE id = ? FOR UPDATE', [helperId])
    await trigger()
    const findBlocked = async () =>
      (await sessionsExecuting(database, 'SELECT h.id')).filter(({ statement }) =>
        statement.endsWith('FOR UPDATE'),
      )
    await until(async () => (await findBlocked()).length === 1)
    const [blocked] = await findBlocked()
    expect(await runsOf(volunteer, key, workflowId)).toMatchObject([{ status: 'RUNNING' }])
    await database.query(`KILL ${blocked?.id}`)
    await holder.query('ROLLBACK')
    holder.release()
    volunteer.setNow(new Date(NOW.getTime() + RUN_LEASE_MS))
    const runs = await endedRuns(volunteer, key, { id: workflowId, count: 1 })
    expect(runs).toMatchObject([{ status: 'SUCCEEDED' }])
    expect(await countMessages()).toBe(1)
    expect(await loggedEventsOf(database, helperId)).toHaveLength(1)
  })
})
