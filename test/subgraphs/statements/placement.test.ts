import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import type { CollectedStatements } from './collected-statements.ts'
import { carriedBy, type Placements, readPlacements } from './placement.ts'
import { withoutTags } from './sql-literals.ts'
import { WITHOUT_PLACE } from './without-place.ts'

const COLLECTOR = new URL('collect-statements.ts', import.meta.url).pathname
const PAGE = new URL('../../../docs/architecture/placement.md', import.meta.url)
const ENTITIES = [...CLUB_DATABASE.entities, ...VOLUNTEER_DATABASE.entities]

let placements: Placements
let statements: readonly { from: string; sql: string }[]

beforeAll(async () => {
  const [page, { stdout }] = await Promise.all([
    readFile(PAGE, 'utf8'),
    promisify(execFile)(process.execPath, [COLLECTOR], { maxBuffer: 2 ** 28 }),
  ])
  const collected: CollectedStatements = JSON.parse(stdout)
  placements = readPlacements(page)
  statements = collected.statements.map(({ from, sql }) => ({ from, sql: withoutTags(sql) }))
})

describe('the page of placements', () => {
  test('lists each table of both databases', () => {
    const tables = new Set(ENTITIES.map(({ options }) => options.tableName))
    expect([...placements.keys()].sort()).toEqual([...tables].sort())
  })

  test('places and finds rows by columns that the tables have', () => {
    const unknown = ENTITIES.flatMap(({ options: { tableName = '', columns } }) => {
      const names = Object.entries(columns).map(([key, column]) => column?.name ?? key)
      const placement = placements.get(tableName)
      const used = placement ? [placement.by, ...placement.leads] : []
      return used.filter((column) => !names.includes(column)).map((one) => `${tableName}.${one}`)
    })
    expect(unknown).toEqual([])
  })
})

describe('a statement', () => {
  test('carries an organization, a club or the id of one of their records, or has a reason', () => {
    const without = statements.filter(({ sql }) => carriedBy(sql, placements) === 'neither')
    const named = [...new Set(without.map(({ from }) => from))].sort()
    expect(named).toEqual(Object.values(WITHOUT_PLACE).flat().sort())
  })

  test.each([
    ['placed', 'SELECT s.id FROM shifts s WHERE s.club_id = ? AND s.start_time > ?'],
    ['placed', 'INSERT INTO shifts (id, club_id) VALUES (?, ?)'],
    ['led', 'UPDATE shifts SET club_id = ?, title = ? WHERE id = ?'],
    ['led', 'SELECT s.id FROM shifts s JOIN events e ON e.id = s.event_id WHERE e.id = ?'],
    ['neither', 'SELECT s.id FROM shifts s JOIN events e ON e.id = s.event_id WHERE s.title = ?'],
    ['global', 'SELECT a.id FROM applications a WHERE a.slug = ?'],
    ['neither', 'UPDATE shifts SET id = ? WHERE deleted_at < ?'],
    ['neither', 'SELECT s.id FROM shifts s WHERE s.title = ? AND s.club_id > ?'],
    ['neither', '(SELECT s.id FROM shifts s WHERE s.id = ?) UNION ALL (SELECT s.id FROM shifts s)'],
    [
      'neither',
      'SELECT s.id FROM shifts s WHERE s.title = (SELECT r.name FROM roles r WHERE r.id = ?)',
    ],
  ] as const)('is %s: %s', (carried, sql) => {
    expect(carriedBy(sql, placements)).toBe(carried)
  })
})
