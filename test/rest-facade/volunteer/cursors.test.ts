import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import type { Queryable } from '../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { type Answered, startTestApi, type TestApi } from '../../support/http/api.ts'
import { VOLUNTEER_OPERATIONS } from '../../support/http/documented-operations.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import {
  AT,
  copyRow,
  deleteRow,
  type OneOfEach,
  patchRow,
  pathOf,
  WRITTEN_LISTS,
  type WrittenList,
} from './written-lists.ts'

const LISTS = Object.entries(WRITTEN_LISTS)

const PREFIX = '/api/developer/v1'

/** Rows of each list besides the one that is there before. */
const SEEDS = 8

let api: TestApi
let clubId: string
let token: string
let ids: OneOfEach

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  clubId = await addAccount(api.volunteer)
  token = await addApiKey(api.volunteer, clubId)
  ids = await addOneOfEachVolunteer(api.volunteer, clubId)
})

afterAll(() => api.close())

const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)

const LONG_BEFORE = later(-24 * 60).toISOString()

const ask = (path: string, query: Readonly<Record<string, string>>): Promise<Answered> =>
  api.ask('GET', `${PREFIX}${pathOf(path, ids)}?${new URLSearchParams(query)}`, { token })

/** Adds a row at a place of the specified order; answers its id in the answers. */
async function add(
  list: WrittenList,
  place: number,
  at: Date,
  database: Queryable = api.volunteer,
): Promise<string> {
  const id = newUuid()
  const values = {
    ...{ [list.identity]: id, ...list.unique?.(id) },
    ...{ ...list.place(place), ...list.changed(at) },
  }
  await list.before?.(database, ids, id)
  await copyRow(database, list.entity, ids[list.source], values)
  return id
}

/** Rows of which two share a place, and two the moment of their change. */
async function addSeeds(list: WrittenList): Promise<string[]> {
  const seeds: string[] = []
  for (let n = 1; n <= SEEDS; n += 1) {
    const [place, at] = [n === 4 ? 3 : n, later(n === 7 ? 6 : n)]
    seeds.push(await add(list, place, at))
  }
  return seeds
}

interface Page {
  shown: string[]
  next: string | undefined
}

async function readPage(path: string, list: WrittenList, query: object): Promise<Page> {
  const { status, headers, body } = await ask(path, { limit: '2', ...query })
  expect([path, status, body.error]).toEqual([path, 200, undefined])
  expect(headers['x-total-count']).toBeUndefined()
  const key = list.identity === 'helperId' && list.rows !== 'helpers' ? 'helper_id' : 'id'
  return {
    shown: body[list.rows].map((row: Record<string, unknown>) => row[key]),
    next: headers['x-next-cursor'] as string | undefined,
  }
}

/** Reads a list to its end by cursors; what `write` does after each page, the next one meets. */
async function readAll(
  path: string,
  list: WrittenList,
  query: object,
  write: (page: string[], index: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const read: string[] = []
  let cursor: string | undefined = ''
  for (let index = 0; cursor !== undefined; index += 1) {
    const { shown, next }: Page = await readPage(path, list, { ...query, cursor })
    read.push(...shown)
    await write(shown, index)
    cursor = next
  }
  return read
}

const timesOf = (id: string, read: readonly string[]) => read.filter((one) => one === id).length

describe('the lists of the volunteer API', () => {
  test('are all read by cursors below', () => {
    const documented = VOLUNTEER_OPERATIONS.filter(
      ({ method, path }) => method === 'GET' && !path.endsWith('}'),
    )
    expect(documented.map(({ path }) => path).sort()).toEqual(Object.keys(WRITTEN_LISTS).sort())
  })
})

describe.each(LISTS)('GET %s by cursor', (path, list) => {
  test.each([
    ['in the specified order', {}],
    ['with updated_since', { updated_since: LONG_BEFORE }],
  ])('%s misses and repeats no row that stays while others are written', async (_what, query) => {
    const seeds = await addSeeds(list)
    const patched: string[] = []
    const deleted: string[] = []
    const added: string[] = []
    const read = await readAll(path, list, query, async ([first, second], index) => {
      if (index > 2) return

      const known = (id: string | undefined) => id !== undefined && seeds.includes(id)
      const moved = [first, second].find(known) ?? ''
      patched.push(moved)
      const place = list.isPlaceFixed ? {} : list.place(50 + index)
      await patchRow(api.volunteer, list, moved, { ...place, ...list.changed(later(60 + index)) })
      if (second !== moved && known(second)) {
        deleted.push(String(second))
        await deleteRow(api.volunteer, list, String(second))
      }
      added.push(await add(list, -10 - index, later(70 + index)))
      added.push(await add(list, 90 + index, later(80 + index)))
    })

    expect([patched.length, deleted.length > 0]).toEqual([3, true])
    const staying = seeds.filter((id) => !patched.includes(id))
    expect(staying.map((id) => timesOf(id, read))).toEqual(staying.map(() => 1))
    // Their place or the moment of their change was behind the reader when they were written.
    const isSeen = 'updated_since' in query
    for (const id of added) expect(timesOf(id, read)).toBeLessThanOrEqual(1)
    if (isSeen) for (const id of added) expect(timesOf(id, read)).toBe(1)
    if (isSeen) for (const id of patched) expect(timesOf(id, read)).toBe(2)
  })

  test('lists the same rows in the same order as one page does without a cursor', async () => {
    await addSeeds(list)
    const { headers, body } = await ask(path, { limit: '200' })
    expect(headers['x-total-count']).toBe(String(body[list.rows].length))
    expect(headers['x-next-cursor']).toBeUndefined()
    const byCursor = await readAll(path, list, {})
    const whole = await readPage(path, list, { limit: '200', cursor: '' })
    expect(byCursor).toEqual(whole.shown)
    expect(byCursor).toHaveLength(body[list.rows].length)
    const toIds = (rows: { id?: string; helper_id?: string }[]) =>
      rows.map(({ id, helper_id }) => (list.rows === 'recipients' ? helper_id : id))
    expect(toIds(body[list.rows])).toEqual(byCursor)
  })

  test('lists with updated_since in the order of the changes, then of the ids', async () => {
    const seeds = await addSeeds(list)
    const read = await readAll(path, list, { updated_since: later(1).toISOString() })
    const [sixth = '', seventh = ''] = seeds.slice(5)
    const same = [sixth, seventh].sort()
    expect(read).toEqual([...seeds.slice(0, 5), ...same, seeds[7]])
  })

  test('shows a change that is committed late to a reader that begins 10 s before its newest row', async () => {
    await addSeeds(list)
    const newest = later(SEEDS)
    const [isWritten, mayCommit] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
    const transaction = inTransaction(api.volunteer, async (tx) => {
      isWritten.resolve(await add(list, 40, new Date(newest.getTime() - 8_000), tx))
      await mayCommit.promise
    })
    const late = await isWritten.promise
    expect(await readAll(path, list, { updated_since: LONG_BEFORE })).not.toContain(late)
    mayCommit.resolve()
    await transaction
    const since = new Date(newest.getTime() - 10_000).toISOString()
    expect(await readAll(path, list, { updated_since: since })).toContain(late)
  })

  test('answers 400 to a cursor that is no cursor of this list, and beside an offset', async () => {
    await addSeeds(list)
    const { next = '' } = await readPage(path, list, { cursor: '' })
    const other = LISTS.find(([, { source }]) => source !== list.source)?.[0] ?? path
    const asked: [string, Record<string, string>][] = [
      [path, { cursor: 'AAAA' }],
      [path, { cursor: next, updated_since: LONG_BEFORE }],
      [path, { cursor: next, offset: '0' }],
      [path, { cursor: '', offset: '2' }],
      [other, { cursor: next }],
    ]
    for (const [of, query] of asked) {
      const { status, body } = await ask(of, query)
      expect([query, status, body.code]).toEqual([query, 400, 'validation_failed'])
    }
    token = await addApiKey(api.volunteer, clubId)
    expect((await ask(path, { cursor: next })).status).toBe(400)
  })
})

describe('GET /webhooks/{webhookId}/deliveries with updated_since', () => {
  test('lists pending deliveries by when they were made, between those that ended', async () => {
    const path = '/webhooks/{webhookId}/deliveries'
    const list = listOf(path)
    const ended = [await add(list, 1, later(2)), await add(list, 1, later(6))]
    const pending = [await add(list, -4, later(0)), await add(list, -8, later(0))]
    for (const id of pending)
      await patchRow(api.volunteer, list, id, { status: 'PENDING', completedAt: null })
    const order = [ended[0], pending[0], ended[1], pending[1]]
    const since = { updated_since: later(1).toISOString() }
    expect(await readAll(path, list, since)).toEqual(order)
    expect(await readAll(path, list, { ...since, status: 'pending' })).toEqual(pending)
    expect(await readAll(path, list, { ...since, event: 'event.created' })).toEqual(order)
    expect((await ask(path, since)).headers['x-total-count']).toBe('4')

    // Answers without a cursor stay newest first.
    const { body } = await ask(path, since)
    const made = body.deliveries.map((one: { created_at: string }) => one.created_at)
    expect(made).toEqual(made.toSorted().reverse())
  })
})

describe('GET /helpers?event_id= by cursor', () => {
  test('goes on behind a helper who is erased while the page is read', async () => {
    const list = listOf('/events/{eventId}/helpers')
    const seeds = await addSeeds(list)
    const [, erased = ''] = seeds
    // The access is read before the erasure is committed, the helper after it.
    await api.volunteer.query('DELETE FROM helpers WHERE id = ?', [erased])
    const read = await readAll('/helpers', listOf('/helpers'), { event_id: ids.VolunteerEvent })
    expect(read.toSorted()).toEqual([...seeds, ids.Helper].filter((id) => id !== erased).sort())
  })
})

describe('GET /webhooks with updated_since', () => {
  test('lists active webhooks by when they were made, between those that were disabled', async () => {
    const list = listOf('/webhooks')
    const disabled = [await add(list, 1, later(2)), await add(list, 1, later(6))]
    const active = [await add(list, 4, later(0)), await add(list, 8, later(0))]
    for (const id of active)
      await patchRow(api.volunteer, list, id, { status: 'ACTIVE', disabledAt: null })
    const read = await readAll('/webhooks', list, { updated_since: later(1).toISOString() })
    expect(read).toEqual([disabled[0], active[0], disabled[1], active[1]])
  })
})

function listOf(path: string): WrittenList {
  const list = WRITTEN_LISTS[path]
  if (list === undefined) throw new Error(`There is no list ${path}.`)
  return list
}
