import { describe, expect, test } from '@jest/globals'
import { findMissing } from './compare-titles.ts'

describe('the titles that a change takes away', () => {
  test('are those that it has less often, wherever they stand', () => {
    expect(findMissing(['a', 'b', 'b', 'c'], ['c', 'b', 'd'])).toEqual(['a', 'b'])
  })

  test('are none where tests only move', () => {
    expect(findMissing(['a', 'b'], ['b', 'a'])).toEqual([])
  })
})
