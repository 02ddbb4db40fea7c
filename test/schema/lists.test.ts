import { describe, expect, test } from '@jest/globals'
import { getNamedType, isInputObjectType, isObjectType, isRequiredInputField } from 'graphql'
import { GRAPH } from '../support/graph/graph.ts'
import { connectionFieldsOf } from './connections.ts'

const LISTS = connectionFieldsOf(GRAPH.planning.apiSchema).map(
  ({ type, field }) => [`${type.name}.${field.name}`, field] as const,
)

/** What free times are computed for. */
const RANGE = ['from', 'to']

describe('a list of the graph', () => {
  test.each(LISTS)(
    '%s › has a page, the ids of its parent and at most one filter',
    (_name, field) => {
      const args = field.args.map(({ name, type }) => `${name}: ${type}`)
      const others = args.filter(
        (arg) => !/^(\w+Id: ID!|filter: \w+Filter|filter: CourtAvailabilityFilter!)$/.test(arg),
      )
      expect(others.sort()).toEqual([expect.stringMatching(/^after: (String|ID)$/), 'first: Int!'])
    },
  )
  test.each(LISTS)('%s › has no condition that is required', (_name, field) => {
    const type = field.args.find(({ name }) => name === 'filter')?.type
    const input = type && getNamedType(type)
    const conditions = isInputObjectType(input) ? Object.values(input.getFields()) : []
    const required = conditions.filter(isRequiredInputField).map(({ name }) => name)
    expect(required).toEqual(String(type) === 'CourtAvailabilityFilter!' ? RANGE : [])
  })

  test.each(LISTS)('%s › is a connection without a total', (_name, field) => {
    const { name } = getNamedType(field.type)
    const connection = GRAPH.planning.apiSchema.getType(name)
    const fields = isObjectType(connection) ? Object.keys(connection.getFields()) : []
    expect(fields).toEqual(expect.arrayContaining(['edges', 'nodes', 'pageInfo']))
    expect(fields).not.toContain('totalCount')
  })
})
