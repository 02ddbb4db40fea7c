import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import type { OpenApiDocument } from './documents.ts'

/**
 * A schema without references whose objects permit no further members. Answers stay open for clients; in tests a member
 * that no document names is a fault.
 */
export function toClosed(schema: Schema, document: OpenApiDocument): Schema {
  const { $ref, allOf, properties, items, anyOf, oneOf, ...plain } = schema
  if ($ref !== undefined) return toClosed(resolve($ref, document), document)
  if (allOf !== undefined) {
    const { oneOf: branches, ...whole } = allOf
      .map((part) => toMerged(part, document))
      .reduce(merge)
    if (branches === undefined) return toClosed(whole, document)

    // A branch names only what it restricts of the whole.
    const ofBranches = branches.map((part) => merge(whole, toMerged(part, document)))
    return { oneOf: ofBranches.map((part) => toClosed(part, document)) }
  }

  const close = (part: Schema) => toClosed(part, document)
  const members = Object.entries(properties ?? {}).map(([name, part]) => [name, close(part)])
  return {
    ...plain,
    ...(properties && { properties: Object.fromEntries(members), additionalProperties: false }),
    ...(items && { items: close(items) }),
    ...(anyOf && { anyOf: anyOf.map(close) }),
    ...(oneOf && { oneOf: oneOf.map(close) }),
  }
}

/** The thing that a reference of the document names. */
export function resolve<T>(ref: string, document: OpenApiDocument): T {
  const found = ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
  if (found === undefined) throw new Error(`${ref} is not in the document.`)

  // A reference stands where its target is expected.
  return found as T
}

/** The schema itself, with its references and parts resolved at the top. */
function toMerged(schema: Schema, document: OpenApiDocument): Schema {
  if (schema.$ref !== undefined) return toMerged(resolve(schema.$ref, document), document)
  if (schema.allOf === undefined) return schema

  return schema.allOf.map((part) => toMerged(part, document)).reduce(merge)
}

/** Both schemas hold; members of both names are merged as well. */
function merge(a: Schema, b: Schema): Schema {
  const properties = { ...a.properties }
  for (const [name, part] of Object.entries(b.properties ?? {})) {
    const known = properties[name]
    properties[name] = known === undefined ? part : { allOf: [known, part] }
  }
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])]
  return { ...a, ...b, properties, required }
}
