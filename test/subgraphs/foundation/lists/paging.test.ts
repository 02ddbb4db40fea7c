import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Caller } from '../../../../platform/caller.ts'
import type { Connection } from '../../../../subgraphs/foundation/lists/connection.ts'
import {
  listMapped,
  listPage,
  makeCursors,
  type Position,
  type Slice,
} from '../../../../subgraphs/foundation/lists/paging.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

const cursors = makeCursors([OLD])

const caller: Caller = { kind: 'public', address: '127.0.0.1' }

interface Row {
  value: number
  id: string
}

/** Many rows share a value, so that pages end between equal ones. */
const rows = fc.uniqueArray(
  fc.record({ value: fc.nat(4), id: fc.string({ minLength: 1, maxLength: 3 }) }),
  { selector: (row) => row.id, maxLength: 30 },
)

const isAfter = (row: Row, [value, id]: Position) =>
  row.value > Number(value) || (row.value === value && row.id > id)

const inOrder = (table: readonly Row[]) =>
  table.toSorted((a, b) => (isAfter(a, [b.value, b.id]) ? 1 : -1))

/** Reads page after page to the end; `between` may change the table after each. */
async function walk(table: Row[], first: number, between = (_last: Row | undefined) => {}) {
  const pages: (readonly Row[])[] = []
  let after: string | null = null
  do {
    const page: Connection<Row> = await listPage<Row>({
      context: { cursors, caller },
      list: ['rows'],
      args: { first, after },
      read: async ({ after: position, limit }) =>
        inOrder(table)
          .filter((row) => position === null || isAfter(row, position))
          .slice(0, limit),
      positionOf: ({ value, id }) => [value, id],
    })
    pages.push(page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    between(page.nodes.at(-1))
  } while (after !== null)
  return pages
}

describe('paging through a list', () => {
  test('returns each row once and in order, in full pages except the last', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 35 }), async (table, first) => {
        const pages = await walk(table, first)
        expect(pages.flat()).toEqual(inOrder(table))
        expect(pages.slice(0, -1).every((page) => page.length === first)).toBe(true)
        expect(pages.length === 1 || (pages.at(-1)?.length ?? 0) > 0).toBe(true)
      }),
    )
  })

  test('returns each row once during insertions, and inserted rows ahead of the cursor', async () => {
    await fc.assert(
      fc.asyncProperty(rows, rows, fc.integer({ min: 1, max: 5 }), async (table, late, first) => {
        const known = new Set(table.map((row) => row.id))
        const waiting = late.filter((row) => !known.has(row.id))
        const ahead: Row[] = []
        const growing = [...table]
        const seen = await walk(growing, first, (last) => {
          const added = waiting.shift()
          if (!added || !last) return
          growing.push(added)
          if (isAfter(added, [last.value, last.id])) ahead.push(added)
        })
        const ids = seen.flat().map((row) => row.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(seen.flat()).toEqual(inOrder(seen.flat()))
        expect(ids).toEqual(expect.arrayContaining([...known]))
        expect(ids.length).toBeLessThanOrEqual(known.size + ahead.length)
      }),
    )
  })

  test.each([0, -1, 201])('refuses a page size of %i', async (first) => {
    await expect(walk([], first)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { issues: [expect.objectContaining({ path: 'first', rule: 'range' })] },
    })
  })

  test('has no next page exactly after the last row', async () => {
    const table = [
      { value: 1, id: 'a' },
      { value: 1, id: 'b' },
    ]
    expect((await walk(table, 2)).length).toBe(1)
    expect((await walk(table, 1)).length).toBe(2)
    expect(await walk([], 1)).toEqual([[]])
  })
})

describe('a page of a list', () => {
  const table = ['a', 'b', 'c'].map((id) => ({ value: 1, id }))
  const read = async ({ after, limit }: Slice) =>
    table.filter((row) => after === null || isAfter(row, after)).slice(0, limit)
  const positionOf = ({ value, id }: Row): Position => [value, id]
  const list = (first: number, after: string | null = null, name = 'rows', sealing = cursors) =>
    listPage<Row>({
      context: { cursors: sealing, caller },
      list: [name],
      args: { first, after },
      read,
      positionOf,
    })

  test('continues after any of its edges', async () => {
    const page = await list(3)
    expect(page.edges.map(({ node }) => node)).toEqual(table)
    for (const [index, { cursor }] of page.edges.entries())
      expect((await list(3, cursor)).nodes).toEqual(table.slice(index + 1))
  })

  test('computes its nodes and cursors once, however often they are read', async () => {
    let sealed = 0
    const seal: typeof cursors.seal = (binding, position) => {
      sealed += 1
      return cursors.seal(binding, position)
    }
    const page = await listMapped({
      context: { cursors: { ...cursors, seal }, caller },
      list: ['rows'],
      args: { first: 2 },
      read,
      positionOf,
      toNode: ({ id }) => ({ id }),
    })
    expect(page.nodes).toBe(page.nodes)
    expect(page.edges).toBe(page.edges)
    expect(page.pageInfo.endCursor).toBe(page.pageInfo.endCursor)
    expect(sealed).toBe(1)
  })

  test('has the cursors of its first and last edge, and flags for neighbouring pages', async () => {
    const page = await list(2)
    const [start, end] = page.edges
    expect(page.pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: start?.cursor,
      endCursor: end?.cursor,
    })
    const rest = await list(2, page.pageInfo.endCursor)
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const empty = await list(2, rest.pageInfo.endCursor)
    expect(empty.pageInfo).toMatchObject({ startCursor: null, endCursor: null })
  })

  test('refuses a cursor of another list', async () => {
    const [edge] = (await list(1)).edges
    await expect(list(1, edge?.cursor, 'others')).rejects.toMatchObject({
      code: 'invalid_cursor',
    })
  })

  test('computes no cursor that is not selected', async () => {
    let made = 0
    const seal: typeof cursors.seal = (...given) => {
      made += 1
      return cursors.seal(...given)
    }
    const page = await list(2, null, 'rows', { ...cursors, seal })
    expect([page.nodes.length, page.edges.length, made]).toEqual([2, 2, 0])
    expect([page.pageInfo.endCursor === null, made]).toEqual([false, 1])
  })

  test('maps its rows', async () => {
    const page = await listMapped<Row, { name: string }>({
      context: { cursors, caller },
      list: ['rows'],
      args: { first: 1 },
      read,
      positionOf,
      toNode: ({ id }) => ({ name: id }),
    })
    expect(page.nodes).toEqual([{ name: 'a' }])
    expect(page.edges).toEqual([{ node: { name: 'a' }, cursor: expect.any(String) }])
  })
})

describe('a cursor', () => {
  const binding = ['bookings', 'installation:1', { clubId: 'c', from: new Date(0), status: null }]
  const position: Position = [1_782_928_800_000, 'b-1']
  const cursor = cursors.seal(binding, position)
  const refusal = expect.objectContaining({ code: 'invalid_cursor' })

  test('opens to its position, for any position', () => {
    const positions = fc.tuple(fc.oneof(fc.integer(), fc.string({ unit: 'binary' })), fc.string())
    fc.assert(
      fc.property(positions, (any) => {
        const sealed = cursors.seal(binding, any)
        expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/)
        expect(JSON.stringify(cursors.open(binding, sealed))).toBe(JSON.stringify(any))
      }),
    )
  })

  test('is refused after a change of any character', () => {
    const letters = fc.constantFrom(...'ABCXYZabcxyz0189-_+/=. ')
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), letters, (index, letter) => {
        fc.pre(cursor[index] !== letter)
        const changed = cursor.slice(0, index) + letter + cursor.slice(index + 1)
        expect(() => cursors.open(binding, changed)).toThrow(refusal)
      }),
    )
  })

  test('is refused when it is truncated or extended', () => {
    for (let length = 0; length < cursor.length; length += 1)
      expect(() => cursors.open(binding, cursor.slice(0, length))).toThrow(refusal)
    for (const tail of ['A', 'AAAA', '=', ' ', '\n', '%'])
      expect(() => cursors.open(binding, cursor + tail)).toThrow(refusal)
  })

  test('is refused as any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => cursors.open(binding, text)).toThrow(refusal)
      }),
    )
  })

  test.each([
    ['list', ['sessions', binding[1], binding[2]]],
    ['caller', [binding[0], 'installation:2', binding[2]]],
    ['filter', [binding[0], binding[1], { clubId: 'c', from: new Date(0), status: 'CONFIRMED' }]],
    [
      'moment in a filter',
      [binding[0], binding[1], { clubId: 'c', from: new Date(1), status: null }],
    ],
    ['number of conditions', [...binding, null]],
  ])('is refused for another %s', (_what, other) => {
    expect(() => cursors.open(other, cursor)).toThrow(refusal)
  })

  test('is opaque, and equal for the same row', () => {
    const name = cursors.seal(binding, ['Wilhelmina Gruber', 'b-1'])
    const [bytes, other] = [name, cursor].map((text) => Buffer.from(text, 'base64url'))
    expect(bytes?.toString()).not.toMatch(/Wil|Gru|b-1/)
    expect(other?.toString()).not.toMatch(/1782|b-1/)
    expect(cursors.seal(binding, ['Wilhelmina Gruber', 'b-1'])).toBe(name)
  })

  test('remains valid after a key rotation while its key is configured', () => {
    expect(makeCursors([NEW, OLD]).open(binding, cursor)).toEqual(position)
    expect(() => makeCursors([NEW]).open(binding, cursor)).toThrow(refusal)
    const fresh = makeCursors([NEW, OLD]).seal(binding, position)
    expect(makeCursors([NEW]).open(binding, fresh)).toEqual(position)
  })
})
