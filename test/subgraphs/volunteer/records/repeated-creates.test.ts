import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent } from '../events/event-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let caller: Caller
let clubId: string
let eventId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
  clubId = (await addProClub(volunteer.database)).clubId
  caller = staffOf(clubId)
})

beforeEach(async () => {
  eventId = await addEvent(volunteer.database, { clubId })
})

afterAll(() => volunteer.close())

/** Each creating mutation: its result, its input, and a change that makes the input different. */
const CREATES = {
  createVolunteerEvent: {
    answer: 'event { id createdAt updatedAt }',
    input: { name: 'Sommerfest', startDate: '2026-08-01', endDate: '2026-08-02' },
    other: { name: 'Herbstfest' },
    table: 'events',
  },
  createVolunteerMessage: {
    answer: 'message { id createdAt updatedAt }',
    input: { body: 'Come early.', status: 'DRAFT' },
    other: { body: 'Come late.' },
    table: 'messages',
    isOfEvent: true,
  },
  createAvailabilityRequest: {
    answer: 'request { id status respondBy responseCount options { id } createdAt updatedAt }',
    input: {
      title: 'When?',
      options: [{ label: 'Friday' }],
      respondBy: '2099-07-20T12:00:00.000Z',
    },
    other: { title: 'When not?' },
    table: 'availability_requests',
    isOfEvent: true,
  },
  createVolunteerWorkflow: {
    answer: 'workflow { id createdAt updatedAt }',
    input: {
      name: 'Welcome',
      trigger: { type: 'MANUAL' },
      actions: [{ type: 'SEND_MESSAGE', body: 'Welcome.' }],
    },
    other: { name: 'Hello' },
    table: 'workflows',
  },
  createVolunteerRole: {
    answer: 'role { id createdAt updatedAt }',
    input: { name: 'Bar' },
    other: { name: 'Grill' },
    table: 'roles',
    isOfEvent: true,
  },
  createShift: {
    answer: 'shift { id confirmedCount staffingStatus createdAt updatedAt }',
    input: {
      title: 'Evening',
      startTime: '2026-08-01T18:00:00.000Z',
      endTime: '2026-08-01T22:00:00.000Z',
    },
    other: { title: 'Night' },
    table: 'shifts',
    isOfEvent: true,
  },
  createShifts: {
    answer: 'results { outcome shiftId shift { id title staffingStatus } refusal { code } }',
    input: {
      shifts: [
        {
          title: 'Evening',
          startTime: '2026-08-01T18:00:00.000Z',
          endTime: '2026-08-01T22:00:00.000Z',
        },
        {
          title: 'Never',
          startTime: '2026-08-01T18:00:00.000Z',
          endTime: '2026-08-01T18:00:00.000Z',
        },
      ],
    },
    other: { shifts: [] },
    table: 'shifts',
    isOfEvent: true,
  },
  upsertHelpers: {
    answer: 'results { outcome helperId helper { id lastName updatedAt } refusal { code } }',
    input: { helpers: [{ lastName: 'Gruber' }, { fault: 'No text.' }] },
    other: { helpers: [{ lastName: 'Gruber' }, { fault: 'No number.' }] },
    table: 'helpers',
  },
  syncVolunteerEvents: {
    answer: 'results { externalId outcome eventId event { id name } refusal { code } }',
    input: {
      events: [
        { externalId: 'e-1', name: 'Fest', startDate: '2026-08-01', endDate: '2026-08-02' },
        { externalId: 'e-2', name: 'Fest', startDate: '2026-08-02', endDate: '2026-08-01' },
      ],
    },
    other: {
      events: [{ externalId: 'e-1', name: 'Ball', startDate: '2026-08-01', endDate: '2026-08-02' }],
    },
    table: 'events',
  },
  createApiKey: {
    answer: 'secret apiKey { id prefix grantedScopes createdAt }',
    input: { name: 'Desk', grantedScopes: ['EVENTS_READ'], expiresAt: '2027-01-01T00:00:00.000Z' },
    other: { grantedScopes: ['HELPERS_READ'] },
    table: 'api_keys',
  },
  createVolunteerWebhook: {
    answer: 'signingSecret webhook { id eventTypes createdAt updatedAt }',
    input: { url: 'https://hooks.club.com/in', eventTypes: ['EVENT_CREATED'] },
    other: { url: 'https://hooks.club.com/other' },
    table: 'webhook_endpoints',
  },
} as const

const CASES = Object.keys(CREATES) as (keyof typeof CREATES)[]

function create(name: keyof typeof CREATES, changes: object, by: Caller = caller) {
  const { answer, input } = CREATES[name]
  const within = 'isOfEvent' in CREATES[name] ? { eventId } : { clubId }
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
  const document = `mutation ($input: ${type}) { made: ${name}(input: $input) { idempotentReplay ${answer} } }`
  return volunteer.ask(document, { input: { ...within, ...input, ...changes } }, by)
}

async function countOf(name: keyof typeof CREATES): Promise<number> {
  const [counted] = await volunteer.database.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM ${CREATES[name].table} WHERE club_id = ?`,
    [clubId],
  )
  return Number(counted?.n)
}

describe.each(CASES)('%s with an idempotency key', (name) => {
  test('replays the first answer and creates nothing more', async () => {
    const idempotencyKey = newUuid()
    const first = await create(name, { idempotencyKey })
    expect(first.errors).toEqual([])
    expect(first.data.made.idempotentReplay).toBe(false)

    const count = await countOf(name)
    const second = await create(name, { idempotencyKey })
    expect(second.data.made).toEqual({ ...first.data.made, idempotentReplay: true })
    expect(await countOf(name)).toBe(count)
  })

  test('rejects other content with idempotency_conflict', async () => {
    const idempotencyKey = newUuid()
    await create(name, { idempotencyKey })
    expect(await create(name, { idempotencyKey, ...CREATES[name].other })).toMatchObject({
      code: 'idempotency_conflict',
    })
  })

  test('creates another record for another caller with the same key', async () => {
    const idempotencyKey = newUuid()
    const { data } = await create(name, { idempotencyKey })
    const colleague: Caller = { ...staffOf(clubId), subject: 'staff-2' }
    const others = await create(name, { idempotencyKey, ...CREATES[name].other }, colleague)
    expect(others.data.made.idempotentReplay).toBe(false)
    expect(others.data.made).not.toEqual(data.made)
  })

  test('stores no answer in plain text', async () => {
    const idempotencyKey = newUuid()
    const { data } = await create(name, { idempotencyKey })
    const [kept] = await volunteer.database.query<{ answer: Buffer }[]>(
      'SELECT answer FROM idempotent_answers WHERE idempotency_key = ?',
      [Buffer.from(idempotencyKey)],
    )
    const { secret = '', signingSecret = secret } = data.made
    const shown = signingSecret || name
    expect(kept?.answer.length).toBeGreaterThan(0)
    expect(kept?.answer.includes(shown)).toBe(false)
    expect(kept?.answer.includes('createdAt')).toBe(false)
  })

  test('rejects a key that is not printable ASCII', async () => {
    expect(await create(name, { idempotencyKey: 'a\nb' })).toMatchObject({ code: 'invalid_input' })
  })
})

test('createShifts rejects another digest of rejected items with idempotency_conflict', async () => {
  const idempotencyKey = newUuid()
  const first = await create('createShifts', { idempotencyKey, requestDigest: 'a' })
  expect(first.errors).toEqual([])
  const other = await create('createShifts', { idempotencyKey, requestDigest: 'b' })
  expect(other.code).toBe('idempotency_conflict')
})

test('an API key replays its own requests', async () => {
  const key = await addProClub(volunteer.database)
  const idempotencyKey = newUuid()
  const asked = { idempotencyKey, clubId: key.clubId }
  const first = await create('createVolunteerEvent', asked, key)
  const second = await create('createVolunteerEvent', asked, key)
  expect(second.data.made).toEqual({ ...first.data.made, idempotentReplay: true })
})
