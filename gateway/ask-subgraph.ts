import { hash } from 'node:crypto'
import { type DocumentNode, type GraphQLSchema, getOperationAST, print } from 'graphql'
import { makeBoundedCache } from '../platform/bounded-cache.ts'
import type {
  Answer,
  GraphExecutor,
  Operation,
  RequestContext,
  Variables,
} from '../platform/executor.ts'
import type { Log } from '../platform/log.ts'
import { makeUnavailable } from './unavailable.ts'

export interface Subgraphs {
  apiSchema: GraphQLSchema
  executors: Readonly<Record<string, GraphExecutor>>
  log: Log
}

export interface Question {
  operation: Operation
  document: DocumentNode
  variables: Variables
  context: RequestContext
}

export type AskSubgraph = (subgraph: string, question: Question) => Promise<Answer>

/** Asks one subgraph; one that cannot be reached answers nothing for each of its fields. */
export function makeAskSubgraph({ apiSchema, executors, log }: Subgraphs): AskSubgraph {
  const toUnavailable = makeUnavailable(apiSchema)

  return async (subgraph, { operation, document, variables, context }) => {
    try {
      const executor = executors[subgraph]
      if (!executor) throw new Error(`There is no executor for the subgraph ${subgraph}.`)
      return await executor.execute(operation, variables, context)
    } catch (err) {
      const { requestId } = context
      log.warn({ requestId, subgraph, operation: operation.name, err }, 'a subgraph is unreachable')
      return toUnavailable(document, variables)
    }
  }
}

const MAX_FETCHES = 600

/** Names the fetches of plans as operations; the planner hands in the same document for the same plan. */
export function makeFetchOperations() {
  const texts = new WeakMap<DocumentNode, string>()
  const operations = makeBoundedCache<string, Operation>(MAX_FETCHES)

  return (document: DocumentNode): Operation => {
    const text = texts.get(document) ?? print(document)
    texts.set(document, text)
    const known = operations.get(text)
    if (known) return known

    const operation = toOperation(document, text)
    operations.set(text, operation)
    return operation
  }
}

/** A document of no file as an operation. */
export function toOperation(document: DocumentNode, text: string): Operation {
  const definition = getOperationAST(document)
  return {
    name: definition?.name?.value ?? 'anonymous',
    kind: definition?.operation ?? 'query',
    document: text,
    hash: hash('sha256', text),
    registered: false,
  }
}
