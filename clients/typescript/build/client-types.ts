import openapiTS, { astToString } from 'openapi-typescript'

/** The types of an API for its client, from the OpenAPI document. */
export async function toClientTypes(document: string): Promise<string> {
  // With `defaultNonNullable` a caller would have to send every field that has a default.
  const types = await openapiTS(JSON.parse(document, simplify), {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  })
  return astToString(types)
}

/**
 * Drops examples and response headers, which are two thirds of the types. The client itself sends an
 * Idempotency-Key, so callers need not.
 */
function simplify(key: string, value: unknown): unknown {
  if (key === 'example' || key === 'examples' || key === 'headers') return undefined
  if (!isRecord(value) || value['name'] !== 'Idempotency-Key') return value
  return { ...value, required: false }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
