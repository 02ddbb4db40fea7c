import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
} from 'graphql'
import { SCALARS } from './scalars.ts'

/** Resolvers by type and field. They return plain data: compiled queries neither call nor await its members. */
export type Resolvers = Readonly<Record<string, object>>

/** Resolvers that `Context` has all parts for. */
export type ResolversOf<Context> = Readonly<
  Record<string, Readonly<Record<string, FieldOf<Context>>>>
>

type FieldOf<Context> = ResolverOf<Context> | { subscribe: ResolverOf<Context> } | string

type ResolverOf<Context> = (parent: never, args: never, context: Context, info: never) => unknown

type ResolverMap = Parameters<typeof buildSubgraphSchema>[0] extends infer Input
  ? Input extends readonly (infer Module)[]
    ? Module extends { resolvers?: infer Map }
      ? NonNullable<Map>
      : never
    : never
  : never

type ReferenceResolver = (reference: Entity, context: unknown, info: unknown) => unknown

interface Entity {
  __typename: string
}

/**
 * Builds the executable schema of a subgraph. Throws if a resolver has no field in the SDL, or if a type with a
 * resolvable @key has no reference resolver, which authorizes the caller.
 */
export function makeSubgraphSchema(typeDefs: string, resolvers: Resolvers): GraphQLSchema {
  const document = parse(typeDefs)
  const shape = buildSubgraphSchema([{ typeDefs: document }])
  refuseStrayResolvers(shape, resolvers)
  requireReferenceResolvers(document, resolvers)

  const scalars = Object.entries(SCALARS).filter(([name]) => isScalarType(shape.getType(name)))
  const map = { ...Object.fromEntries(scalars), ...mapValues(resolvers, guardReference) }
  return buildSubgraphSchema([{ typeDefs: document, resolvers: map as ResolverMap }])
}

function refuseStrayResolvers(shape: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = shape.getType(typeName)
    if (type === undefined)
      throw new Error(`There are resolvers for ${typeName}, which the SDL lacks.`)
    if (isEnumType(type)) requireAllValues(type, fields)
    if (!isObjectType(type)) continue

    const known = type.getFields()
    const stray = Object.keys(fields).find((name) => !name.startsWith('__') && !(name in known))
    if (stray) throw new Error(`There is a resolver for ${typeName}.${stray}, which the SDL lacks.`)
  }
}

/** Without one, `@apollo/subgraph` resolves every reference to itself, without authorization. */
function requireReferenceResolvers({ definitions }: DocumentNode, resolvers: Resolvers): void {
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION)
      continue
    const isReferable = node.directives?.some(isResolvableKey)
    const type = node.name.value
    if (isReferable && !('__resolveReference' in (resolvers[type] ?? {})))
      throw new Error(`There is no __resolveReference for ${type}, which has a @key.`)
  }
}

function isResolvableKey({ name, arguments: given = [] }: ConstDirectiveNode): boolean {
  const resolvable = given.find((argument) => argument.name.value === 'resolvable')?.value
  return name.value === 'key' && !(resolvable?.kind === Kind.BOOLEAN && !resolvable.value)
}

/** An enum name without an internal value would be passed through unmapped. */
function requireAllValues(type: GraphQLEnumType, values: object): void {
  const known = type.getValues().map(({ name }) => name)
  const given = Object.keys(values)
  const other = [...known, ...given].filter(
    (name) => !(known.includes(name) && given.includes(name)),
  )
  if (other.length > 0)
    throw new Error(
      `The SDL names other values of ${type.name} than the code: ${other.join(', ')}.`,
    )
}

/**
 * Works around `@apollo/subgraph`: a reference that throws synchronously fails all others of the request, and
 * `__typename` is written into the object that the resolver returned.
 */
function guardReference(fields: object): object {
  if (!('__resolveReference' in fields)) return fields

  const resolve = fields.__resolveReference as ReferenceResolver
  return {
    ...fields,
    __resolveReference: async (reference: Entity, context: unknown, info: unknown) => {
      const entity = await resolve(reference, context, info)
      return entity ? { ...entity, __typename: reference.__typename } : null
    },
  }
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
