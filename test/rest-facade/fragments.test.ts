import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { visit } from 'graphql'
import { readOperationFiles } from '../../schema/registry/collect-operations.ts'

const files = readOperationFiles(join(import.meta.dirname, '../../schema/operations'))

describe('registered operations', () => {
  test('name every field as the graph does', () => {
    const renamed: string[] = []
    for (const { file, document } of files)
      visit(document, {
        Field({ name, alias }) {
          if (alias) renamed.push(`${file}: ${alias.value}: ${name.value}`)
        },
      })
    expect(renamed).toEqual([])
  })

  test('complete each fragment of a resource from its type', () => {
    const unmarked = files.flatMap(({ file, text }) => {
      const fragments = text.matchAll(/^(.*)\nfragment (\w+Fields) on/gm)
      return Array.from(fragments, ([, above = '', name]) =>
        above.startsWith('# Every leaf field') ? [] : [`${file}: ${name}`],
      ).flat()
    })
    expect(unmarked).toEqual([])
  })
})
