import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { exactText, fault, IdempotencyKey, PeriodEnd, Timestamp } from './fields.ts'
import {
  type Field,
  type Fields,
  graphOf,
  type InputRecord,
  refuserOf,
  restOf,
  toGraph,
  toRest,
  type ValuesOf,
} from './input-record.ts'
import { wordsOf } from './issue-words.ts'
import {
  QueryPeriodEnd,
  QueryTimestamp,
  type Range,
  rangeMessage,
  wholeNumber,
} from './query-fields.ts'
import { toRestName } from './rest-names.ts'

/** A moment. The graph's scalar has read it already; a query may have lost its plus sign. */
export const instant: Field<Date> = {
  graph: z.date(),
  rest: (form) => (form === 'query' ? QueryTimestamp : Timestamp),
}

/** A moment before or after which something is looked for; it need be none that can be kept. */
export const periodEnd: Field<Date> = {
  graph: z.date(),
  rest: (form) => (form === 'query' ? QueryPeriodEnd : PeriodEnd),
}

/** May be left out. In the graph null says the same, and in an open body of REST. */
export function omittable<T>(field: z.ZodType<T> | Field<T>): Field<T | undefined> {
  return {
    graph: orNull(graphOf(field)),
    rest: (form) => {
      const schema = restOf(field, form)
      return form === 'open_body' ? orNull(schema) : schema.optional()
    },
  }
}

function orNull<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema.nullish().transform((value) => value ?? undefined)
}

/** May be left out of a change, which leaves it as it is; null is no value of it. */
export function changeable<T>(field: z.ZodType<T> | Field<T>): Field<T | undefined> {
  return {
    graph: graphOf(field).optional(),
    rest: (form) => restOf(field, form).optional(),
  }
}

/** May be left out of a change, which leaves it as it is; null clears it. */
export function clearable<T>(field: z.ZodType<T> | Field<T>): Field<T | null | undefined> {
  return {
    graph: graphOf(field).nullish(),
    rest: (form) => restOf(field, form).nullish(),
  }
}

/** What makes a change repeatable, where the graph leaves it to the caller. */
export const KEYED = { idempotencyKey: omittable(IdempotencyKey) }

/** The same for a bulk, whose input leaves out the items that were refused before. */
export const KEYED_BULK = {
  ...KEYED,
  requestDigest: omittable(exactText({ min: 1, max: LIMITS.requestDigest })),
}

/** One of a closed set, which REST writes in small letters. */
export function choice<const Value extends Uppercase<string>>(
  values: readonly Value[],
): Field<Value> {
  const small = values.map((value) => value.toLowerCase())
  const inSmallLetters = z.enum(small).transform((value) => value.toUpperCase() as Value)
  return {
    graph: z.enum(values),
    rest: () => inSmallLetters,
    show: (value) => String(value).toLowerCase(),
  }
}

/** A list of such choices, each of them once. */
export function choices<const Value extends Uppercase<string>>(
  values: readonly Value[],
): Field<Value[]> {
  const one = choice(values)
  return {
    graph: eachOnce(z.array(one.graph)),
    rest: (form) => eachOnce(z.array(one.rest(form))),
  }
}

function eachOnce<T>(list: z.ZodType<T[]>): z.ZodType<T[]> {
  return list.superRefine((items, context) => {
    const repeated = items.findIndex((item, index) => items.indexOf(item) < index)
    if (repeated !== -1) fault(context, 'unique', 'Name each value once.', [repeated])
  })
}

/** A whole number, both ends included; a query that leaves it out means the default. */
export function wholeNumberFrom(range: Range & { default: number }): Field<number> {
  const inGraph = z.int().superRefine((number, context) => {
    if (number < range.min || number > range.max) fault(context, 'range', rangeMessage(range))
  })
  const inQuery = wholeNumber(range).default(range.default)
  return { graph: inGraph, rest: () => inQuery }
}

/** How many items a page has at most. */
export function pageSize(size: { default: number; max: number }): Field<number> {
  return wholeNumberFrom({ min: 1, ...size })
}

/** A record within a record. */
export function nested<F extends Fields>(record: InputRecord<F>): Field<ValuesOf<F>> {
  return { graph: toGraph(record), rest: (form) => toRest(record, form) }
}

/** How many records a list has, how long all of them are as JSON, and by which field no two may be alike. */
export interface ListLimits<F extends Fields> {
  min?: number
  max: number
  characters?: number
  unique?: { by: keyof F & string; message: string }
}

export function listOf<F extends Fields>(
  record: InputRecord<F>,
  limits: ListLimits<F>,
): Field<ValuesOf<F>[]> {
  return {
    graph: toList(toGraph(record), limits, String),
    rest: (form) => toList(toRest(record, form), limits, toRestName),
  }
}

function toList<F extends Fields>(
  item: z.ZodType<ValuesOf<F>>,
  { min = 0, max, characters = Number.POSITIVE_INFINITY, unique }: ListLimits<F>,
  toName: (key: string) => string,
): z.ZodType<ValuesOf<F>[]> {
  const list = z
    .array(item)
    .min(min)
    .max(max)
    .superRefine((items, context) => {
      const { length } = JSON.stringify(items)
      if (length > characters)
        fault(context, 'max_length', `Send at most ${characters} characters in all of them.`)
    })
  if (unique === undefined) return list

  return list.superRefine((items, context) => {
    const refuse = refuserOf(context, toName)
    const seen = new Set<unknown>()
    for (const [index, { [unique.by]: value }] of items.entries()) {
      if (seen.has(value)) refuse('unique', unique.message, [index, toName(unique.by)])
      seen.add(value)
    }
  })
}

/**
 * A list of hundreds of records: parsing yields to the event loop after every few of them, so its input
 * is read by `parseLongInput`.
 */
export function longListOf<F extends Fields>(
  record: InputRecord<F>,
  limits: Omit<ListLimits<F>, 'unique'>,
): Field<ValuesOf<F>[]> {
  return {
    graph: toLongList(toGraph(record), limits),
    rest: (form) => toLongList(toRest(record, form), limits),
  }
}

const RECORDS_OF_A_TURN = 50

function toLongList<T>(
  item: z.ZodType<T>,
  { min = 0, max }: { min?: number; max: number },
): z.ZodType<T[]> {
  const list = z.array(z.unknown()).min(min).max(max)
  return list.transform(async (sent, context) => {
    const items: T[] = []
    for (const [index, value] of sent.entries()) {
      if (index > 0 && index % RECORDS_OF_A_TURN === 0) await nextTurn()
      const read = item.safeParse(value, { reportInput: true, error: wordsOf })
      if (read.success) items.push(read.data)
      else
        for (const issue of read.error.issues)
          context.issues.push({ ...issue, path: [index, ...issue.path] } as z.core.$ZodRawIssue)
    }
    return items
  })
}

/** `true` or `false`; a query that leaves it out says no. */
export const yesOrNo: Field<boolean> = {
  graph: z.boolean(),
  rest: () =>
    z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
}
