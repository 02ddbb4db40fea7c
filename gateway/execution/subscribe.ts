import type { Answer, GraphExecutor } from '../../platform/executor.ts'
import { Problem } from '../../platform/problem.ts'
import type { Prepared } from '../planning/prepare.ts'
import type { Asked } from './make-answer.ts'

/** Follows a client's own subscription where one subgraph answers all of it. */
export function makeFollow(subgraphs: Readonly<Record<string, GraphExecutor>>) {
  return async (
    { form, operation, owner }: Prepared,
    { variables, context }: Asked,
  ): Promise<AsyncIterable<Answer>> => {
    const executor = owner ? subgraphs[owner] : undefined
    if (!executor) throw notFollowable()

    const used = Object.entries(variables).filter(([name]) => form.used.has(name))
    return executor.subscribe(operation, Object.fromEntries(used), context)
  }
}

export function notFollowable(): Problem {
  return new Problem('invalid_input', 'Only a subscription that one subgraph answers is followed.')
}
