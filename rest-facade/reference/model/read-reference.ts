import { ALL_EVENTS, ALL_OPERATIONS, readRules } from '../texts/read-rules.ts'
import { jsonOf, type OpenApiDocument } from './openapi-document.ts'
import { FieldReader } from './read-fields.ts'
import { idOf, readOperationEntry, toField } from './read-operation.ts'
import type { ApiReference, EventsEntry } from './reference.ts'
import { Samples } from './samples.ts'

/** Order of the operations of a path. */
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Reads an OpenAPI document as the reference shows it. */
export function readReference(name: ApiReference['name'], document: OpenApiDocument): ApiReference {
  const { info, servers, tags, components } = document
  const listed = findListed(document)
  const reader = new FieldReader(components.schemas, listed)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .toSorted(([a], [b]) => METHODS.indexOf(a) - METHODS.indexOf(b))
      .map(([method, operation]) => ({ method, path, operation })),
  )
  const commonHeaders = findCommonHeaders(document)
  const { origin, pathname } = new URL(servers[0]?.url ?? '')
  const rules = readRules(name, origin)
  const ids = operations.map(({ operation }) => operation.operationId)
  requireTargets([...ids, ...listed], rules)
  const samples = recordSamples(document)
  const resources = tags.map(({ name: tag, description }) => ({
    name: tag,
    id: `resource-${idOf(tag)}`,
    description,
    operations: operations
      .filter(({ operation }) => operation.tags.includes(tag))
      .map(({ operation, ...place }) =>
        readOperationEntry(operation, document, { ...place, commonHeaders, rules }, reader),
      ),
  }))
  return {
    ...{ name, title: info.title, version: info.version, description: info.description },
    prefix: pathname,
    credentials: Object.entries(components.securitySchemes).map(([scheme, { description }]) => ({
      ...{ name: scheme, description },
    })),
    headers: Object.entries(components.headers).map(([header, { description, schema }]) =>
      reader.field(header, { ...schema, description }, commonHeaders.has(header)),
    ),
    resources,
    events: { ...readEvents(document, reader), rules: rules.get(ALL_EVENTS) ?? '' },
    objects: [...listed].sort().map((object) => {
      const schema = components.schemas[object] ?? {}
      const shape = reader.shapeOf({ ...schema })
      const example = samples.make({ $ref: `#/components/schemas/${object}` })
      return {
        ...shape,
        id: idOf(object),
        name: object,
        description: schema.description ?? '',
        example,
        rules: rules.get(object) ?? '',
      }
    }),
    rules: rules.get(ALL_OPERATIONS) ?? '',
  }
}

/** Fails where rules are at a place that the reference does not show. */
function requireTargets(names: readonly string[], rules: ReadonlyMap<string, string>): void {
  const known = new Set([...names, ALL_EVENTS, ALL_OPERATIONS])
  const unknown = [...rules.keys()].filter((target) => !known.has(target))
  if (unknown.length > 0)
    throw new Error(`Rules concern operations or objects that are missing: ${unknown.join(', ')}.`)
}

/** Components that several places use; others are shown in the one place that uses them. */
function findListed(document: OpenApiDocument): Set<string> {
  const uses = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)"/g)
  const counts = new Map<string, number>()
  for (const [, name = ''] of uses) counts.set(name, (counts.get(name) ?? 0) + 1)
  const { schemas } = document.components
  return new Set(Object.keys(schemas).filter((name) => counts.get(name) !== 1))
}

/** Headers of every answer to a counted request. */
function findCommonHeaders({ paths }: OpenApiDocument): Set<string> {
  const sets = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ headers }) => (headers ? [Object.keys(headers)] : []))
  const [first = [], ...others] = sets
  return new Set(first.filter((name) => others.every((names) => names.includes(name))))
}

/** Recorded examples of answers and bodies, for the objects in them. */
function recordSamples({ components, paths }: OpenApiDocument): Samples {
  const samples = new Samples(components.schemas)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const contents = operations.flatMap(({ requestBody, responses }) => [
    requestBody?.content,
    ...Object.values(responses).map(({ content }) => content),
  ])
  for (const content of contents) {
    const { schema, example } = jsonOf(content) ?? {}
    samples.record(schema, example)
  }
  return samples
}

function readEvents(document: OpenApiDocument, reader: FieldReader): Omit<EventsEntry, 'rules'> {
  const entries = Object.entries(document.webhooks).map(([type, { post }]) => {
    const { schema = {}, example } = jsonOf(post.requestBody?.content) ?? {}
    const [record = {}, own = {}] = schema.allOf ?? []
    const { fields } = reader.shapeOf(own)
    return {
      record: record.$ref,
      entry: {
        ...{ id: idOf(type), type },
        fields: fields
          .filter(({ name }) => name === 'data')
          .map((field) => ({ ...field, isOptional: false })),
        example,
      },
      headers: post.parameters ?? [],
    }
  })
  const [first] = entries
  const frames = document['x-frames'] ?? null
  return {
    record: first?.record?.slice(first.record.lastIndexOf('/') + 1) ?? '',
    // The value of a header is that of each event's own entry.
    headers: (first?.headers ?? []).map((parameter) => ({
      ...toField(parameter, reader),
      values: [],
    })),
    types: entries.map(({ entry }) => entry),
    frames,
  }
}
