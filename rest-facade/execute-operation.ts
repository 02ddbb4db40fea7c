import type { GraphExecutor, RequestContext, Variables } from '../platform/executor.ts'
import type { TypedOperation } from '../schema/operations.ts'
import { dataOf } from './refusal.ts'

/** Asks the graph what the operation says; a refusal is thrown as the problem it is. */
export async function askGraph<Data, Vars extends Variables>(
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
