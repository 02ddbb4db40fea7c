import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { makeChangeNotices } from '../../../../subgraphs/foundation/change/change-notices.ts'
import { consumeNext } from '../../../../subgraphs/foundation/event-log/consume-log.ts'
import { makeHoleWatch } from '../../../../subgraphs/foundation/event-log/hole-watch.ts'
import { makeTriggerer } from '../../../../subgraphs/volunteer/automation/runs/change-triggered.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { VOLUNTEER_CHANGE_KINDS } from '../../../../subgraphs/volunteer/records/volunteer-change.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { endedRuns, runsOf } from './run-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let otherEventId: string

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
  const { clubId } = key
  const events = await addEvents(volunteer.database, anEvent({ clubId }), anEvent({ clubId }))
  ;[eventId = '', otherEventId = ''] = events.map(({ id }) => id)
})

afterAll(() => volunteer.close())

async function make(input: object, on = volunteer): Promise<string> {
  const given = { name: 'On', enabled: true, trigger: { type: 'EVENT', event: 'HELPER_GRANTED' } }
  const actions = [{ type: 'GRANT_EVENT_ACCESS', eventId: otherEventId }]
  const { data, errors } = await on.ask(
    'CreateVolunteerWorkflow',
    { input: { ...given, actions, ...input } },
    key,
  )
  expect(errors).toEqual([])
  return data.createVolunteerWorkflow.workflow.id
}

async function aStoredHelper(on = volunteer): Promise<string> {
  const helper = aHelper({ clubId: key.clubId })
  await helperStore.addAll(on.database, [helper])
  return helper.id
}

async function grant(helperId: string, id = eventId, on = volunteer) {
  const input = { eventId: id, helperId }
  const { errors } = await on.ask('GrantEventAccess', { input }, key)
  expect(errors).toEqual([])
}

/** Waits until all published events were consumed, including those that runs published. */
async function lookedAt(): Promise<void> {
  await until(async () => {
    const behind = await volunteer.database.query<unknown[]>(
      `SELECT p.organization_id FROM workflow_positions p
       JOIN organization_heads h ON h.organization_id = p.organization_id
       WHERE p.organization_id = ? AND h.publication_sequence > p.publication_sequence`,
      [key.clubId],
    )
    const items = await volunteer.database.query<unknown[]>('SELECT id FROM work_items')
    return behind.length === 0 && items.length === 0
  })
}

describe('a triggered workflow', () => {
  test('runs with the event’s subject and records the event as its cause', async () => {
    const id = await make({})
    const helperId = await aStoredHelper()
    await grant(helperId)
    const [run] = await endedRuns(volunteer, key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED', helperIds: [helperId] })
    const logged = await volunteer.database.query<{ id: string }[]>(
      'SELECT id FROM event_log WHERE resource_id = ? ORDER BY sequence',
      [helperId],
    )
    expect(run?.causeId).toBe(logged[0]?.id)
    expect(await loggedEventsOf(volunteer.database, run?.id ?? '')).toMatchObject([
      { type: 'automation.triggered', sequence: 1 },
    ])
  })

  test('sends a message with the audience TRIGGER to the event’s helper', async () => {
    const actions = [{ type: 'SEND_MESSAGE', body: 'Welcome.', audience: { type: 'TRIGGER' } }]
    const id = await make({ actions })
    const granted = [await aStoredHelper(), await aStoredHelper()]
    for (const helperId of granted) await grant(helperId)
    await endedRuns(volunteer, key, { id, count: 2 })
    const asked = { first: 10, offset: 0, eventId }
    const { data } = await volunteer.ask('ListVolunteerMessages', asked, key)
    const { nodes } = data.volunteerMessages
    const audiences = nodes.map(
      (message: { audience: { helperIds: string[] } }) => message.audience,
    )
    expect(audiences.map(({ helperIds }: { helperIds: string[] }) => helperIds).sort()).toEqual(
      granted.map((helperId) => [helperId]).sort(),
    )
    expect(nodes).toMatchObject([{ recipientCount: 1 }, { recipientCount: 1 }])
  })

  test('triggers neither another workflow nor itself by its own changes', async () => {
    const id = await make({})
    const second = await make({ name: 'Second', eventId: otherEventId })
    const helperId = await aStoredHelper()
    await grant(helperId)
    await endedRuns(volunteer, key, { id, count: 1 })
    await lookedAt()
    // The run granted access to the other event, which would trigger both.
    expect(await loggedEventsOf(volunteer.database, helperId)).toHaveLength(2)
    expect(await runsOf(volunteer, key, id)).toHaveLength(1)
    expect(await runsOf(volunteer, key, second)).toEqual([])
    await grant(await aStoredHelper(), otherEventId)
    await endedRuns(volunteer, key, { id: second, count: 1 })
  })

  test('runs only if all conditions are met, and for its own event only', async () => {
    const field = 'event_access.event_id'
    const held = await make({ conditions: [{ field, op: 'IN', value: ['x', eventId] }] })
    const not = await make({ conditions: [{ field, op: 'EQ', value: 'x' }] })
    const elsewhere = await make({ eventId: otherEventId })
    await grant(await aStoredHelper())
    await endedRuns(volunteer, key, { id: held, count: 1 })
    await lookedAt()
    expect([await runsOf(volunteer, key, not), await runsOf(volunteer, key, elsewhere)]).toEqual([
      ...[[], []],
    ])
  })

  test('is not triggered by events before it was enabled', async () => {
    await make({ name: 'First' })
    const id = await make({ name: 'Later', enabled: false })
    await grant(await aStoredHelper())
    await lookedAt()
    await volunteer.ask(
      'UpdateVolunteerWorkflow',
      { input: { workflowId: id, enabled: true } },
      key,
    )
    await grant(await aStoredHelper())
    await endedRuns(volunteer, key, { id, count: 1 })
    await lookedAt()
    expect(await runsOf(volunteer, key, id)).toHaveLength(1)
  })
})

describe('events consumed by several processes', () => {
  test('trigger each workflow once, with few statements for many events', async () => {
    const idle = await startVolunteer()
    key = await addProClub(idle.database)
    eventId = await addEvent(idle.database, { clubId: key.clubId })
    const actions = [{ type: 'GRANT_EVENT_ACCESS', eventId }]
    const ids = [await make({ actions }, idle), await make({ actions }, idle)]
    for (let n = 0; n < 20; n += 1) await grant(await aStoredHelper(idle), eventId, idle)
    const notices = makeChangeNotices(idle.bus, VOLUNTEER_CHANGE_KINDS)
    const parts = {
      database: idle.database,
      consumer: makeTriggerer({ newId: newUuid, notices }),
      newId: newUuid,
    }
    const holes = makeHoleWatch(testLog)
    idle.takeStatements()
    await Promise.all([1, 2, 3].map(() => consumeNext({ ...parts, holes }, key.clubId, NOW)))
    const reads = idle.takeStatements().filter((sql) => sql.startsWith('SELECT'))
    // One of three consumers holds the lease; none queries per event.
    expect(reads.length).toBeLessThan(20)
    for (const id of ids) expect(await runsOf(idle, key, id)).toHaveLength(20)
    await idle.close()
  })
})
