import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { documentAs } from './documented.ts'
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

/** A moment. The graph's scalar has parsed it; in a query a plus sign can have become a space. */
export const instant: Field<Date> = {
  graph: z.date(),
  rest: (form) => (form === 'query' ? QueryTimestamp : Timestamp),
}

/** A moment in a filter; it can be outside the range of stored dates. */
export const periodEnd: Field<Date> = {
  graph: z.date(),
  rest: (form) => (form === 'query' ? QueryPeriodEnd : PeriodEnd),
}

/** Optional. In the graph and in an open REST body, null means absent. */
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

/** Optional in a change, which then keeps the value; null is refused. */
export function changeable<T>(field: z.ZodType<T> | Field<T>): Field<T | undefined> {
  return {
    graph: graphOf(field).optional(),
    rest: (form) => restOf(field, form).optional(),
  }
}

/** Optional in a change, which then keeps the value; null clears it. */
export function clearable<T>(field: z.ZodType<T> | Field<T>): Field<T | null | undefined> {
  return {
    graph: graphOf(field).nullish(),
    rest: (form) => restOf(field, form).nullish(),
  }
}

/** Optional idempotency key of a mutation. */
export const KEYED = { idempotencyKey: omittable(IdempotencyKey) }

/** Idempotency key of a bulk mutation, with a digest of the items that REST has refused before. */
export const KEYED_BULK = {
  ...KEYED,
  requestDigest: omittable(exactText({ min: 1, max: LIMITS.requestDigest })),
}

/** A value of an enumeration; REST writes it in lower case. */
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

/** A list of enumeration values without duplicates. */
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
  const checked = list.superRefine((items, context) => {
    const repeated = items.findIndex((item, index) => items.indexOf(item) < index)
    if (repeated !== -1) fault(context, 'unique', 'Name each value once.', [repeated])
  })
  return checked.meta({ uniqueItems: true })
}

/** An integer of an inclusive range with a default. */
export function wholeNumberFrom(range: Range & { default: number }): Field<number> {
  const inQuery = wholeNumber(range, range.default).default(range.default)
  return { ...wholeNumberOf(range), rest: () => inQuery }
}

/** An integer of an inclusive range. */
export function wholeNumberOf(range: Range): Field<number> {
  const inGraph = z.int().superRefine((number, context) => {
    if (number < range.min || number > range.max) fault(context, 'range', rangeMessage(range))
  })
  return { graph: inGraph, rest: () => wholeNumber(range) }
}

/** Maximum of items per page. */
export function pageSize(size: { default: number; max: number }): Field<number> {
  return wholeNumberFrom({ min: 1, ...size })
}

/** A record within a record. */
export function nested<F extends Fields>(record: InputRecord<F>): Field<ValuesOf<F>> {
  return { graph: toGraph(record), rest: (form) => toRest(record, form) }
}

/** Limits of a list of records: count, JSON length, and the field that must be unique. */
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
 * A list of hundreds of records. Parsing is asynchronous (`parseLongInput`), because it yields to the event loop between
 * batches of records.
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
  const list = documentAs(z.array(z.unknown()).min(min).max(max), { items: item })
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

/** A boolean; default false. */
export const yesOrNo: Field<boolean> = {
  graph: z.boolean().default(false),
  rest: () =>
    z
      .enum(['true', 'false'])
      .default('false')
      .meta({ type: 'boolean', enum: undefined, default: false })
      .transform((text) => text === 'true'),
}
