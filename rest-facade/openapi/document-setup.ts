import type { GraphQLSchema } from 'graphql'
import type { RestError } from '../api.ts'
import type { Route } from '../route.ts'
import type { AnswerTexts } from './answers/answer-texts.ts'
import type { ErrorForm } from './errors/error-forms.ts'
import type { Response } from './errors/error-responses.ts'
import type { ApiCodes } from './errors/route-codes.ts'
import type { Schema } from './json-schema.ts'

/** A recorded request with its path below the prefix, and the bodies of its successes by status. */
export interface OperationExamples {
  path?: string
  request?: unknown
  answers: Readonly<Record<string, unknown>>
}

/** What tests have recorded in a sandbox. */
export interface DocumentExamples {
  /** Requests and answers by the id of the operation. */
  operations: Readonly<Record<string, OperationExamples>>
  /** A delivery of each event type. */
  events: Readonly<Record<string, unknown>>
  /** A frame of the event stream, of the API that has one. */
  frame?: unknown
}

/** What the document of an API says besides its routes. */
export interface DocumentSetup {
  info: Readonly<Record<string, unknown>>
  prefix: string
  tags: Readonly<Record<string, string>>
  routes: readonly Route[]
  errors: Readonly<Record<string, RestError>>
  hasSmallEnums: boolean
  codes: ApiCodes
  errorForm: ErrorForm
  /** Headers of every answer to a counted request. */
  rateHeaders: readonly string[]
  securitySchemes: Readonly<Record<string, unknown>>
  /** Alternatives of a credential with these scopes. */
  toSecurity(scopes: readonly string[]): readonly Readonly<Record<string, readonly string[]>>[]
  /** Name of the component of a type of the graph. */
  toName(type: string): string
  /** Codes of the items that an operation refuses one by one. */
  toItemCodes(route: Route, graph: GraphQLSchema): readonly string[]
  /** Descriptions of successes that differ from those of other operations of their kind. */
  answers: AnswerTexts
  /** Names of bodies of requests, where the specification has one. */
  bodyNames: Readonly<Record<string, string>>
  /** Components that no route answers, such as parts of declared schemas. */
  schemas: Readonly<Record<string, Schema>>
  /** Responses that no route answers itself, by operation. */
  responses: Readonly<Record<string, Readonly<Record<string, Response>>>>
  examples: DocumentExamples
  /** Entries beside the paths, of the schemas of the answers by operation. */
  extend(
    answers: ReadonlyMap<string, Schema>,
    examples: DocumentExamples,
  ): Readonly<Record<string, unknown>>
}
