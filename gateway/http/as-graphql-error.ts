import { GraphQLError } from 'graphql'
import type { AnswerError } from '../../platform/executor.ts'

/** Converts an answer's error to a GraphQLError, which libraries require. */
export function asGraphQLError({ message, path, extensions }: AnswerError): GraphQLError {
  return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null })
}
