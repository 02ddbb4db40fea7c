import { z } from 'zod'
import { documentAs } from './documented.ts'
import { fault } from './fields.ts'
import { toRestName } from './rest-names.ts'
import { objectOf, type RestForm } from './unknown-members.ts'

/** A field whose REST form differs from that of the graph. */
export interface Field<T> {
  readonly graph: z.ZodType<T>
  rest(form: RestForm): z.ZodType<T>
  /** Converts a value for a REST body; default: unchanged. */
  show?(value: unknown): unknown
}

export type Fields = Readonly<Record<string, z.ZodType | Field<unknown>>>

/**
 * The fields of an input in the names of the graph. The schemas of graph and REST are derived from it, so that both
 * report a fault with the same rule and message.
 */
export interface InputRecord<F extends Fields> {
  readonly fields: F
  readonly rules: readonly Rule<ValuesOf<F>>[]
}

/** A rule about several fields; it runs if all fields are valid. */
export type Rule<T> = (values: T, refuse: Refuse) => void

/** A `{field}` in the message and the first part of the path are translated to the names of the API. */
export type Refuse = (rule: string, message: string, path?: readonly PropertyKey[]) => void

export type ValueOf<F> = F extends Field<infer T> ? T : F extends z.ZodType ? z.output<F> : never

export type ValuesOf<F extends Fields> = Tidy<
  { [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]> } & {
    [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]>
  }
>

/** REST names that differ from `toRestName` of the graph's name. */
export type OwnNames<F extends Fields> = { readonly [K in keyof F]?: string }

type Tidy<T> = { [K in keyof T]: T[K] }

/** Refuses a change without a field. */
export const NEEDS_CHANGE: Rule<Readonly<Record<string, unknown>>> = (changes, refuse) => {
  if (Object.values(changes).every((value) => value === undefined))
    refuse('min_properties', 'Send at least one property to change.')
}

export function inputRecord<F extends Fields>(
  fields: F,
  ...rules: Rule<ValuesOf<F>>[]
): InputRecord<F> {
  return { fields, rules }
}

/** Adds fields before those of a record. */
export function withFields<More extends Fields, F extends Fields>(
  more: More,
  { fields, rules }: InputRecord<F>,
): InputRecord<More & F> {
  // Safe: its rules read only its own fields, which are all present.
  return { fields: { ...more, ...fields }, rules: rules as readonly Rule<unknown>[] }
}

/** Schema of a record for the graph. */
export function toGraph<F extends Fields>({ fields, rules }: InputRecord<F>) {
  const shape = Object.entries(fields).map(([key, field]) => [key, graphOf(field)])
  return z.object(Object.fromEntries(shape)).transform((values, context) => {
    for (const rule of rules) rule(values as ValuesOf<F>, refuserOf(context, String))
    return withoutAbsent(values)
  }) as unknown as z.ZodType<ValuesOf<F>>
}

/** Schema of a record for REST; its output has the names of the graph. */
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
  const object = objectOf(shape, form)
  const graphNames = new Map(spellings.map(({ key, name }) => [name, key]))
  const needsMember = rules.some((rule) => rule === NEEDS_CHANGE)
  return documentAs(object, { graphNames, needsMember }).transform((sent, context) => {
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

export type OrNull<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]>
    ? NonNullable<ValueOf<F[K]>> | null
    : ValueOf<F[K]>
}

/** All fields of a filter; absent ones are null. */
export function orNull<F extends Fields>(
  { fields }: InputRecord<F>,
  given: { readonly [K in keyof F]?: ValueOf<F[K]> | null } | null | undefined,
): OrNull<F> {
  const values = Object.keys(fields).map((name) => [name, given?.[name] ?? null])
  return Object.fromEntries(values) as OrNull<F>
}

/** Omits undefined values: the graph distinguishes absent fields from null. */
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
