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
  const values = record as Readonly<Record<string, unknown>>
  const { fields, names, empty } = shapeOf(Object.keys(record))
  const body = { ...empty }
  for (const [index, field] of fields.entries()) {
    const convert = conversions?.[field]
    body[names[index] ?? field] = convert === undefined ? values[field] : convert(values[field])
  }
  return body as RestBody<T>
}

/** The members of equal records. */
interface Shape {
  fields: readonly string[]
  names: readonly string[]
  /** A body without values: one that grows member by member becomes a hash table, which is slow to serialize. */
  empty: Readonly<Record<string, unknown>>
}

/** By number of fields; bounded by the fragments of the registered operations. */
const SHAPES: Shape[][] = []

function shapeOf(fields: readonly string[]): Shape {
  const shapes = SHAPES[fields.length] ?? []
  SHAPES[fields.length] = shapes
  const known = shapes.find((shape) =>
    shape.fields.every((field, index) => field === fields[index]),
  )
  if (known !== undefined) return known

  const names = fields.map(toRestName)
  const made = { fields, names, empty: JSON.parse(`{${names.map((name) => `"${name}":null`)}}`) }
  shapes.push(made)
  return made
}
