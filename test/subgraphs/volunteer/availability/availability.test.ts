import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { listVariables } from '../list-variables.ts'
import { LONG_AGO, loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { addRequests, addResponses, anOption, aRequest } from './availability-fixture.ts'

const TOMORROW = new Date('2026-07-02T12:00:00.000Z')

const home = startVolunteerEvent()

async function aStored(changes: Parameters<typeof aRequest>[0] = {}) {
  const request = aRequest({ ...home.ids, ...changes })
  await addRequests(home.database, request)
  return request
}

const OPTIONS = [{ label: 'Friday', startTime: '2026-08-01T18:00:00.000Z' }, { label: 'Saturday' }]

const make = (input: object = {}, caller?: Caller) =>
  home.change(
    'CreateAvailabilityRequest',
    { eventId: home.eventId, title: 'When?', options: OPTIONS, ...input },
    caller,
  )

const change = (input: object) => home.change('UpdateAvailabilityRequest', input)

const read = async (id: string, more: object = {}) =>
  home.ask('GetAvailabilityRequest', { id, ...more })

async function list(variables: object = {}) {
  const asked = listVariables({ eventId: home.eventId, ...variables }, 'eventId')
  const { data, code } = await home.ask('ListAvailabilityRequests', asked)
  const page = data?.availabilityRequests
  return { code, ids: page?.nodes.map(({ id }: { id: string }) => id), total: page?.totalCount }
}

describe('creating a poll', () => {
  test('fills in defaults, returns it like each later read and publishes availability.request.created', async () => {
    const { data, errors } = await make({ title: ' When? ' })
    expect(errors).toEqual([])
    const { request } = data.createAvailabilityRequest
    expect(request).toEqual({
      ...{
        id: expect.any(String),
        ...home.ids,
        title: 'When?',
        description: null,
      },
      options: [
        { id: expect.any(String), ...OPTIONS[0], endTime: null },
        { id: expect.any(String), label: 'Saturday', startTime: null, endTime: null },
      ],
      audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null },
      ...{ respondBy: null, status: 'OPEN', responseCount: 0 },
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    })
    expect((await read(request.id)).data.availabilityRequest).toEqual(request)
    expect(await loggedEventsOf(home.database, request.id)).toMatchObject([
      { type: 'availability.request.created', sequence: 1, organizationId: home.clubId },
    ])
  })

  test.each([
    ['a short title', { title: ' x ' }, 'invalid_input'],
    ['no options', { options: [] }, 'invalid_input'],
    ['51 options', { options: Array.from({ length: 51 }, (_, n) => ({ label: `${n}` })) }, ''],
    ['two options that are alike', { options: [{ label: 'A' }, { label: 'A ' }] }, 'invalid_input'],
    ['an option without a label', { options: [{ label: ' ' }] }, 'invalid_input'],
    ['a label of 121 characters', { options: [{ label: 'x'.repeat(121) }] }, 'invalid_input'],
    ['an end that is past', { respondBy: LONG_AGO.toISOString() }, 'invalid_respond_by'],
    ['an end that is now', { respondBy: NOW.toISOString() }, 'invalid_respond_by'],
    [
      'an option that ends as it begins',
      { options: [{ label: 'A', startTime: NOW.toISOString(), endTime: NOW.toISOString() }] },
      'invalid_time_range',
    ],
    [
      'a helper who has no access',
      { audience: { type: 'HELPERS', helperIds: [newUuid()] } },
      'unknown_audience',
    ],
    ['the audience of an action', { audience: { type: 'TRIGGER' } }, 'invalid_input'],
    ['an audience without helpers', { audience: { type: 'HELPERS' } }, 'invalid_input'],
  ])('rejects %s', async (_what, input, code) => {
    expect((await make(input)).code).toBe(code || 'invalid_input')
  })

  test('distinguishes options by their times', async () => {
    const [startTime, endTime] = [NOW.toISOString(), TOMORROW.toISOString()]
    const options = [{ label: 'A' }, { label: 'A', startTime }, { label: 'A', startTime, endTime }]
    expect((await make({ options })).errors).toEqual([])
  })
})

describe('updating a poll', () => {
  test('changes the given fields, keeps the ids of unchanged options and publishes nothing', async () => {
    const { id, options } = await aStored({ description: 'Which days suit you?' })
    const asked = [{ label: 'Sunday' }, { label: 'Friday', startTime: null, endTime: null }]
    const { data, errors } = await change({
      ...{
        requestId: id,
        eventId: home.eventId,
        description: null,
        options: asked,
        respondBy: TOMORROW.toISOString(),
      },
    })
    expect(errors).toEqual([])
    const { request } = data.updateAvailabilityRequest
    expect(request).toMatchObject({
      ...{ id, description: null, respondBy: TOMORROW.toISOString() },
      updatedAt: NOW.toISOString(),
      options: [{ label: 'Sunday' }, { id: options[0]?.id, label: 'Friday' }],
    })
    expect(options.map((option) => option.id)).not.toContain(request.options[0].id)
    expect((await read(id)).data.availabilityRequest).toEqual(request)
    expect(await loggedEventsOf(home.database, id)).toEqual([])
  })

  test('rejects other options with poll_has_answers after a response, but accepts another order', async () => {
    const request = await aStored()
    await addResponses(home.database, request, 1)
    const { id } = request
    for (const labels of [['Friday'], ['Friday', 'Sunday'], ['Friday', 'Saturday', 'Sunday']])
      expect(
        (await change({ requestId: id, options: labels.map((label) => ({ label })) })).code,
      ).toBe('poll_has_answers')
    const turned = await change({
      requestId: id,
      options: [{ label: 'Saturday' }, { label: 'Friday' }],
    })
    expect(turned.data.updateAvailabilityRequest.request.options).toEqual(
      request.options.toReversed(),
    )
    expect((await change({ requestId: id, title: 'When then?' })).errors).toEqual([])
  })

  test('closes and reopens it; after its end it counts as closed until the end changes', async () => {
    const { id } = await aStored({ respondBy: TOMORROW })
    const statusAfter = async (input: object) =>
      (await change({ requestId: id, ...input })).data.updateAvailabilityRequest.request.status
    expect(await statusAfter({ status: 'CLOSED' })).toBe('CLOSED')
    expect(await statusAfter({ status: 'OPEN' })).toBe('OPEN')
    home.volunteer.setNow(new Date(TOMORROW.getTime() + 1))
    expect((await read(id)).data.availabilityRequest.status).toBe('CLOSED')
    expect((await change({ requestId: id, status: 'OPEN' })).code).toBe('invalid_respond_by')
    expect((await change({ requestId: id, respondBy: NOW.toISOString() })).code).toBe(
      'invalid_respond_by',
    )
    expect(await statusAfter({ title: 'When then?' })).toBe('CLOSED')
    expect(await statusAfter({ respondBy: null })).toBe('OPEN')
  })

  test('rejects null for its title and its options', async () => {
    const { id } = await aStored()
    for (const input of [{ title: null }, { options: null }])
      expect((await change({ requestId: id, ...input })).code).toBe('invalid_input')
  })
})

describe('the polls of an event', () => {
  test('are paged, newest first', async () => {
    const ids = []
    for (const day of ['01', '02', '03'])
      ids.unshift((await aStored({ createdAt: new Date(`2026-02-${day}T00:00:00Z`) })).id)
    await aStored({ eventId: await home.addEvent() })
    expect(await list()).toMatchObject({ ids, total: 3 })
    expect(await list({ first: 1, offset: 1 })).toMatchObject({ ids: [ids[1]], total: 3 })
    const nested =
      '{ volunteerEvent(id: "%") { availabilityRequests(first: 2) { totalCount nodes { id } } } }'
    const { data } = await home.ask(nested.replace('%', home.eventId))
    expect(data.volunteerEvent.availabilityRequests).toEqual({
      totalCount: 3,
      nodes: [{ id: ids[0] }, { id: ids[1] }],
    })
  })

  test('load their response counts with one statement', async () => {
    const requests = [await aStored(), await aStored(), await aStored({ options: [anOption()] })]
    const counts = [2, 0, 5]
    for (const [at, request] of requests.entries())
      if (counts[at]) await addResponses(home.database, request, counts[at] ?? 0)
    home.volunteer.takeStatements()
    const asked = { first: 50, offset: 0, eventId: home.eventId }
    const { data } = await home.ask('ListAvailabilityRequests', asked)
    expect(home.volunteer.takeStatements()).toHaveLength(3)
    const counted = new Map<string, number>(
      data.availabilityRequests.nodes.map((node: { id: string; responseCount: number }) => [
        ...[node.id, node.responseCount],
      ]),
    )
    expect(requests.map(({ id }) => counted.get(id))).toEqual(counts)
  })
})
