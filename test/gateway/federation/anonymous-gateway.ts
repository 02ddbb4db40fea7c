import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql'
import { coerceVariables } from '../../../gateway/documents/coerce-variables.ts'
import { refuseDocument, toReadDocument } from '../../../gateway/documents/documents.ts'
import { makeFetchSubgraph } from '../../../gateway/execution/fetch/fetch-subgraph.ts'
import { makeAnswer } from '../../../gateway/execution/make-answer.ts'
import { makePlanning, type Planning } from '../../../gateway/planning/planning.ts'
import { makePrepare, type PreparedDocument } from '../../../gateway/planning/prepare.ts'
import type { Answer, GraphExecutor, Variables } from '../../../platform/executor.ts'
import { MASKED } from '../../../schema/problem.ts'
import { toGraphSdl } from '../../../schema/registry/compose.ts'
import { aLog, CONTEXT, type LogEntry } from '../samples/sample-graph.ts'

export interface AnonymousGateway {
  apiSchema: GraphQLSchema
  planning: Planning
  execute(document: string, variables?: Variables): Promise<Answer>
  prepare(document: string, variables?: Variables): Promise<PreparedDocument>
  entries: readonly LogEntry[]
}

/** A gateway over any subgraphs, without limits on what a document costs. */
export function makeAnonymousGateway(
  supergraph: string,
  executors: Readonly<Record<string, GraphExecutor>>,
): AnonymousGateway {
  const planning = makePlanning(toGraphSdl(supergraph))
  const { apiSchema } = planning
  const { log, entries } = aLog()
  const prepareRead = makePrepare(planning)
  const answer = makeAnswer({ planning, askSubgraph: makeFetchSubgraph(executors, log), log })

  function coerce(document: DocumentNode, variables: Variables): Variables {
    const { coerced, errors } = coerceVariables(document, variables, apiSchema, {
      hideSuggestions: false,
    })
    if (!coerced) throw new Error(errors?.map(({ message }) => message).join('\n'))
    return coerced
  }

  function prepare(text: string, variables: Variables = {}): Promise<PreparedDocument> {
    const document = parse(text)
    return prepareRead(toReadDocument(document, text), coerce(document, variables))
  }

  return {
    ...{ apiSchema, planning, entries, prepare },

    async execute(text, variables = {}) {
      const document = parse(text)
      const faults = validate(apiSchema, document)
      if (faults.length > 0) return refuseDocument(faults)

      const prepared = await prepare(text, variables).catch(() => null)
      if (!prepared) return { data: null, errors: [MASKED] }
      return answer.prepared(prepared, { variables: coerce(document, variables), context: CONTEXT })
    },
  }
}
