import type { z } from 'zod'
import type { Caller } from '../platform/caller.ts'
import type { Variables } from '../platform/executor.ts'
import type { TypedOperation } from '../schema/operations.ts'
import type { Repeatable } from './input/replay-header.ts'
import type { Tag } from './openapi/tags.ts'

/** The checked input of a request. */
export interface RouteInput<Params, Query, Body, Key> {
  params: Params
  query: Query
  body: Body
  idempotencyKey: Key
}

/** Values that a body may contain in addition to the data. */
export interface AnswerContext {
  /** Base URL of this installation for clients. */
  publicUrl: string
}

type Status<Data> = number | ((data: Data) => number)

/** Bodies by status; null for an answer without a body. */
export type Answers = Readonly<Record<number, z.ZodType | null>>

/** What `answer` makes: the value of one of the bodies. */
type BodyOf<Bodies> = {
  [Status in keyof Bodies]: Bodies[Status] extends z.ZodType ? z.output<Bodies[Status]> : undefined
}[keyof Bodies]

/** One endpoint: its input, its operation, and the mapping of the data to the body. */
export interface RouteRecord<Scope extends string, Input, Data, Vars, Bodies> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's prefix. */
  path: string
  /** Resource and summary in the OpenAPI document; at most eight words. */
  tag: Tag
  summary: string
  scopes: readonly Scope[]
  /** Answers hold a secret, and so are never compressed. */
  hasSecret?: true
  /** Needs no credential; the rate limit counts by client address. */
  isPublic?: true
  /** Refuses a request by its raw query, before its credential is checked. */
  refuseQuery?: (query: unknown) => void
  /** Refuses a caller by the raw query, before the query is validated. */
  authorizeQuery?: (caller: Caller, query: unknown) => void
  /** In bytes; default 1 MiB. */
  bodyLimit?: number
  /** Further scopes, which depend on the body. */
  scopesForInput?: (input: Input) => readonly Scope[]
  operation: TypedOperation<Data, Vars>
  variables: (input: Input) => NoInfer<Vars>
  answers: Bodies
  /** Default: the only one of `answers`. */
  status?: Status<Data>
  /** Names of those that `headers` sends. */
  headerNames?: readonly string[]
  headers?: (data: Data) => Readonly<Record<string, string>>
  answer: (data: Data, context: AnswerContext, input: Input) => NoInfer<BodyOf<Bodies>>
  /** What of the body its entity tag names: a request that has it already is answered 304. */
  toTagged?: (body: NoInfer<BodyOf<Bodies>>) => unknown
}

export type KeyRule = 'required' | 'optional'

interface RouteSchemas<Params, Query, Body, Key> {
  params?: Params
  query?: Query
  body?: Body
  idempotencyKey?: Key
}

/** Type of the key in `variables`; an absent optional key is null, as in the graph. */
type KeyOf<Rule> = Rule extends 'required'
  ? string
  : Rule extends 'optional'
    ? string | null
    : undefined

/** A route without its type parameters, as the framework runs it. */
export type Route<Scope extends string = string> = RouteSchemas<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  KeyRule
> &
  RouteRecord<
    Scope,
    RouteInput<unknown, unknown, unknown, string | null | undefined>,
    unknown,
    Variables,
    Answers
  > & { status: Status<unknown> }

/** A POST without a rule for its idempotency key does not compile. */
type Keyed<Method> = Method extends 'POST' ? { idempotencyKey: KeyRule } : unknown

/** Nor does a rule for an operation that does not select whether it was repeated. */
type Replayed<Key, Data> = Key extends KeyRule
  ? Data extends Repeatable<Data>
    ? unknown
    : { idempotencyKey: never }
  : unknown

export function defineRoute<
  const Method extends Route['method'],
  const Scope extends string,
  Data,
  Vars extends object,
  Bodies extends Answers,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Key extends KeyRule | undefined = undefined,
>(
  route: { method: Method } & Keyed<Method> &
    Replayed<Key, Data> &
    RouteSchemas<Params, Query, Body, Key> &
    RouteRecord<
      Scope,
      RouteInput<z.output<Params>, z.output<Query>, z.output<Body>, KeyOf<Key>>,
      Data,
      Vars,
      Bodies
    >,
): Route<Scope> {
  // Safe: the framework calls the record's functions only with output of the record's own schemas and data of
  // its own operation.
  const [status] = Object.keys(route.answers).map(Number)
  return { status, ...route } as unknown as Route<Scope>
}

/** The graph distinguishes an absent input field from null. */
export function omitUndefined<T extends object>(record: T): T {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) if (value !== undefined) kept[name] = value
  return kept as T
}

/** Requires the result of an answer without errors: what the graph refuses is an error already. */
export function requireData<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('The graph answered neither data nor error.')

  return value
}
