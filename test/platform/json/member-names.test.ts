import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isWithinNameLimit } from '../../../platform/json/member-names.ts'

const isWithin = (value: unknown, max: number) =>
  isWithinNameLimit(Buffer.from(JSON.stringify(value)), max)

const withNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))

function namesIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return new Set([...own, ...Object.values(value).flatMap((inner) => [...namesIn(inner)])])
}

describe('the limit of member names in a JSON text', () => {
  test('includes a text with exactly that number of names', () => {
    expect([isWithin(withNames(50), 50), isWithin(withNames(50), 49)]).toEqual([true, false])
  })

  test('counts a repeated name once', () => {
    expect(isWithin(Array(5000).fill({ a: 1, b: { c: 2 } }), 3)).toBe(true)
  })

  test('counts no string values', () => {
    expect(isWithin({ list: Array.from({ length: 500 }, (_, n) => `"k${n}":`) }, 1)).toBe(true)
  })

  test('counts names apart that differ only in their escapes', () => {
    const names = ['\b', '\f', '\n', '\r', '\t', '"', '\\'].flatMap((a) =>
      ['\b', '\f', '\n', '\r', '\t', '"', '\\'].map((b) => a + b),
    )
    expect(isWithin(Object.fromEntries(names.map((name) => [name, 1])), 48)).toBe(false)
  })

  test('counts names in any valid JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 8 }), (value, max) => {
        const text = Buffer.from(JSON.stringify(value, null, 2))
        if (text.length >= max * 5)
          expect(isWithinNameLimit(text, max)).toBe(namesIn(value).size <= max)
      }),
    )
  })
})
