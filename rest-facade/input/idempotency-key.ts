import type { IncomingMessage } from 'node:http'
import { checkInput, type Issue } from '../../platform/input/issues.ts'
import { IdempotencyKey } from '../../schema/fields/fields.ts'
import type { KeyRule } from '../route.ts'

/** All Idempotency-Key headers of a request; Node joins repeated ones into one value. */
export function keysOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter(
    (_text, index) => rawHeaders[index - 1]?.toLowerCase() === KEY.path && index % 2 === 1,
  )
}

/** Returns null without an optional key, and undefined after it added an issue. */
export function checkKey(
  rule: KeyRule,
  [key, ...others]: readonly string[],
  issues: Issue[],
): string | null | undefined {
  if (key === undefined && rule === 'optional') return null
  if (others.length > 0) {
    issues.push({ ...KEY, rule: 'repeated', message: 'Send this header once.' })
    return undefined
  }
  if (key === undefined || (key === '' && rule === 'required')) {
    issues.push({ ...KEY, rule: 'required', message: 'This header is required.' })
    return undefined
  }

  const checked = checkInput(IdempotencyKey, key, KEY.in)
  if (checked.ok) return checked.value

  issues.push(...checked.issues.map((issue) => ({ ...issue, ...KEY })))
  return undefined
}

const KEY = { in: 'header', path: 'idempotency-key' } as const
