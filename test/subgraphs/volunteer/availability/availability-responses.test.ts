import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import type { AvailabilityRequest } from '../../../../subgraphs/volunteer/availability/availability-request.ts'
import { AvailabilityRequestFields } from '../../../../subgraphs/volunteer/availability/resolvers.ts'
import { availabilityResponseStore } from '../../../../subgraphs/volunteer/availability/response-store.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { listVariables } from '../list-variables.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { addRoles, addShifts, anAssignment, aRole, aShift } from '../shifts/planning-fixture.ts'
import { LONG_AGO, loggedEventsOf, NOW, type VolunteerTest } from '../volunteer-fixture.ts'
import { addRequests, addResponses, anOption, aRequest } from './availability-fixture.ts'

const LATER = new Date('2026-07-01T13:00:00.000Z')

const home = startVolunteerEvent()
let helperId: string
let request: AvailabilityRequest

beforeEach(async () => {
  helperId = await aHelperId()
  request = await aStored()
})

/** A helper with access to the event by default. */
async function aHelperId(
  access: Parameters<typeof anAccess>[0] | null = {},
  clubId = home.clubId,
): Promise<string> {
  const helper = aHelper({ clubId })
  await helperStore.addAll(home.database, [helper])
  if (access !== null)
    await tableOf(EventAccessEntity).insert(
      home.database,
      anAccess({ clubId, eventId: home.eventId, helperId: helper.id, ...access }),
    )
  return helper.id
}

async function aStored(changes: Parameters<typeof aRequest>[0] = {}) {
  const stored = aRequest({ ...home.ids, ...changes })
  await addRequests(home.database, stored)
  return stored
}

type Availability = 'YES' | 'MAYBE' | 'NO'

const toAnswers = (...said: Availability[]) =>
  said.map((availability, at) => ({ optionId: request.options[at]?.id ?? '', availability }))

const put = (input: object = {}, caller: Parameters<VolunteerTest['ask']>[2] = home.key) =>
  home.change(
    'PutAvailabilityResponse',
    { requestId: request.id, helperId, answers: toAnswers('YES', 'NO'), ...input },
    caller,
  )

const readRequest = async () =>
  (await home.ask('GetAvailabilityRequest', { id: request.id })).data.availabilityRequest

async function list(variables: object = {}) {
  const asked = listVariables({ id: request.id, ...variables }, 'id')
  const { data, code } = await home.ask('ListAvailabilityResponses', asked)
  return { code, ...data?.availabilityRequest?.responses }
}

describe('a helper who responds to a poll', () => {
  test('is counted once, and availability.response.upserted is published', async () => {
    const { data, errors } = await put({ eventId: home.eventId, comment: ' Late. ' })
    expect(errors).toEqual([])
    const { response, isNew } = data.putAvailabilityResponse
    expect(isNew).toBe(true)
    expect(response).toEqual({
      ...{ id: expect.any(String), eventId: home.eventId, requestId: request.id, helperId },
      ...{ answers: toAnswers('YES', 'NO'), comment: 'Late.', updatedAt: NOW.toISOString() },
    })
    expect(await readRequest()).toMatchObject({ responseCount: 1, updatedAt: NOW.toISOString() })
    expect((await list()).nodes).toEqual([{ ...response, deletedAt: null }])
    expect(await loggedEventsOf(home.database, response.id)).toMatchObject([
      { type: 'availability.response.upserted', sequence: 1, organizationId: home.clubId },
    ])
  })

  test('again replaces the whole response under the same id', async () => {
    const first = (await put({ comment: 'Late.' })).data.putAvailabilityResponse.response
    home.volunteer.setNow(LATER)
    const { response, isNew } = (await put({ answers: toAnswers('MAYBE') })).data
      .putAvailabilityResponse
    expect(isNew).toBe(false)
    const updatedAt = LATER.toISOString()
    expect(response).toEqual({ ...first, answers: toAnswers('MAYBE'), comment: null, updatedAt })
    expect(await readRequest()).toMatchObject({ responseCount: 1, updatedAt: NOW.toISOString() })
    const logged = await loggedEventsOf(home.database, response.id)
    expect(logged.map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  test('with equal answers in any order changes and publishes nothing', async () => {
    const first = (await put()).data.putAvailabilityResponse
    home.volunteer.setNow(LATER)
    const again = (await put({ answers: toAnswers('YES', 'NO').toReversed() })).data
    expect(again.putAvailabilityResponse).toEqual({ ...first, isNew: false })
    expect(await loggedEventsOf(home.database, first.response.id)).toHaveLength(1)
  })

  test('may leave out some or all options', async () => {
    expect((await put({ answers: toAnswers('MAYBE') })).errors).toEqual([])
    const { data } = await put({ answers: [], comment: 'I do not know.' })
    expect(data.putAvailabilityResponse.response.answers).toEqual([])
  })

  test('is rejected with poll_closed once the poll is closed or has ended', async () => {
    const { id } = request
    await home.change('UpdateAvailabilityRequest', { requestId: id, status: 'CLOSED' })
    expect((await put()).code).toBe('poll_closed')
    const brief = await aStored({ respondBy: new Date(NOW.getTime() + 1000) })
    expect((await put({ requestId: brief.id, answers: [] })).errors).toEqual([])
    home.volunteer.setNow(LATER)
    expect((await put({ requestId: brief.id, answers: [] })).code).toBe('poll_closed')
  })

  test.each([
    ['an option of another request', 'unknown_option', () => [{ optionId: newUuid() }]],
    ['an option that is no id', 'invalid_input', () => [{ optionId: 'friday' }]],
    [
      'an option twice',
      'invalid_input',
      () => [{ optionId: request.options[0]?.id }, { optionId: request.options[0]?.id }],
    ],
  ])('is rejected for %s', async (_what, code, options) => {
    const answers = options().map((option) => ({ ...option, availability: 'YES' }))
    expect((await put({ answers })).code).toBe(code)
    expect((await readRequest()).responseCount).toBe(0)
  })

  test('is rejected for too many answers or a comment that is too long', async () => {
    const answers = Array.from({ length: 51 }, () => ({ optionId: newUuid(), availability: 'NO' }))
    expect((await put({ answers })).code).toBe('invalid_input')
    expect((await put({ comment: 'x'.repeat(501) })).code).toBe('invalid_input')
  })

  test('needs access to the event and membership in the audience', async () => {
    for (const without of [
      await aHelperId(null),
      await aHelperId({ isRevoked: true, revokedAt: LONG_AGO }),
      await aHelperId({ eventId: newUuid() }),
    ])
      expect((await put({ helperId: without })).code).toBe('helper_not_in_audience')
    expect((await put({ helperId: await aHelperId({ status: 'INACTIVE' }) })).errors).toEqual([])
    const audience = anAudience({ type: 'HELPERS', helperIds: [await aHelperId()] })
    const { id: requestId } = await aStored({ audience })
    expect((await put({ requestId, answers: [] })).code).toBe('helper_not_in_audience')
    const asked = { requestId, answers: [], helperId: audience.helperIds[0] }
    expect((await put(asked)).errors).toEqual([])
  })

  test('is in the audience of a role, shift or status as long as the condition holds', async () => {
    const [role] = await addRoles(home.database, aRole(home.ids))
    const shift = aShift({ ...home.ids, roleId: role?.id ?? null })
    await addShifts(home.database, shift)
    const pollFor = async (audience: Parameters<typeof anAudience>[0]) =>
      (await aStored({ audience: anAudience(audience) })).id
    const polls = [
      await pollFor({ type: 'ROLE', roleIds: [role?.id ?? ''] }),
      await pollFor({ type: 'SHIFT', shiftIds: [shift.id] }),
      await pollFor({ type: 'STATUS', assignmentStatus: 'PENDING' }),
    ]
    const codesOf = () =>
      Promise.all(polls.map(async (requestId) => (await put({ requestId, answers: [] })).code))
    expect(await codesOf()).toEqual(polls.map(() => 'helper_not_in_audience'))
    const assignment = anAssignment(shift, { helperId })
    await tableOf(AssignmentEntity).insert(home.database, assignment)
    expect(await codesOf()).toEqual(polls.map(() => undefined))
    await tableOf(AssignmentEntity).update(home.database, assignment.id, {
      status: 'CANCELLED',
    })
    expect(await codesOf()).toEqual(polls.map(() => 'helper_not_in_audience'))
    const roleIds = [role?.id]
    await home.change('GrantEventAccess', { eventId: home.eventId, helperId, roleIds })
    expect((await codesOf())[0]).toBeUndefined()
  })

  test('must belong to the club, and the poll to the named event', async () => {
    const elsewhere = await addProClub(home.database)
    const foreign = await aHelperId({}, elsewhere.clubId)
    for (const input of [
      { helperId: foreign },
      { helperId: newUuid() },
      { helperId: 'no uuid' },
      { requestId: newUuid() },
      { requestId: 'no uuid' },
      { eventId: newUuid() },
    ])
      expect((await put(input)).code).toBe('not_found')
    expect((await put({}, elsewhere)).code).toBe('not_found')
    // Staff of both clubs must not combine their records.
    const both = staffOf(home.clubId)
    both.roles = [...both.roles, ...staffOf(elsewhere.clubId).roles]
    expect((await put({ helperId: foreign }, both)).code).toBe('not_found')
    expect((await put({}, both)).errors).toEqual([])
  })

  test('gets not_found once the event is deleted', async () => {
    const { response } = (await put()).data.putAvailabilityResponse
    await home.change('DeleteVolunteerEvent', { eventId: home.eventId })
    expect((await put()).code).toBe('not_found')
    expect(await list()).toEqual({ code: undefined })
    const { data } = await home.ask(
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on AvailabilityResponse { comment } } }',
      { of: [{ __typename: 'AvailabilityResponse', id: response.id }] },
    )
    expect(data._entities).toEqual([null])
  })
})

test('polls and responses are published with separate sequences', async () => {
  const { request: made } = (
    await home.change('CreateAvailabilityRequest', {
      eventId: home.eventId,
      title: 'When?',
      options: [{ label: 'Friday' }],
    })
  ).data.createAvailabilityRequest
  const { response } = (await put({ requestId: made.id, answers: [] })).data.putAvailabilityResponse
  const rows = await home.database.query<{ id: string }[]>(
    'SELECT id FROM event_log WHERE club_id = ? ORDER BY publication_sequence',
    [home.clubId],
  )
  const { data } = await home.ask(
    `query ($of: [_Any!]!) { _entities(representations: $of) {
      ... on VolunteerPublication { resource { __typename id } } } }`,
    { of: rows.map(({ id }) => ({ __typename: 'VolunteerPublication', id })) },
    staffOf(home.clubId),
  )
  expect(data._entities.map(({ resource }: { resource: object }) => resource)).toEqual([
    { __typename: 'AvailabilityRequest', id: made.id },
    { __typename: 'AvailabilityResponse', id: response.id },
  ])
})

describe('concurrent poll responses', () => {
  test('of one helper keep the last one and publish each in order', async () => {
    const comments = Array.from({ length: 8 }, (_, n) => `Words ${n}`)
    const put8 = await Promise.all(comments.map((comment) => put({ comment })))
    const answered = put8.map(({ data }) => data.putAvailabilityResponse)
    expect(answered.filter(({ isNew }) => isNew)).toHaveLength(1)
    const { nodes, totalCount } = await list()
    expect([totalCount, comments]).toEqual([1, expect.arrayContaining([nodes[0].comment])])
    const logged = await loggedEventsOf(home.database, nodes[0].id)
    expect(logged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('of many helpers are all counted', async () => {
    const helperIds = await Promise.all(Array.from({ length: 12 }, () => aHelperId()))
    const answered = await Promise.all(helperIds.map((id) => put({ helperId: id })))
    expect(answered.flatMap(({ errors }) => errors)).toEqual([])
    expect((await readRequest()).responseCount).toBe(12)
  })

  test('are counted by option, with zeros where no helper has answered', async () => {
    const count = () => availabilityResponseStore.totalsOf(home.database, [request.id])
    expect(await count()).toEqual([])
    for (const said of ['YES', 'YES', 'MAYBE'] as const)
      await put({ helperId: await aHelperId(), answers: toAnswers(said, 'NO') })
    const [first, second] = request.options.map(({ id }) => id)
    const ofRequest = { requestId: request.id }
    expect(await count()).toEqual(
      expect.arrayContaining([
        { ...ofRequest, optionId: first, availability: 'YES', helperCount: 2 },
        { ...ofRequest, optionId: first, availability: 'MAYBE', helperCount: 1 },
        { ...ofRequest, optionId: second, availability: 'NO', helperCount: 3 },
      ]),
    )
    const answer = await AvailabilityRequestFields.totals(request, {}, {
      loaders: { answerCounts: { load: count } },
    } as never)
    expect(answer).toEqual([
      { optionId: first, yesCount: 2, maybeCount: 1, noCount: 0 },
      { optionId: second, yesCount: 0, maybeCount: 0, noCount: 3 },
    ])
  })

  test('during a change of options apply to the old options or to none', async () => {
    for (let round = 0; round < 5; round += 1) {
      request = await aStored()
      const options = [{ label: 'Sunday' }]
      const [answered, changed] = await Promise.all([
        put(),
        home.change('UpdateAvailabilityRequest', { requestId: request.id, options }),
      ])
      expect([
        [undefined, 'poll_has_answers'],
        ['unknown_option', undefined],
      ]).toContainEqual([answered.code, changed.code])
    }
  })

  test('during the closing are stored before it or rejected', async () => {
    for (let round = 0; round < 5; round += 1) {
      request = await aStored()
      const input = { requestId: request.id, status: 'CLOSED' }
      const [answered] = await Promise.all([put(), home.change('UpdateAvailabilityRequest', input)])
      expect([undefined, 'poll_closed']).toContain(answered.code)
      const { responseCount, status } = await readRequest()
      expect([status, responseCount]).toEqual(['CLOSED', answered.code ? 0 : 1])
    }
  })
})

describe('the responses to a poll', () => {
  test('are paged, latest first, and with updatedSince in the order of changes', async () => {
    request = await aStored({ options: [anOption()] })
    const ids: string[] = []
    for (const minute of [1, 2, 3]) {
      home.volunteer.setNow(new Date(NOW.getTime() + minute * 60_000))
      const helper = await aHelperId()
      ids.push(
        (await put({ helperId: helper, answers: [] })).data.putAvailabilityResponse.response.id,
      )
    }
    const idsOf = async (variables: object = {}) =>
      (await list(variables)).nodes.map(({ id }: { id: string }) => id)
    expect(await idsOf()).toEqual(ids.toReversed())
    expect(await idsOf({ first: 1, offset: 1 })).toEqual([ids[1]])
    const updatedSince = new Date(NOW.getTime() + 120_000).toISOString()
    expect(await idsOf({ updatedSince })).toEqual([ids[1], ids[2]])
    expect((await list()).totalCount).toBe(3)
  })

  test('load the helpers of a page with one statement', async () => {
    await addResponses(home.database, request, 5)
    await put()
    home.volunteer.takeStatements()
    const { data } = await home.ask(`{ availabilityRequest(id: "${request.id}") {
        responses(first: 10) { nodes { helper { id lastName } request { title } } } } }`)
    expect(home.volunteer.takeStatements()).toHaveLength(4)
    const { nodes } = data.availabilityRequest.responses
    expect(nodes.filter(({ helper }: { helper: unknown }) => helper !== null)).toHaveLength(1)
  })
})
