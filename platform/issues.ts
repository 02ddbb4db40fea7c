import type { z } from 'zod'
import { wordsOf } from '../schema/fields/issue-words.ts'
import { Problem } from './problem.ts'
import { cutShort } from './truncate-text.ts'

/** Where a faulty value stands in a request. */
export type IssuePlace = 'body' | 'query' | 'path' | 'header'

/** One fault of an input, in a form a client can act on. */
export interface Issue {
  in: IssuePlace
  /** Address of the value, such as `participants[0].team`; empty for the input as a whole. */
  path: string
  /** Short name of the broken rule, such as `required`, `enum`, `max_length`. */
  rule: string
  message: string
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }

export const MAX_ISSUES = 50
/** Names of members stand in it as they were sent. */
const MAX_PATH = 400

const PARSING = { reportInput: true, error: wordsOf } as const

/** Checks a value of the outside world against its schema; throws `invalid_input` with every fault. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
  place: IssuePlace = 'body',
): z.output<T> {
  const parsed = checkInput(schema, value, place)
  if (!parsed.ok) throw invalidInput(parsed.issues)

  return parsed.value
}

/** Like `parseInput`, for what holds a list so long that it is read in several turns. */
export async function parseLongInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
): Promise<z.output<T>> {
  const parsed = toParsed(await schema.safeParseAsync(value, PARSING), 'body')
  if (!parsed.ok) throw invalidInput(parsed.issues)

  return parsed.value
}

/** Like `parseInput`, for callers that gather the faults of several places before they refuse. */
export function checkInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
  place: IssuePlace,
): Parsed<z.output<T>> {
  return toParsed(schema.safeParse(value, PARSING), place)
}

/** A refusal of input; its message names the first fault, its details list up to 50. */
export function invalidInput(issues: readonly Issue[]): Problem {
  const told = issues
    .slice(0, MAX_ISSUES)
    .map((issue) => ({ ...issue, path: cutShort(issue.path, MAX_PATH) }))
  const first = told[0]
  const where = first?.path ? `${first.path}: ` : ''
  const message = first ? `${where}${first.message}` : 'The input is not valid.'
  return new Problem('invalid_input', message, { issues: told })
}

function toParsed<T>(parsed: z.ZodSafeParseResult<T>, place: IssuePlace): Parsed<T> {
  if (parsed.success) return { ok: true, value: parsed.data }

  return { ok: false, issues: parsed.error.issues.flatMap((issue) => toIssues(issue, place)) }
}

function toIssues(issue: z.core.$ZodIssue, place: IssuePlace): Issue[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ in: place, path: toPath(issue.path), rule: ruleOf(issue), message: issue.message }]

  return issue.keys.slice(0, MAX_ISSUES).map((key) => ({
    in: place,
    path: toPath([...issue.path, key]),
    rule: 'unknown_property',
    message: 'This property is not part of the input.',
  }))
}

function toPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return String(issue.params?.['rule'] ?? 'invalid')
  if (isMissing(issue)) return 'required'
  if (issue.code === 'invalid_type') return 'type'
  if (issue.code === 'invalid_value') return 'enum'
  if (issue.code === 'invalid_format') return issue.format === 'regex' ? 'pattern' : 'format'
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'min_items' : 'minimum'
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'max_items' : 'maximum'
  return 'invalid'
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code !== 'custom' && issue.input === undefined
}
