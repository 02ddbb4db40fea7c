import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql'
import { z } from 'zod'
import {
  type BodyRecord,
  documentAs,
  documentedOf,
  type GraphField,
  type Keywords,
} from '../../../schema/fields/documented.ts'
import { toGraphName, toRestName } from '../../../schema/fields/rest-names.ts'
import { TAG_HEADERS } from '../../answers/entity-tag.ts'
import { REPLAY_HEADERS } from '../../input/replay-header.ts'
import type { Route } from '../../route.ts'
import { type Components, nullableSchema, type Schema } from '../json-schema.ts'
import { toJsonSchema } from '../requests/input-schema.ts'
import { findField, graphFieldOf, selectedFieldsOf } from './selection.ts'

export interface BodySetup {
  graph: GraphQLSchema
  components: Components
  hasSmallEnums: boolean
  /** Codes of the items that the operation refuses one by one. */
  itemCodes: readonly string[]
  /** Translates a text of the graph to the words of REST. */
  toText(description: string): string
  /** Name of the component of a type of the graph. */
  toName(type: string): string
}

/** A member of a body, and the field of the graph that describes it. */
interface Member {
  name: string
  schema: z.ZodType
  of: string
}

/** The successful answers of a route; all of its bodies have one schema. */
export function toDescribedAnswer(
  { answers, idempotencyKey, headerNames = [], toTagged }: Route,
  setup: BodySetup,
) {
  const bodies = Object.values(answers).map((body) => body && toAnswerSchema(body, setup))
  return {
    statuses: Object.keys(answers).map(Number),
    headers:
      idempotencyKey === undefined
        ? [...headerNames, ...(toTagged ? TAG_HEADERS : [])]
        : REPLAY_HEADERS,
    schema: bodies[0] ?? null,
  }
}

/** The JSON Schema of a body, whose records become components. */
export function toAnswerSchema(body: z.ZodType, setup: BodySetup): Schema {
  const { selected, record, field, isItemCode } = documentedOf(body)
  if (isItemCode) return { type: 'string', enum: setup.itemCodes }
  if (field?.of) return toField(field.of, field, setup)
  if (selected === undefined)
    return record
      ? addRecord(record, toSchema(body, setup, record.type), setup)
      : toSchema(body, setup)

  const selection = selectedFieldsOf(selected.fragment)
  const members = [...selection.fields].map(([key, of]) => {
    const nested = selected.members[key] ?? {}
    const schema = nested instanceof z.ZodType ? nested : asField(of, nested)
    return { name: selected.names?.[key] ?? toRestName(key), schema, of }
  })
  const schema = toObject(members, setup)
  return addRecord({ type: selection.type, ...record }, schema, setup)
}

/** Members have the texts of `type`. */
function toSchema(body: z.ZodType, setup: BodySetup, type = ''): Schema {
  const convert = (inner: unknown) => toAnswerSchema(inner as z.ZodType, setup)
  if (body instanceof z.ZodNullable) return nullableSchema(convert(body.unwrap()))
  if (body instanceof z.ZodArray) return { type: 'array', items: convert(body.element) }
  if (body instanceof z.ZodUnion)
    return { oneOf: body.options.map((option) => toSchema(option as z.ZodType, setup, type)) }
  if (body instanceof z.ZodIntersection)
    return { allOf: [convert(body.def.left), convert(body.def.right)] }
  if (body instanceof z.ZodLiteral) return { const: body.value }
  if (!(body instanceof z.ZodObject)) return toJsonSchema(body)

  const members = Object.entries<z.ZodType>(body.shape).map(([name, schema]) => ({
    ...{ name, schema },
    of: `${type}.${toGraphName(name)}`,
  }))
  return toObject(members, setup)
}

function toObject(members: readonly Member[], setup: BodySetup): Schema {
  const required = members.filter(({ schema }) => !(schema instanceof z.ZodOptional))
  const properties = members.map((member) => [member.name, toMember(member, setup)])
  return {
    type: 'object',
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    properties: Object.fromEntries(properties),
  }
}

function toMember({ schema, of }: Member, setup: BodySetup): Schema {
  const present = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  const { field } = documentedOf(present)
  if (field) return toField(field.of ?? of, field, setup)

  const made = toAnswerSchema(present, setup)
  const text =
    schema.description ??
    made.description ??
    setup.toText(findField(of, setup.graph)?.description ?? '')
  return text === '' ? made : withText(made, text)
}

function addRecord(record: BodyRecord, schema: Schema, setup: BodySetup): Schema {
  const { type = '', suffix, isClosed } = record
  const name = record.name ?? (suffix ? itemNameOf(schema) + suffix : setup.toName(type))
  const text = record.description ?? setup.toText(setup.graph.getType(type)?.description ?? '')
  return setup.components.add(name, {
    ...(text !== '' && { description: text }),
    ...schema,
    ...(isClosed && { additionalProperties: false }),
  })
}

/** The place of a description among the keywords does not depend on the origin of a schema. */
function withText(schema: Schema, description: string): Schema {
  const { type, format, ...others } = schema
  if (others.properties || others.$ref || format) return { ...schema, description }
  return { ...(type && { type }), description, ...others }
}

/** The component of the rows of an envelope. */
function itemNameOf({ properties = {} }: Schema): string {
  const [rows] = Object.values(properties)
  const { $ref = '' } = rows?.items?.allOf?.[0] ?? rows?.items ?? {}
  return $ref.slice($ref.lastIndexOf('/') + 1)
}

function asField(of: string, keywords: Keywords): z.ZodType {
  return documentAs(z.unknown(), { field: { of, keywords } })
}

/** The type, the null and the text of a field of the graph, with the keywords of the body. */
function toField(of: string, { isPresent, keywords }: GraphField, setup: BodySetup): Schema {
  const { items, ...others } = keywords
  const { type, description } = graphFieldOf(of, setup.graph)
  const { items: ofType, ...plain } = toType(type, setup)
  const text = setup.toText(description ?? '')
  const completed = {
    ...plain,
    ...(text !== '' && { description: text }),
    ...(ofType && { items: { ...ofType, ...(items as Schema | undefined) } }),
    ...others,
  }
  return isPresent || isNonNullType(type) ? completed : nullableSchema(completed)
}

function toType(type: GraphQLOutputType, setup: BodySetup): Schema {
  const present = getNullableType(type)
  if (isListType(present)) return { type: 'array', items: toType(present.ofType, setup) }
  if (!isEnumType(present)) return SCALARS[getNamedType(present).name] ?? { type: 'string' }

  const names = present.getValues().map(({ name }) => name)
  return {
    type: 'string',
    enum: setup.hasSmallEnums ? names.map((name) => name.toLowerCase()) : names,
  }
}

const SCALARS: Readonly<Record<string, Schema>> = {
  Boolean: { type: 'boolean' },
  Int: { type: 'integer', minimum: 0 },
  Float: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  JSON: {},
  ID: { type: 'string', format: 'uuid' },
}
