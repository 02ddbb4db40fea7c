import { GraphQLScalarType } from 'graphql'
import { z } from 'zod'
import { boundedText, Timestamp } from '../../../schema/fields/fields.ts'
import { formatIsoText } from '../../../schema/fields/format-iso-text.ts'
import { wordsOf } from '../../../schema/fields/issue-words.ts'
import { LIMITS } from '../../../schema/limits.ts'

const DAY = { rule: 'format', message: 'Send a calendar day, such as 2026-07-01.' }

const DayText = boundedText(LIMITS.raw.day, DAY).pipe(z.iso.date({ error: DAY.message }))

export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return formatIsoText(value)
    if (typeof value === 'string') return value
    throw new TypeError('A DateTime is a Date or its ISO text.')
  },
  parseValue(value) {
    // A caller in the same process may hand in a Date.
    if (value instanceof Date) return value
    return parseText(Timestamp, value)
  },
})

const CalendarDay = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize(value) {
    if (typeof value === 'string') return value
    throw new TypeError('A Date is text such as 2026-07-01.')
  },
  parseValue: (value) => parseText(DayText, value),
})

const Json = new GraphQLScalarType<unknown, unknown>({ name: 'JSON' })

/** The scalars that subgraphs may declare, by name. */
export const SCALARS: Readonly<Record<string, GraphQLScalarType>> = {
  DateTime,
  Date: CalendarDay,
  JSON: Json,
}

function parseText<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: wordsOf })
  if (!parsed.success) throw new TypeError(parsed.error.issues[0]?.message)

  return parsed.data
}
