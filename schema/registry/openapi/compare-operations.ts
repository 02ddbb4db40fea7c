import { type Comparison, compareSchemas, type Difference } from './compare-schemas.ts'
import { isRecord, type JsonObject, resolve } from './references.ts'
import { compareRefusals, isRefusal } from './refusals.ts'

export interface Documents {
  before: JsonObject
  after: JsonObject
}

/** Differences of one operation for its callers; a webhook is sent to them, so what it takes is an answer. */
export function compareOperations(
  { before, after }: Documents,
  documents: Documents,
  { isWebhook = false } = {},
): Difference[] {
  const direction = isWebhook ? 'answer' : 'request'
  const inputs: Comparison = { ...documents, direction }
  const body = compareBodies({ before, after }, inputs)
  const parameters = compareParameters({ before, after }, inputs)
  if (isWebhook) return [...parameters, ...body]

  return [
    ...compareScopes({ before, after }),
    ...parameters,
    ...body,
    ...compareResponses({ before, after }, { ...documents, direction: 'answer' }),
    ...compareRefusals({ before, after }, documents),
  ]
}

function compareScopes({ before, after }: Documents): Difference[] {
  const allowed = listOf(after['security'])
  const lost = listOf(before['security']).filter(
    (former) => !allowed.some((one) => covers(former, one)),
  )
  const scopes = lost.map((former): Difference => {
    const of = Object.keys(former).join(' and ')
    const present = allowed.find((one) => Object.keys(one).join(' and ') === of)
    const what =
      present === undefined && of !== ''
        ? `no longer accepts the credential ${of}`
        : `needs ${scopesOf(present ?? allowed[0] ?? {})} now, had ${scopesOf(former)}`
    return { severity: 'breaking', at: 'security', what }
  })
  const conditional = 'x-conditional-scopes'
  const former = new Set(textsOf(before[conditional]))
  const added = textsOf(after[conditional]).filter((scope) => !former.has(scope))
  return [
    ...scopes,
    ...added.map(
      (scope): Difference => ({
        severity: 'breaking',
        at: 'security',
        what: `needs the scope ${scope} for some bodies now`,
      }),
    ),
  ]
}

/** True if a caller with the credential and scopes of `former` has all that `present` needs. */
function covers(former: JsonObject, present: JsonObject): boolean {
  return Object.entries(present).every(([scheme, scopes]) => {
    const held = textsOf(former[scheme])
    return scheme in former && textsOf(scopes).every((scope) => held.includes(scope))
  })
}

function scopesOf(requirement: JsonObject): string {
  const scopes = Object.values(requirement).flatMap(textsOf)
  if (scopes.length > 0) return `the scope ${scopes.join(' and ')}`
  return Object.keys(requirement).length > 0 ? 'a credential' : 'no credential'
}

function compareParameters({ before, after }: Documents, comparison: Comparison): Difference[] {
  const former = parametersOf(before, comparison.before)
  const present = parametersOf(after, comparison.after)
  const isRequest = comparison.direction === 'request'
  const found: Difference[] = []
  for (const [key, parameter] of former) {
    const other = present.get(key)
    if (other === undefined) {
      found.push({ severity: 'breaking', at: key, what: 'was removed' })
      continue
    }
    if (isRequest && other['required'] === true && parameter['required'] !== true)
      found.push({ severity: 'breaking', at: key, what: 'is required now' })
    if (!isRequest && other['required'] !== true && parameter['required'] === true)
      found.push({ severity: 'breaking', at: key, what: 'can be absent now' })
    const schemas = { before: parameter['schema'], after: other['schema'], at: key }
    found.push(...compareSchemas(schemas, comparison))
  }
  for (const [key, { required }] of present) {
    if (former.has(key)) continue
    const isDemanded = isRequest && required === true
    found.push({
      severity: isDemanded ? 'breaking' : 'safe',
      at: key,
      what: isDemanded ? 'is required now' : 'was added',
    })
  }
  return found
}

/** By place and name; those of the path by number, because callers do not see their names. */
function parametersOf(operation: JsonObject, document: JsonObject): Map<string, JsonObject> {
  let ofPath = 0
  return new Map(
    listOf(operation['parameters']).map((one) => {
      const parameter = resolve(one, document)
      const name = String(parameter['name'])
      const place = String(parameter['in'])
      if (place === 'path') return [`path parameter ${++ofPath}`, parameter]
      return [`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter]
    }),
  )
}

function compareBodies({ before, after }: Documents, comparison: Comparison): Difference[] {
  const former = resolve(before['requestBody'] ?? {}, comparison.before)
  const present = resolve(after['requestBody'] ?? {}, comparison.after)
  const becameRequired =
    comparison.direction === 'request' &&
    present['required'] === true &&
    former['required'] !== true
  return [
    ...(becameRequired
      ? [{ severity: 'breaking', at: 'body', what: 'is required now' } as const]
      : []),
    ...compareContents({ before: former, after: present }, comparison, 'body'),
  ]
}

function compareContents(
  { before, after }: Documents,
  comparison: Comparison,
  at: string,
): Difference[] {
  const present = recordOf(after['content'])
  return Object.entries(recordOf(before['content'])).flatMap(([type, media]): Difference[] => {
    if (!(type in present)) return [{ severity: 'breaking', at, what: `is no longer ${type}` }]
    const [former, other] = [recordOf(media)['schema'], recordOf(present[type])['schema']]
    return compareSchemas({ before: former, after: other, at }, comparison)
  })
}

/** Successes by their status; refusals that have one on both sides, too. Their codes are compared apart. */
function compareResponses({ before, after }: Documents, comparison: Comparison): Difference[] {
  const [former, present] = [recordOf(before['responses']), recordOf(after['responses'])]
  const kept = Object.keys(former).filter((status) => status in present)
  const lost = Object.keys(former).filter((status) => !(status in present) && !isRefusal(status))
  const added = Object.keys(present).filter((status) => !(status in former) && !isRefusal(status))
  return [
    ...lost.map(
      (status): Difference => ({
        severity: 'breaking',
        at: status,
        what: 'is no longer a status of success',
      }),
    ),
    ...added.map(
      (status): Difference => ({
        severity: 'dangerous',
        at: status,
        what: 'is a status of success now',
      }),
    ),
    ...kept.flatMap((status) => {
      const pair = {
        before: resolve(former[status], comparison.before),
        after: resolve(present[status], comparison.after),
      }
      const bodies = compareContents(pair, comparison, isRefusal(status) ? 'refusal' : 'answer')
      const isCompared = ({ isOfValues = false }: Difference) => !(isOfValues && isRefusal(status))
      return [...compareHeaders(pair, comparison, status), ...bodies.filter(isCompared)]
    }),
  ]
}

function compareHeaders(
  { before, after }: Documents,
  comparison: Comparison,
  status: string,
): Difference[] {
  const present = headersOf(after)
  return [...headersOf(before)].flatMap(([name, header]): Difference[] => {
    const at = `header ${name}`
    const other = present.get(name)
    if (other === undefined)
      return [{ severity: 'breaking', at, what: `was removed from ${status}` }]

    const [former, kept] = [resolve(header, comparison.before), resolve(other, comparison.after)]
    const isLost = former['required'] === true && kept['required'] !== true
    return [
      ...(isLost
        ? [{ severity: 'breaking', at, what: `can be absent from ${status} now` } as const]
        : []),
      ...compareSchemas({ before: former['schema'], after: kept['schema'], at }, comparison),
    ]
  })
}

function headersOf(response: JsonObject): Map<string, unknown> {
  return new Map(
    Object.entries(recordOf(response['headers'])).map(([name, header]) => [
      name.toLowerCase(),
      header,
    ]),
  )
}

export const recordOf = (value: unknown): JsonObject => (isRecord(value) ? value : {})

const listOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
