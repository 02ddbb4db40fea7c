import type { Schema } from '../../openapi/json-schema.ts'
import { nameOfRef } from './openapi-document.ts'
import { notesOf } from './read-notes.ts'
import type { FieldEntry, Shape, TypePart } from './reference.ts'

type Schemas = Readonly<Record<string, Schema>>

/** A schema without references, unless it is an object with an entry of its own. */
interface Resolved {
  schema: Schema
  object?: string
  isNullable: boolean
  description: string
}

const NO_SHAPE: Shape = { fields: [], variants: [] }

/** Reads JSON Schemas as fields; objects of `listed` are named, others are shown where they are used. */
export class FieldReader {
  readonly #schemas: Schemas
  readonly #listed: ReadonlySet<string>

  constructor(schemas: Schemas, listed: ReadonlySet<string>) {
    this.#schemas = schemas
    this.#listed = listed
  }

  field(name: string, schema: Schema, isRequired: boolean): FieldEntry {
    const resolved = this.resolve(schema)
    const own = resolved.schema
    const item = own.items ? this.resolve(own.items).schema : own
    return {
      name,
      type: this.typeOf(schema),
      isOptional: !isRequired,
      description: resolved.description,
      notes: notesOf(own).filter((note) => !resolved.description.includes(plain(note))),
      values: valuesOf(own).length > 0 ? valuesOf(own) : valuesOf(item),
      shape: this.shapeOf(schema),
    }
  }

  /** The members of an object, or of the items of a list; none of a listed object. */
  shapeOf(schema: Schema): Shape {
    const { schema: own, object } = this.resolve(schema)
    if (object !== undefined) return NO_SHAPE
    if (own.items) return this.shapeOf(own.items)

    const variants = (own.oneOf ?? []).map((variant, index) => {
      const { fields } = this.shapeOf(variant)
      const constant = Object.values(variant.properties ?? {}).find(
        (member) => member.const !== undefined,
      )
      return { name: String(constant?.const ?? index + 1), fields }
    })
    const fields = Object.entries(own.properties ?? {}).map(([name, member]) =>
      this.field(name, member, own.required?.includes(name) ?? false),
    )
    return { fields, variants }
  }

  /** The members of an object, also of a listed one. */
  ownShapeOf(schema: Schema): Shape {
    return this.shapeOf(this.#expand(schema))
  }

  typeOf(schema: Schema): TypePart[] {
    const { schema: own, object, isNullable } = this.resolve(schema)
    const end = isNullable ? [{ text: ' or null' }] : []
    if (object !== undefined) return [{ text: object, object }, ...end]
    if (own.items) {
      const [first, ...rest] = this.typeOf(own.items)
      const isNamed = first?.object !== undefined
      const item = isNamed || !first ? first : { text: pluralOf(first.text) }
      return [{ text: 'list of ' }, ...(item ? [item] : []), ...rest, ...end]
    }
    return [{ text: wordOf(own) }, ...end]
  }

  resolve(schema: Schema): Resolved {
    const description = schema.description ?? ''
    const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
    if (only && others.length === 0) {
      const inner = this.resolve(only)
      return { ...inner, isNullable: true, description: description || inner.description }
    }
    if (schema.$ref !== undefined) return this.#resolveRef(nameOfRef(schema.$ref), description)
    if (schema.allOf) {
      const parts = schema.allOf.map((part) => this.#expand(part))
      const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
      const required = parts.flatMap((part) => part.required ?? [])
      return {
        schema: { type: 'object', properties, required },
        isNullable: false,
        description: description || (parts[0]?.description ?? ''),
      }
    }
    const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
    return { schema, isNullable, description }
  }

  #resolveRef(name: string, description: string): Resolved {
    const target = this.#find(name)
    if (this.#listed.has(name)) return { schema: {}, object: name, isNullable: false, description }
    const inner = this.resolve(target)
    return { ...inner, description: description || inner.description }
  }

  #expand(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.#find(nameOfRef(schema.$ref))
  }

  #find(name: string): Schema {
    const schema = this.#schemas[name]
    if (schema === undefined) throw new Error(`The OpenAPI document has no component ${name}.`)
    return schema
  }
}

function valuesOf({ enum: values = [], const: constant }: Schema): string[] {
  const all = constant === undefined ? values : [constant]
  return all.filter((value) => value !== null).map(String)
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'date-time',
  date: 'date',
  uuid: 'UUID',
  uri: 'URL',
  email: 'e-mail address',
}

function wordOf({ type, format, const: constant, oneOf }: Schema): string {
  if (oneOf) return 'object'
  const [name = ''] = [type ?? []].flat().filter((one) => one !== 'null')
  if (name === 'string' && format !== undefined) return FORMATS[format] ?? format
  return name || (constant === undefined ? 'any value' : typeof constant)
}

/** Descriptions write numbers without separators. */
function plain(note: string): string {
  return note.replaceAll(',', '')
}

function pluralOf(word: string): string {
  return word.endsWith('s') ? `${word}es` : `${word}s`
}
