import { expect, test } from '@jest/globals'
import { CourtEntity } from '../../../../subgraphs/club/courts/entities.ts'
import { equalConditions } from '../../../../subgraphs/foundation/query/equal-conditions.ts'

test('a filter becomes a condition on the column of each property that it names', () => {
  const filter = { locationId: 'l', status: null, publicId: undefined, number: 3 }
  expect(equalConditions(CourtEntity, 'c', filter)).toEqual([
    { sql: 'c.location_id = ?', params: ['l'] },
    { sql: 'c.number = ?', params: [3] },
  ])
})

test('a filter by a property without a column is refused, and never becomes SQL', () => {
  const filter = { number: 3, '1 = 1 OR c.id': 'x' }
  expect(() => equalConditions(CourtEntity, 'c', filter)).toThrow('has no 1 = 1 OR c.id')
})
