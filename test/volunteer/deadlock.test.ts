import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SERVICE } from '../../platform/caller.ts'
import { newUuid } from '../../platform/ids.ts'
import { everyMutationOf } from '../support/every-mutation.ts'
import { addOneOfEachVolunteer } from '../support/one-of-each-volunteer.ts'
import { ADMIN, addProClub, staffOf } from './caller-fixture.ts'
import { findVolunteerContradictions } from './contradictions.ts'
import {
  CHANGES,
  type Meeting,
  makeChoices,
  makeMeeting,
  makeOwnAnswer,
  makeOwnChange,
  OWN_CHANGES,
} from './every-change.ts'
import { startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

const WORKERS = 10
const ROUNDS = 4

const REFUSALS = new Set([
  ...['not_found', 'state_conflict', 'idempotency_conflict', 'invalid_status_transition'],
  ...['duplicate_role', 'role_in_use', 'unknown_role', 'event_limit_reached'],
  ...['api_key_limit_reached', 'webhook_limit_reached', 'workflow_limit_reached', 'invalid_action'],
  ...['empty_audience', 'message_already_sent', 'shift_has_assignments'],
  ...['helper_without_access', 'shift_full', 'shift_not_open', 'workflow_disabled'],
  ...['helper_not_in_audience', 'poll_has_answers', 'unknown_option', 'poll_closed'],
])

const KEEP_INACTIVE = 'mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }'

const MUTATIONS = everyMutationOf('volunteer', '')

const NAMES = [...Object.keys(CHANGES), ...Object.keys(OWN_CHANGES), 'answerMyPoll']

/** What takes much along with it; more often, and hardly anything would be left to meet at. */
const SELDOM = ['deleteVolunteerEvent', 'eraseHelper', 'revokeEventAccess']

/** What the others may have made impossible each time that it was asked. */
const IN_THE_WAY = [
  ...['putAvailabilityResponse', 'confirmMyAssignment', 'cancelMyAssignment', 'updateAssignment'],
  ...['createHelperLink', 'revokeEventAccess', 'resendVolunteerDelivery', 'deleteShift'],
  ...['deleteVolunteerRole', 'triggerVolunteerWorkflow', 'answerMyPoll'],
]

let volunteer: VolunteerTest
let clubId: string
let deliveryIds: string[]

beforeAll(async () => {
  volunteer = await startVolunteer({ poolSize: WORKERS })
  const { database } = volunteer
  clubId = (await addProClub(database)).clubId
  const made = []
  for (let nth = 0; nth < 2; nth += 1) made.push(await addOneOfEachVolunteer(database, clubId))
  deliveryIds = made.map((ids) => ids.VolunteerWebhookDelivery)
})

afterAll(() => volunteer.close())

async function ask(name: string, seed: number) {
  const choices = makeChoices(seed)
  const meeting = makeMeeting(volunteer.database, { clubId, deliveryIds }, choices)
  const { operation } = MUTATIONS.find((one) => one.name === name) ?? {}
  const { input, caller } = await changeOf(name, meeting)
  const { code, errors } = await volunteer.ask(operation?.document ?? '', { input }, caller)
  return { name, code, message: errors[0]?.message }
}

async function changeOf(name: string, meeting: Meeting) {
  if (name === 'answerMyPoll') return makeOwnAnswer(meeting)
  const ownCondition = OWN_CHANGES[name]
  if (ownCondition !== undefined) return makeOwnChange(meeting, ownCondition)

  const idempotencyKey = meeting.oneOf([undefined, undefined, `${name} 1`, `${name} 2`])
  const made = await CHANGES[name]?.(meeting)
  const input = name.startsWith('create') ? { ...made, idempotencyKey } : made
  return { input, caller: name === 'setVolunteerPlan' ? ADMIN : staffOf(clubId) }
}

test('each mutation of the graph is among those that meet', () => {
  expect(NAMES.toSorted()).toEqual(MUTATIONS.map(({ name }) => name).sort())
})

test('all mutations of a club at once meet nothing but documented refusals, and agree', async () => {
  const others = [newUuid(), newUuid()]
  const work = async (_: unknown, worker: number) => {
    const { shuffled, below } = makeChoices(worker)
    const answers = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name } of shuffled(MUTATIONS)) {
        if (SELDOM.includes(name) && below(4) > 0) continue
        answers.push(await ask(name, below(1e6)))
        if (below(8) === 0) {
          const ids = shuffled(others).slice(below(3))
          const { code } = await volunteer.ask(KEEP_INACTIVE, { ids }, SERVICE)
          answers.push({ name: 'keepInactiveClubs', code, message: '' })
        }
      }
    return answers
  }
  const answers = (await Promise.all(Array.from({ length: WORKERS }, work))).flat()

  const undocumented = answers.filter(({ code }) => code !== undefined && !REFUSALS.has(`${code}`))
  expect(undocumented).toEqual([])
  const done = new Set(answers.filter(({ code }) => code === undefined).map(({ name }) => name))
  expect(NAMES.filter((name) => !done.has(name) && !IN_THE_WAY.includes(name))).toEqual([])
  expect(await findVolunteerContradictions(volunteer.database)).toEqual([])
})
