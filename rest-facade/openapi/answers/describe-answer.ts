import type { GraphQLSchema } from 'graphql'
import type { Route } from '../../route.ts'
import type { Schema } from '../json-schema.ts'
import { inferBody } from './infer.ts'
import { type Input, observeAnswers } from './observe.ts'
import { selectionOf } from './selection.ts'

/** The successful answers of a route. */
export interface DescribedAnswer {
  statuses: readonly number[]
  /** Names of the headers that the route itself sends. */
  headers: readonly string[]
  /** Null for an answer without a body. */
  body: Schema | null
}

export interface AnswerSetup {
  graph: GraphQLSchema
  inputs: readonly Input[]
  declared: Readonly<Record<string, Schema>>
  texts: Readonly<Record<string, string>>
  toText(description: string): string
}

/** What a route answers, found by running it over samples of its operation's data. */
export function describeAnswer(
  route: Route,
  { graph, inputs, ...words }: AnswerSetup,
): DescribedAnswer {
  const observed = observeAnswers(route, selectionOf(route.operation, graph), inputs)
  const { runs } = observed
  const hasBody = runs.some(({ body }) => body !== undefined)
  return {
    statuses: [...new Set(runs.map(({ status }) => status))].sort(),
    headers: [...new Set(runs.flatMap(({ headers }) => headers))].sort(),
    body: hasBody ? inferBody({ observed, ...words }) : null,
  }
}
