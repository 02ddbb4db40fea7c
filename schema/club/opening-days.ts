import { z } from 'zod'
import { boundedList, boundedText, fault } from '../fields/fields.ts'
import { lineText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'

const { dates, intervals, bytes } = CLUB_LIMITS.openingHours

export const OPENING_WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

/** A time of a day; 24:00 is its end. */
export const OPENING_TIME = /^(?:[01]\d|2[0-4]):[0-5]\d$/

const TIME = { rule: 'pattern', message: 'Send a time such as 08:00.' }

const Time = boundedText('08:00'.length, TIME).regex(OPENING_TIME, { ...TIME, abort: true })

const DATE = { rule: 'format', message: 'Send a date, such as 2026-07-01.' }

const OpeningDate = boundedText(LIMITS.raw.day, DATE).pipe(z.iso.date({ error: DATE.message }))

const OpeningDay = z
  .strictObject({
    weekday: z.enum(OPENING_WEEKDAYS).nullish(),
    date: OpeningDate.nullish(),
    intervals: boundedList(z.strictObject({ opens: Time, closes: Time }), intervals),
    note: lineText({ min: 1, max: LIMITS.name }).nullish(),
  })
  .superRefine(({ weekday, date, note }, context) => {
    if (((weekday ?? null) === null) === ((date ?? null) === null))
      fault(context, 'one_of', 'Send either weekday or date.')
    if (weekday && note) fault(context, 'format', 'A weekday has no note.', ['note'])
  })

export type OpeningDay = z.output<typeof OpeningDay>

/** The opening hours of a location, as the graph returns them. */
export const OpeningDays = boundedList(OpeningDay, OPENING_WEEKDAYS.length + dates).superRefine(
  (list, context) => {
    const seen = new Set<string>()
    for (const [index, { weekday, date }] of list.entries()) {
      const day = weekday ?? date ?? ''
      if (seen.has(day)) fault(context, 'repeated', `${day} is named twice.`, [index])
      seen.add(day)
    }
    if (list.filter(({ date }) => date).length > dates)
      fault(context, 'max_items', `Send at most ${dates} dates.`)
    if (new TextEncoder().encode(JSON.stringify(list)).length > bytes)
      fault(context, 'max_size', `Send at most ${bytes / 1024} KiB of JSON.`)
  },
)
