import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { Kind, type SelectionSetNode, visit } from 'graphql'
import { readOperationFiles } from '../../schema/registry/collect-operations.ts'

const files = readOperationFiles(join(import.meta.dirname, '../../schema/operations'))

/** Hidden fields that are read in the place of others: values as REST returns them, and one of both subgraphs. */
const HIDDEN = [
  'facade/imports.graphql: details: storedDetails',
  'facade/locations.graphql: openingHours: storedOpeningHours',
  'gateway/nodes.graphql: types: clubNodeTypes',
  'gateway/nodes.graphql: types: volunteerNodeTypes',
]

describe('registered operations', () => {
  test('name every field as the graph does, but for hidden ones in the place of others', () => {
    const renamed: string[] = []
    for (const { file, document } of files)
      visit(document, {
        SelectionSet(selected) {
          const fields = fieldsOf(selected)
          // One document asks a list by several conditions, each under a name of its own.
          const isAlone = (one: string) =>
            fields.filter(({ name }) => name.value === one).length === 1
          for (const { name, alias } of fields)
            if (alias && isAlone(name.value)) renamed.push(`${file}: ${alias.value}: ${name.value}`)
        },
      })
    expect(renamed).toEqual(HIDDEN)
  })

  test('complete each fragment of a resource from its type', () => {
    // Pages of the portal, and tools of agents, select what they show.
    const ofProduct = files.filter(({ file }) => !/^(portal|mcp)\//.test(file))
    const unmarked = ofProduct.flatMap(({ file, text }) => {
      const fragments = text.matchAll(/^(.*)\nfragment (\w+Fields) on/gm)
      return Array.from(fragments, ([, above = '', name]) =>
        above.startsWith('# Every leaf field') ? [] : [`${file}: ${name}`],
      ).flat()
    })
    expect(unmarked).toEqual([])
  })
})

function fieldsOf({ selections }: SelectionSetNode) {
  return selections.filter((node) => node.kind === Kind.FIELD)
}
