import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, StaffCaller } from '../../../../platform/caller.ts'
import type { Answer } from '../../../../platform/executor.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import {
  wakeWorkers,
  workItems,
} from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { MESSAGES } from '../../../../subgraphs/volunteer/messages/sending/message-queue.ts'
import { VOLUNTEER_CHANGE_KINDS } from '../../../../subgraphs/volunteer/records/volunteer-change.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { ADMIN, addProClub, staffOf } from '../caller-fixture.ts'
import { everyCaller } from '../every-caller.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let clubId: string
let ids: Awaited<ReturnType<typeof addOneOfEachVolunteer>>
let coordinator: StaffCaller
const streams: AsyncIterator<Answer>[] = []

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
})

afterAll(() => volunteer.close())

beforeEach(async () => {
  clubId = (await addProClub(volunteer.database)).clubId
  ids = await addOneOfEachVolunteer(volunteer.database, clubId)
  coordinator = staffOf(clubId, 'COORDINATOR')
})

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.return?.()
})

/** Subscribes behind the items with which the subscription begins. */
async function follow(caller: Caller = coordinator, of = clubId) {
  const stream = await volunteer.follow('PortalVolunteerChanges', { clubId: of }, caller)
  streams.push(stream)
  const next = async () => (await stream.next()).value?.data?.volunteerChanges
  const first = []
  for (const _kind of VOLUNTEER_CHANGE_KINDS) first.push(await next())
  return { first, next, stream }
}

async function ask(name: string, input: object, caller: Caller = coordinator) {
  const { code, data } = await volunteer.ask(name, { input }, caller)
  expect(code).toBeUndefined()
  return data
}

const closed = () =>
  ask('PortalUpdatePoll', { requestId: ids.AvailabilityRequest, status: 'CLOSED' })

const named = (kind: string, resourceId: string | null) => ({ kind, resourceId })

describe('volunteerChanges', () => {
  test('begins with each kind, since what was read before may be out of date', async () => {
    const { first } = await follow()
    expect(first).toEqual(VOLUNTEER_CHANGE_KINDS.map((kind) => named(kind, null)))
  })

  test('names a poll that is closed, to each follower', async () => {
    const followers = [await follow(), await follow(staffOf(clubId))]
    await closed()
    for (const { next } of followers)
      expect(await next()).toEqual(named('POLL', ids.AvailabilityRequest))
  })

  test('names a helper whose record changes, and the kind alone for an import', async () => {
    const { next } = await follow()
    const helpers = [{ helperId: ids.Helper, lastName: 'Huber' }]
    await ask('PortalUpsertHelpers', { clubId, helpers })
    expect(await next()).toEqual(named('HELPER_DETAILS', ids.Helper))
    const isAdded = ['Ada', 'Ben'].map((lastName) => ({ externalId: lastName, lastName }))
    await ask('PortalUpsertHelpers', { clubId, helpers: isAdded })
    const isChanged = isAdded.map((one) => ({ ...one, firstName: 'Jo' }))
    await ask('PortalUpsertHelpers', { clubId, helpers: isChanged })
    expect(await next()).toEqual(named('HELPER_DETAILS', null))
  })

  test('names an erased helper, and polls as a whole, whose answers went', async () => {
    const { next } = await follow()
    await ask('PortalEraseHelper', { helperId: ids.Helper })
    expect([await next(), await next()]).toEqual([
      named('HELPER_DETAILS', ids.Helper),
      named('POLL', null),
    ])
  })

  test('names a workflow that is disabled, and the start of a run that waited', async () => {
    const { next } = await follow()
    await volunteer.database.query("UPDATE workflow_runs SET status = 'WAITING' WHERE id = ?", [
      ids.VolunteerWorkflowRun,
    ])
    await ask('PortalStartRun', { runId: ids.VolunteerWorkflowRun })
    expect(await next()).toEqual(named('WORKFLOW_RUN', ids.VolunteerWorkflowRun))
    await ask('PortalChangeWorkflow', { workflowId: ids.VolunteerWorkflow, enabled: false })
    const items = [await next()]
    // The run is executed meanwhile, which is announced again.
    while (items.at(-1)?.kind === 'WORKFLOW_RUN') items.push(await next())
    expect(items.at(-1)).toEqual(named('WORKFLOW', ids.VolunteerWorkflow))
  })

  test('names a run that ends without an event', async () => {
    await volunteer.database.query("UPDATE events SET status = 'ACTIVE' WHERE id = ?", [
      ids.VolunteerEvent,
    ])
    const { next } = await follow()
    const { triggerVolunteerWorkflow } = await ask('PortalRunWorkflow', {
      ...{ workflowId: ids.VolunteerWorkflow, helperIds: [ids.Helper] },
    })
    const { id } = triggerVolunteerWorkflow.run
    const readStatus = async () => {
      const [run] = await volunteer.database.query<{ status: string }[]>(
        'SELECT status FROM workflow_runs WHERE id = ?',
        [id],
      )
      return run?.status
    }
    do expect(await next()).toEqual(named('WORKFLOW_RUN', id))
    while ((await readStatus()) !== 'SUCCEEDED')
  })

  test('names a message whose mails have got their outcome', async () => {
    const { next } = await follow()
    await volunteer.database.query(
      "UPDATE message_recipients SET outcome = 'PENDING' WHERE message_id = ?",
      [ids.VolunteerMessage],
    )
    const item = { id: ids.VolunteerMessage, lane: clubId, dueAt: NOW }
    await inTransaction(volunteer.database, (tx) => workItems.addAll(tx, MESSAGES, [item]))
    wakeWorkers(volunteer.bus, MESSAGES)
    expect(await next()).toEqual(named('MESSAGE_RECIPIENTS', ids.VolunteerMessage))
  })

  test('contains nothing of another club', async () => {
    const { next } = await follow()
    const other = (await addProClub(volunteer.database)).clubId
    const { AvailabilityRequest: requestId } = await addOneOfEachVolunteer(
      volunteer.database,
      other,
    )
    await ask('PortalUpdatePoll', { requestId, status: 'CLOSED' }, staffOf(other))
    await closed()
    expect(await next()).toEqual(named('POLL', ids.AvailabilityRequest))
  })

  test('has one item for a follower that does not read, however often a poll changes', async () => {
    const { next } = await follow()
    for (const title of ['One', 'Two', 'Three'])
      await ask('PortalUpdatePoll', { requestId: ids.AvailabilityRequest, title })
    await ask('PortalChangeWorkflow', { workflowId: ids.VolunteerWorkflow, name: 'Thanks' })
    expect([await next(), await next()]).toEqual([
      named('POLL', ids.AvailabilityRequest),
      named('WORKFLOW', ids.VolunteerWorkflow),
    ])
  })

  test('is for OWNERs, COORDINATORs and ADMINs', async () => {
    const home = { clubId, plan: 'PRO', addOns: [], isIntegrationEnabled: true } as never
    const callers = { ...everyCaller(home), helper: helperOf(clubId) }
    const answers: Record<string, unknown> = {}
    for (const [who, caller] of Object.entries(callers))
      answers[who] = await follow(caller).then(
        () => 'followed',
        ({ code }) => code,
      )
    const open = ['OWNER', 'COORDINATOR', 'ADMIN']
    for (const [who, answer] of Object.entries(answers)) {
      const expected = who === 'OWNER elsewhere' ? 'not_found' : 'forbidden'
      expect([who, answer]).toEqual([who, open.includes(who) ? 'followed' : expected])
    }
  })

  // The last one: its end of the jobs ends the notices of the process.
  test('ends with its process', async () => {
    const { stream } = await follow(ADMIN)
    const pending = stream.next()
    await volunteer.stopJobs()
    expect(await pending).toMatchObject({ done: true })
  })
})

function helperOf(of: string): Caller {
  const held = { accessId: newUuid(), helperId: newUuid(), eventId: newUuid() }
  return { kind: 'helper', ...held, clubId: of }
}
