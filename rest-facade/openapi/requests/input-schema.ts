import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { z } from 'zod'
import { documentedOf } from '../../../schema/fields/documented.ts'
import { toGraphName } from '../../../schema/fields/rest-names.ts'
import { type Components, mapMembers, type Schema } from '../json-schema.ts'

/** Key of an object under which the names of its members in the graph are noted. */
const GRAPH_NAMES = 'x-graph-names'

/** Inputs of the graph by name: fields of an input, or arguments of a field. */
export type GraphInputs = Readonly<Record<string, GraphQLInputField | GraphQLArgument>>

export interface InputSetup {
  components: Components
  toText(description: string): string
}

/** The JSON Schema of what clients send, with the descriptions of the graph's inputs. */
export function toInputSchema(schema: z.ZodType, inputs: GraphInputs, setup: InputSetup): Schema {
  return describe(toJsonSchema(schema), inputs, setup)
}

/** Members of an object of the graph's inputs, if the type is one. */
export function graphMembersOf(type: GraphQLInputType): GraphInputs | undefined {
  const named = getNamedType(type)
  return isInputObjectType(named) ? named.getFields() : undefined
}

export function toJsonSchema(schema: z.ZodType): Schema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const { graphNames, items, needsMember } = documentedOf(zodSchema)
      if (graphNames) jsonSchema[GRAPH_NAMES] = Object.fromEntries(graphNames)
      if (needsMember) jsonSchema.minProperties = 1
      if (items) Object.assign(jsonSchema, { items: toJsonSchema(items) })
    },
  })
  const { $schema: _, ...plain } = JSON.parse(JSON.stringify(made)) as Schema
  return plain
}

/** Names of the members of an object in the graph, by their names in REST. */
export function graphNamesOf(schema: Schema): Readonly<Record<string, string>> {
  return (schema[GRAPH_NAMES] ?? {}) as Readonly<Record<string, string>>
}

function describe(schema: Schema, inputs: GraphInputs, setup: InputSetup, parent = ''): Schema {
  const { properties } = schema
  if (properties === undefined)
    return mapMembers(schema, (member) => describe(member, inputs, setup, parent))

  const names = graphNamesOf(schema)
  const { [GRAPH_NAMES]: _, ...plain } = schema
  const described = Object.entries(properties).map(([name, member]) => {
    const field = names[name] ?? toGraphName(name)
    const input = inputs[field]
    const nested = input && graphMembersOf(input.type)
    const own = FORMS[`${parent}.${field}`]
    const text = member.description ?? setup.toText(input?.description ?? '')
    const converted = nested
      ? toComponents(member, { input, nested, own }, setup)
      : describe(member, {}, setup)
    return [name, { ...converted, ...defaultIn(text), ...(text !== '' && { description: text }) }]
  })
  return { ...plain, properties: Object.fromEntries(described) }
}

/** The value of an absent field, which its description states: `` `draft` when it is left out ``. */
function defaultIn(text: string): { default?: unknown } {
  const [, name, value] = LEFT_OUT.exec(text) ?? []
  if (name !== undefined) return { default: name }
  return value === undefined ? {} : { default: JSON.parse(value.toLowerCase()) }
}

const LEFT_OUT = /(?:`(\w+)`|\b(true|false|\d+)) when it is left out/i

/** Fields whose REST form differs from that of other fields with the same input of the graph. */
const FORMS: Readonly<Record<string, string>> = {
  'WorkflowActionInput.audience': 'ActionAudienceInput',
}

interface Nested {
  input: GraphQLInputField | GraphQLArgument
  nested: GraphInputs
  own: string | undefined
}

/** Moves the objects of a nested input to a component with the name of the input. */
function toComponents(schema: Schema, within: Nested, setup: InputSetup): Schema {
  if (schema.properties === undefined)
    return mapMembers(schema, (member) => toComponents(member, within, setup))

  const { name, description } = getNamedType(within.input.type)
  const text = setup.toText(description ?? '')
  const described = describe(schema, within.nested, setup, name)
  return setup.components.add(within.own ?? name.replace(/^Volunteer/, ''), {
    ...(text !== '' && { description: text }),
    ...described,
  })
}
