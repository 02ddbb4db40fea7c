import { alternativesOf } from './alternatives.ts'
import { compareOperations, type Documents, recordOf } from './compare-operations.ts'
import { compareSchemas, type Difference } from './compare-schemas.ts'
import { isRecord, type JsonObject, resolve } from './references.ts'

/** A difference at one operation, webhook or frame. */
export interface PlacedDifference extends Difference {
  place: string
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** Differences of two OpenAPI 3.1 documents for callers and receivers; texts and examples make none. */
export function compareDocuments(documents: Documents): PlacedDifference[] {
  return [
    ...compareServers(documents),
    ...compareEntries(operationsOf(documents.before), operationsOf(documents.after), documents),
    ...compareEntries(webhooksOf(documents.before), webhooksOf(documents.after), documents),
    ...compareFrames(documents),
  ]
}

interface Entry {
  place: string
  operation: JsonObject
  isWebhook: boolean
}

/** The operations by method and path; callers do not see the names of path parameters. */
function operationsOf(document: JsonObject): Map<string, Entry> {
  const found = new Map<string, Entry>()
  for (const [path, item] of Object.entries(recordOf(document['paths'])))
    for (const [method, operation] of methodsOf(item, document)) {
      const place = `${method.toUpperCase()} ${path}`
      const key = `${method} ${path.split('/').map(toKey).join('/')}`
      found.set(key, { place, operation, isWebhook: false })
    }
  return found
}

const toKey = (segment: string): string => (segment.startsWith('{') ? '{}' : segment)

function webhooksOf(document: JsonObject): Map<string, Entry> {
  const found = new Map<string, Entry>()
  for (const [type, item] of Object.entries(recordOf(document['webhooks'])))
    for (const [, operation] of methodsOf(item, document)) {
      const place = `webhook ${type}`
      found.set(place, { place, operation, isWebhook: true })
    }
  return found
}

/** With the parameters of the whole path in each operation. */
function methodsOf(item: unknown, document: JsonObject): [string, JsonObject][] {
  const whole = resolve(item, document)
  const shared = Array.isArray(whole['parameters']) ? whole['parameters'] : []
  return METHODS.flatMap((method): [string, JsonObject][] => {
    const operation = whole[method]
    if (!isRecord(operation)) return []
    const own = Array.isArray(operation['parameters']) ? operation['parameters'] : []
    const security = operation['security'] ?? document['security']
    return [[method, { ...operation, security, parameters: [...shared, ...own] }]]
  })
}

function compareEntries(
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  documents: Documents,
): PlacedDifference[] {
  const kept = [...before].flatMap(([key, { place, operation, isWebhook }]): PlacedDifference[] => {
    const present = after.get(key)
    if (present === undefined)
      return [{ severity: 'breaking', place, at: place, what: 'was removed' }]
    const pair = { before: operation, after: present.operation }
    return compareOperations(pair, documents, { isWebhook }).map((found) => ({ ...found, place }))
  })
  const added = [...after]
    .filter(([key]) => !before.has(key))
    .map(
      ([, { place }]): PlacedDifference => ({
        severity: 'safe',
        place,
        at: place,
        what: 'was added',
      }),
    )
  return [...kept, ...added]
}

/** The host is the operator's; the path before all others is the contract's. */
function compareServers({ before, after }: Documents): PlacedDifference[] {
  const [former, present] = [basePathOf(before), basePathOf(after)]
  if (former === present) return []
  const what = `is ${present}, was ${former}`
  return [{ severity: 'breaking', place: 'every operation', at: 'base path', what }]
}

export function basePathOf({ servers }: JsonObject): string {
  const [first] = Array.isArray(servers) ? servers : []
  return new URL(String(recordOf(first)['url'] ?? ''), 'http://localhost').pathname
}

const FRAMES = 'x-frames'

function compareFrames(documents: Documents): PlacedDifference[] {
  if (!(FRAMES in documents.before)) return []
  const [before, after] = [recordOf(documents.before[FRAMES]), recordOf(documents.after[FRAMES])]
  const place = `frames of ${before['path']}`
  if (before['path'] !== after['path'])
    return [{ severity: 'breaking', place, at: place, what: 'were removed' }]

  const schemas = {
    before: recordOf(before['message'])['schema'],
    after: recordOf(after['message'])['schema'],
  }
  const codes = Object.keys(recordOf(after['closeCodes']))
  const lostCodes = Object.keys(recordOf(before['closeCodes'])).filter(
    (code) => !codes.includes(code),
  )
  const types = typesOf(schemas.after, documents.after)
  const lostTypes = typesOf(schemas.before, documents.before).filter(
    (type) => !types.includes(type),
  )
  return [
    ...compareSchemas({ ...schemas, at: 'frame' }, { ...documents, direction: 'answer' }),
    ...lostTypes.map(
      (type): Difference => ({ severity: 'breaking', at: `frame ${type}`, what: 'was removed' }),
    ),
    ...lostCodes.map(
      (code): Difference => ({
        severity: 'breaking',
        at: `close code ${code}`,
        what: 'was removed',
      }),
    ),
  ].map((found) => ({ ...found, place }))
}

function typesOf(message: unknown, document: JsonObject): unknown[] {
  return alternativesOf(message, document)
    .flatMap(({ properties }) => alternativesOf(properties['type'], document))
    .flatMap(({ values }) => values ?? [])
}
