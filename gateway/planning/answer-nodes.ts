import { execute, type GraphQLError, type GraphQLSchema, parse } from 'graphql'
import type {
  Answer,
  AnswerError,
  GraphExecutor,
  Operation,
  RequestContext,
} from '../../platform/executor.ts'
import { Problem } from '../../platform/problem.ts'
import type { SubgraphName } from '../../schema/registry/compose.ts'
import { toOperation } from '../documents/to-operation.ts'
import { UNAVAILABLE } from './ask-subgraph.ts'

/** What tells each subgraph's types of nodes apart, for the caller; clients do not see these fields. */
const TYPE_FIELDS: Readonly<Record<string, string>> = {
  club: 'clubNodeType',
  volunteer: 'volunteerNodeType',
}

/** The gateway's own subgraph: it finds out which type an id has, and knows nothing else of it. */
export function makeAnswerNodes(
  subgraphs: Readonly<Record<SubgraphName, GraphExecutor>>,
  apiSchema: GraphQLSchema,
): GraphExecutor {
  const questions = Object.entries(TYPE_FIELDS).map(([name, field]) => {
    const text = `query FindNodeType($id: ID!) { type: ${field}(id: $id) }`
    const operation: Operation = { ...toOperation(parse(text), text), registered: true }
    return { executor: subgraphs[name as SubgraphName], operation }
  })

  async function node({ id }: { id: string }, context: RequestContext) {
    const answers = await Promise.allSettled(
      questions.map(({ executor, operation }) => executor.execute(operation, { id }, context)),
    )
    const types = answers.map((answer) =>
      answer.status === 'fulfilled' ? typeOf(answer.value) : undefined,
    )
    const type = types.find((found) => typeof found === 'string')
    if (type !== undefined) return { __typename: type, id }
    if (types.includes(undefined))
      throw new Problem(UNAVAILABLE.extensions.code, UNAVAILABLE.message)

    return null
  }

  return {
    async execute({ document }, variableValues, contextValue): Promise<Answer> {
      const rootValue = { node }
      const { data, errors } = await execute({
        schema: apiSchema,
        document: parse(document),
        rootValue,
        variableValues,
        contextValue,
      })
      return errors
        ? { data: data ?? null, errors: errors.map(toAnswerError) }
        : { data: data ?? null }
    },

    async subscribe() {
      throw new Problem('invalid_input', 'Nodes are read, not followed.')
    },
  }
}

/** Undefined when the subgraph cannot say. */
function typeOf({ data, errors }: Answer): string | null | undefined {
  return errors || !data ? undefined : (data['type'] as string | null)
}

function toAnswerError({ message, path, originalError }: GraphQLError): AnswerError {
  const extensions = originalError instanceof Problem ? originalError.extensions : {}
  return path ? { message, path, extensions } : { message, extensions }
}
