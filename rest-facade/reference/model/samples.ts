import type { Schema } from '../../openapi/json-schema.ts'
import { nameOfRef } from './openapi-document.ts'

type Schemas = Readonly<Record<string, Schema>>

const MOMENT = '2026-07-01T10:00:00.000Z'

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': MOMENT,
  date: '2026-07-01',
  uri: 'https://example.org/',
  email: 'anna@example.org',
  uuid: '01980000-0000-7000-8000-000000000001',
}

/** Values of schemas: recorded ones of components, else made from the schema. */
export class Samples {
  readonly #schemas: Schemas
  readonly #recorded = new Map<string, unknown>()

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** Keeps the values of all components in an example of a schema. */
  record(schema: Schema | undefined, example: unknown): void {
    if (schema === undefined || example === undefined || example === null) return
    if (schema.$ref !== undefined) {
      const name = nameOfRef(schema.$ref)
      if (!this.#recorded.has(name)) this.#recorded.set(name, example)
      this.record(this.#schemas[name], example)
      return
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])])
      this.record(part, example)
    if (Array.isArray(example)) this.record(schema.items, example[0])
    else if (typeof example === 'object')
      for (const [name, member] of Object.entries(schema.properties ?? {}))
        this.record(member, (example as Record<string, unknown>)[name])
  }

  make(schema: Schema, name = ''): unknown {
    if (schema.$ref !== undefined) {
      const component = nameOfRef(schema.$ref)
      return this.#recorded.get(component) ?? this.make(this.#schemas[component] ?? {}, name)
    }
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.make(part, name)))
    const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    if (first) return this.make(first, name)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([key, member]) => [key, this.make(member, key)]),
      )
    return makeScalar(schema, name, (item) => this.make(item, name))
  }
}

function makeScalar(
  { type, format, items, minimum }: Schema & { minimum?: unknown },
  name: string,
  make: (schema: Schema) => unknown,
): unknown {
  const [kind] = [type ?? 'string'].flat()
  if (kind === 'array') return items ? [make(items)] : []
  if (kind === 'integer' || kind === 'number') return typeof minimum === 'number' ? minimum : 1
  if (kind === 'boolean') return true
  if (kind === 'object') return {}
  if (format !== undefined) return BY_FORMAT[format] ?? format
  if (/(^|_)id$/.test(name)) return BY_FORMAT['uuid']
  return name.endsWith('sequence') ? '1' : name === 'changed_fields' ? 'updated_at' : 'text'
}
