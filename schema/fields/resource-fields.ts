import type { z } from 'zod'
import { changeable, clearable, omittable } from './input-fields.ts'
import type { Field } from './input-record.ts'
import { type RestName, toRestName } from './rest-names.ts'

/** Storage of a field; `subgraphs/foundation/query/content-columns.ts` derives the column. */
export type StoredAs =
  | { readonly kind: 'text'; readonly length: number; readonly order?: 'alphabetical' }
  /** Compared by its bytes. */
  | { readonly kind: 'external_text'; readonly length: number }
  /** An enumeration value or short ASCII text; the default is for rows that are older than the column. */
  | { readonly kind: 'keyword'; readonly default?: string }
  | { readonly kind: 'count' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'json' }

/**
 * A field that clients write, defined once: input, column, REST body, name in events and default follow from it.
 * In REST, in events and in its table its name is the graph's in snake case.
 */
export interface ResourceField {
  readonly input: z.ZodType | Field<unknown>
  readonly stored: StoredAs
  /** Value of an absent field; a field without it is required. */
  readonly empty?: unknown
  /** Null in rows that were not written by a client. */
  readonly isNullable?: true
  /** About a person. */
  readonly isPersonal?: boolean
}

export type ResourceFields = Readonly<Record<string, ResourceField>>

type InputOf<F extends ResourceField> =
  F['input'] extends Field<infer T>
    ? T
    : F['input'] extends z.ZodType
      ? z.output<F['input']>
      : never

type EmptyOf<F extends ResourceField> = F extends { readonly empty: infer Empty }
  ? Empty extends readonly unknown[]
    ? never
    : Empty
  : never

/** Stored values of the fields. */
export type ContentOf<F extends ResourceFields> = { [K in keyof F]: InputOf<F[K]> | EmptyOf<F[K]> }

/** Columns of the fields. */
export type RowOf<F extends ResourceFields> = {
  [K in keyof F]: ContentOf<F>[K] | (F[K] extends { readonly isNullable: true } ? null : never)
}

/** The scalar fields of a type or an input in the SDL, as its generated type has them. */
export type LeafKeys<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends Leaf | readonly Leaf[] ? K : never
}[keyof T]

type Leaf = string | number | boolean | Date

/** The fields for which `Rule` holds, such as `{ isClearable: true }` of `HELPER_FIELDS`, whose records add it. */
export type FieldsWith<F extends ResourceFields, Rule> = {
  [K in keyof F]: F[K] extends Rule ? K : never
}[keyof F]

export function fieldNamesOf<F extends ResourceFields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields)
}

type InputsOf<F extends ResourceFields> = {
  [K in keyof F]: F[K] extends { readonly empty: unknown }
    ? Field<InputOf<F[K]> | undefined>
    : F[K]['input']
}

/** Input fields; those with an empty value are optional. */
export function inputsOf<F extends ResourceFields>(fields: F): InputsOf<F> {
  const inputs = Object.entries(fields).map(([name, { input, empty }]) => [
    name,
    empty === undefined ? input : omittable<unknown>(input),
  ])
  return Object.fromEntries(inputs) as InputsOf<F>
}

type ChangesOf<F extends ResourceFields> = {
  [K in keyof F]: Field<
    InputOf<F[K]> | undefined | (F[K] extends { readonly empty: null } ? null : never)
  >
}

/** Fields of an update: absent keeps the value, and null clears a field whose empty value is null. */
export function changesOf<F extends ResourceFields>(fields: F): ChangesOf<F> {
  const changes = Object.entries(fields).map(([name, { input, empty }]) => [
    name,
    empty === null ? clearable<unknown>(input) : changeable<unknown>(input),
  ])
  return Object.fromEntries(changes) as ChangesOf<F>
}

/** Completes content with the empty values of absent fields. */
export function withEmptyFields<F extends ResourceFields>(
  fields: F,
  written: { readonly [K in keyof F]?: ContentOf<F>[K] | undefined } = {},
): ContentOf<F> {
  const content = Object.entries(fields).map(([name, field]) => [
    name,
    written[name] ?? emptyOf(field),
  ])
  return Object.fromEntries(content) as ContentOf<F>
}

/** Returns a new list each time. */
export function emptyOf({ empty }: ResourceField): unknown {
  return Array.isArray(empty) ? [] : empty
}

export function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

type ContentBody<F extends ResourceFields> = {
  [K in keyof F & string as RestName<K>]: unknown
}

/** The fields in a REST body. */
export function toContentBody<F extends ResourceFields>(
  fields: F,
  content: { readonly [K in keyof F]: unknown },
): ContentBody<F> {
  const body: Record<string, unknown> = {}
  for (const [name, { input }] of Object.entries(fields)) {
    const show = 'show' in input ? input.show : undefined
    body[toRestName(name)] = show === undefined ? content[name] : show(content[name])
  }
  return body as ContentBody<F>
}
