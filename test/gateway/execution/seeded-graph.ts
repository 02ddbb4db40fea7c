import { createHash } from 'node:crypto'
import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  type DocumentNode,
  execute,
  type GraphQLAbstractType,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql'
import { fieldOf } from '../../../gateway/documents/field-of.ts'
import { toUsageFields } from '../../../gateway/execution/usage-fields.ts'
import { toViewer } from '../../../gateway/execution/viewer.ts'
import { type Gateway, makeGateway } from '../../../gateway/gateway.ts'
import { readGraph } from '../../../gateway/planning/read-graph.ts'
import type { Answer, Variables } from '../../../platform/executor.ts'
import { makeUsageCounts } from '../../../platform/limits/usage-counts.ts'
import { Problem } from '../../../schema/problem.ts'
import { readGraphSdl, readSdl } from '../../../schema/sdl.ts'
import { SUBGRAPHS, type SubgraphName } from '../../../schema/subgraphs.ts'
import { makeSubgraph, type Subgraph } from '../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../subgraphs/foundation/graph/subgraph-operations.ts'
import { EVERY_CLUB_ACTIVE } from '../../support/club/every-club-active.ts'
import { aLog, CONTEXT } from '../samples/sample-graph.ts'

const GRAPH = readGraph(readGraphSdl(), [])

export const API_SCHEMA = GRAPH.planning.apiSchema

const NODE = API_SCHEMA.getType('Node')

const NODE_TYPES = isAbstractType(NODE)
  ? API_SCHEMA.getPossibleTypes(NODE).map(({ name }) => name)
  : []

interface Seeded {
  __typename: string
  id: string
  seed: string
}

/** A value for any field, which depends on nothing but the object, the field and its arguments. */
const resolveBySeed: GraphQLFieldResolver<Seeded | undefined, unknown> = (
  parent,
  args,
  _context,
  { parentType, fieldName, returnType },
) => {
  const seed = parent?.seed ?? ''
  if (fieldName === 'id' && parent) return parent.id
  if (fieldName === 'node' && !parent) return nodeOf(String(args['id']))
  if (fieldName === 'nodes' && !parent) return (args['ids'] as string[]).map(nodeOf)
  if (fieldName === 'clubNodeTypes' || fieldName === 'volunteerNodeTypes')
    return (args['ids'] as string[]).map((id) => ownNodeTypeOf(fieldName, id))
  if (fieldName === 'viewer' && !parent) return toViewer(CONTEXT.caller)
  const usage = toUsageFields(makeUsageCounts(), CONTEXT.caller)
  if (fieldName === 'fieldUsage' && !parent)
    return usage.fieldUsage({ coordinates: args['coordinates'] as string[] })
  if (fieldName === 'operationUsage' && !parent) return usage.operationUsage()
  const shown = JSON.stringify(sorted(visible(args, `${parentType.name}.${fieldName}`)))
  return seededValue(returnType, `${parentType.name} ${seed} ${fieldName} ${shown}`)
}

/** Without the arguments that clients do not see: a subgraph has the defaults of those, too. */
function visible(args: Readonly<Record<string, unknown>>, coordinate: string) {
  const [type = '', name = ''] = coordinate.split('.')
  const names = fieldOf(API_SCHEMA.getType(type), name)?.args.map((arg) => arg.name) ?? []
  return Object.fromEntries(Object.entries(args).filter(([arg]) => names.includes(arg)))
}

/** The answer of plain graphql-js over the API's schema. */
export async function askPlainly(document: DocumentNode, variables: Variables): Promise<Answer> {
  const { data, errors } = await execute({
    schema: API_SCHEMA,
    document,
    variableValues: variables,
    fieldResolver: resolveBySeed,
    typeResolver: (value) => (value as Seeded).__typename,
  })
  return data === undefined
    ? { errors: errors ?? [] }
    : { data, errors: (errors ?? []).map(toAnswerError) }
}

/** The gateway over subgraphs with the same resolvers. */
export function makeSeededGateway(): Promise<Gateway> {
  const { log } = aLog()
  const subgraphs = Object.fromEntries(
    SUBGRAPHS.map((name) => {
      const operations = makeOperations(readSdl(name), seededResolvers(name))
      return [
        name,
        makeSubgraph({
          name,
          operations,
          log,
          findInactiveClubs: EVERY_CLUB_ACTIVE,
          makeContext: () => ({}),
        }),
      ]
    }),
  ) as Record<SubgraphName, Subgraph>
  return makeGateway({ graph: GRAPH, subgraphs, isSchemaVisible: true, log })
}

function seededResolvers(name: SubgraphName) {
  const schema = buildSubgraphSchema(parse(readSdl(name)))
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !/^_|^Subscription$/.test(type.name),
  )
  return Object.fromEntries(
    objects.map((type) => {
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : []
      const own = fields.filter((field) => !field.startsWith('_'))
      return [
        type.name,
        {
          ...Object.fromEntries(own.map((field) => [field, resolveBySeed])),
          ...(NODE_TYPES.includes(type.name) ? { __resolveReference: toNode } : {}),
        },
      ]
    }),
  )
}

function toNode({ __typename, id }: { __typename: string; id: string }): Seeded {
  return { __typename, id, seed: id }
}

const SDL_BEHIND = { clubNodeTypes: readSdl('club'), volunteerNodeTypes: readSdl('volunteer') }

/** What only the gateway asks: a subgraph knows the types that it owns. */
function ownNodeTypeOf(field: keyof typeof SDL_BEHIND, id: string): string | null {
  const type = nodeOf(id).__typename
  return SDL_BEHIND[field].includes(`type ${type} implements Node`) ? type : null
}

/** What `node` finds by an id. */
function nodeOf(id: string): Seeded {
  return toNode({ __typename: pick(NODE_TYPES, numberOf(id)), id })
}

function toAnswerError({ message, path, originalError }: GraphQLError) {
  const code = originalError instanceof Problem ? originalError.code : 'internal_error'
  return { message, ...(path ? { path } : {}), extensions: { code } }
}

function seededValue(type: GraphQLOutputType, seed: string): unknown {
  const chance = numberOf(seed)
  if (chance % 23 === 0) throw new Problem('not_found', 'There is none.')
  if (!isNonNullType(type) && chance % 7 === 0) return null

  const nullable = getNullableType(type)
  if (isListType(nullable))
    return Array.from({ length: chance % 4 }, (_, index) =>
      itemOf(nullable.ofType, `${seed} ${index}`),
    )
  if (isScalarType(nullable)) return scalarOf(nullable.name, chance)
  if (isEnumType(nullable)) return pick(apiValuesOf(nullable.name), chance)
  const [parent = ''] = seed.split(' ', 1)
  return objectOf(nullable.name, parent, chance)
}

/** Throwing for an item would fail its whole list. */
function itemOf(type: GraphQLOutputType, seed: string): unknown {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return seededValue(type, `${seed} ${attempt}`)
    } catch {}
  }
}

function objectOf(name: string, parent: string, chance: number): Seeded {
  const type = API_SCHEMA.getType(name)
  const object = isAbstractType(type) ? pick(possibleTypesBelow(parent, type), chance) : type
  const __typename = object?.name ?? name
  const id = `${__typename}-${chance % 1000}`
  return { __typename, id, seed: id }
}

const SDL_OF_SUBGRAPHS = SUBGRAPHS.map(readSdl)

/** A subgraph answers none but its own types. */
function possibleTypesBelow(parent: string, type: GraphQLAbstractType) {
  const owner = SDL_OF_SUBGRAPHS.find((sdl) => sdl.includes(`type ${parent} `)) ?? ''
  return API_SCHEMA.getPossibleTypes(type).filter(({ name }) => owner.includes(`type ${name} `))
}

function apiValuesOf(name: string): readonly string[] {
  const type = API_SCHEMA.getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}

function scalarOf(name: string, chance: number): unknown {
  if (name === 'Int') return chance % 1000
  if (name === 'Float') return chance / 8
  if (name === 'Boolean') return chance % 2 === 0
  if (name === 'DateTime') return new Date(Date.UTC(2026, 6, 1) + chance).toISOString()
  if (name === 'Date') return `2026-07-${10 + (chance % 20)}`
  if (name === 'JSON') return { chance, list: [chance % 3, null, 'é'] }
  return `${name}-${chance % 100}`
}

function pick<Item>(items: readonly Item[], chance: number): Item {
  const item = items[chance % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

function numberOf(seed: string): number {
  return createHash('sha1').update(seed).digest().readUInt32BE()
}

/** Arguments may come in any order, and times as text or as dates. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}
