import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { toRestName } from '../../schema/fields/rest-names.ts'
import { readSdl } from '../../schema/sdl.ts'
import { GRAPH } from '../support/graph/graph.ts'
import { RESOURCE_RECORDS } from '../support/graph/resource-records.ts'

const ROOT = join(import.meta.dirname, '../..')

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const published = buildSchema(read('schema/published/api.graphql'))

const [, unreleased = ''] = /\n## Unreleased\n(.*?)(?=\n## |$)/s.exec(read('CHANGELOG.md')) ?? []

describe('what the last published graph lacks', () => {
  test('is named in the changelog, each member in the words of the graph or of REST', () => {
    const added = addedTo(published, GRAPH.planning.apiSchema)
    expect(added.filter(({ name }) => !isNamedIn(unreleased, name))).toEqual([])
  })

  test.each(RESOURCE_RECORDS)(
    'of $type is described on the page of decisions',
    ({ type, fields }) => {
      const product = readSdl('club').includes(`type ${type} `) ? 'club' : 'volunteer'
      const page = read(`docs/${product}-api-decisions.md`)
      const added = addedTo(published, GRAPH.planning.apiSchema)
      const ofType = added.filter((member) => member.type === type && member.name in fields)
      expect(ofType.filter(({ name }) => !isNamedIn(page, name))).toEqual([])
    },
  )
})

interface Member {
  type: string
  name: string
}

/** Types that are new, and members that are new in types that are not. */
function addedTo(before: GraphQLSchema, after: GraphQLSchema): Member[] {
  return Object.values(after.getTypeMap()).flatMap((type) => {
    const former = before.getType(type.name)
    if (former === undefined) return [{ type: type.name, name: type.name }]

    const known = new Set(membersOf(former))
    const added = membersOf(type).filter((name) => !known.has(name))
    return added.map((name) => ({ type: type.name, name: name.split('.').at(-1) ?? '' }))
  })
}

/** Fields, their arguments as `field.argument`, and values. */
function membersOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  if (isInputObjectType(type)) return Object.keys(type.getFields())
  if (!isObjectType(type) && !isInterfaceType(type)) return []

  return Object.values(type.getFields()).flatMap(({ name, args }) => [
    name,
    ...args.map((argument) => `${name}.${argument.name}`),
  ])
}

function isNamedIn(text: string, name: string): boolean {
  return [name, toRestName(name)].some((word) => new RegExp(`\\b${word}\\b`).test(text))
}
