import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { appendEvents, EVENTS_TOPIC } from '../../../../subgraphs/foundation/event-log/event-log.ts'
import { followLog } from '../../../../subgraphs/foundation/event-log/follow-log.ts'
import { followTail } from '../../../../subgraphs/foundation/event-log/follow-tail.ts'
import {
  type LogFollowers,
  makeLogFollowers,
} from '../../../../subgraphs/foundation/event-log/log-followers.ts'
import { readHead } from '../../../../subgraphs/foundation/event-log/read-log.ts'
import { RECENT_EVENTS, startTail } from '../../../../subgraphs/foundation/event-log/tail.ts'
import { aLog } from '../../../gateway/samples/sample-graph.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { makeGate, until } from '../../../support/time/until.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const statements: string[] = []
const bus = makeLocalBus()

let database: Database
let tails: LogFollowers
let club: { organizationId: string; clubId: string }

beforeAll(async () => {
  const onStatement = (sql: string) => void statements.push(sql)
  database = await openClubDatabase({ onStatement, poolSize: 16 })
})

beforeEach(() => {
  club = { organizationId: newUuid(), clubId: newUuid() }
  tails = makeLogFollowers({ database, bus, log: aLog().log })
})

afterEach(() => tails.stop())

afterAll(() => database.close())

async function append(count = 1, of = club): Promise<void> {
  const events = Array.from({ length: count }, () => ({
    type: 'booking.created',
    ...of,
    resource: { type: 'booking', id: newUuid() },
    sequence: 1,
    changedFields: [],
  }))
  await inTransaction(database, (tx) => appendEvents(tx, events, NOW, newUuid))
  bus.publish(EVENTS_TOPIC, of.organizationId)
}

const follow = (after: string | null = null, of = club) =>
  followLog({ database, tails }, of, { after })

const followLast = (last: number) => followLog({ database, tails }, club, { last })

async function take(items: Awaited<ReturnType<typeof follow>>, count: number): Promise<string[]> {
  const positions: string[] = []
  while (positions.length < count) positions.push((await items.next()).value?.position ?? 'end')
  return positions
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

describe('a subscription to the events of a club', () => {
  test('begins with the position, and delivers every later event', async () => {
    await append(2)
    const items = await follow()
    expect((await items.next()).value).toEqual({ position: '2', event: null })
    const next = items.next()
    await append()
    expect((await next).value).toMatchObject({
      position: '3',
      event: { clubId: club.clubId, publicationSequence: '3' },
    })
  })

  test('resumes from a position or an event, with stored events first', async () => {
    await append(3)
    const items = await follow('1')
    expect(await take(items, 3)).toEqual(['1', '2', '3'])
    const [second] = await database.query<{ id: string }[]>(
      'SELECT id FROM event_log WHERE organization_id = ? AND publication_sequence = 2',
      [club.organizationId],
    )
    const again = await follow(second?.id ?? '')
    await append()
    expect(await take(again, 3)).toEqual(['2', '3', '4'])
    expect(await take(items, 1)).toEqual(['4'])
  })

  test.each([
    ['the latest of many', 5, 2, ['3', '4', '5']],
    ['all where fewer are kept', 2, 50, ['0', '1', '2']],
    ['none of a club without one', 0, 50, ['0']],
  ])('begins with %s', async (_what, count, last, expected) => {
    if (count > 0) await append(count)
    const items = await followLast(last)
    expect(await take(items, expected.length)).toEqual(expected)
    const next = take(items, 1)
    await append()
    expect(await next).toEqual([String(count + 1)])
  })

  test('counts the latest of its club alone, and begins with a position that can be resumed', async () => {
    const sister = { ...club, clubId: newUuid() }
    for (const owner of [club, sister, club, sister, sister]) await append(1, owner)
    const items = await followLast(1)
    expect(await take(items, 2)).toEqual(['2', '3'])
    expect(await take(await follow('2'), 2)).toEqual(['2', '3'])
  })

  test('misses none of the latest that remain when the oldest are purged meanwhile', async () => {
    await append(4)
    const items = await followLast(3)
    await database.query(
      'DELETE FROM event_log WHERE organization_id = ? AND publication_sequence < 4',
      [club.organizationId],
    )
    expect(await take(items, 2)).toEqual(['1', '4'])
  })

  test('goes on behind a position, whatever number of the latest it names', async () => {
    await append(4)
    const items = await followLog({ database, tails }, club, { after: '3', last: 3 })
    expect(await take(items, 2)).toEqual(['3', '4'])
  })

  test.each([0, 501, -1])('is refused with invalid_input for the latest %d', async (last) => {
    await expect(followLast(last)).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('omits the events of other clubs of the organization', async () => {
    const sister = { ...club, clubId: newUuid() }
    const items = await follow()
    await append(2, sister)
    await append()
    expect(await take(items, 2)).toEqual(['0', '3'])
  })

  test('stays exact near the largest position', async () => {
    const head = '9223372036854775800'
    await database.query('INSERT INTO organization_heads VALUES (?, ?)', [
      club.organizationId,
      head,
    ])
    const items = await follow()
    await append(2)
    const expected = ['9223372036854775800', '9223372036854775801', '9223372036854775802']
    expect(await take(items, 3)).toEqual(expected)
    expect(await take(await follow('9223372036854775801'), 2)).toEqual(expected.slice(1))
  })

  test.each(['9', 'nonsense', '-1', '01', '0190c0de-0000-7000-8000-000000000000'])(
    'is refused with invalid_cursor after %s, which is unknown',
    async (after) => {
      await append()
      await expect(follow(after)).rejects.toMatchObject({ code: 'invalid_cursor' })
    },
  )

  test('ends when its subscriber leaves, and when the process stops', async () => {
    const [leaving, stopped] = [await follow(), await follow()]
    await Promise.all([leaving.next(), stopped.next()])
    const [left, ended] = [leaving.next(), stopped.next()]
    await leaving.return()
    expect((await left).done).toBe(true)
    tails.stop()
    expect((await ended).done).toBe(true)
  })
})

describe('many subscriptions to an organization', () => {
  test('share one read of each batch of events', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => follow()))
    await Promise.all(all.map((items) => take(items, 1)))
    statements.length = 0
    await append(3)
    for (const items of all) expect(await take(items, 3)).toEqual(['1', '2', '3'])
    expect(statements.filter((sql) => sql.includes('FROM event_log'))).toHaveLength(1)
  })

  test('use no memory while they are slow, and miss no event', async () => {
    const slow = await follow()
    await take(slow, 1)
    const quick = await follow()
    await take(quick, 1)
    const count = RECENT_EVENTS * 3
    for (let written = 0; written < count; written += 100) {
      await append(100)
      await take(quick, 100)
    }
    expect(await take(slow, count)).toEqual(numbers(1, count))
  })

  test('find an event without a notification, with one poll of all organizations', async () => {
    tails.stop()
    tails = makeLogFollowers({ database, bus: makeLocalBus(), log: aLog().log, pollEveryMs: 20 })
    const other = { organizationId: newUuid(), clubId: newUuid() }
    const [one, two] = [await follow(), await follow(null, other)]
    await Promise.all([take(one, 1), take(two, 1)])
    await Promise.all([append(), append(1, other)])
    expect(await Promise.all([take(one, 1), take(two, 1)])).toEqual([['1'], ['1']])
    statements.length = 0
    // What was found may still be read to its end; then nothing but looks follows.
    const looks = () =>
      statements.slice(-3).filter((sql) => sql.includes('FROM organization_heads'))
    await until(() => looks().length === 3)
    expect(new Set(looks()).size).toBe(1)
  })
})

describe('the transition from stored to live events', () => {
  test('has no gap and no duplicate for subscriptions that begin while 8 writers write', async () => {
    let isJoining = true
    const writing = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let n = 0; n < 20 || isJoining; n += 1) await append(1 + (n % 3))
      }),
    )
    const joined: { from: string; seen: string[] }[] = []
    const followers: Promise<void>[] = []
    const stopped = makeGate()
    for (let n = 0; n < 24; n += 1) {
      const beginnings = [
        () => follow('0'),
        async () => follow(await readHead(database, club.organizationId)),
        () => followLast(3),
      ]
      const items = await (beginnings[n % 3] as (typeof beginnings)[number])()
      const seen = await take(items, 1)
      joined.push({ from: String(seen[0]), seen })
      followers.push(record(items, seen))
      stopped.opened.then(() => items.return())
      await new Promise((resolve) => setImmediate(resolve))
    }
    isJoining = false
    await writing
    const head = await readHead(database, club.organizationId)
    await until(() => joined.every(({ seen }) => seen.at(-1) === head))
    stopped.open()
    await Promise.all(followers)
    for (const { from, seen } of joined) expect(seen).toEqual(numbers(Number(from), Number(head)))
  })

  test('has no gap when events are published during the delivery of stored ones', async () => {
    await append(3)
    const tail = await startTail({ database, log: aLog().log }, club.organizationId)
    const slow: Database = {
      ...database,
      async query<T>(sql: string, params?: readonly unknown[]) {
        const rows = await database.query<T>(sql, params)
        await append(2)
        tail.wake()
        await until(() => tail.recent.end === 5n)
        return rows
      },
    }
    const events = followTail({ tail, database: slow, club, position: 1n }, () => {})
    const seen = []
    while (seen.length < 4) seen.push((await events.next()).value?.publicationSequence)
    expect(seen).toEqual(['2', '3', '4', '5'])
  })

  async function record(items: Awaited<ReturnType<typeof follow>>, seen: string[]) {
    for (let step = await items.next(); !step.done; step = await items.next())
      seen.push(step.value.position)
  }
})
