import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { readSource, sourceFilesOf } from '../../../support/source/import-graph.ts'

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
  await database.query(
    "INSERT INTO organization_heads (organization_id, publication_sequence) VALUES ('o', 7)",
  )
})

afterAll(() => database.close())

async function read(expression: string): Promise<unknown> {
  const [row] = await database.query<{ value: unknown }[]>(`SELECT ${expression} AS value`)
  return row?.value
}

describe('a column that a statement computes', () => {
  // MySQL computes all of these in 64 bits; the casts make MariaDB do so.
  test.each([
    ['EXISTS (SELECT 1)', 1],
    ['CAST(EXISTS (SELECT 1) AS UNSIGNED)', 1],
    ["CAST(('a' = 'b') AS SIGNED)", 0],
    ['(SELECT COUNT(*) FROM clubs)', 0],
    ['CAST(-5 AS SIGNED)', -5],
    ['CAST(NULL AS SIGNED)', null],
    ['CAST(9007199254740991 AS UNSIGNED)', 9007199254740991],
    ['(SELECT SUM(n) FROM (SELECT 2 AS n UNION ALL SELECT 3) sums)', 5],
    ['(SELECT COALESCE(MAX(publication_sequence), 0) FROM organization_heads)', 7],
    ['(SELECT MAX(publication_sequence) FROM organization_heads)', 7],
    ['(SELECT CASE WHEN club_id IS NULL THEN 1 ELSE 0 END FROM event_log LIMIT 1)', null],
    ['CAST(12345678901234567890 AS DECIMAL(20, 0)) = 1', 0],
    ['COALESCE(CAST(4 AS UNSIGNED), -1)', 4],
    ['GREATEST(CAST(4 AS UNSIGNED), -1)', 4],
    ['ROW_NUMBER() OVER ()', 1],
    ["JSON_CONTAINS('[1, 2]', '1')", 1],
    ['connection_id() > 0', 1],
    ['@@global.read_only', 0],
  ])('is a number on every server: %s', async (expression, value) => {
    expect(await read(expression)).toBe(value)
  })

  test.each([
    'SELECT MAX(publication_sequence) AS value FROM organization_heads',
    'SELECT value FROM (SELECT MAX(publication_sequence) AS value FROM organization_heads) d',
    'SELECT value FROM (SELECT MAX(publication_sequence) AS value FROM organization_heads GROUP BY organization_id) d',
    'WITH d AS (SELECT publication_sequence + 0 AS value FROM organization_heads LIMIT 1) SELECT value FROM d',
    'SELECT publication_sequence AS value FROM organization_heads UNION SELECT 7',
  ])('is a number for any derivation: %s', async (sql) => {
    expect(await database.query(sql)).toEqual([{ value: 7 }])
  })

  test.each([
    ['a decimal with places', 'CAST(1.5 AS DECIMAL(4, 2))', '1.50'],
    ['JSON', `JSON_OBJECT('a', 1)`, '{"a": 1}'],
    ['what JSON holds', `JSON_EXTRACT('{"a": [1]}', '$.a')`, '[1]'],
    [
      'a moment',
      `CAST('2026-01-02 03:04:05.678' AS DATETIME(3))`,
      new Date('2026-01-02T03:04:05.678Z'),
    ],
    ['a text', `CONCAT('1', '')`, '1'],
    ['nothing', 'NULL', null],
  ])('has one type on every server: %s', async (_what, expression, value) => {
    expect(await read(expression)).toEqual(value)
  })

  test('stays text if a number would not be exact', async () => {
    expect(await read('CAST(9007199254740993 AS UNSIGNED)')).toBe('9007199254740993')
  })
})

describe('a column of a table', () => {
  test.each([
    'SELECT h.publication_sequence AS value FROM organization_heads h',
    'SELECT d.publication_sequence AS value FROM (SELECT publication_sequence FROM organization_heads LIMIT 1) d',
    `SELECT h.publication_sequence AS value FROM (SELECT 'o' AS id) d
     LEFT JOIN organization_heads h ON h.organization_id = d.id`,
  ])('has the type of its entity, text for unbounded counters: %s', async (sql) => {
    expect(await database.query(sql)).toEqual([{ value: '7' }])
  })
})

describe('a statement of the product', () => {
  test('reaches the server only by the function that normalizes computed columns', () => {
    const [layer, files] = ['subgraphs/foundation/database', sourceFilesOf('subgraphs')]
    const sending = (how: RegExp) => files.filter((file) => how.test(readSource(file))).toSorted()
    expect(sending(/from 'mysql2/)).toEqual([
      // Rows of a backup are text and bytes, as the server sends them.
      ...[
        'backup-connection',
        'binary-log',
        'dump-database',
        'open-snapshot',
        'restore-databases',
      ].map((name) => `subgraphs/foundation/backup/${name}.ts`),
      `${layer}/cluster/galera-session.ts`,
      `${layer}/cluster/refuse-many-primaries.ts`,
      `${layer}/computed-numbers.ts`,
      `${layer}/database.ts`,
      // Reads only the server's process list, and converts its ids itself.
      `${layer}/kill-abandoned-queries.ts`,
      `${layer}/pooled-connection.ts`,
      // Applies session settings; reads no rows.
      `${layer}/pooled-sessions.ts`,
      `${layer}/send-statements.ts`,
    ])
    // Migrations read no rows.
    expect(sending(/\bdataSource\.(?!driver|options|initialize|destroy)\w+\(/)).toEqual([
      'subgraphs/foundation/migrations/migrate.ts',
    ])
  })
})
