import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createVolunteerClient } from '../../../clients/typescript/src/index.ts'
import { newUuid } from '../../../platform/ids.ts'
import { FESTIVAL } from '../../../sandbox/plans/festival-plan.ts'
import { seedFestival } from '../../../sandbox/seed/seed-festival.ts'
import { restOptions } from '../../../sandbox/simulator/api-client.ts'
import { planFestival } from '../../../sandbox/simulator/festival/plan-festival.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import { makeVirtualTime } from './virtual-time.ts'

const STARTS_AT = new Date('2026-07-04T08:00:00Z')

const BASE_URL = 'http://sandbox'

const HOUR_MS = 3_600_000

let api: TestApi
let clubId: string
let counts: ReadonlyMap<string, number>
let said: string[]

beforeAll(async () => {
  const time = makeVirtualTime(STARTS_AT)
  api = await startTestApi({ clock: time.now })
  clubId = await addAccount(api.volunteer)
  await seedFestival(api.volunteer, new Map([[FESTIVAL.club.slug, clubId]]), {
    now: STARTS_AT,
    newId: newUuid,
  })
  said = []
  const volunteer = createVolunteerClient({
    baseUrl: BASE_URL,
    apiKey: await addApiKey(api.volunteer, clubId),
    ...restOptions({
      send: async ({ method, url, ...asked }) => api.ask(method, url.replace(BASE_URL, ''), asked),
      pause: time.wait,
    }),
  })
  const world = {
    ...{ seed: 'a day', now: time.now, wait: time.wait, isStopped: () => false },
    say: (line: string) => void said.push(line),
  }
  const closesAt = new Date(STARTS_AT.getTime() + 10 * HOUR_MS)
  await time.runAll([() => planFestival({ world, volunteer }, closesAt)])
  counts = await countPublished()
})

afterAll(() => api?.close())

async function countPublished(): Promise<ReadonlyMap<string, number>> {
  const rows = await api.volunteer.query<{ type: string; n: string }[]>(
    'SELECT type, count(*) AS n FROM event_log WHERE club_id = ? GROUP BY type',
    [clubId],
  )
  return new Map(rows.map(({ type, n }) => [type, Number(n)]))
}

describe('ten hours of planning a festival', () => {
  test('publishes each type of event about helpers, shifts, assignments and messages at least twice', () => {
    const seen = [...counts].filter(([, count]) => count >= 2).map(([type]) => type)
    expect(seen).toEqual(expect.arrayContaining(TYPES))
  })

  test('sends only accepted requests, and leaves none of its shifts open', async () => {
    const open = await api.volunteer.query(
      "SELECT id FROM shifts WHERE club_id = ? AND title LIKE 'Refuerzo%' AND status = 'OPEN'",
      [clubId],
    )
    expect(open).toEqual([])
    expect(said.filter((line) => line.includes('refused'))).toEqual([])
    expect(said.some((line) => line.includes('is cancelled'))).toBe(true)
  })
})

const TYPES = [
  ...['helper.registered', 'helper.granted', 'helper.revoked', 'message.created'],
  ...['message.updated', 'shift.created', 'shift.updated', 'shift.changed'],
  ...['assignment.updated', 'helper.confirmed', 'helper.cancelled'],
]
