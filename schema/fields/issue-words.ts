import type { z } from 'zod'

/** Message for an issue whose schema has no message; it says what to send instead. */
export function wordsOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This value is required.'

  switch (issue.code) {
    case 'invalid_type':
      return `Send ${kindOf(issue)}.`
    case 'invalid_value':
      return issue.values.length === 1
        ? `Send ${literal(issue.values[0])}.`
        : `Send one of ${issue.values.map(literal).join(', ')}.`
    case 'too_small':
      return `Send ${sizeOf(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')}.`
    case 'too_big':
      return `Send ${sizeOf(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')}.`
    case 'not_multiple_of':
      return `Send a multiple of ${issue.divisor}.`
    case 'invalid_format':
      return formatOf(issue)
    case 'unrecognized_keys':
      return 'This property is not part of the input.'
    case 'invalid_key':
      return 'A name in this object is not allowed.'
    case 'invalid_union':
      return unionOf(issue)
    default:
      return 'This value is not accepted here.'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date-time',
  null: 'null',
}

function kindOf({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const kind = KINDS[expected] ?? 'a value of another kind'
  return input === null ? `${kind}, not null` : kind
}

/** Message for a union with all its alternatives. */
function unionOf({ errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const kinds = [...new Set(kindsIn(errors.flat()))]
  if (kinds.length === 0) return 'This value is in none of the forms that are accepted here.'

  return `Send ${kinds.join(' or ')}.`
}

function kindsIn(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.path.length > 0) return []
    if (issue.code === 'invalid_union') return kindsIn(issue.errors.flat())
    return issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? []) : []
  })
}

const UNITS: Readonly<Record<string, [one: string, many: string]>> = {
  array: ['item', 'items'],
  set: ['item', 'items'],
  map: ['item', 'items'],
  string: ['character', 'characters'],
}

function sizeOf(
  { origin, exact }: { origin: string; exact?: boolean | undefined },
  size: number | bigint,
  bound: string,
): string {
  const [one, many] = UNITS[origin] ?? []
  if (one === undefined) return `a value of ${bound} ${size}`

  return `${exact === true ? 'exactly' : bound} ${size} ${Number(size) === 1 ? one : many}`
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'a URL, such as https://club.example/path',
  email: 'an e-mail address, such as anna@club.example',
  guid: 'an id, such as 01900000-0000-7000-8000-000000000000',
  uuid: 'an id, such as 01900000-0000-7000-8000-000000000000',
  date: 'a date, such as 2026-07-01',
  datetime: 'an RFC 3339 date-time, such as 2026-07-01T18:00:00Z',
  time: 'a time, such as 18:00:00',
}

function formatOf(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  const { format, prefix, suffix, includes, pattern } = issue as Record<string, unknown>
  if (format === 'starts_with') return `Send text that begins with ${literal(prefix)}.`
  if (format === 'ends_with') return `Send text that ends with ${literal(suffix)}.`
  if (format === 'includes') return `Send text that contains ${literal(includes)}.`
  if (format === 'regex') return `Send text that matches ${pattern}.`
  return `Send ${FORMATS[String(format)] ?? 'text in the documented format'}.`
}

function literal(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value))
}
