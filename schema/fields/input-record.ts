import { z } from 'zod'
import { fault } from './fields.ts'
import { toRestName } from './rest-names.ts'

/**
 * How a record is read that comes over REST: a body refuses what it does not know; an open body and
 * a query ignore it.
 */
export type RestForm = 'body' | 'open_body' | 'query'

/** A field that REST writes in another way than the graph. */
export interface Field<T> {
  readonly graph: z.ZodType<T>
  rest(form: RestForm): z.ZodType<T>
  /** How a REST body shows a value; as it is where this is absent. */
  show?(value: unknown): unknown
}

export type Fields = Readonly<Record<string, z.ZodType | Field<unknown>>>

/**
 * What an input holds, said once, in the words of the graph. The schemas of the graph and of REST are
 * made from it, so that the same fault has the same rule and the same message in both.
 */
export interface InputRecord<F extends Fields> {
  readonly fields: F
  readonly rules: readonly Rule<ValuesOf<F>>[]
}

/** A rule about several fields; it is asked once each of them is in order. */
export type Rule<T> = (values: T, refuse: Refuse) => void

/** A `{field}` in the message, and the first part of the path, are put into the names of the API. */
export type Refuse = (rule: string, message: string, path?: readonly PropertyKey[]) => void

export type ValueOf<F> = F extends Field<infer T> ? T : F extends z.ZodType ? z.output<F> : never

export type ValuesOf<F extends Fields> = Tidy<
  { [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]> } & {
    [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]>
  }
>

/** REST names that do not follow from the graph's by `toRestName`. */
export type OwnNames<F extends Fields> = { readonly [K in keyof F]?: string }

type Tidy<T> = { [K in keyof T]: T[K] }

export function inputRecord<F extends Fields>(
  fields: F,
  ...rules: Rule<ValuesOf<F>>[]
): InputRecord<F> {
  return { fields, rules }
}

/** The same record with fields before its own. */
export function withFields<More extends Fields, F extends Fields>(
  more: More,
  { fields, rules }: InputRecord<F>,
): InputRecord<More & F> {
  // Its rules look at its own fields only, and those are all there.
  return { fields: { ...more, ...fields }, rules: rules as readonly Rule<unknown>[] }
}

/** The graph's own schema of a record. */
export function toGraph<F extends Fields>({ fields, rules }: InputRecord<F>) {
  const shape = Object.entries(fields).map(([key, field]) => [key, graphOf(field)])
  return z.object(Object.fromEntries(shape)).transform((values, context) => {
    for (const rule of rules) rule(values as ValuesOf<F>, refuserOf(context, String))
    return withoutAbsent(values)
  }) as unknown as z.ZodType<ValuesOf<F>>
}

/** The same record in REST's names; what it reads has the graph's again. */
export function toRest<F extends Fields>(
  { fields, rules }: InputRecord<F>,
  form: RestForm,
  ownNames: OwnNames<F> = {},
) {
  const spellings = Object.entries(fields).map(([key, field]) => ({
    key,
    name: ownNames[key] ?? toRestName(key),
    schema: restOf(field, form),
  }))
  const restNames = new Map(spellings.map(({ key, name }) => [key, name]))
  const toName = (key: string) => restNames.get(key) ?? key
  const toValues = (sent: Readonly<Record<string, unknown>>) => {
    const values: Record<string, unknown> = {}
    for (const { key, name } of spellings) if (sent[name] !== undefined) values[key] = sent[name]
    return values
  }

  const shape = Object.fromEntries(spellings.map(({ name, schema }) => [name, schema]))
  const object = form === 'body' ? z.strictObject(shape) : z.object(shape)
  return object.transform((sent, context) => {
    const values = toValues(sent)
    for (const rule of rules) rule(values as ValuesOf<F>, refuserOf(context, toName))
    return values
  }) as unknown as z.ZodType<ValuesOf<F>>
}

export function graphOf<T>(field: z.ZodType<T> | Field<T>): z.ZodType<T> {
  return isField(field) ? field.graph : field
}

export function restOf<T>(field: z.ZodType<T> | Field<T>, form: RestForm): z.ZodType<T> {
  return isField(field) ? field.rest(form) : field
}

export type OrNull<F extends Fields> = { [K in keyof F]: NonNullable<ValueOf<F[K]>> | null }

/** Every field of a filter; one that is not given is null. */
export function orNull<F extends Fields>(
  { fields }: InputRecord<F>,
  given: { readonly [K in keyof F]?: ValueOf<F[K]> | null } | null | undefined,
): OrNull<F> {
  const values = Object.keys(fields).map((name) => [name, given?.[name] ?? null])
  return Object.fromEntries(values) as OrNull<F>
}

/** To the graph, absent and null are different things: what was not given is left out. */
function withoutAbsent(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (value !== undefined) kept[name] = value
  return kept
}

export function refuserOf(
  context: Parameters<typeof fault>[0],
  toName: (key: string) => string,
): Refuse {
  return (rule, message, path = []) => {
    const named = message.replace(/\{(\w+)\}/g, (_placeholder, key: string) => toName(key))
    const [first, ...rest] = path
    const place = typeof first === 'string' ? [toName(first), ...rest] : [...path]
    fault(context, rule, named, place)
  }
}

function isField<T>(field: z.ZodType<T> | Field<T>): field is Field<T> {
  return 'graph' in field
}
