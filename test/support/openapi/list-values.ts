import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { resolve } from './closed-schema.ts'
import type { OpenApiDocument } from './documents.ts'

/** A parameter, header or member of a document: what a reader looks up by name. */
export interface NamedValue {
  /** Where it is: `components.schemas.Booking.status`. */
  place: string
  name: string
  schema: Schema
  /** Its own description, or that of the component that it refers to. */
  description: string | undefined
}

/** Every parameter, header and member of a document. */
export function listValues(document: OpenApiDocument): NamedValue[] {
  const values: NamedValue[] = []

  const add = (place: string, name: string, schema: Schema, description?: string) => {
    const text = description ?? schema.description ?? textOfTarget(schema, document)
    values.push({ place, name, schema, description: text })
  }

  /** Visits the parts of the document, which differ in where they keep a schema. */
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return

    for (const [key, part] of Object.entries(node)) {
      const at = place === '' ? key : `${place}.${key}`
      if (key === 'example' || key === 'examples' || RESTRICTION.test(at)) continue
      if (key === 'properties')
        for (const [name, member] of Object.entries(part as Members))
          add(`${at}.${name}`, name, member)
      if (key === 'parameters')
        for (const { name, schema, description } of part)
          add(`${place}?${name}`, name, schema, description)
      if (at === 'components.headers')
        for (const [name, { schema, description }] of Object.entries(part as Headers))
          add(`${at}.${name}`, name, schema, description)
      visit(part, at)
    }
  }
  visit(document, '')
  return values
}

/** The codes of a refusal, which restrict members that the component `Error` describes. */
const RESTRICTION = /^components\.responses\..*\.allOf\.1$/

type Members = Readonly<Record<string, Schema>>
type Headers = Readonly<Record<string, { schema: Schema; description: string }>>

/** True for a text without any bound, and for a value of any type. */
export function isLoose(schema: Schema): boolean {
  const { description: _text, default: _default, title: _title, ...keywords } = schema
  const names = Object.keys(keywords)
  if (names.length === 0) return true

  const { type, items } = keywords
  if (items !== undefined && isLoose(items)) return true
  return names.length === 1 && [type ?? []].flat().includes('string')
}

function textOfTarget(schema: Schema, document: OpenApiDocument): string | undefined {
  const parts = [schema, schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  const all = [...parts, ...(schema.items?.allOf ?? [])]
  const refs = all.flatMap((part) => part?.$ref ?? [])
  const texts = refs.map((ref) => resolve<Schema>(ref, document).description)
  return texts.find((text) => text !== undefined)
}
