import type { FetchNode } from '@graphql-hive/router-query-planner'
import type { AnswerError } from '../../platform/executor.ts'
import { keyOf, rootFieldsOf } from '../documents/root-fields.ts'
import { UNAVAILABLE } from './ask-subgraph.ts'
import { toFetchOperation } from './fetch-operation.ts'
import { mergeInto } from './merge-into.ts'
import { type Run, variablesFor } from './run.ts'

/** Asks a subgraph for fields of the root. */
export async function fetchRoot(node: FetchNode, run: Run): Promise<void> {
  const { operation, document } = toFetchOperation(node)
  const keys = rootFieldsOf(document).map(keyOf)
  const { askSubgraph, context } = run
  const answer = await askSubgraph(node.serviceName, operation, variablesFor(node, run), context)
  if (answer === null) {
    run.errors.push(...keys.map((key) => ({ ...UNAVAILABLE, path: [key] })))
    return
  }

  if (answer.data === undefined) run.refusal = answer
  mergeInto(run.data, answer.data ?? {})
  run.errors.push(...(answer.errors ?? []).map((error) => withPath(error, keys)))
}

function withPath(error: AnswerError, [first = '']: readonly string[]): AnswerError {
  return { ...error, path: error.path ?? [first] }
}
