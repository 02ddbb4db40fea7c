import { describe, expect, test } from '@jest/globals'
import { buildSchema, parse } from 'graphql'
import { completeData } from '../../../gateway/execution/complete.ts'
import { markAbsent } from '../../../gateway/execution/fetch/merge-into.ts'

const SCHEMA = buildSchema(`
  type Query { item: Item needed: Item! media: Media }
  type Item { name: String price: Int! }
  interface Media { id: ID! }
  type Book implements Media { id: ID! pages: Int }
`)

function complete(document: string, source: Record<string, unknown>) {
  const missing: string[] = []
  const foreign: string[] = []
  const data = completeData(parse(document), source, {
    schema: SCHEMA,
    onUnknownEnumValue: (path) => foreign.push(path.join('.')),
    onMissingValue: (path) => missing.push(path.join('.')),
  })
  return { data, missing, foreign }
}

describe('a value that no fetch of a plan returned', () => {
  test.each([
    ['nullable', '{ item { name } }', { item: {} }, 'item.name'],
    ['of the root', '{ item { name } }', {}, 'item'],
    ['that may not be null', '{ item { price } }', { item: {} }, 'item.price'],
  ])('is reported if it is %s', (_what, document, source, path) => {
    expect(complete(document, source).missing).toEqual([path])
  })

  test('is reported for a non-null field that was fetched as null', () => {
    const { data, missing } = complete('{ item { price } }', { item: { price: null } })
    expect({ data, missing }).toEqual({ data: { item: null }, missing: ['item.price'] })
  })

  test('is null if its subgraph returned null', () => {
    const item = { price: 1 }
    markAbsent(item, ['name', 'price'])
    expect(complete('{ item { name price } }', { item })).toEqual({
      data: { item: { name: null, price: 1 } },
      ...{ missing: [], foreign: [] },
    })
  })

  test('is reported as foreign if the type of its object is unknown', () => {
    const document = '{ media { ... on Book { pages } } }'
    expect(complete(document, { media: { __typename: 'Media' } }).foreign).toEqual(['media'])
    expect(complete(document, { media: { __typename: 'Secret' } }).foreign).toEqual(['media'])
  })

  test('is not reported for an interface with only its own fields selected', () => {
    const { data, foreign } = complete('{ media { id } }', { media: { id: '1' } })
    expect({ data, foreign }).toEqual({ data: { media: { id: '1' } }, foreign: [] })
  })
})
