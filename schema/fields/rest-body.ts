import { z } from 'zod'
import {
  type BodyRecord,
  documentAs,
  type GraphField,
  type Keywords,
  type Selected,
} from './documented.ts'
import { type RestName, toGraphName, toRestName } from './rest-names.ts'

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
  return conversionOf(record)(record, nested ?? {}) as RestBody<T>
}

/** A nested record without its body does not compile. */
export type MembersOf<T> = { readonly [K in NestedKeys<T>]: z.ZodType } & {
  readonly [K in Exclude<keyof T, NestedKeys<T>>]?: Keywords
}

type Naming = Pick<BodyRecord, 'name' | 'isClosed'>

/** The body that `toRestBody` makes of a selection; its types and descriptions are those of the SDL. */
export function bodyOf<T, Body = RestBody<T>>(
  fragment: string,
  members: MembersOf<T>,
  { names, ...naming }: Naming & Pick<Selected, 'names'> = {},
) {
  const selected = { fragment, members, names }
  return documentAs(z.custom<Body>(), { selected, record: naming })
}

/** A body made by hand; a member that does not describe itself has the text of the type's field of its name. */
export function record<Shape extends z.ZodRawShape>(
  type: string,
  shape: Shape,
  naming: Naming = {},
) {
  return documentAs(z.object(shape), { record: { type, ...naming } })
}

/** A body around records, with a name of its own, or one after the record of its rows. */
export function envelope<Shape extends z.ZodRawShape>(
  naming: Omit<BodyRecord, 'type'>,
  shape: Shape,
) {
  return documentAs(z.object(shape), { record: naming })
}

/** A member of a record with the type, the null and the description of a field of the graph. */
export function field<T = string>({
  of,
  isPresent,
  ...keywords
}: Keywords & Omit<GraphField, 'keywords'> = {}): z.ZodType<NoInfer<T>> {
  return documentAs(z.custom<T>(), { field: { of, isPresent, keywords } })
}

/** What reads a member of a row; one that is no field of the row of its name and type does not compile without. */
type Reads<Row, Out> = { readonly [M in keyof Out]?: (row: Row) => Out[M] } & {
  readonly [M in keyof Out as Pick<Out, M> extends Required<Pick<Out, M>>
    ? Pick<RestBody<Row>, M & keyof RestBody<Row>> extends Pick<Out, M>
      ? never
      : M
    : never]: (row: Row) => Out[M]
}

/** Makes a body by hand of each row, member by member. */
export function readerOf<Row extends object, Body extends z.ZodObject>(
  { shape }: Body,
  reads: Reads<Row, z.output<Body>>,
): (row: Row) => z.output<Body> {
  const members = Object.keys(shape).map((name) => {
    const field = toGraphName(name)
    const read = Reflect.get(reads, name) ?? ((row: Row) => Reflect.get(row, field))
    return [name, read as (row: Row) => unknown] as const
  })
  return (row) =>
    Object.fromEntries(
      members.map(([name, read]) => [name, read(row)]).filter(([, value]) => value !== undefined),
    ) as z.output<Body>
}

type Convert = (record: object, nested: object) => object

/** Bounded by the fragments of the registered operations. */
const CONVERSIONS: { fields: readonly string[]; convert: Convert }[] = []

function conversionOf(record: object): Convert {
  for (const { fields, convert } of CONVERSIONS) if (hasFields(record, fields)) return convert

  const fields = Object.keys(record)
  const convert = compile(fields)
  CONVERSIONS.push({ fields, convert })
  return convert
}

/** Compares without a list of the keys, which took 4 % of the memory of a page of bookings. */
function hasFields(record: object, fields: readonly string[]): boolean {
  let at = 0
  for (const field in record) {
    if (field !== fields[at]) return false
    at += 1
  }
  return at === fields.length
}

/** Compiles the literal of a body: assigned member by member, a page of bookings takes 30 µs longer, 3 %. */
function compile(fields: readonly string[]): Convert {
  const members = fields.map((field) => {
    const [name, key] = [toRestName(field), field].map((text) => JSON.stringify(text))
    return `${name}: nested[${key}] ? nested[${key}](record[${key}]) : record[${key}]`
  })
  return new Function('record', 'nested', `return {${members}}`) as Convert
}
