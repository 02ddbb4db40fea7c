import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller, Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { VOLUNTEER_SCOPES } from '../../../../schema/volunteer/scopes.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvents, anEvent, aSyncItem } from '../events/event-fixture.ts'
import { loggedEventsOf, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

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

describe('a rejected item of an event sync', () => {
  test('does not affect the other items, whatever its error', async () => {
    const foreign = await addProClub(volunteer.database)
    const [taken] = await sync([aSyncItem({ externalId: 'taken' })])
    const [event] = await addEvents(volunteer.database, anEvent({ clubId: foreign.clubId }))
    const results = await sync([
      aSyncItem({ name: 'x' }),
      aSyncItem({ externalId: '' }),
      aSyncItem({ endDate: '2026-07-31' }),
      aSyncItem({ externalId: 'taken', endDate: '2026-07-31' }),
      aSyncItem({ eventId: event?.id, externalId: 'n-1' }),
      aSyncItem({ eventId: newUuid(), externalId: 'n-2' }),
      aSyncItem({ eventId: 'ä', externalId: 'n-3' }),
      aSyncItem({ externalId: 'fine' }),
      aSyncItem({ eventId: taken?.eventId, externalId: 'fine' }),
    ])
    expect(outcomesOf(results)).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_DATE_ORDER',
      'INVALID_DATE_ORDER',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'CREATED',
      'AMBIGUOUS_MATCH',
    ])
    expect(await read(taken?.eventId)).toMatchObject({ externalId: 'taken' })
    expect(await typesOf(taken?.eventId)).toEqual(['event.created'])
    const ids = results.map(({ eventId }) => eventId)
    const { eventId: fineId } = results[7] ?? {}
    expect(ids).toEqual([null, null, null, taken?.eventId, null, null, null, fineId, null])
    expect(results[8]?.refusal?.message).toBe(
      `The item names different events: id names ${taken?.eventId}, external_id names ${fineId}.`,
    )
    expect(results[0]).toMatchObject({ eventId: null, refusal: { message: /^name: / } })
  })

  test('is a creation without events:create, while updates succeed', async () => {
    await sync([aSyncItem()])
    const scopes = VOLUNTEER_SCOPES.filter((scope) => scope !== 'events:create')
    const results = await sync([aSyncItem({ externalId: 'new' }), aSyncItem({ name: 'Ball' })], {
      ...key,
      scopes,
    })
    expect(outcomesOf(results)).toEqual(['INSUFFICIENT_SCOPE', 'UPDATED'])
  })

  test('exceeds the event limit, which counts items in order', async () => {
    const { clubId } = key
    const [open] = await addEvents(
      volunteer.database,
      anEvent({ clubId, externalId: 'open' }),
      ...Array.from({ length: 48 }, () => anEvent({ clubId })),
    )
    const results = await sync([
      aSyncItem({ externalId: 'a' }),
      aSyncItem({ externalId: 'b' }),
      aSyncItem({ externalId: 'c', status: 'ARCHIVED' }),
      aSyncItem({ externalId: 'open', status: 'ARCHIVED' }),
      aSyncItem({ externalId: 'b' }),
      aSyncItem({ externalId: 'c', status: 'ACTIVE' }),
      aSyncItem({ externalId: 'a', name: 'Ball' }),
    ])
    expect(outcomesOf(results)).toEqual([
      'CREATED',
      'EVENT_LIMIT_REACHED',
      'CREATED',
      'UPDATED',
      'CREATED',
      'EVENT_LIMIT_REACHED',
      'UPDATED',
    ])
    expect(await typesOf(open?.id)).toEqual(['event.updated', 'event.ended'])
  })

  test('is one of more than 100, which rejects the whole request', async () => {
    const input = { events: Array.from({ length: 101 }, () => aSyncItem()) }
    const { code } = await volunteer.ask('SyncVolunteerEvents', { input }, key)
    expect(code).toBe('invalid_input')
  })
})
