import { asRecord, type JsonObject, type JsonSchema } from '../tool.ts'

const COMPONENT = '#/components/schemas/'
const DEFINITION = '#/$defs/'

/** A parameter of an operation, as the OpenAPI document has it. */
export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: JsonSchema
}

/**
 * The arguments of an operation as one object: its parameters by name, and `body`. Headers are left out, because
 * the caller of a tool sends none.
 */
export function toInputSchema(
  parameters: readonly Parameter[],
  body: { schema: JsonSchema; isRequired: boolean } | null,
  components: JsonObject,
): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in !== 'header')
  const properties = own.map(({ name, description, schema = {} }) => [
    name,
    { ...schema, ...(description === undefined ? {} : { description }) },
  ])
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(body ? [...properties, ['body', body.schema]] : properties),
    required: body?.isRequired ? [...required, 'body'] : required,
    additionalProperties: false,
  }
  return withDefinitions(schema, components)
}

/** Puts each component that the schema leads to beside it. */
function withDefinitions(schema: JsonObject, components: JsonObject): JsonSchema {
  const definitions: Record<string, unknown> = {}
  const open = [schema as unknown]
  for (let value = open.pop(); value !== undefined; value = open.pop())
    for (const name of componentsIn(value)) {
      if (definitions[name] !== undefined) continue
      definitions[name] = components[name] ?? {}
      open.push(definitions[name])
    }
  if (Object.keys(definitions).length === 0) return schema
  return moved({ ...schema, $defs: definitions }) as JsonSchema
}

function componentsIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
  return Array.from(found, ([, name = '']) => name)
}

function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(asRecord(value)).map(([name, member]) =>
      name === '$ref' && typeof member === 'string'
        ? [name, member.replace(COMPONENT, DEFINITION)]
        : [name, moved(member)],
    ),
  )
}
