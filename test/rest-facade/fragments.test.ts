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
import { readOperationFiles } from '../../schema/registry/collect-operations.ts'
import { GRAPH } from '../support/graph/graph.ts'

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

  test('asks for every field under its name in the graph', () => {
    const renamed: string[] = []
    for (const { file, document } of readOperationFiles(join(SCHEMA, 'operations')))
      visit(document, {
        Field({ name, alias }) {
          if (alias) renamed.push(`${file}: ${alias.value}: ${name.value}`)
        },
      })
    expect(renamed).toEqual([])
  })
})
