import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { startRetention } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { listVariables } from '../list-variables.ts'
import {
  absent,
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'
import { addRequests, addResponses, anOption, aRequest } from './availability-fixture.ts'

const TOMORROW = new Date('2026-07-02T12:00:00.000Z')

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  volunteer.setNow(NOW)
  key = await addProClub(volunteer.database)
  eventId = await anEventId()
})

afterAll(() => volunteer.close())

async function anEventId(clubId = key.clubId): Promise<string> {
  return addEvent(volunteer.database, { clubId })
}

async function aStored(changes: Parameters<typeof aRequest>[0] = {}) {
  const request = aRequest({ clubId: key.clubId, eventId, ...changes })
  await addRequests(volunteer.database, request)
  return request
}

const OPTIONS = [{ label: 'Friday', startTime: '2026-08-01T18:00:00.000Z' }, { label: 'Saturday' }]

const make = (input: object = {}, caller: Parameters<VolunteerTest['ask']>[2] = key) =>
  volunteer.ask(
    'CreateAvailabilityRequest',
    { input: { eventId, title: 'When?', options: OPTIONS, ...input } },
    caller,
  )

const change = (input: object) => volunteer.ask('UpdateAvailabilityRequest', { input }, key)

const read = async (id: string, more: object = {}) =>
  volunteer.ask('GetAvailabilityRequest', { id, ...more }, key)

async function list(variables: object = {}) {
  const asked = listVariables({ eventId, ...variables }, 'eventId')
  const { data, code } = await volunteer.ask('ListAvailabilityRequests', asked, key)
  const page = data?.availabilityRequests
  return { code, ids: page?.nodes.map(({ id }: { id: string }) => id), total: page?.totalCount }
}

describe('creating a poll', () => {
  test('fills in defaults, returns it like each later read and publishes availability.request.created', async () => {
    const { data, errors } = await make({ title: ' When? ' })
    expect(errors).toEqual([])
    const { request } = data.createAvailabilityRequest
    expect(request).toEqual({
      ...{ id: expect.any(String), clubId: key.clubId, eventId, title: 'When?', description: null },
      options: [
        { id: expect.any(String), ...OPTIONS[0], endTime: null },
        { id: expect.any(String), label: 'Saturday', startTime: null, endTime: null },
      ],
      audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null },
      ...{ respondBy: null, status: 'OPEN', responseCount: 0 },
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    })
    expect((await read(request.id)).data.availabilityRequest).toEqual(request)
    expect(await loggedEventsOf(volunteer.database, request.id)).toMatchObject([
      { type: 'availability.request.created', sequence: 1, organizationId: key.clubId },
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

  test('returns not_found for missing and deleted events and those of another club', async () => {
    const deleted = anEvent({ clubId: key.clubId, deletedAt: NOW })
    await addEvents(volunteer.database, deleted)
    for (const id of [newUuid(), 'no uuid', deleted.id, await anEventId(newUuid())]) {
      expect((await make({ eventId: id })).code).toBe('not_found')
      expect((await list({ eventId: id })).code).toBe('not_found')
    }
    expect((await make({}, staffOf(newUuid()))).code).toBe('not_found')
    expect((await make({}, staffOf(key.clubId, 'COORDINATOR'))).errors).toEqual([])
  })
})

describe('updating a poll', () => {
  test('changes the given fields, keeps the ids of unchanged options and publishes nothing', async () => {
    const { id, options } = await aStored({ description: 'Which days suit you?' })
    const asked = [{ label: 'Sunday' }, { label: 'Friday', startTime: null, endTime: null }]
    const { data, errors } = await change({
      ...{
        requestId: id,
        eventId,
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
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([])
  })

  test('without a change keeps updatedAt', async () => {
    const { id } = await aStored({ respondBy: TOMORROW })
    for (const input of [
      {},
      { title: 'When?', options: [{ label: 'Friday' }, { label: 'Saturday' }], status: 'OPEN' },
      { respondBy: TOMORROW.toISOString() },
    ]) {
      const { data } = await change({ requestId: id, ...input })
      expect(data.updateAvailabilityRequest.request.updatedAt).toBe(LONG_AGO.toISOString())
    }
  })

  test('rejects other options with poll_has_answers after a response, but accepts another order', async () => {
    const request = await aStored()
    await addResponses(volunteer.database, request, 1)
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
    volunteer.setNow(new Date(TOMORROW.getTime() + 1))
    expect((await read(id)).data.availabilityRequest.status).toBe('CLOSED')
    expect((await change({ requestId: id, status: 'OPEN' })).code).toBe('invalid_respond_by')
    expect((await change({ requestId: id, respondBy: NOW.toISOString() })).code).toBe(
      'invalid_respond_by',
    )
    expect(await statusAfter({ title: 'When then?' })).toBe('CLOSED')
    expect(await statusAfter({ respondBy: null })).toBe('OPEN')
  })

  test('rejects a stale ifUpdatedAt and an unknown id', async () => {
    const { id } = await aStored()
    const expectedUpdatedAt = NOW.toISOString()
    expect((await change({ requestId: id, title: 'Now?', expectedUpdatedAt })).code).toBe(
      'concurrent_update',
    )
    expect((await change({ requestId: id, title: null })).code).toBe('invalid_input')
    expect((await change({ requestId: id, options: null })).code).toBe('invalid_input')
    for (const input of [
      { requestId: newUuid() },
      { requestId: 'no uuid' },
      { requestId: id, eventId: await anEventId() },
    ])
      expect((await change(input)).code).toBe('not_found')
  })
})

describe('the polls of an event', () => {
  test('are paged, newest first', async () => {
    const ids = []
    for (const day of ['01', '02', '03'])
      ids.unshift((await aStored({ createdAt: new Date(`2026-02-${day}T00:00:00Z`) })).id)
    await aStored({ eventId: await anEventId() })
    expect(await list()).toMatchObject({ ids, total: 3 })
    expect(await list({ first: 1, offset: 1 })).toMatchObject({ ids: [ids[1]], total: 3 })
    const nested =
      '{ volunteerEvent(id: "%") { availabilityRequests(first: 2) { totalCount nodes { id } } } }'
    const { data } = await volunteer.ask(nested.replace('%', eventId), {}, key)
    expect(data.volunteerEvent.availabilityRequests).toEqual({
      totalCount: 3,
      nodes: [{ id: ids[0] }, { id: ids[1] }],
    })
  })

  test('with updatedSince are sorted by their changes', async () => {
    await aStored({ updatedAt: LONG_AGO })
    const second = await aStored({ updatedAt: TOMORROW })
    const first = await aStored({ updatedAt: NOW })
    const { ids } = await list({ updatedSince: NOW.toISOString() })
    expect(ids).toEqual([first.id, second.id])
  })

  test('load their response counts with one statement', async () => {
    const requests = [await aStored(), await aStored(), await aStored({ options: [anOption()] })]
    const counts = [2, 0, 5]
    for (const [at, request] of requests.entries())
      if (counts[at]) await addResponses(volunteer.database, request, counts[at] ?? 0)
    volunteer.takeStatements()
    const asked = { first: 50, offset: 0, eventId }
    const { data } = await volunteer.ask('ListAvailabilityRequests', asked, key)
    expect(volunteer.takeStatements()).toHaveLength(3)
    const counted = new Map<string, number>(
      data.availabilityRequests.nodes.map((node: { id: string; responseCount: number }) => [
        ...[node.id, node.responseCount],
      ]),
    )
    expect(requests.map(({ id }) => counted.get(id))).toEqual(counts)
  })

  test('are not contained in another event or another club', async () => {
    const { id } = await aStored()
    const other = await addProClub(volunteer.database)
    const elsewhere = { eventId: await anEventId() }
    expect(await read(id, elsewhere)).toMatchObject(absent('availabilityRequest'))
    const foreign = await volunteer.ask('GetAvailabilityRequest', { id }, other)
    expect(foreign).toMatchObject(absent('availabilityRequest'))
  })

  test('are deleted with their event and purged after 90 days with their responses, others stay', async () => {
    const { database } = volunteer
    const gone = await aStored()
    await addResponses(database, gone, 3)
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId } }, key)
    expect(await read(gone.id)).toMatchObject(absent('availabilityRequest'))
    expect((await change({ requestId: gone.id, title: 'Now?' })).code).toBe('not_found')
    const kept = await aStored({ eventId: await anEventId() })
    await addResponses(database, kept, 1)
    const rowsOf = async (id: string) => {
      const sql = `SELECT (SELECT count(*) FROM availability_requests WHERE id = ?) AS requests,
        (SELECT count(*) FROM availability_responses WHERE request_id = ?) AS responses`
      const [row] = await database.query<Record<string, string>[]>(sql, [id, id])
      return Object.values(row ?? {}).map(Number)
    }
    const purge = async (days: number, isDone: () => Promise<boolean>) => {
      const clock = () => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
      const stop = startRetention(volunteerPurges({ database, clock }), testLog)
      await until(isDone)
      await stop()
    }
    await purge(91, async () => String(await rowsOf(gone.id)) === '0,0')
    expect(await rowsOf(kept.id)).toEqual([1, 1])
  })
})
