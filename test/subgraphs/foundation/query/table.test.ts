import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import {
  bigCount,
  count,
  day,
  externalText,
  flag,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../../../subgraphs/foundation/query/columns.ts'
import { defineEntity } from '../../../../subgraphs/foundation/query/entity.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'

interface Kinds {
  id: string
  externalId: string | null
  label: string | null
  state: string
  happenedAt: Date | null
  size: number | null
  onDay: string | null
  isOpen: boolean
  content: unknown
  total: string
}

const KindsEntity = defineEntity<Kinds>({
  name: 'Kinds',
  tableName: 'kinds',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    externalId: nullable(externalText('external_id', 20)),
    label: nullable(text('label', 20)),
    state: keyword('state'),
    happenedAt: nullable(moment('happened_at')),
    size: nullable(count('size')),
    onDay: nullable(day('on_day')),
    isOpen: flag('is_open'),
    content: nullable(json('content')),
    total: bigCount('total'),
  },
  indices: [{ name: 'kinds_by_external_id', columns: ['externalId'], unique: true }],
})

const kinds = tableOf(KindsEntity)

const aRecord = (changes: Partial<Kinds> = {}): Kinds => ({
  id: newUuid(),
  externalId: 'e-1',
  label: 'Label',
  state: 'OPEN',
  happenedAt: new Date('2026-07-01T18:00:00.123Z'),
  size: 3,
  onDay: '2026-07-01',
  isOpen: true,
  content: { a: [1, null, { b: 'c' }] },
  total: '18446744073709551615',
  ...changes,
})

let database: Database

beforeAll(async () => {
  database = await openEmptyDatabase({ entities: [KindsEntity] })
  await database.dataSource.synchronize()
})

beforeEach(() => database.query('DELETE FROM kinds'))

afterAll(() => database.close())

async function read(id: string): Promise<Kinds | undefined> {
  const rows = await database.query(`SELECT ${kinds.columns('k')} FROM kinds k WHERE k.id = ?`, [
    id,
  ])
  return rows.map(kinds.toRecord)[0]
}

async function roundTrip(changes: Partial<Kinds>): Promise<Partial<Kinds> | undefined> {
  const record = aRecord(changes)
  await kinds.insert(database, record)
  const stored = await read(record.id)
  await database.query('DELETE FROM kinds')
  return stored && Object.fromEntries(Object.entries(stored).filter(([name]) => name in changes))
}

describe('a stored record', () => {
  test('is read back unchanged', async () => {
    const record = aRecord()
    await kinds.insert(database, record)
    expect(await read(record.id)).toEqual(record)
  })

  test('is read back with null in nullable columns', async () => {
    const record = aRecord({
      externalId: null,
      label: null,
      happenedAt: null,
      size: null,
      onDay: null,
      content: null,
    })
    await kinds.insert(database, record)
    expect(await read(record.id)).toEqual(record)
  })

  test.each<[string, Partial<Kinds>]>([
    ['trailing spaces', { externalId: 'e-1  ', label: 'Label  ' }],
    ['capitals', { externalId: 'E-1', label: 'LABEL' }],
    ['accents', { externalId: 'é', label: 'e\u0301' }],
    ['emoji', { externalId: '🎾'.repeat(20), label: '🎾'.repeat(20) }],
    ['a NUL', { externalId: 'a\0b', label: 'a\0b' }],
    ['quotes and backslashes', { externalId: '\'\\"`', label: "\\' OR 1=1 --" }],
    ['no characters', { externalId: '', label: '' }],
    ['placeholders', { externalId: '? ?? :a', label: '?' }],
  ])('preserves text with %s', async (_what, changes) => {
    expect(await roundTrip(changes)).toEqual(changes)
  })

  test.each<[string, Partial<Kinds>]>([
    [
      'the last millisecond that can be stored',
      { happenedAt: new Date('9999-12-31T23:59:59.999Z') },
    ],
    ['the first one', { happenedAt: new Date('1000-01-01T00:00:00.000Z') }],
    ['an hour that summer time skips', { happenedAt: new Date('2026-03-29T01:30:00.001Z') }],
    ['a leap day', { onDay: '2024-02-29' }],
    ['zero and false', { size: 0, isOpen: false, total: '0' }],
    ['the largest count', { size: 4_294_967_295, total: '9007199254740993' }],
  ])('preserves %s', async (_what, changes) => {
    expect(await roundTrip(changes)).toEqual(changes)
  })

  test('preserves any JSON, text that looks like JSON included', async () => {
    for (const content of ['', 'text', 'null', '5', '{"a":1}', 0, false, [], {}, ['🎾\0"\\']])
      expect(await roundTrip({ content })).toEqual({ content })
  })

  test('preserves arbitrary values', async () => {
    const anything = fc.record({
      externalId: fc.string({ unit: 'grapheme-composite', maxLength: 6 }),
      label: fc.string({ unit: 'grapheme-composite', maxLength: 6 }),
      happenedAt: fc.date({
        min: new Date('1000-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59.999Z'),
        noInvalidDate: true,
      }),
      size: fc.nat(),
      isOpen: fc.boolean(),
      content: fc.jsonValue(),
    })
    await fc.assert(
      fc.asyncProperty(anything, async (changes) => {
        const stored = await roundTrip(changes)
        // MySQL puts the members of an object in an order of its own.
        expect(asJson(stored)).toEqual(asJson(changes))
      }),
      { numRuns: 60 },
    )
  })
})

describe('an external id', () => {
  test('is unique by bytes: case, accents and trailing spaces count', async () => {
    const ids = ['abc', 'ABC', 'abc ', 'äbc', 'a\u0308bc', 'abc\0']
    const records = ids.map((externalId) => aRecord({ externalId }))
    await kinds.insertAll(database, records)
    for (const { id, externalId } of records) {
      const found = await database.query('SELECT id FROM kinds WHERE external_id = ?', [
        Buffer.from(externalId ?? ''),
      ])
      expect(found).toEqual([{ id }])
    }
    await expect(kinds.insert(database, aRecord({ externalId: 'abc ' }))).rejects.toMatchObject({
      errno: 1062,
    })
  })
})

describe('replacing several rows', () => {
  test('writes all their properties, in one statement, and no other row', async () => {
    const rows = ['e-1', 'e-2', 'e-3'].map((externalId) => aRecord({ externalId }))
    await kinds.insertAll(database, rows)
    const [one, , three] = rows.map((row) => ({ ...row, label: null, content: [row.externalId] }))
    await kinds.replaceAll(
      database,
      [one, three].filter((row) => row !== undefined),
    )
    expect(await Promise.all(rows.map(({ id }) => read(id)))).toEqual([one, rows[1], three])
  })
})

describe('an update of a row', () => {
  test('writes the given properties of that row alone', async () => {
    const [one, other] = [aRecord(), aRecord({ externalId: 'e-2' })]
    await kinds.insertAll(database, [one, other])
    const changes = { label: null, isOpen: false, content: ['new'], onDay: '2027-01-01' }
    await kinds.update(database, one.id, changes)
    expect(await read(one.id)).toEqual({ ...one, ...changes })
    expect(await read(other.id)).toEqual(other)
  })

  test('ignores an undefined property', async () => {
    const record = aRecord()
    await kinds.insert(database, record)
    await kinds.update(database, record.id, { label: undefined, size: 4 })
    expect(await read(record.id)).toEqual({ ...record, size: 4 })
  })

  test('without properties changes nothing', async () => {
    const record = aRecord()
    await kinds.insert(database, record)
    await kinds.update(database, record.id, {})
    expect(await read(record.id)).toEqual(record)
  })
})

describe('a selection', () => {
  test('reads the selected columns, and converts them', async () => {
    const record = aRecord()
    await kinds.insert(database, record)
    const some = kinds.only('externalId', 'isOpen')
    const rows = await database.query(`SELECT ${some.columns('k')} FROM kinds k`)
    expect(rows.map(some.toRecord)).toEqual([{ externalId: 'e-1', isOpen: true }])
  })

  test('reads columns under other names', async () => {
    await kinds.insert(database, aRecord({ content: ['a'] }))
    const renamed = kinds.as({ what: 'content', how: 'state' })
    const rows = await database.query(`SELECT ${renamed.columns('k')} FROM kinds k`)
    expect(rows.map(renamed.toRecord)).toEqual([{ what: ['a'], how: 'OPEN' }])
  })
})

describe('an update of a row', () => {
  test('is refused without a single key column', async () => {
    const columns = { a: primary(uuid('a')), b: primary(uuid('b')) }
    const pairs = tableOf(
      defineEntity<{ a: string; b: string }>({
        name: 'Pair',
        tableName: 'pairs',
        audit: null,
        columns,
      }),
    )
    await expect(pairs.update(database, 'x', { b: 'y' })).rejects.toThrow(
      'no primary key of a single column',
    )
  })
})

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
