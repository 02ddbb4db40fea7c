import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  buildSchema,
  NoFragmentCyclesRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
  visit,
} from 'graphql'
import { mergeableFieldsRule } from '../../../gateway/documents/mergeable-fields.ts'

const schema = buildSchema(`
  type Query { thing(how: How, n: Int): Thing a(how: How): A! b: [B!] any: Any }
  input How { x: Int y: Int text: String }
  interface Thing { id: ID! name: String thing: Thing }
  type A implements Thing { id: ID! name: String thing: Thing size: Int a: A many: [A] }
  type B implements Thing { id: ID! name: String thing: Thing size: String a: B many: [A] }
  union Any = A | B
`)

/** Of one pool of names and arguments, so that what is asked often meets. */
const { set } = fc.letrec<{ set: string; selection: string }>((tie) => ({
  set: fc
    .array(tie('selection'), { minLength: 1, maxLength: 3, size: 'max' })
    .map((selections) => `{ ${selections.join(' ')} }`),
  selection: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'selections' },
    fc
      .tuple(
        fc.constantFrom('', '', '', 'k: ', 'l: '),
        fc.constantFrom('id', 'name', 'size', '__typename'),
      )
      .map((parts) => parts.join('')),
    fc.constantFrom('...F', '...G', '... on A { k: id }', '... on B { k: name }'),
    fc
      .tuple(
        fc.constantFrom('', '', '', 'k: ', 'l: '),
        fc.constantFrom(
          ...['thing', 'thing(n: 1)', 'thing(how: {x: 1, y: 2})', 'thing(how: {y: 2, x: 1})'],
          ...['a', 'a(how: {text: "b"})', 'a(how: {text: """b"""})', 'b', 'many', 'any'],
          ...['... on A', '... on B', '... on Thing', '... on Any', '... @skip(if: false)'],
        ),
        tie('set'),
      )
      .map(([alias, field, below]) => `${field.startsWith('.') ? '' : alias}${field} ${below}`),
  ),
}))

const DOCUMENT = fc.tuple(set, set, set).map(
  ([q, f, g]) => `{ k: thing { ...F ...G } ...Q }
      fragment Q on Query ${q} fragment F on A ${f} fragment G on Thing ${g}`,
)

function faultsOf(text: string, rule: typeof OverlappingFieldsCanBeMergedRule) {
  return validate(schema, parse(text), [rule]).map(({ message }) => message)
}

/** How often a rule looks at the names of fields that meet in so many fragments. */
function countLooks(rule: typeof OverlappingFieldsCanBeMergedRule, fragments: number): number {
  const many = (make: (index: number) => string) =>
    Array.from({ length: fragments }, (_, n) => make(n)).join(' ')
  const document = parse(`{ ${many((n) => `...F${n}`)} }
    ${many((n) => `fragment F${n} on Query { a { id } a { name many { id } } }`)}`)
  let looks = 0
  visit(document, {
    Field(node) {
      const { name } = node
      const get = () => {
        looks += 1
        return name
      }
      Object.defineProperty(node, 'name', { enumerable: true, get })
    },
  })
  expect(validate(schema, document, [rule])).toEqual([])
  return looks
}

describe('fields with the same response key', () => {
  test('are refused exactly when graphql-js refuses them', () => {
    const counts = { refused: 0, fine: 0 }
    fc.assert(
      fc.property(DOCUMENT, (text) => {
        // What holds itself is refused for that.
        fc.pre(validate(schema, parse(text), [NoFragmentCyclesRule]).length === 0)
        const expected = faultsOf(text, OverlappingFieldsCanBeMergedRule)
        expect(faultsOf(text, mergeableFieldsRule)).toEqual(expected)
        counts[expected.length > 0 ? 'refused' : 'fine'] += 1
      }),
      { numRuns: 1000 },
    )
    expect(counts.refused).toBeGreaterThan(50)
    expect(counts.fine).toBeGreaterThan(50)
  })

  test('with too many combinations are left to graphql-js', () => {
    const circle = parse('{ a { ...F } } fragment F on A { a { ...F a { k: id k: name } } }')
    expect(validate(schema, circle, [mergeableFieldsRule])).toHaveLength(1)
  })

  test('are accepted by the hundred without comparing all pairs', () => {
    const looks = countLooks(mergeableFieldsRule, 100)
    expect(countLooks(mergeableFieldsRule, 400)).toBe(4 * looks)
    expect(looks).toBeLessThan(countLooks(OverlappingFieldsCanBeMergedRule, 100) / 10)
  })
})
