import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import {
  inTransaction,
  retryIfDuplicate,
  type Tx,
} from '../../../../subgraphs/foundation/database/transaction.ts'
import {
  bigCount,
  count,
  externalText,
  flag,
  json,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../../../subgraphs/foundation/query/columns.ts'
import { defineEntity } from '../../../../subgraphs/foundation/query/entity.ts'
import { Computed, tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'

interface Line {
  id: string
  position: number
  externalId: string | null
  label: string | null
  happenedAt: Date | null
  isOpen: boolean
  content: unknown
  total: string
}

const LineEntity = defineEntity<Line>({
  name: 'Line',
  tableName: 'lines_of_many',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    position: count('position'),
    externalId: nullable(externalText('external_id', 20)),
    label: nullable(text('label', 20)),
    happenedAt: nullable(moment('happened_at')),
    isOpen: flag('is_open'),
    content: nullable(json('content')),
    total: bigCount('total'),
  },
})

const lines = tableOf(LineEntity)

/** More than go in a statement of their own, and no multiple of it. */
const MANY = 270

const TEXTS = ['', 'plain', '🎾 é e\u0301', 'a\0b', '\'\\"`?', '5', 'null']

const manyLines = (): Line[] =>
  Array.from({ length: MANY }, (_, position) => {
    const label = TEXTS[position % TEXTS.length] ?? ''
    const isEmpty = position % 5 === 0
    return {
      id: newUuid(),
      position,
      externalId: isEmpty ? null : label,
      label: isEmpty ? null : label,
      happenedAt: isEmpty ? null : new Date(Date.UTC(1000 + position * 30, 2, 29, 1, 30, 0, 7)),
      isOpen: position % 2 === 0,
      content: isEmpty ? null : [label, position, { label }],
      total: position % 3 === 0 ? '18446744073709551615' : '9007199254740993',
    }
  })

let database: Database
let packets: string[] = []

beforeAll(async () => {
  database = await openEmptyDatabase({
    entities: [LineEntity],
    poolSize: 1,
    onStatement: (sql, isFirstOfPacket) => {
      if (isFirstOfPacket) packets.push('')
      packets.push(`${packets.pop()} ${sql.split(' ')[0]}`.trim())
    },
  })
  await database.dataSource.synchronize()
})

beforeEach(async () => {
  await database.query('DELETE FROM lines_of_many')
  packets = []
})

afterAll(() => database.close())

async function stored(): Promise<Line[]> {
  const sql = `SELECT ${lines.columns('l')} FROM lines_of_many l ORDER BY l.position`
  return (await database.query(sql)).map(lines.toRecord)
}

const insert = (records: Line[]) => inTransaction(database, (tx) => lines.insertAll(tx, records))

const countOf = async (tx: Tx, what: string) => {
  const [row] = await tx.query(`SHOW SESSION STATUS LIKE 'Com_stmt_${what}'`)
  return Number(row?.['Value'])
}

describe('hundreds of inserted rows of one transaction', () => {
  test('are read back unchanged', async () => {
    const records = manyLines()
    await insert(records)
    expect(await stored()).toEqual(records)
  })

  test('take few statements, after the writes before them', async () => {
    await insert(manyLines())
    expect(packets).toEqual(['START', 'INSERT', 'INSERT', 'INSERT COMMIT'])
  })

  test('are written by a prepared statement per connection', async () => {
    await insert(manyLines())
    const [parsed, done] = await inTransaction(database, async (tx) => {
      const before = [await countOf(tx, 'prepare'), await countOf(tx, 'execute')]
      await lines.insertAll(tx, manyLines())
      const after = [await countOf(tx, 'prepare'), await countOf(tx, 'execute')]
      return after.map((times, nth) => times - (before[nth] ?? 0))
    })
    expect([parsed, done]).toEqual([0, 2])
  })

  test('may contain values computed by the server, exact above 2^53', async () => {
    await inTransaction(database, async (tx) => {
      await tx.query("DO LAST_INSERT_ID(CAST('9007199254741993' AS UNSIGNED))")
      const records = manyLines().map((line, nth) => ({
        ...line,
        total: new Computed('LAST_INSERT_ID() - CAST(? AS UNSIGNED)', MANY - nth),
      }))
      await lines.insertAll(tx, records)
    })
    const totals = (await stored()).map(({ total }) => total)
    expect(totals).toEqual(totals.map((_, nth) => String(9007199254741993n - BigInt(MANY - nth))))
  })

  test('are written when the server refuses more prepared statements', async () => {
    const [row] = await database.query('SELECT @@GLOBAL.max_prepared_stmt_count AS most')
    const fresh = await openEmptyDatabase({ entities: [LineEntity], poolSize: 1 })
    await fresh.dataSource.synchronize()
    await database.query('SET GLOBAL max_prepared_stmt_count = 0')
    try {
      await inTransaction(fresh, (tx) => lines.insertAll(tx, manyLines()))
    } finally {
      await database.query('SET GLOBAL max_prepared_stmt_count = ?', [row?.['most']])
    }
    expect(await fresh.query('SELECT COUNT(*) AS rows_there FROM lines_of_many')).toEqual([
      { rows_there: MANY },
    ])
    await fresh.close()
  })

  test('fail with the first of them, and leave no rows', async () => {
    const records = manyLines()
    const [first] = records
    if (first) await insert([first])
    let isOver = false
    const failing = inTransaction(database, async (tx) => {
      await lines.insertAll(tx, records.slice(0, MANY - 20))
      await tx.query('SELECT 1')
      isOver = true
    })
    await expect(failing).rejects.toMatchObject({ errno: 1062 })
    expect([isOver, await stored()]).toEqual([false, [first]])
  })

  test('are rolled back when the work is cancelled during the insert', async () => {
    const stopping = inTransaction(database, async (tx) => {
      await lines.insertAll(tx, manyLines().slice(0, MANY - 20))
      throw new Error('Given up.')
    })
    await expect(stopping).rejects.toThrow('Given up.')
    expect(await stored()).toEqual([])
  })

  test('are visible to all later statements of the transaction', async () => {
    const seen = await inTransaction(database, async (tx) => {
      await lines.insertAll(tx, manyLines())
      const ask = () => tx.query('SELECT COUNT(*) AS rows_there FROM lines_of_many')
      return Promise.all([ask(), ask(), ask()])
    })
    expect(seen).toEqual(Array(3).fill([{ rows_there: MANY }]))
  })

  test('report an existing row like a single insert', async () => {
    const records = manyLines()
    let attempts = 0
    await inTransaction(database, async (tx) => {
      attempts += 1
      if (attempts === 1) await lines.insert(tx, records[200] as Line)
      else await tx.query('DELETE FROM lines_of_many')
      await lines.insertAll(tx, records, retryIfDuplicate)
    })
    expect([attempts, (await stored()).length]).toEqual([2, MANY])
  })
})
