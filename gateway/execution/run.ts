import type { FetchNode } from '@graphql-hive/router-query-planner'
import type { Answer, AnswerError, RequestContext, Variables } from '../../platform/executor.ts'
import type { Subtypes } from '../planning/subtypes.ts'
import type { AskSubgraph } from './fetch/fetch-subgraph.ts'

/** A plan on its way. */
export interface Run {
  askSubgraph: AskSubgraph
  subtypes: Subtypes
  variables: Variables
  context: RequestContext
  /** What the subgraphs have answered so far, by the plan's names. */
  data: Record<string, unknown>
  errors: AnswerError[]
  /** The answer of a subgraph that would not execute what it was asked. */
  refusal: Answer | null
}

/** The variables that a fetch hands on. */
export function variablesFor({ variableUsages = [] }: Pick<FetchNode, 'variableUsages'>, run: Run) {
  const { variables } = run
  return Object.fromEntries(
    variableUsages
      .filter((name) => Object.hasOwn(variables, name))
      .map((name) => [name, variables[name]]),
  )
}
