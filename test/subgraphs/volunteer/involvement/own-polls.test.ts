import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, HelperCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import type { AvailabilityRequest } from '../../../../subgraphs/volunteer/availability/availability-request.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { addRequests, addResponses, aRequest } from '../availability/availability-fixture.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { addShifts, anAssignment, aShift } from '../shifts/planning-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let clubId: string
let eventId: string
let anna: HelperCaller
let poll: AvailabilityRequest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  volunteer.setNow(NOW)
  ;({ clubId } = await addProClub(volunteer.database))
  eventId = await addEvent(volunteer.database, { clubId })
  const helper = aHelper({ clubId })
  await helperStore.addAll(volunteer.database, [helper])
  const access = anAccess({ clubId, eventId, helperId: helper.id })
  await tableOf(EventAccessEntity).insert(volunteer.database, access)
  anna = { kind: 'helper', accessId: access.id, helperId: helper.id, eventId, clubId }
  poll = aRequest({ clubId, eventId })
  await addRequests(volunteer.database, poll)
})

afterAll(() => volunteer.close())

const POLL = `requestId title description respondBy options { id label } comment answeredAt
  answers { optionId availability }`

async function read(caller: Caller = anna) {
  const { data, errors } = await volunteer.ask(
    `{ myInvolvement { polls { ${POLL} } } }`,
    {},
    caller,
  )
  expect(errors).toEqual([])
  return data.myInvolvement.polls
}

const titles = async () => (await read()).map(({ title }: { title: string }) => title)

async function answer(said: object = {}, caller: Caller = anna) {
  const input = { requestId: poll.id, answers: saying('YES'), ...said }
  const document = `mutation ($input: AnswerMyPollInput!) {
    answerMyPoll(input: $input) { poll { ${POLL} } } }`
  const { data, code } = await volunteer.ask(document, { input }, caller)
  return code ?? data.answerMyPoll.poll
}

const saying = (availability: string) => [{ optionId: poll.options[0]?.id, availability }]

const add = (changes: Partial<AvailabilityRequest>) =>
  addRequests(volunteer.database, aRequest({ clubId, eventId, ...changes }))

describe('polls of a helper with a link', () => {
  test('are shown with the helper’s own response, without the responses of others', async () => {
    await addResponses(volunteer.database, poll, 3)
    const unanswered = {
      ...{ requestId: poll.id, title: 'When?', description: null, respondBy: null },
      options: poll.options.map(({ id, label }) => ({ id, label })),
      ...{ comment: null, answeredAt: null, answers: [] },
    }
    expect(await read()).toEqual([unanswered])
    const answers = saying('MAYBE')
    const said = { ...unanswered, answers, comment: 'Late.', answeredAt: NOW.toISOString() }
    expect(await answer({ answers, comment: 'Late.' })).toEqual(said)
    expect(await read()).toEqual([said])
  })

  test('are the open ones of this event whose audience includes the helper', async () => {
    const [other] = await addEvents(volunteer.database, anEvent({ clubId }))
    await add({ title: 'Closed', status: 'CLOSED' })
    await add({ title: 'Over', respondBy: new Date(NOW.getTime() - 1) })
    await add({ title: 'Elsewhere', eventId: other?.id ?? '' })
    const forHelper = (id: string) => ({
      audience: anAudience({ type: 'HELPERS', helperIds: [id] }),
    })
    await add({ title: 'For others', ...forHelper(newUuid()) })
    await add({ title: 'For Anna', ...forHelper(anna.helperId), createdAt: NOW })
    expect(await titles()).toEqual(['For Anna', 'When?'])
  })
})

describe('all polls of a helper', () => {
  const audiences = (): Partial<AvailabilityRequest>[] => [
    { audience: anAudience({ type: 'HELPERS', helperIds: [anna.helperId] }) },
    { audience: anAudience({ type: 'HELPERS', helperIds: [newUuid()] }) },
    { audience: anAudience({ type: 'ROLE', roleIds: [newUuid()] }) },
    { audience: anAudience({ type: 'SHIFT', shiftIds: [newUuid()] }) },
    { audience: anAudience({ type: 'STATUS', assignmentStatus: 'CONFIRMED' }) },
  ]

  const countStatements = async () => {
    volunteer.takeStatements()
    await read()
    return volunteer.takeStatements().length
  }

  test('are read with the same number of SQL statements as a single one', async () => {
    const [first] = audiences()
    await add({ title: 'One', ...first })
    const forOne = await countStatements()
    for (const asked of audiences()) await add(asked)
    expect(await countStatements()).toBe(forOne)
    expect(await titles()).toHaveLength(3)
  })

  test('are filtered by each audience', async () => {
    const shift = aShift({ clubId, eventId, roleId: newUuid() })
    await addShifts(volunteer.database, shift)
    const { helperId } = anna
    await tableOf(AssignmentEntity).insert(volunteer.database, anAssignment(shift, { helperId }))
    const asked: [string, Parameters<typeof anAudience>[0]][] = [
      ['shift', { type: 'SHIFT', shiftIds: [shift.id] }],
      ['other shift', { type: 'SHIFT', shiftIds: [newUuid()] }],
      ['role', { type: 'ROLE', roleIds: [shift.roleId ?? ''] }],
      ['other role', { type: 'ROLE', roleIds: [newUuid()] }],
      ['pending', { type: 'STATUS', assignmentStatus: 'PENDING' }],
      ['confirmed', { type: 'STATUS', assignmentStatus: 'CONFIRMED' }],
    ]
    for (const [title, audience] of asked) await add({ title, audience: anAudience(audience) })
    expect((await titles()).toSorted()).toEqual(['When?', 'pending', 'role', 'shift'])
  })
})

describe('a poll response by a link', () => {
  test('is published like any other, and once', async () => {
    await answer()
    await answer()
    const [row] = await volunteer.database.query<{ id: string }[]>(
      'SELECT id FROM availability_responses WHERE helper_id = ?',
      [anna.helperId],
    )
    const published = await loggedEventsOf(volunteer.database, row?.id ?? '')
    expect(published.map(({ type }) => type)).toEqual(['availability.response.upserted'])
    expect(await answer({ answers: saying('NO') })).toMatchObject({ answers: saying('NO') })
  })

  test('is refused to a poll that asks something else than was seen, and taken without what was', async () => {
    const readEdition = async () => {
      const document = '{ myInvolvement { polls { edition } } }'
      const { data } = await volunteer.ask(document, {}, anna)
      return data.myInvolvement.polls[0].edition
    }
    const expectedEdition = await readEdition()
    await addResponses(volunteer.database, poll, 1)
    expect(await readEdition()).toBe(expectedEdition)
    await volunteer.database.query(
      "UPDATE availability_requests SET title = 'When, at night?' WHERE id = ?",
      [poll.id],
    )
    expect(await answer({ expectedEdition })).toBe('concurrent_update')
    expect(await answer({ expectedEdition: await readEdition() })).toMatchObject({ comment: null })
    expect(await answer({ answers: saying('NO') })).toMatchObject({ answers: saying('NO') })
  })

  test('is refused in the place of another one than was seen, unless it is the same', async () => {
    const seen = { expectedAnsweredAt: null }
    const first = await answer(seen)
    expect(await answer(seen)).toEqual(first)
    const other = { answers: saying('NO') }
    expect(await answer({ ...other, ...seen })).toBe('concurrent_update')
    const { answeredAt: expectedAnsweredAt } = first
    const second = await answer({ ...other, expectedAnsweredAt })
    expect(second).toMatchObject(other)
    expect(await answer({ comment: 'Late.', expectedAnsweredAt })).toBe('concurrent_update')
    expect(await read()).toEqual([second])
  })

  test('is rejected for closed polls, other audiences, other events and unknown options', async () => {
    const asked = async (changes: Partial<AvailabilityRequest>) => (await add(changes))[0]?.id
    const audience = anAudience({ type: 'HELPERS', helperIds: [newUuid()] })
    const [other] = await addEvents(volunteer.database, anEvent({ clubId }))
    const none = { answers: [] }
    const closed = await asked({ status: 'CLOSED' })
    expect(await answer({ ...none, requestId: closed })).toBe('poll_closed')
    const notForAnna = await asked({ audience })
    expect(await answer({ ...none, requestId: notForAnna })).toBe('helper_not_in_audience')
    const elsewhere = await asked({ eventId: other?.id ?? '' })
    expect(await answer({ ...none, requestId: elsewhere })).toBe('not_found')
    expect(await answer({ ...none, requestId: newUuid() })).toBe('not_found')
    expect(await answer({}, { ...anna, clubId: newUuid() })).toBe('not_found')
    const unknown = [{ optionId: newUuid(), availability: 'YES' }]
    expect(await answer({ answers: unknown })).toBe('unknown_option')
    expect(await answer({ comment: 'a'.repeat(501) })).toBe('invalid_input')
    expect(await answer({}, staffOf(clubId))).toBe('forbidden')
  })
})
