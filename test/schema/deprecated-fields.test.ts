import { describe, expect, test } from '@jest/globals'
import { parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { loadOperations } from '../../schema/operations.ts'
import { GRAPH } from '../support/graph/graph.ts'

const SCHEMA = GRAPH.planning.whole.schema

describe('the registered operations', () => {
  test('select no deprecated field and send no deprecated argument', () => {
    const found = [...loadOperations().values()].flatMap(({ document }) => findDeprecated(document))
    expect([...new Set(found)]).toEqual([])
  })
})

function findDeprecated(document: string): string[] {
  const found: string[] = []
  const at = new TypeInfo(SCHEMA)
  const fieldName = () => `${at.getParentType()?.name}.${at.getFieldDef()?.name}`
  const visitor = visitWithTypeInfo(at, {
    Field() {
      if (at.getFieldDef()?.deprecationReason) found.push(fieldName())
    },
    Argument({ name }) {
      if (at.getArgument()?.deprecationReason) found.push(`${fieldName()}(${name.value})`)
    },
  })
  visit(parse(document), visitor)
  return found
}
