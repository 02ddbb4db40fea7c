import { execute, type GraphQLError, type GraphQLSchema, parse } from 'graphql'
import type { Answer, AnswerError, GraphExecutor } from '../../platform/executor.ts'
import type { UsageCounts } from '../../platform/limits/usage-counts.ts'
import { Problem } from '../../schema/problem.ts'
import type { SubgraphName } from '../../schema/subgraphs.ts'
import { makeFindNodes } from './find-nodes.ts'
import { toUsageFields } from './usage-fields.ts'
import { toViewer } from './viewer.ts'

/** The gateway's own subgraph: the root fields `node`, `nodes`, `viewer` and those of usage. */
export function makeGatewaySubgraph(
  subgraphs: Readonly<Record<SubgraphName, GraphExecutor>>,
  { schema, usage }: { schema: GraphQLSchema; usage: UsageCounts },
): GraphExecutor {
  const findNodes = makeFindNodes(subgraphs)

  return {
    async execute({ document }, variableValues, context): Promise<Answer> {
      const rootValue = {
        ...findNodes(context),
        ...toUsageFields(usage, context.caller),
        viewer: () => toViewer(context.caller),
      }
      const { data, errors } = await execute({
        ...{ schema, document: parse(document), rootValue, variableValues },
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

function toAnswerError({ message, path, originalError }: GraphQLError): AnswerError {
  const extensions = originalError instanceof Problem ? originalError.extensions : {}
  return path ? { message, path, extensions } : { message, extensions }
}
