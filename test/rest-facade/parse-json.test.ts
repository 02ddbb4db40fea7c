import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseUniqueJson, RepeatedMember } from '../../rest-facade/parse-json.ts'

/** Numbers between quotes of every kind, so that text looks like structure. */
const tricky = fc.string({ unit: fc.constantFrom('"', '\\', ':', '{', '}', ',', ' ', 'a') })

const values = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    tricky,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(tricky, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any

describe('JSON whose members are unique', () => {
  test('is read as JSON.parse reads it, however it is spaced', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(parseUniqueJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test('may name __proto__', () => {
    expect(Object.keys(parseUniqueJson('{"__proto__":1,"b":2}') as object)).toEqual([
      '__proto__',
      'b',
    ])
  })

  test('may be nested as deep as a body is long', () => {
    expect(() => parseUniqueJson('['.repeat(500_000) + ']'.repeat(500_000))).not.toThrow()
  })
})

describe('a member that is there twice', () => {
  test('is refused, wherever it stands', () => {
    fc.assert(
      fc.property(tricky, values, values, (name, first, second) => {
        const [key, a, b] = [name, first, second].map((each) => JSON.stringify(each))
        const text = `[{"in": [{ ${key} : ${a}, ${key}\n:${b} }]}]`
        expect(() => parseUniqueJson(text)).toThrow(RepeatedMember)
      }),
    )
  })

  test.each([
    ['{"a":1,"a":1}', 'a'],
    ['{"b":"a\\":","a":{"c":[0,{"d":1,"d":2}]}}', 'a.c[1].d'],
    ['[[],{"__proto__":1,"__proto__":2}]', '[1].__proto__'],
    ['{"a":{"x":1},"b":{"x":1},"a":2}', 'a'],
  ])('is named: %s', (text, path) => {
    expect(() => parseUniqueJson(text)).toThrow(expect.objectContaining({ path }))
  })
})
