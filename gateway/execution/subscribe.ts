import type { Answer, GraphExecutor } from '../../platform/executor.ts'
import { Problem } from '../../schema/problem.ts'
import type { PreparedDocument } from '../planning/prepare.ts'
import type { Asked } from './make-answer.ts'

/** Subscribes a client's document at the one subgraph that can execute it. */
export function makeSubscribe(subgraphs: Readonly<Record<string, GraphExecutor>>) {
  return async (
    { form, operation, passThroughSubgraph }: PreparedDocument,
    { variables, context }: Asked,
  ): Promise<AsyncIterable<Answer>> => {
    const executor = passThroughSubgraph ? subgraphs[passThroughSubgraph] : undefined
    if (!executor) throw notSubscribable()

    const used = Object.entries(variables).filter(([name]) => form.used.has(name))
    return executor.subscribe(operation, Object.fromEntries(used), context)
  }
}

export function notSubscribable(): Problem {
  return new Problem('invalid_input', 'Only a subscription that one subgraph answers is followed.')
}
