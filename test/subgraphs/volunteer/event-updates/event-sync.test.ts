import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller, Caller } from '../../../../platform/caller.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent, aSyncItem } from '../events/event-fixture.ts'
import {
  LONG_AGO,
  loggedEventsOf,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

interface Result {
  externalId: string
  outcome: string
  eventId: string | null
  refusal: { code: string; message: string } | null
}

async function sync(items: object[], caller: Caller = key): Promise<Result[]> {
  const input = { events: items, ...(caller.kind === 'staff' ? { clubId: key.clubId } : {}) }
  const { data, errors } = await volunteer.ask('SyncVolunteerEvents', { input }, caller)
  expect(errors).toEqual([])
  return data.syncVolunteerEvents.results
}

const outcomesOf = (results: Result[]) =>
  results.map(({ outcome, refusal }) => refusal?.code ?? outcome)

const typesOf = async (id: string | null | undefined) =>
  (await loggedEventsOf(volunteer.database, id ?? '')).map(({ type }) => type)

async function read(id: string | null | undefined) {
  const query = `query ($id: ID!) { volunteerEvent(id: $id) {
    externalId name description location status autoConfirmAssignments createdBy updatedAt } }`
  return (await volunteer.ask(query, { id }, key)).data.volunteerEvent
}

describe('syncing events', () => {
  test('creates new events, updates changed ones and leaves equal ones unchanged', async () => {
    const items = ['a', 'b', 'c'].map((externalId) => aSyncItem({ externalId }))
    const made = await sync(items)
    expect(outcomesOf(made)).toEqual(['CREATED', 'CREATED', 'CREATED'])
    const changed = await sync([
      items[0] ?? {},
      { ...items[1], status: 'ACTIVE' },
      aSyncItem({ externalId: 'd', status: 'ACTIVE' }),
      { ...items[2], name: 'Ball' },
    ])
    expect(outcomesOf(changed)).toEqual(['UNCHANGED', 'UPDATED', 'CREATED', 'UPDATED'])
    expect([changed[0]?.eventId, changed[1]?.eventId]).toEqual([made[0]?.eventId, made[1]?.eventId])
    expect(await typesOf(made[0]?.eventId)).toEqual(['event.created'])
    expect(await typesOf(made[1]?.eventId)).toEqual([
      'event.created',
      'event.updated',
      'event.started',
    ])
    expect(await typesOf(changed[2]?.eventId)).toEqual(['event.created', 'event.started'])
  })

  test('sets defaults for absent fields of a new event and leaves those of an existing one unchanged', async () => {
    const [made] = await sync([aSyncItem()])
    expect(await read(made?.eventId)).toMatchObject({
      externalId: 'e-1',
      description: null,
      status: 'DRAFT',
      autoConfirmAssignments: false,
      createdBy: 'key-maker',
    })
    const full = { description: 'D', location: 'L', status: 'ACTIVE', autoConfirmAssignments: true }
    await sync([aSyncItem(full)])
    expect(outcomesOf(await sync([aSyncItem()]))).toEqual(['UNCHANGED'])
    await sync([aSyncItem({ description: null })])
    expect(await read(made?.eventId)).toMatchObject(full)
  })

  test('matches external ids exactly, within the club', async () => {
    const other = await addProClub(volunteer.database)
    const names = ['abc', 'ABC', 'abc ', 'äbc', 'a\u0308bc']
    const items = names.map((externalId) => aSyncItem({ externalId }))
    expect(new Set(outcomesOf(await sync(items)))).toEqual(new Set(['CREATED']))
    expect(new Set(outcomesOf(await sync(items, other)))).toEqual(new Set(['CREATED']))
    expect(new Set(outcomesOf(await sync(items)))).toEqual(new Set(['UNCHANGED']))
  })

  test('finds by id first and assigns the external id to that event', async () => {
    const id = await addEvent(volunteer.database, { clubId: key.clubId })
    expect(outcomesOf(await sync([aSyncItem({ eventId: id, externalId: 'x' })]))).toEqual([
      'UPDATED',
    ])
    const [found] = await sync([aSyncItem({ externalId: 'x', name: 'Ball' })])
    expect(found).toMatchObject({ outcome: 'UPDATED', eventId: id })
    expect((await loggedEventsOf(volunteer.database, id))[0]?.changedFields).toEqual([
      'external_id',
    ])
  })

  test('reassigns external ids within one request', async () => {
    const [a, b] = await sync([aSyncItem({ externalId: 'x' }), aSyncItem({ externalId: 'q' })])
    const [idA, idB] = [a?.eventId, b?.eventId]
    const results = await sync([
      aSyncItem({ eventId: idA, externalId: 'p' }),
      aSyncItem({ eventId: idB, externalId: 'x' }),
      aSyncItem({ eventId: idA, externalId: 'q' }),
      aSyncItem({ externalId: 'p' }),
    ])
    expect(outcomesOf(results)).toEqual(['UPDATED', 'UPDATED', 'UPDATED', 'CREATED'])
    const owners = await Promise.all([idA, idB, results[3]?.eventId].map(read))
    expect(owners.map(({ externalId }) => externalId)).toEqual(['q', 'x', 'p'])
  })

  test('applies two items with the same external id in order', async () => {
    const results = await sync([
      aSyncItem({ name: 'One' }),
      aSyncItem({ name: 'Two' }),
      aSyncItem({ name: 'Two' }),
      aSyncItem({ status: 'ARCHIVED', name: 'Two' }),
    ])
    expect(outcomesOf(results)).toEqual(['CREATED', 'UPDATED', 'UNCHANGED', 'UPDATED'])
    const id = results[0]?.eventId
    expect(await read(id)).toMatchObject({ name: 'Two', status: 'ARCHIVED' })
    const logged = await loggedEventsOf(volunteer.database, id ?? '')
    expect(logged.map(({ sequence, type }) => [sequence, type])).toEqual([
      [1, 'event.created'],
      [2, 'event.updated'],
      [3, 'event.updated'],
      [4, 'event.ended'],
    ])
  })

  test('creates a new event for the external id of a deleted one', async () => {
    const [made] = await sync([aSyncItem()])
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId: made?.eventId } }, key)
    const [again] = await sync([aSyncItem()])
    expect(again?.outcome).toBe('CREATED')
    expect(again?.eventId).not.toBe(made?.eventId)
  })
})

describe('concurrent event syncs', () => {
  test('create each external id once and lose no update', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `e-${n}`)
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((mark, index) => {
        const ordered = index % 2 === 0 ? names : names.toReversed()
        return sync(ordered.map((externalId) => aSyncItem({ externalId, location: mark })))
      }),
    )
    const outcomes = answers.flatMap(outcomesOf)
    expect(outcomes.filter((outcome) => outcome === 'CREATED')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'UPDATED')).toHaveLength(60)
    const ids = new Set(answers.flat().map(({ eventId }) => eventId))
    expect(ids.size).toBe(20)
    for (const id of ids) {
      const logged = await loggedEventsOf(volunteer.database, id ?? '')
      expect(logged.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    }
  })

  test('do not deadlock with updates of single events', async () => {
    const [made] = await sync([aSyncItem()])
    const id = made?.eventId
    const change = (input: object) =>
      volunteer.ask(
        'UpdateVolunteerEvent',
        { input: { eventId: id, ...input } },
        staffOf(key.clubId),
      )
    const answers = await Promise.all([
      sync([aSyncItem({ location: 'Hall' }), aSyncItem({ externalId: 'z' })]),
      change({ description: 'D' }),
      change({ status: 'ACTIVE' }),
      sync([aSyncItem({ externalId: 'z' }), aSyncItem({ autoConfirmAssignments: true })]),
    ])
    expect(answers).toHaveLength(4)
    const event = await read(id)
    expect(event).toMatchObject({ location: 'Hall', description: 'D', status: 'ACTIVE' })
    expect(event.autoConfirmAssignments).toBe(true)
    expect(event.updatedAt).not.toBe(LONG_AGO.toISOString())
  })
})
