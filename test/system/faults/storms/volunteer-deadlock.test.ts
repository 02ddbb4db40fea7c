import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buildASTSchema, parse } from 'graphql'
import { SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { readGraphSdl } from '../../../../schema/sdl.ts'
import { addProClub } from '../../../subgraphs/volunteer/caller-fixture.ts'
import { findVolunteerContradictions } from '../../../subgraphs/volunteer/concurrency/contradictions.ts'
import { AFTER } from '../../../subgraphs/volunteer/concurrency/every-change.ts'
import { type Meeting, makeMeeting } from '../../../subgraphs/volunteer/concurrency/meeting.ts'
import { CHANGE_NAMES, changeOf } from '../../../subgraphs/volunteer/concurrency/own-change.ts'
import {
  startVolunteer,
  type VolunteerTest,
} from '../../../subgraphs/volunteer/volunteer-fixture.ts'
import { FIRST_CHOICES, makeChoices } from '../../../support/database/choices.ts'
import { findLoggedNames, findUntranslatable } from '../../../support/database/logged-names.ts'
import { DEADLOCK } from '../../../support/database/test-database.ts'
import { everyMutationOf } from '../../../support/graph/every-mutation.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'

const WORKERS = 10
const ROUNDS = 4

const REFUSALS = new Set([
  ...['not_found', 'state_conflict', 'invalid_status_transition'],
  ...['idempotency_conflict', 'idempotency_in_progress'],
  ...['duplicate_role', 'role_in_use', 'unknown_role', 'event_limit_reached'],
  ...['api_key_limit_reached', 'webhook_limit_reached', 'workflow_limit_reached', 'invalid_action'],
  ...['empty_audience', 'message_already_sent', 'shift_has_assignments'],
  ...['helper_without_access', 'shift_full', 'shift_not_open', 'workflow_disabled'],
  'event_not_open',
  ...['helper_not_in_audience', 'poll_has_answers', 'unknown_option', 'poll_closed'],
])

const KEEP_INACTIVE = 'mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }'

const MUTATIONS = everyMutationOf('volunteer', '')

/** Mutations that delete much; run rarely, so that enough rows remain for conflicts. */
const SELDOM = ['deleteVolunteerEvent', 'eraseHelper', 'revokeEventAccess']

let volunteer: VolunteerTest

beforeAll(async () => {
  // No host name resolves, so that no webhook is delivered.
  const resolveHost = () => Promise.reject(new Error('There is no such name.'))
  const webhooks = { resolveHost, ifUnresolved: 'accept' } as const
  volunteer = await startVolunteer({ poolSize: WORKERS, withJobs: true, webhooks })
})

afterAll(() => volunteer.close())

/** A club with a number of records of each kind. */
async function aClub(count: number) {
  const { clubId } = await addProClub(volunteer.database)
  const deliveryIds: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const made = await addOneOfEachVolunteer(volunteer.database, clubId)
    deliveryIds.push(made.VolunteerWebhookDelivery)
  }
  // A run that can be started.
  const skip = "UPDATE workflow_runs SET status = 'SKIPPED' WHERE club_id = ?"
  await volunteer.database.query(skip, [clubId])
  return { clubId, deliveryIds }
}

interface Answer {
  name: string
  /** Errors of the request, or of the items of a bulk request. */
  refusals: readonly { code: unknown; message: string | undefined }[]
}

async function ask(name: string, meeting: Meeting): Promise<Answer> {
  const { operation } = MUTATIONS.find((one) => one.name === name) ?? {}
  const { input: made, caller } = await changeOf(name, meeting)
  const idempotencyKey = meeting.oneOf([undefined, undefined, `${name} 1`, `${name} 2`])
  const input = name.startsWith('create') ? { ...made, idempotencyKey } : made
  const { data, errors } = await volunteer.ask(operation?.document ?? '', { input }, caller)
  const ofItems = (data?.[name]?.results ?? []).flatMap(({ refusal }: Refused) =>
    refusal ? { ...refusal, code: refusal.code.toLowerCase() } : [],
  )
  const ofWhole = errors.map(({ message, extensions }) => ({ code: extensions?.['code'], message }))
  return { name, refusals: [...ofWhole, ...ofItems] }
}

interface Refused {
  refusal: { code: string; message: string } | null
}

test.each(CHANGE_NAMES)('%s succeeds without concurrent requests', async (name) => {
  const meeting = makeMeeting(volunteer.database, await aClub(1), FIRST_CHOICES)
  const before = AFTER[name]
  if (before !== undefined)
    expect(await ask(before, meeting)).toEqual({ name: before, refusals: [] })
  expect(await ask(name, meeting)).toEqual({ name, refusals: [] })
})

test('all mutations of a club run concurrently with documented errors only and stay consistent', async () => {
  const club = await aClub(2)
  const others = [newUuid(), newUuid()]
  volunteer.collisions.length = 0
  const work = async (_: unknown, worker: number) => {
    const { shuffled, below } = makeChoices(worker)
    const answers: Answer[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name } of shuffled(MUTATIONS)) {
        if (SELDOM.includes(name) && below(4) > 0) continue
        const meeting = makeMeeting(volunteer.database, club, makeChoices(below(1e6)))
        const before = AFTER[name]
        if (before !== undefined) answers.push(await ask(before, meeting))
        answers.push(await ask(name, meeting))
        if (below(8) === 0) {
          const ids = shuffled(others).slice(below(3))
          const { code } = await volunteer.ask(KEEP_INACTIVE, { ids }, SERVICE)
          expect(code).toBeUndefined()
        }
      }
    return answers
  }
  const answers = (await Promise.all(Array.from({ length: WORKERS }, work))).flat()

  const refusals = answers.flatMap((answer) => answer.refusals)
  expect(refusals.filter(({ code }) => !REFUSALS.has(`${code}`))).toEqual([])
  const done = new Set(
    answers.filter((answer) => answer.refusals.length === 0).map(({ name }) => name),
  )
  expect(CHANGE_NAMES.filter((name) => !done.has(name))).toEqual([])
  expect(volunteer.collisions.filter((errno) => errno === DEADLOCK)).toEqual([])
  expect(await findVolunteerContradictions(volunteer.database)).toEqual([])
})

test('the events of all mutations name fields that the graph and REST translate into each other', async () => {
  const names = await findLoggedNames(volunteer.database)
  expect(names).toEqual(expect.arrayContaining(['shift.start_time', 'helper.last_name']))
  expect(findUntranslatable(names, buildASTSchema(parse(readGraphSdl().api)))).toEqual([])
})
