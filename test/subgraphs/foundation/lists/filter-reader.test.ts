import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { omittable, yesOrNo } from '../../../../schema/fields/input-fields.ts'
import { inputRecord } from '../../../../schema/fields/input-record.ts'
import { filterReader } from '../../../../subgraphs/foundation/lists/filter-reader.ts'

const readFilter = filterReader(
  inputRecord({ includeDeleted: yesOrNo, tag: omittable(z.string().max(3)) }),
)

test.each([null, undefined, {}, { tag: null }])('the filter %j has no condition', (filter) => {
  expect(readFilter(filter)).toEqual({ includeDeleted: false, tag: null })
})

test('a filter has the given conditions', () => {
  const filter = { includeDeleted: true, tag: 'bar' }
  expect(readFilter(filter)).toEqual(filter)
})

test('a faulty condition is refused with its name', () => {
  expect(() => readFilter({ tag: 'barrel' })).toThrow(/^tag: /)
})
