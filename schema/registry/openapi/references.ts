/** Any JSON schema of an OpenAPI 3.1 document, or a part of such a document. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Thrown for a document that cannot be compared. */
export class UnreadableDocument extends Error {}

/** A part of the document itself, such as a parameter or a response, behind its `$ref`. */
export function resolve(part: unknown, document: JsonObject): JsonObject {
  let found = part
  const trail = new Set<string>()
  while (isRecord(found) && typeof found['$ref'] === 'string') {
    if (trail.has(found['$ref'])) throw new UnreadableDocument(`${found['$ref']} refers to itself`)
    trail.add(found['$ref'])
    found = findByPointer(found['$ref'], document)
  }
  return isRecord(found) ? found : {}
}

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function findByPointer(pointer: string, document: JsonObject): unknown {
  let found: unknown = document
  for (const name of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
    found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined
  }
  if (!pointer.startsWith('#/') || found === undefined)
    throw new UnreadableDocument(`${pointer} is not in the document`)
  return found
}
