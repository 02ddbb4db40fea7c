import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findRepeatedMember } from '../../../rest-facade/input/repeated-members.ts'

const find = (text: string) => findRepeatedMember(text, JSON.parse(text))

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
  test('has none that is repeated, however it is spaced', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(find(text)).toBeNull()
      }),
    )
  })

  test('may name __proto__', () => {
    expect(find('{"__proto__":1,"b":2}')).toBeNull()
  })

  test('may be nested as deep as a body is long', () => {
    expect(find('['.repeat(500_000) + ']'.repeat(500_000))).toBeNull()
  })
})

describe('a member that is there twice', () => {
  test('is found, wherever it stands', () => {
    fc.assert(
      fc.property(tricky, values, values, (name, first, second) => {
        const [key, a, b] = [name, first, second].map((each) => JSON.stringify(each))
        const text = `[{"in": [{ ${key} : ${a}, ${key}\n:${b} }]}]`
        expect(find(text)).not.toBeNull()
      }),
    )
  })

  test.each([
    ['{"a":1,"a":1}', 'a'],
    ['{"b":"a\\":","a":{"c":[0,{"d":1,"d":2}]}}', 'a.c[1].d'],
    ['[[],{"__proto__":1,"__proto__":2}]', '[1].__proto__'],
    ['{"a":{"x":1},"b":{"x":1},"a":2}', 'a'],
  ])('is named: %s', (text, path) => {
    expect(find(text)).toBe(path)
  })
})
