import {
  buildASTSchema,
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  printSchema,
  visit,
} from 'graphql'
import type { Caller } from '../../platform/caller.ts'
import { type Openings, SURFACES, type Surface } from '../../schema/surfaces.ts'

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** Returns the schema that a caller sees by introspection: what its kind may ask, for ADMINs everything. */
export function makeSurfaceSchemas(
  schema: GraphQLSchema,
  openings: Openings,
): (caller: Caller) => GraphQLSchema {
  const known = new Map<Surface, GraphQLSchema>()

  return (caller) => {
    const surface = SURFACES.find((name) => name === caller.kind)
    if (surface === undefined || (caller.kind === 'staff' && caller.isAdmin)) return schema

    const shown = known.get(surface) ?? toSurfaceSchema(schema, openings, surface)
    known.set(surface, shown)
    return shown
  }
}

function toSurfaceSchema(schema: GraphQLSchema, openings: Openings, surface: Surface) {
  const { definitions } = parse(printSchema(schema), { noLocation: true })
  const isShown = (type: string, { name }: FieldDefinitionNode) =>
    openings[`${type}.${name.value}`]?.includes(surface) ?? true
  const open = definitions.flatMap((node): DefinitionNode[] => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [node]
    const fields = node.fields?.filter((field) => isShown(node.name.value, field)) ?? []
    return fields.length === 0 ? [] : [{ ...node, fields }]
  })
  const reached = findReached(open)
  const kept = open.filter((node) => !('name' in node) || !node.name || isKept(node, reached))
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: kept }, { assumeValid: true })
}

function isKept(node: DefinitionNode, reached: ReadonlySet<string>): boolean {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return true
  return 'name' in node && node.name !== undefined && reached.has(node.name.value)
}

/** Names of the types to which the root fields lead. An interface leads to no type that implements it. */
function findReached(definitions: readonly DefinitionNode[]): ReadonlySet<string> {
  const byName = new Map(
    definitions.flatMap((node) =>
      'name' in node && node.name ? [[node.name.value, node] as const] : [],
    ),
  )
  const reached = new Set(ROOTS.filter((name) => byName.has(name)))
  // A set visits what is added during the iteration.
  for (const name of reached) {
    const node = byName.get(name)
    if (node) visit(node, { NamedType: ({ name: { value } }) => void reached.add(value) })
  }
  return reached
}
