import { type RestName, toRestName } from './rest-names.ts'

type Leaf = string | number | boolean | Date | null | undefined | readonly (string | number)[]

/** Fields with nested records; JSON (`unknown`) is not converted. */
type NestedKeys<T> = {
  [K in keyof T]-?: T[K] extends Leaf ? never : unknown extends T[K] ? never : K
}[keyof T]

type Conversions<T> = { readonly [K in NestedKeys<T>]: (value: T[K]) => unknown }

export type RestBody<T> = {
  [K in keyof T as RestName<K & string>]: K extends NestedKeys<T> ? unknown : T[K]
}

/** Converts a record to REST names. A field with nested records does not compile without a conversion. */
export function toRestBody<T extends object>(
  record: T,
  ...[nested]: NestedKeys<T> extends never ? [] : [Conversions<T>]
): RestBody<T> {
  const conversions = nested as Readonly<Record<string, (value: unknown) => unknown>> | undefined
  const body: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(record)) {
    const convert = conversions?.[field]
    body[toRestName(field)] = convert === undefined ? value : convert(value)
  }
  return body as RestBody<T>
}
