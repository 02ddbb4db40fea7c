import type { GraphExecutor, RequestContext, Variables } from '../platform/executor.ts'
import type { TypedOperation } from '../schema/operations.ts'
import { dataOf } from './refusal.ts'

/** Executes a registered operation and returns its data; throws the first error as a Problem. */
export async function executeOperation<Data, Vars extends Variables>(
  executor: GraphExecutor,
  operation: TypedOperation<Data, Vars>,
  variables: NoInfer<Vars>,
  context: RequestContext,
): Promise<Data> {
  const answer = await executor.execute(operation, variables, context)
  await answer.readChunked?.()
  // The data is what the operation's own document selects.
  return dataOf(answer) as Data
}
