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
import { GRAPH } from '../support/graph/graph.ts'

const ROOT = join(import.meta.dirname, '../..')

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const published = buildSchema(read('schema/published/api.graphql'))

const [, unreleased = ''] = /\n## Unreleased\n(.*?)(?=\n## |$)/s.exec(read('CHANGELOG.md')) ?? []

const ENTRIES = unreleased.split(/\n(?=- )/)

describe('what the last published graph lacks', () => {
  test('is named by an entry of the changelog, in the words of the graph or of REST', () => {
    const added = addedTo(published, GRAPH.planning.apiSchema)
    expect(added.filter((member) => !ENTRIES.some((entry) => isNamedBy(entry, member)))).toEqual([])
  })
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

/** Words of a type's name that are no resource. */
const FORMS = ['Input', 'Payload', 'Filter', 'Connection', 'Edge', 'Field', 'Query', 'Mutation']

/** The member beside a word for its type: `notes` alone may be those of another resource. */
function isNamedBy(entry: string, { type, name }: Member): boolean {
  const words = type.match(/[A-Z][a-z]+/g)?.filter((word) => !FORMS.includes(word)) ?? []
  const isAbout = words.length === 0 || words.some((word) => new RegExp(word, 'i').test(entry))
  const names = [name, toRestName(name)]
  return isAbout && names.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(entry))
}
