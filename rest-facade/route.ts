import type { z } from 'zod'
import type { Caller } from '../platform/caller.ts'
import type { Variables } from '../platform/executor.ts'
import type { TypedOperation } from '../schema/operations.ts'

/** What a request says, once checked. */
export interface RouteInput<Params, Query, Body, Key> {
  params: Params
  query: Query
  body: Body
  idempotencyKey: Key
}

/** What an answer may mention besides its data. */
export interface AnswerContext {
  /** The address clients reach this installation of the platform at. */
  publicUrl: string
}

/** One endpoint: what it takes, which operation it stands for, and how the answer looks. */
export interface RouteRecord<Scope extends string, Input, Data, Vars> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's prefix. */
  path: string
  scopes: readonly Scope[]
  /** Asked without a credential, and counted by the address it is asked from. */
  isPublic?: true
  /** Refuses a request by its raw query, whatever credential comes with it. */
  refuseQuery?: (query: unknown) => void
  /** Refuses a caller by the raw query, before that is known to be in order. */
  authorizeQuery?: (caller: Caller, query: unknown) => void
  /** In bytes; 1 MiB where it is not said. */
  bodyLimit?: number
  /** Scopes that only the body shows to be needed. */
  alsoNeeds?: (input: Input) => readonly Scope[]
  operation: TypedOperation<Data, Vars>
  variables: (input: Input) => NoInfer<Vars>
  status: number | ((data: Data) => number)
  headers?: (data: Data) => Readonly<Record<string, string>>
  answer: (data: Data, context: AnswerContext, input: Input) => unknown
}

/** Whether a request must carry an Idempotency-Key, or may. */
export type KeyRule = 'required' | 'optional'

interface RouteSchemas<Params, Query, Body, Key> {
  params?: Params
  query?: Query
  body?: Body
  idempotencyKey?: Key
}

/** What `variables` is given as the key; an optional key that was not sent is null, as in the graph. */
type KeyOf<Rule> = Rule extends 'required'
  ? string
  : Rule extends 'optional'
    ? string | null
    : undefined

/** A route as the framework runs it, which need not know the types within. */
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
    Variables
  >

/** A POST that cannot be repeated safely does not compile. */
type Repeatable<Method> = Method extends 'POST' ? { idempotencyKey: KeyRule } : unknown

export function defineRoute<
  const Method extends Route['method'],
  const Scope extends string,
  Data,
  Vars extends object,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Key extends KeyRule | undefined = undefined,
>(
  route: { method: Method } & Repeatable<Method> &
    RouteSchemas<Params, Query, Body, Key> &
    RouteRecord<
      Scope,
      RouteInput<z.output<Params>, z.output<Query>, z.output<Body>, KeyOf<Key>>,
      Data,
      Vars
    >,
): Route<Scope> {
  // The types hold within the record: the framework hands its functions nothing but the outcome of
  // the record's own schemas and the data of its own operation.
  return route as unknown as Route<Scope>
}

/** Leaves out what was not given: to the graph, absent and null are different things. */
export function given<T extends object>(record: T): T {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) if (value !== undefined) kept[name] = value
  return kept as T
}

/** The resource of an answer without errors; the graph refuses an absent one with an error itself. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('The graph answered neither data nor error.')

  return value
}
