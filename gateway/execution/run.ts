import type { FetchNode } from '@graphql-hive/router-query-planner'
import type { Answer, AnswerError, RequestContext, Variables } from '../../platform/executor.ts'
import type { Subtypes } from '../planning/subtypes.ts'
import type { FetchSubgraph } from './fetch/fetch-subgraph.ts'

/** State of a plan's execution. */
export interface Run {
  askSubgraph: FetchSubgraph
  subtypes: Subtypes
  variables: Variables
  context: RequestContext
  /** Merged data of the fetches so far, by the plan's names. */
  data: Record<string, unknown>
  errors: AnswerError[]
  /** Answer of a subgraph that refused the whole operation. */
  refusal: Answer | null
}

/** Variables of a fetch. */
export function variablesFor({ variableUsages = [] }: Pick<FetchNode, 'variableUsages'>, run: Run) {
  const { variables } = run
  return Object.fromEntries(
    variableUsages
      .filter((name) => Object.hasOwn(variables, name))
      .map((name) => [name, variables[name]]),
  )
}
