import { describe, expect, test } from '@jest/globals'
import { type EnumTypeDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql'
import { toEnumName } from '../../schema/enum-names.ts'
import { GRAPH_CODES } from '../../schema/problem-codes.ts'
import { readSdl } from '../../schema/sdl.ts'
import { SUBGRAPHS, type SubgraphName } from '../../schema/subgraphs.ts'

const problemCodeOf = (name: SubgraphName) =>
  parse(readSdl(name)).definitions.find(
    (node): node is EnumTypeDefinitionNode =>
      node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'ProblemCode',
  )

describe('ProblemCode', () => {
  test.each(SUBGRAPHS)('of the %s subgraph has exactly the codes of the graph', (name) => {
    const values = problemCodeOf(name)?.values ?? []
    expect(values.map((value) => value.name.value)).toEqual(GRAPH_CODES.map(toEnumName))
  })

  test('has the same descriptions in both subgraphs', () => {
    const [club, volunteer] = SUBGRAPHS.map(problemCodeOf).map((type) =>
      [type, ...(type?.values ?? [])].map((node) => node?.description?.value),
    )
    expect(club).toEqual(volunteer)
  })

  test('is the type of each code of a refusal', () => {
    const types = SUBGRAPHS.flatMap((name) => parse(readSdl(name)).definitions).filter(
      (node): node is ObjectTypeDefinitionNode =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION && /(Refusal|Error)$/.test(node.name.value),
    )
    expect(types.length).toBeGreaterThanOrEqual(6)
    for (const { name, fields = [] } of types) {
      const code = fields.find((field) => field.name.value === 'code')
      expect([name.value, code?.type]).toMatchObject([
        name.value,
        { kind: Kind.NON_NULL_TYPE, type: { name: { value: 'ProblemCode' } } },
      ])
    }
  })
})
