import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  type FragmentDefinitionNode,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  visit,
} from 'graphql'
import { GRAPH } from '../support/graph.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

const api = GRAPH.planning.apiSchema

const fragments = globSync('operations/facade/*.graphql', { cwd: SCHEMA })
  .flatMap((file) => parse(readFileSync(join(SCHEMA, file), 'utf8')).definitions)
  .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)

/** What the graph tells of a resource and its REST body does not. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  AvailabilityResponseFields: ['clubId', 'createdAt', 'deletedAt'],
  ClubEventFields: ['clubId'],
  EventAccessFields: ['id', 'clubId'],
  HelperFields: ['deletedAt'],
  MatchSessionFields: ['clubId'],
  VolunteerEventFields: ['externalId', 'locationCoordinates', 'timezone', 'deletedAt'],
  ShiftFields: ['deletedAt'],
  VolunteerMessageFields: ['deletedAt'],
  VolunteerRoleFields: ['deletedAt'],
  WebhookEndpointFields: ['clubId', 'installationId', 'failureWarning'],
}

describe('the facade', () => {
  test.each(fragments.map((fragment) => [fragment.name.value, fragment] as const))(
    'asks in %s for every field of its resource, but those that its body leaves out',
    (name, { typeCondition, selectionSet }) => {
      const type = api.getType(typeCondition.name.value)
      if (!isObjectType(type)) throw new Error(`${name} is on no object type.`)
      const asked = selectionSet.selections.map((each) =>
        each.kind === Kind.FIELD ? each.name.value : '',
      )
      const fields = Object.values(type.getFields())
      // A deprecated field in the spelling of REST says what the one that replaces it says.
      const said = fields
        .filter((field) => asked.includes(field.name))
        .map((field) => /^Use `(\w+)`\.$/.exec(field.deprecationReason ?? '')?.[1] ?? field.name)
      const missing = fields
        .filter((field) => isLeafType(getNamedType(field.type)) && !field.deprecationReason)
        .map((field) => field.name)
        .filter((field) => !said.includes(field))
      expect(missing).toEqual(LEFT_OUT[name] ?? [])
    },
  )

  test.each(
    fragments.flatMap((fragment) => {
      const aliases = aliasesOf(fragment)
      return aliases.length > 0 ? [[fragment.name.value, aliases] as const] : []
    }),
  )('asks in %s under names in the spelling of REST alone', (_name, aliases) => {
    const misspelt = aliases.filter(({ field, name }) => name !== toSnakeCase(field))
    expect(misspelt).toEqual([])
  })
})

/** Of a fragment that renames at all, the name under which it asks for each field. */
function aliasesOf(fragment: FragmentDefinitionNode) {
  const asked: { field: string; name: string; isRenamed: boolean }[] = []
  visit(fragment, {
    Field({ name: { value: field }, alias }) {
      asked.push({ field, name: alias?.value ?? field, isRenamed: alias !== undefined })
    },
  })
  return asked.some(({ isRenamed }) => isRenamed) ? asked : []
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
