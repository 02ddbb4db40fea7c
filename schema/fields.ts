import { z } from 'zod'
import { LIMITS } from './limits.ts'

interface Length {
  min: number
  max: number
}

/** Text trimmed before its length is counted; lengths are Unicode characters. */
export function trimmedText(length: Length) {
  return z.string().trim().superRefine(checkText(length)).meta(toSchemaLength(length))
}

/** Text taken as it is sent. */
export function exactText(length: Length) {
  return z.string().superRefine(checkText(length)).meta(toSchemaLength(length))
}

/** An opaque identifier. */
export const Id = exactText({ min: 1, max: LIMITS.id })

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** What makes a repetition safe. */
export const IdempotencyKey = z
  .string()
  .superRefine((key, context) => {
    if (key === '') return fault(context, 'required', 'Send a key that is not empty.')
    if (!PRINTABLE_ASCII.test(key))
      return fault(context, 'printable_ascii', 'Only printable ASCII characters are allowed.')
    if (key.length > LIMITS.idempotencyKey)
      fault(context, 'max_length', `Send at most ${LIMITS.idempotencyKey} characters.`)
  })
  .meta({ minLength: 1, maxLength: LIMITS.idempotencyKey })

// Made once: making it costs thirty times what using it does, and every booking write uses it twice.
const DateTimeText = z.iso.datetime({ offset: true })

/** An RFC 3339 date-time with any offset, as a Date; compared and kept in milliseconds. */
export const Timestamp = z
  .string()
  .superRefine((text, context) => {
    const moment = readMoment(text)
    if (moment === null) return fault(context, 'format', FORMAT)
    if (!isStorable(moment))
      fault(context, 'range', 'Send a moment between the years 1000 and 9999.')
  })
  .meta({ format: 'date-time' })
  .transform((text) => readMoment(text) ?? EARLIEST)

/** The same as an end of a period, which may lie beyond all that is kept. */
export const PeriodEnd = z
  .string()
  .superRefine((text, context) => {
    if (readMoment(text) === null) fault(context, 'format', FORMAT)
  })
  .meta({ format: 'date-time' })
  .transform((text) => withinStorable(readMoment(text) ?? EARLIEST))

/**
 * Adds a fault under a rule name of our own. It ends the check there: rules about a whole record,
 * which rely on its fields, would else run on fields that were refused.
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

function checkText({ min, max }: Length) {
  return (text: string, context: Parameters<typeof fault>[0]) => {
    // A lone surrogate has no UTF-8 form: two different ids would become one in the database.
    if (!text.isWellFormed()) return fault(context, 'unicode', 'This is not valid Unicode text.')
    const length = [...text].length
    if (length < min) return fault(context, 'min_length', `Send at least ${count(min)}.`)
    if (length > max) fault(context, 'max_length', `Send at most ${count(max)}.`)
  }
}

function count(characters: number): string {
  return characters === 1 ? '1 character' : `${characters} characters`
}

function toSchemaLength({ min, max }: Length) {
  return { minLength: min, maxLength: max }
}

const FORMAT = 'Send an RFC 3339 date-time, such as 2026-07-01T18:00:00Z.'

/** Null for any other text. A leap second (RFC 3339, 5.7) is the first moment of the next month. */
function readMoment(text: string): Date | null {
  const written = text.toUpperCase()
  if (!LEAP_SECOND.test(written))
    return DateTimeText.safeParse(written).success ? new Date(written) : null

  const before = readMoment(written.replace(LEAP_SECOND, '$1:59'))
  const next = before && new Date(before.getTime() + SECOND_MS)
  const isEndOfMonth = next?.toISOString().slice(7, 19) === '-01T00:00:00'
  return isEndOfMonth ? next : null
}

const LEAP_SECOND = /(T\d\d:\d\d):60/
const SECOND_MS = 1000

/** DATETIME of MySQL holds the years 1000 to 9999. */
const EARLIEST = new Date('1000-01-01T00:00:00.000Z')
const LATEST = new Date('9999-12-31T23:59:59.999Z')

function isStorable(moment: Date): boolean {
  return moment >= EARLIEST && moment <= LATEST
}

function withinStorable(moment: Date): Date {
  if (moment < EARLIEST) return EARLIEST
  return moment > LATEST ? LATEST : moment
}
