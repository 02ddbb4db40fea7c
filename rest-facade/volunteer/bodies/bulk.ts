import { z } from 'zod'
import type { EnumName } from '../../../schema/enum-names.ts'
import { documentAs, type Keywords } from '../../../schema/fields/documented.ts'
import { envelope, field, record } from '../../../schema/fields/rest-body.ts'
import type { ProblemCode } from '../../../schema/problem-codes.ts'
import { toProblemCode } from '../../problem-names.ts'
import { type FaultyItem, isRefused } from '../bulk-input.ts'
import { volunteerErrorOf } from '../errors.ts'

/** Result of one item in the graph. */
interface Result {
  outcome: string
  refusal?: { code: EnumName<ProblemCode>; message: string } | null | undefined
}

const Summary = z
  .object({
    created: countOf('Number of items that created a record.'),
    updated: countOf('Number of items that changed a stored record.'),
    unchanged: countOf('Number of items that equal their stored record.'),
    failed: countOf('Number of items that were refused, each with its `code`.'),
  })
  .describe('Number of items by outcome.')

const SENT = 'The id as the item sent it; null without a valid one.'

/** What an item named its record by, as far as it was valid. */
export const SENT_ID = z.string().nullable().describe(SENT)
export const SENT_UUID = z.string().meta({ format: 'uuid' }).nullable().describe(SENT)

interface ResultSetup<Own> {
  /** The type of the graph that describes a result. */
  type: string
  name?: string
  /** What identifies the record of the item. */
  own: Own
  outcome: Keywords
}

export function resultOf<Own extends z.ZodRawShape>({
  type,
  name,
  own,
  outcome,
}: ResultSetup<Own>) {
  return record(
    type,
    {
      index: countOf('Place of the item in the request, from 0.'),
      ...own,
      outcome: field(outcome),
      error: z
        .string()
        .optional()
        .describe('One sentence about the reason; absent unless the item failed.'),
      code: documentAs(z.string(), { isItemCode: true })
        .optional()
        .describe('Why the item failed; absent otherwise.'),
    },
    { ...(name && { name }) },
  )
}

/** The envelope of results. */
export function resultsOf<Item extends z.ZodType>(item: Item, name: string) {
  return envelope({ name }, { results: z.array(item), summary: Summary })
}

function countOf(text: string) {
  return z.number().meta({ type: 'integer', minimum: 0, description: text })
}
/** One result for each item as it was sent, where the graph has received only the valid ones. */
export function toBulkAnswer<T extends object, I, R extends Result, Own extends object>(
  items: readonly (T | FaultyItem<I>)[],
  answered: readonly R[],
  toOwn: (result: R | undefined, item: T | FaultyItem<I>) => Own,
) {
  const rest = answered.values()
  const results = items.map((item) => {
    if (!isRefused(item)) {
      const result = rest.next().value
      return { own: toOwn(result, item), outcome: result?.outcome ?? 'FAILED', ...result }
    }
    const refusal = { code: 'INVALID_INPUT', message: item.fault } as const
    return { own: toOwn(undefined, item), outcome: 'FAILED', refusal }
  })
  return toOutcomes(results, ({ own }) => own)
}

/** One result for each item, where the graph has received all of them. */
export function toOutcomes<R extends Result, Own extends object>(
  answered: readonly R[],
  toOwn: (result: R, index: number) => Own,
) {
  const results = answered.map((result, index) => ({
    index,
    ...toOwn(result, index),
    outcome: result.outcome.toLowerCase(),
    ...(result.refusal ? toError(result.refusal) : {}),
  }))
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
  const summary = {
    ...{ created: count('created'), updated: count('updated') },
    ...{ unchanged: count('unchanged'), failed: count('failed') },
  }
  return { results, summary }
}

function toError({ code, message }: NonNullable<Result['refusal']>) {
  return { error: message, code: volunteerErrorOf(toProblemCode(code)).code }
}
