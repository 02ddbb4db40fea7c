import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatIsoText } from '../../schema/fields/format-iso-text.ts'

describe('the ISO text of a time', () => {
  test('is what toISOString gives, for every time there is', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (time) => {
        expect(formatIsoText(time)).toBe(time.toISOString())
      }),
      { numRuns: 2000 },
    )
  })

  test('stays right when more days are spoken of than are kept', () => {
    for (let day = -5000; day < 5000; day += 1) {
      const time = new Date(day * 86_400_000 + day)
      expect(formatIsoText(time)).toBe(time.toISOString())
    }
  })

  test('is refused for what is no time', () => {
    expect(() => formatIsoText(new Date(Number.NaN))).toThrow(RangeError)
  })
})
