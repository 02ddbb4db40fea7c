import { describe, expect, test } from '@jest/globals'
import { isObjectType, parse } from 'graphql'
import { costOf } from '../../../gateway/documents/cost/cost.ts'
import type { Variables } from '../../../platform/executor.ts'
import { GRAPH } from '../../support/graph/graph.ts'

const { apiSchema } = GRAPH.planning

interface PagedList {
  type: string
  field: string
  page: unknown
}

const LISTS = Object.values(apiSchema.getTypeMap()).flatMap((type): PagedList[] =>
  isObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ name, args }) =>
        args
          .filter((argument) => argument.name === 'first')
          .map(({ defaultValue }) => ({ type: type.name, field: name, page: defaultValue })),
      )
    : [],
)

function costWith(list: PagedList, argument: string, variables: Variables = {}): number {
  const field = `${list.field}${argument} { nodes { a: __typename b: __typename } }`
  const body = list.type === 'Query' ? field : `node { ... on ${list.type} { ${field} } }`
  return costOf(parse(`query ($n: Int) { ${body} }`), apiSchema, variables)
}

describe('a list queried without a page size', () => {
  test.each(LISTS)('costs its default page size: $type $field', (list) => {
    expect(list.page).toEqual(expect.any(Number))
    const defaultPage = costWith(list, `(first: ${list.page})`)
    expect(costWith(list, '')).toBe(defaultPage)
    expect(costWith(list, '(first: $n)')).toBe(defaultPage)
    expect(costWith(list, '(first: $n)', { n: null })).toBe(defaultPage)
    expect(costWith(list, `(first: ${Number(list.page) + 1})`)).toBeGreaterThan(defaultPage)
  })

  test('has a default page size for each list of the graph with pages', () => {
    expect(LISTS.length).toBeGreaterThan(30)
  })
})
