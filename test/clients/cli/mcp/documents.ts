import { asRecord, type JsonObject } from '../../../../clients/cli/mcp/tool.ts'
import type { Product } from '../../../../clients/cli/sandbox-access.ts'
import { readBuilt } from '../../../../schema/built.ts'

export function readDocument(api: Product): JsonObject {
  return JSON.parse(readBuilt(`openapi/${api}.json`))
}

/** Schemas of the successes of an operation. */
export function successesOf(document: JsonObject, method: string, path: string): unknown[] {
  const operation = asRecord(asRecord(asRecord(document['paths'])[path])[method.toLowerCase()])
  return Object.entries(asRecord(operation['responses'])).flatMap(([status, response]) => {
    const content = asRecord(asRecord(asRecord(response)['content'])['application/json'])
    return status.startsWith('2') && 'schema' in content ? [content['schema']] : []
  })
}

/** A value of a schema in which each text is `mark:` and its path, and each list has one item. */
export function markedValue(document: JsonObject, schema: unknown, path = ''): unknown {
  const { $ref, anyOf, oneOf, allOf, properties, items, type } = asRecord(schema)
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    return markedValue(document, asRecord(asRecord(document['components'])['schemas'])[name], path)
  }
  const parts = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  if (parts.length > 0) {
    const values = parts.map((part) => markedValue(document, part, path))
    const records = values.filter((value) => typeof value === 'object' && value !== null)
    return records.length > 0 ? Object.assign({}, ...records, ownMembers()) : values[0]
  }
  if (items !== undefined) return [markedValue(document, items, path)]
  if (properties !== undefined) return ownMembers()
  const types = Array.isArray(type) ? type : [type]
  if (types.includes('string')) return `mark:${path}`
  if (types.includes('integer') || types.includes('number')) return 1
  if (types.includes('boolean')) return true
  return types.includes('null') ? null : `mark:${path}`

  function ownMembers(): JsonObject {
    return Object.fromEntries(
      Object.entries(asRecord(properties)).map(([name, member]) => [
        name,
        markedValue(document, member, path === '' ? name : `${path}.${name}`),
      ]),
    )
  }
}
