import type { Issue } from '../../platform/input/issues.ts'
import { isWithinNameLimit, MAX_MEMBER_NAMES } from '../../platform/json/member-names.ts'
import { isWithinValueLimit } from '../../platform/json/value-limit.ts'
import { findRepeatedMember } from './repeated-members.ts'

/** The value of a body, or why it is refused. */
export type ReadJson = { value: unknown } | { issue: Issue }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses a body synchronously. */
export function readJson(bytes: Buffer, maxValues: number): ReadJson {
  if (!isWithinValueLimit(bytes, maxValues))
    return refuse('max_size', `The body holds more than ${maxValues} values.`)
  if (!isWithinNameLimit(bytes))
    return refuse('max_size', `The body holds more than ${MAX_MEMBER_NAMES} names of members.`)

  const text = decode(bytes)
  return text === null ? refuse('utf8', 'The body is not valid UTF-8.') : parse(text)
}

function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

function parse(text: string): ReadJson {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : ''
    return refuse('json', `The body is not JSON.${reason}`)
  }

  const path = findRepeatedMember(text, value)
  return path === null ? { value } : refuse('repeated_member', 'Send this member once.', path)
}

function refuse(rule: string, message: string, path = ''): ReadJson {
  return { issue: { in: 'body', path, rule, message } }
}
