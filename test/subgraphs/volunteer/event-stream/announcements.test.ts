import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { VolunteerResourceKind } from '../../../../schema/volunteer/fields.ts'
import { NOTICES_TOPIC } from '../../../../subgraphs/foundation/change/change-notices.ts'
import type { VOLUNTEER_CHANGE_KINDS } from '../../../../subgraphs/volunteer/records/volunteer-change.ts'
import { FIRST_CHOICES, makeChoices } from '../../../support/database/choices.ts'
import { everyMutationOf } from '../../../support/graph/every-mutation.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { addProClub } from '../caller-fixture.ts'
import { AFTER } from '../concurrency/every-change.ts'
import { type Meeting, makeMeeting } from '../concurrency/meeting.ts'
import { changeOf } from '../concurrency/own-change.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

type Announced = VolunteerResourceKind | (typeof VOLUNTEER_CHANGE_KINDS)[number]

/** No page shows under "Up to date" what changes: it is read when a page is entered, or on none. */
const AT_ENTRY: readonly Announced[] = []

/** By what each mutation announces its changes: kinds of events in small letters, of notices in capitals. */
const ANNOUNCED: Readonly<Record<string, readonly Announced[]>> = {
  createVolunteerEvent: ['event'],
  updateVolunteerEvent: ['event'],
  deleteVolunteerEvent: ['event'],
  syncVolunteerEvents: ['event'],
  createVolunteerRole: ['role'],
  updateVolunteerRole: ['role'],
  deleteVolunteerRole: ['role'],
  createShift: ['shift'],
  createShifts: ['shift'],
  updateShift: ['shift'],
  deleteShift: ['shift'],
  upsertAssignments: ['assignment', 'shift'],
  updateAssignment: ['assignment', 'shift'],
  withdrawAssignments: ['assignment', 'shift'],
  confirmMyAssignment: ['assignment', 'shift'],
  cancelMyAssignment: ['assignment', 'shift'],
  createVolunteerMessage: ['message'],
  updateVolunteerMessage: ['message'],
  deleteVolunteerMessage: ['message'],
  createAvailabilityRequest: ['availability'],
  updateAvailabilityRequest: ['POLL'],
  putAvailabilityResponse: ['availability'],
  answerMyPoll: ['availability'],
  upsertHelpers: ['helper', 'HELPER_DETAILS'],
  grantEventAccess: ['helper', 'HELPER_DETAILS'],
  grantEventAccesses: ['helper', 'HELPER_DETAILS'],
  revokeEventAccess: ['helper'],
  eraseHelper: ['helper', 'assignment', 'shift', 'HELPER_DETAILS', 'POLL'],
  setMailSubscription: ['HELPER_DETAILS'],
  createVolunteerWorkflow: ['WORKFLOW'],
  updateVolunteerWorkflow: ['WORKFLOW', 'WORKFLOW_RUN'],
  triggerVolunteerWorkflow: ['automation'],
  startVolunteerWorkflowRun: ['automation', 'WORKFLOW_RUN'],

  createHelperLink: AT_ENTRY,
  createApiKey: AT_ENTRY,
  revokeApiKey: AT_ENTRY,
  createVolunteerWebhook: AT_ENTRY,
  endVolunteerWebhook: AT_ENTRY,
  resendVolunteerDelivery: AT_ENTRY,
  eraseVolunteerStaffMember: AT_ENTRY,
  setVolunteerPlan: AT_ENTRY,
  setVolunteerReplyTo: AT_ENTRY,
  setVolunteerIntegration: AT_ENTRY,
}

/** A mutation to run before, so that the other of two announcements is due. */
const BEFORE: Readonly<Record<string, string>> = {
  grantEventAccess: 'revokeEventAccess',
  grantEventAccesses: 'revokeEventAccess',
  upsertHelpers: 'upsertHelpers',
}

const MOST_ROUNDS = 24
/** Rounds of a mutation that announces nothing. */
const FEW_ROUNDS = 3

const MUTATIONS = everyMutationOf('volunteer', '')

let volunteer: VolunteerTest

beforeAll(async () => {
  // No host name resolves, so that the target of a webhook is accepted unchecked.
  const resolveHost = () => Promise.reject(new Error('There is no such name.'))
  volunteer = await startVolunteer({ webhooks: { resolveHost, ifUnresolved: 'accept' } })
})

afterAll(() => volunteer.close())

/** Inputs of a round, for a club of its own: a notice of a record is delayed behind an earlier one. */
async function meet(round: number): Promise<Meeting> {
  const { clubId } = await addProClub(volunteer.database)
  const { VolunteerWebhookDelivery: id } = await addOneOfEachVolunteer(volunteer.database, clubId)
  // A run that can be started, and one that goes with its workflow.
  const status = round % 2 === 0 ? 'SKIPPED' : 'WAITING'
  const wait = 'UPDATE workflow_runs SET status = ? WHERE club_id = ?'
  await volunteer.database.query(wait, [status, clubId])
  const choices = round === 0 ? FIRST_CHOICES : makeChoices(round)
  return makeMeeting(volunteer.database, { clubId, deliveryIds: [id] }, choices)
}

async function ask(name: string, meeting: Meeting): Promise<unknown> {
  const { operation } = MUTATIONS.find((one) => one.name === name) ?? {}
  const { input, caller } = await changeOf(name, meeting)
  return (await volunteer.ask(operation?.document ?? '', { input }, caller)).code
}

/** Counters, what is done and what is to do; no page shows them. */
const IS_OWN_BOOKKEEPING = /\b(audit_entries|accounts|organization_heads|event_log|work_items)\b/

/** Runs a mutation once; returns whether it has changed a record, and what it announced. */
async function change(name: string, meeting: Meeting) {
  const { clubId } = meeting
  const kinds = 'SELECT resource_type AS kind FROM event_log WHERE club_id = ?'
  const before = await volunteer.database.query<unknown[]>(kinds, [clubId])
  const announced: string[] = []
  const end = volunteer.bus.subscribe(NOTICES_TOPIC, (key) => {
    announced.push(key.split(' ')[1] ?? '')
  })
  volunteer.takeStatements()
  const code = await ask(name, meeting)
  const statements = volunteer.takeStatements()
  end()
  const isWritten = statements.some(
    (sql) =>
      /^\s*(\/\*M!.*?\*\/\s*)?(INSERT|UPDATE|DELETE|REPLACE)\b/.test(sql) &&
      !IS_OWN_BOOKKEEPING.test(sql),
  )
  const order = ' ORDER BY publication_sequence'
  const after = await volunteer.database.query<{ kind: string }[]>(kinds + order, [clubId])
  announced.push(...after.slice(before.length).map(({ kind }) => kind))
  return { hasChanged: code === undefined && isWritten, announced }
}

test('every mutation is in the table of announcements', () => {
  expect(Object.keys(ANNOUNCED).sort()).toEqual(MUTATIONS.map(({ name }) => name).sort())
})

test.each(Object.entries(ANNOUNCED))(
  '%s announces each change as the table has it',
  async (name, expected) => {
    const seen = new Set<string>()
    const isAnnounced = expected.length > 0
    let changes = 0
    for (let round = 0; round < (isAnnounced ? MOST_ROUNDS : FEW_ROUNDS); round += 1) {
      const meeting = await meet(round)
      const before = AFTER[name] ?? (round % 2 === 0 ? undefined : BEFORE[name])
      if (before !== undefined) await ask(before, meeting)
      const { hasChanged, announced } = await change(name, meeting)
      for (const kind of announced) seen.add(kind)
      if (hasChanged) {
        changes += 1
        expect(announced.length > 0).toBe(isAnnounced)
      }
      if (isAnnounced && changes > 0 && seen.size === expected.length) break
    }
    expect([...seen].sort()).toEqual(expected.toSorted())
  },
)
