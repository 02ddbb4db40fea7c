import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { EARLIEST, isStorable, readMoment, withinStorable } from './moment.ts'

interface Length {
  min: number
  max: number
}

/** Text that is trimmed before its length is checked; lengths are in Unicode characters. */
export function trimmedText(length: Length) {
  return z.string().trim().superRefine(checkText(length)).meta(toSchemaLength(length))
}

/** Text that is not trimmed. */
export function exactText(length: Length) {
  return z.string().superRefine(checkText(length)).meta(toSchemaLength(length))
}

/** An opaque identifier. */
export const Id = exactText({ min: 1, max: LIMITS.id })

/** Rule and message for a text that violates a grammar. */
interface Refusal {
  rule: string
  message: string
}

/**
 * Text with a grammar. A longer text is refused in constant time, before a pattern, a parser, `trim` or
 * `toLowerCase` reads it; schemas chained to this one run only on shorter texts.
 */
export function boundedText(max: number, { rule, message }: Refusal) {
  return z.string().superRefine((text, context) => {
    if (text.length > max) fault(context, rule, message)
  })
}

/** A list. A longer one is refused in constant time, before its items are read. */
export function boundedList<T extends z.ZodType>(item: T, max: number) {
  return z.preprocess(
    (sent, context) => {
      if (Array.isArray(sent) && sent.length > max)
        fault(context, 'max_items', `Send at most ${max} items.`)
      return sent
    },
    // Says the limit in schemas that are derived from this one.
    z.array(item).max(max),
  )
}

/** A UUID of any version, in lower case. */
export const Guid = boundedText(LIMITS.raw.id, {
  rule: 'format',
  message: 'Send an id, such as 01900000-0000-7000-8000-000000000000.',
})
  .meta({ format: 'uuid' })
  .pipe(z.guid().toLowerCase())

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Value of an Idempotency-Key. */
export const IdempotencyKey = z
  .string()
  .superRefine((key, context) => {
    if (key === '') return fault(context, 'required', 'Send a key that is not empty.')
    if (key.length > LIMITS.idempotencyKey)
      return fault(context, 'max_length', `Send at most ${LIMITS.idempotencyKey} characters.`)
    if (!PRINTABLE_ASCII.test(key))
      fault(context, 'printable_ascii', 'Only printable ASCII characters are allowed.')
  })
  .meta({ minLength: 1, maxLength: LIMITS.idempotencyKey, pattern: PRINTABLE_ASCII.source })

const FORMAT = 'Send an RFC 3339 date-time, such as 2026-07-01T18:00:00Z.'

const MomentText = boundedText(LIMITS.raw.dateTime, {
  rule: 'format',
  message: FORMAT,
})

/** An RFC 3339 date-time with any offset, as a Date with millisecond precision. */
export const Timestamp = MomentText.superRefine((text, context) => {
  const moment = readMoment(text)
  if (moment === null) return fault(context, 'format', FORMAT)
  if (!isStorable(moment)) fault(context, 'range', 'Send a moment between the years 1000 and 9999.')
})
  .meta({ format: 'date-time' })
  .transform((text) => readMoment(text) ?? EARLIEST)

/** A timestamp at the end of a period, which can be outside the range of stored dates. */
export const PeriodEnd = MomentText.superRefine((text, context) => {
  if (readMoment(text) === null) fault(context, 'format', FORMAT)
})
  .meta({ format: 'date-time' })
  .transform((text) => withinStorable(readMoment(text) ?? EARLIEST))

/**
 * Adds an issue with a custom rule name, and aborts the schema: rules of the whole record rely on valid fields, and
 * must not run on refused ones.
 */
export function fault(
  context: {
    addIssue(issue: {
      code: 'custom'
      message: string
      params: { rule: string }
      continue: false
      path?: PropertyKey[]
    }): void
  },
  rule: string,
  message: string,
  path?: PropertyKey[],
): void {
  const issue = { code: 'custom', message, params: { rule }, continue: false } as const
  context.addIssue(path ? { ...issue, path } : issue)
}

export function checkText({ min, max }: Length) {
  return (text: string, context: Parameters<typeof fault>[0]) => {
    // A character has at most two UTF-16 units, so a longer text fails without counting.
    if (text.length > 2 * max) return fault(context, 'max_length', `Send at most ${count(max)}.`)
    // A lone surrogate has no UTF-8 form: the database would store different ids as the same text.
    if (!text.isWellFormed()) return fault(context, 'unicode', 'This is not valid Unicode text.')
    const length = [...text].length
    if (length < min) return fault(context, 'min_length', `Send at least ${count(min)}.`)
    if (length > max) fault(context, 'max_length', `Send at most ${count(max)}.`)
  }
}

function count(characters: number): string {
  return characters === 1 ? '1 character' : `${characters} characters`
}

export function toSchemaLength({ min, max }: Length) {
  return { minLength: min, maxLength: max }
}
