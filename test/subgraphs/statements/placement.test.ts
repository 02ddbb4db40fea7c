import { describe, expect, test } from '@jest/globals'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { carriedBy, readPlacements } from './placement.ts'

const ENTITIES = [...CLUB_DATABASE.entities, ...VOLUNTEER_DATABASE.entities]

const placements = readPlacements()

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
