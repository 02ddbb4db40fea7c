import { type Alternative, alternativesOf, isUpper, narrower } from './alternatives.ts'
import { type JsonObject, UnreadableDocument } from './references.ts'

/** A request must stay accepted, an answer must stay understood. */
export type Direction = 'request' | 'answer'

export interface Difference {
  severity: 'breaking' | 'dangerous' | 'safe'
  /** Component and path, such as `Booking.court_id`. */
  at: string
  what: string
  /** True for values that were added or removed, which refusals compare as codes. */
  isOfValues?: boolean
}

export interface Comparison {
  direction: Direction
  before: JsonObject
  after: JsonObject
}

const MAX_DEPTH = 300

/** Differences of two schemas, resolved in their documents; a pair within itself is not compared again, so recursive schemas end. */
export function compareSchemas(
  schemas: { before: unknown; after: unknown; at: string },
  comparison: Comparison,
): Difference[] {
  const known = new Map<string, Difference[]>()
  const open = new Set<string>()
  let repetitions = 0
  const found = walk(schemas)
  return [...new Map(found.map((each) => [`${each.at} ${each.what}`, each])).values()]

  function walk({ before, after, at }: typeof schemas): Difference[] {
    const pair = `${JSON.stringify(before)} ${JSON.stringify(after)}`
    if (open.has(pair)) {
      repetitions++
      return []
    }
    const same = known.get(`${at} ${pair}`)
    if (same !== undefined) return same
    if (open.size > MAX_DEPTH) throw new UnreadableDocument(`${at} is nested too deeply`)

    const formerRepetitions = repetitions
    open.add(pair)
    const differences = compareForms(before, after, at)
    open.delete(pair)
    // Within a recursive schema the result lacks what the outer pair reports.
    if (repetitions === formerRepetitions) known.set(`${at} ${pair}`, differences)
    return differences
  }

  function compareForms(before: unknown, after: unknown, at: string): Difference[] {
    const former = alternativesOf(before, comparison.before)
    const present = alternativesOf(after, comparison.after)
    const isRequest = comparison.direction === 'request'
    const [narrow, wide] = isRequest ? [former, present] : [present, former]
    return narrow.flatMap((one) => {
      const candidates = wide.filter((other) => narrower(one.type, other.type) === one.type)
      const compared = candidates.map((other) => {
        const pairOf = isRequest ? { from: one, to: other } : { from: other, to: one }
        return compareAlternatives(pairOf, one, other, pairOf.from.component ?? at)
      })
      return best(compared) ?? [lostType(one, at, comparison.direction)]
    })
  }

  function compareAlternatives(
    { from, to }: { from: Alternative; to: Alternative },
    narrow: Alternative,
    wide: Alternative,
    at: string,
  ): Difference[] {
    const { direction } = comparison
    const own = [
      ...compareValues(narrow, wide, at, direction),
      ...compareLimits(narrow, wide, at, direction),
      ...compareMembers(from, to, at, direction),
    ]
    const children = Object.keys(from.properties)
      .filter((name) => Object.hasOwn(to.properties, name))
      .map((name) => ({
        before: from.properties[name],
        after: to.properties[name],
        at: `${at}.${name}`,
      }))
    if (wide.items !== null)
      children.push({ before: from.items ?? {}, after: to.items ?? {}, at: `${at}[]` })
    if (narrow.others !== false && wide.others !== false)
      children.push({
        before: from.others as JsonObject,
        after: to.others as JsonObject,
        at: `${at}.*`,
      })
    return [...own, ...children.flatMap(walk)]
  }
}

const RANK = { breaking: 1_000_000, dangerous: 1_000, safe: 1 } as const

/** The counterpart with the least severe differences. */
function best(compared: readonly Difference[][]): Difference[] | undefined {
  const weigh = (found: Difference[]) =>
    found.reduce((sum, { severity }) => sum + RANK[severity], 0)
  return compared.toSorted((one, other) => weigh(one) - weigh(other))[0]
}

function lostType({ type, component }: Alternative, at: string, direction: Direction): Difference {
  const kind = component ?? type ?? 'a value of any type'
  return direction === 'request'
    ? { severity: 'breaking', at, what: `no longer accepts ${kind}` }
    : { severity: 'breaking', at, what: `can be ${kind} now` }
}

function compareValues(
  narrow: Alternative,
  wide: Alternative,
  at: string,
  direction: Direction,
): Difference[] {
  if (wide.values === null) return []
  const allowed = wide.values.map((value) => JSON.stringify(value))
  const isRequest = direction === 'request'
  if (narrow.values === null) {
    const what = isRequest
      ? `accepts only ${allowed.join(', ')} now`
      : `can have any value now, not only ${allowed.join(', ')}`
    return [{ severity: 'breaking', at, what, isOfValues: true }]
  }
  const values = narrow.values.map((value) => JSON.stringify(value))
  const isReplaced = !values.some((value) => allowed.includes(value))
  return values
    .filter((value) => !allowed.includes(value))
    .map((value) => ({
      severity: isRequest || isReplaced ? ('breaking' as const) : ('dangerous' as const),
      at,
      what: isRequest ? `no longer accepts ${value}` : `can be ${value} now`,
      isOfValues: true,
    }))
}

/** The type that a keyword is about; without it, it has no effect. */
const TYPES_OF: readonly [RegExp, RegExp][] = [
  [/Length$/, /string/],
  [/imum$/, /number|integer/],
  [/Items$/, /array/],
  [/Properties$/, /object/],
]

function compareLimits(
  narrow: Alternative,
  wide: Alternative,
  at: string,
  direction: Direction,
): Difference[] {
  const isRequest = direction === 'request'
  const limit = isRequest ? 'breaking' : 'dangerous'
  const found: Difference[] = []
  const isAbout = (type: RegExp) => narrow.type === null || type.test(narrow.type)

  for (const [bound, value] of Object.entries(wide.bounds)) {
    const [, type = /./] = TYPES_OF.find(([keyword]) => keyword.test(bound)) ?? []
    const other = narrow.bounds[bound]
    const isKept = other !== undefined && (isUpper(bound) ? other <= value : other >= value)
    if (isKept || !isAbout(type)) continue
    const [before, after] = isRequest ? [other, value] : [value, other]
    found.push({ severity: limit, at, what: changed(bound, before, after) })
  }
  if (isAbout(/string/)) {
    for (const pattern of wide.patterns.filter((each) => !narrow.patterns.includes(each)))
      found.push({ severity: limit, at, what: lost('pattern', pattern, isRequest) })
    for (const format of wide.formats.filter((each) => !narrow.formats.includes(each)))
      found.push({ severity: 'breaking', at, what: lost('format', format, isRequest) })
  }
  if (wide.isUnique && !narrow.isUnique && isAbout(/array/))
    found.push({ severity: limit, at, what: lost('rule', 'uniqueItems', isRequest) })
  const keywords = new Set([...Object.keys(wide.unknown), ...Object.keys(narrow.unknown)])
  for (const keyword of keywords)
    if (wide.unknown[keyword] !== narrow.unknown[keyword])
      found.push({ severity: 'breaking', at, what: `has another '${keyword}'` })
  if (isRequest && JSON.stringify(narrow.default) !== JSON.stringify(wide.default))
    found.push({
      severity: 'dangerous',
      at,
      what: changed('default', narrow.default, wide.default),
    })
  return found
}

function changed(keyword: string, before: unknown, after: unknown): string {
  const show = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))
  return `${keyword} is ${show(after)}, was ${show(before)}`
}

function lost(keyword: string, value: string, isRequest: boolean): string {
  return isRequest ? `must have the ${keyword} ${value} now` : `lost the ${keyword} ${value}`
}

function compareMembers(
  from: Alternative,
  to: Alternative,
  at: string,
  direction: Direction,
): Difference[] {
  const isRequest = direction === 'request'
  const found: Difference[] = []
  const add = (severity: Difference['severity'], name: string, what: string) =>
    found.push({ severity, at: `${at}.${name}`, what })

  for (const name of Object.keys(from.properties))
    if (!Object.hasOwn(to.properties, name))
      add(
        'breaking',
        name,
        isRequest ? 'was removed from the request' : 'was removed from the answer',
      )
  for (const name of to.required)
    if (isRequest && !from.required.has(name)) add('breaking', name, 'is required now')
  for (const name of Object.keys(to.properties)) {
    if (Object.hasOwn(from.properties, name) || (isRequest && to.required.has(name))) continue
    // An answer may gain members only where receivers expect any.
    const isForbidden = !isRequest && JSON.stringify(from.others) !== '{}'
    add(
      isForbidden ? 'breaking' : 'safe',
      name,
      isForbidden ? 'was added to a closed object' : 'was added',
    )
  }
  for (const name of from.required) {
    // A closed branch of an `allOf` drops a property that another branch requires.
    const isRemoved = Object.hasOwn(from.properties, name) && !Object.hasOwn(to.properties, name)
    if (!isRequest && !to.required.has(name) && !isRemoved)
      add('breaking', name, 'can be absent now')
  }
  const [narrow, wide] = isRequest ? [from, to] : [to, from]
  if (wide.others === false && narrow.others !== false && isObject(narrow))
    found.push({
      severity: isRequest ? 'breaking' : 'dangerous',
      at,
      what: isRequest ? 'accepts no other members now' : 'can have other members now',
    })
  return found
}

const isObject = ({ type }: Alternative): boolean => type === null || type === 'object'
