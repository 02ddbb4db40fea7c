import { GraphQLError } from 'graphql'
import type { AnswerError } from '../../platform/executor.ts'

/** An error of an answer as the object that GraphQL libraries insist on. */
export function asGraphQLError({ message, path, extensions }: AnswerError): GraphQLError {
  return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null })
}
