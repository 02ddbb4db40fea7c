import { buildSubgraphSchema } from '@apollo/subgraph'
import { execute, type GraphQLSchema, isScalarType, parse } from 'graphql'
import type { GraphExecutor, Operation, Variables } from '../../../platform/executor.ts'
import { remember } from '../../../schema/registry/remember.ts'
import { readSdl } from '../../../schema/sdl.ts'
import { SUBGRAPHS, type SubgraphName } from '../../../schema/subgraphs.ts'
import { SCALARS } from '../../../subgraphs/foundation/graph/scalars.ts'

/**
 * Compiled operations pass on leaves as resolvers give them. This completes their answers by plain
 * graphql-js, which makes each leaf what its type says, and fails where that was not the same already.
 */
export function withLeavesChecked<Owner extends GraphExecutor>(
  name: SubgraphName,
  subgraph: Owner,
): Owner {
  return {
    ...subgraph,
    async execute(operation, variables, request) {
      const answer = await subgraph.execute(operation, variables, request)
      if (!operation.registered || !answer.data || answer.errors) return answer

      const complete = await completeAgain(name, { operation, variables }, answer.data)
      if (JSON.stringify(answer.data) === JSON.stringify(complete)) return answer
      throw new Error(`${operation.name} answers leaves that are not of their types.`)
    },
  }
}

/** A leaf that graphql-js cannot serialize throws. */
async function completeAgain(
  name: SubgraphName,
  { operation, variables }: { operation: Operation; variables: Variables },
  data: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const completed = await execute({
    schema: SCHEMAS[name],
    document: toDocument(operation.document),
    rootValue: data,
    fieldResolver: (parent, _args, _context, { path }) => parent[path.key],
    variableValues: JSON.parse(JSON.stringify(variables)),
  })
  const [error] = completed.errors ?? []
  if (error) throw error
  return completed.data
}

const toDocument = remember(parse)

const SCHEMAS = Object.fromEntries(
  SUBGRAPHS.map((name) => [name, toPlainSchema(readSdl(name))]),
) as Record<SubgraphName, GraphQLSchema>

function toPlainSchema(sdl: string): GraphQLSchema {
  const typeDefs = parse(sdl)
  const shape = buildSubgraphSchema([{ typeDefs }])
  const scalars = Object.entries(SCALARS).filter(([name]) => isScalarType(shape.getType(name)))
  return buildSubgraphSchema([{ typeDefs, resolvers: Object.fromEntries(scalars) }])
}
