import type { z } from 'zod'
import { wordsOf } from '../../schema/fields/issue-words.ts'
import { LIMITS } from '../../schema/limits.ts'
import { Problem } from '../../schema/problem.ts'
import { truncate } from './truncate-text.ts'

/** Part of the request that contains the faulty value. */
export type IssuePlace = 'body' | 'query' | 'path' | 'header'

/** One fault of an input, for the client. */
export interface Issue {
  in: IssuePlace
  /** Path of the value, such as `participants[0].team`; empty for the whole input. */
  path: string
  /** Short name of the broken rule, such as `required`, `enum`, `max_length`. */
  rule: string
  message: string
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }

export const MAX_ISSUES = LIMITS.issues
/** Bounds the path, which contains member names of the client. */
export const MAX_PATH = 400

const PARSING = { reportInput: true, error: wordsOf } as const

/** Parses external input by its schema; throws `invalid_input` with all faults. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
  place: IssuePlace = 'body',
): z.output<T> {
  const parsed = checkInput(schema, value, place)
  if (!parsed.ok) throw invalidInput(parsed.issues)

  return parsed.value
}

/** `parseInput` for very long lists, in chunks that yield to the event loop. */
export async function parseLongInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
): Promise<z.output<T>> {
  const parsed = toParsed(await schema.safeParseAsync(value, PARSING), 'body')
  if (!parsed.ok) throw invalidInput(parsed.issues)

  return parsed.value
}

/** `parseInput` that returns the faults instead of throwing. */
export function checkInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
  place: IssuePlace,
): Parsed<z.output<T>> {
  return toParsed(schema.safeParse(value, PARSING), place)
}

/** An `invalid_input` Problem: its message is the first fault, its details list up to 50. */
export function invalidInput(issues: readonly Issue[]): Problem {
  const listed = issues
    .slice(0, MAX_ISSUES)
    .map((issue) => ({ ...issue, path: truncate(issue.path, MAX_PATH) }))
  const first = listed[0]
  const where = first?.path ? `${first.path}: ` : ''
  const message = first ? `${where}${first.message}` : 'The input is not valid.'
  return new Problem('invalid_input', message, { issues: listed })
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
