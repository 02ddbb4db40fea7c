import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { boundedText, fault, PeriodEnd, Timestamp } from './fields.ts'

/** A moment in a query, where an unescaped plus sign has become a space. */
export const QueryTimestamp = inQuery(Timestamp)

export const QueryPeriodEnd = inQuery(PeriodEnd)

function inQuery(moment: typeof Timestamp) {
  return z
    .string()
    .superRefine((text, context) => {
      if (text.length <= LIMITS.raw.dateTime && / \d\d:\d\d$/.test(text))
        fault(context, 'format', 'Write the plus sign of the offset as %2B.')
    })
    .meta({ format: 'date-time' })
    .pipe(moment)
}

export interface Range {
  min: number
  max: number
}

/** An integer of an inclusive range in a query; `initial` is the default that the caller of this function adds. */
export function wholeNumber({ min, max }: Range, initial?: number) {
  return boundedText(LIMITS.raw.number, { rule: 'range', message: rangeMessage({ min, max }) })
    .superRefine((text, context) => {
      const isInRange = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      if (!isInRange) fault(context, 'range', rangeMessage({ min, max }))
    })
    .meta({ type: 'integer', minimum: min, maximum: max, default: initial })
    .transform(Number)
}

export function rangeMessage({ min, max }: Range): string {
  return `Send a whole number from ${min} to ${max}.`
}
