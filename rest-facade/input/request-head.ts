import type { z } from 'zod'
import {
  checkInput,
  type Issue,
  type IssuePlace,
  invalidInput,
} from '../../platform/input/issues.ts'
import { Problem } from '../../schema/problem.ts'
import type { Route } from '../route.ts'
import { checkKey } from './idempotency-key.ts'

/** The parts of a request outside its body. */
export interface RequestHead {
  url: string
  params: unknown
  query: unknown
  /** One entry per Idempotency-Key header. */
  keys: readonly string[]
}

export interface HeadInput {
  params: unknown
  query: unknown
  idempotencyKey: string | null | undefined
}

/** Checks path, query and Idempotency-Key of a request; the error lists all issues. */
export function checkHead(route: Route, head: RequestHead): HeadInput {
  const issues: Issue[] = []
  const params = check(route.params, head.params, 'path', issues)
  const query = checkQuery(route, head, issues)
  const isKeyMissing = route.idempotencyKey === 'required' && !head.keys[0]
  const idempotencyKey = route.idempotencyKey && checkKey(route.idempotencyKey, head.keys, issues)
  if (issues.length === 0) return { params, query, idempotencyKey }
  if (isKeyMissing && issues.length === 1)
    throw new Problem(
      'idempotency_key_required',
      'Send an Idempotency-Key header with this request.',
    )

  throw invalidInput(issues)
}

function check<T extends z.ZodType>(
  schema: T | undefined,
  value: unknown,
  place: IssuePlace,
  issues: Issue[],
): z.output<T> | undefined {
  if (schema === undefined) return undefined
  const checked = checkInput(schema, value, place)
  if (checked.ok) return checked.value

  issues.push(...checked.issues)
  return undefined
}

/** Unknown parameters are ignored (`schema/fields/unknown-members.ts`). */
function checkQuery(route: Route, head: RequestHead, issues: Issue[]): unknown {
  if (route.query === undefined) return undefined
  if (!isPercentEncoded(head.url)) {
    const message = 'The query is not percent-encoded UTF-8.'
    issues.push({ in: 'query', path: '', rule: 'percent_encoding', message })
    return undefined
  }

  const found: Issue[] = []
  const query = check(route.query, head.query, 'query', found)
  issues.push(
    ...found.map((issue) => (isRepeated(head.query, issue.path) ? repeated(issue) : issue)),
  )
  return query
}

function isPercentEncoded(url: string): boolean {
  const start = url.indexOf('?')
  if (start === -1 || !url.includes('%', start)) return true
  try {
    decodeURIComponent(url.slice(start))
    return true
  } catch {
    return false
  }
}

function isRepeated(query: unknown, name: string): boolean {
  return Array.isArray((query as Readonly<Record<string, unknown>>)[name])
}

function repeated(issue: Issue): Issue {
  return { ...issue, rule: 'repeated', message: 'Send this parameter once.' }
}
