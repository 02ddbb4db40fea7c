import { z } from 'zod'
import { checkInput, invalidInput } from '../../../platform/input/issues.ts'
import { exactText } from '../../../schema/fields/fields.ts'
import { Problem } from '../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'

/** An invalid item of a bulk request, with the ids that identify its record. */
export interface RefusedItem<Names> {
  names: Names
  problem: Problem
}

/** Returns the parsed item, or its errors. */
export function readItem<T>(schema: z.ZodType<T>, sent: unknown): T | Problem {
  const checked = checkInput(schema, sent, 'body')
  return checked.ok ? checked.value : invalidInput(checked.issues)
}

/**
 * Like `readItem`, for items that name an existing record. A client may reject such an item itself: the item has a
 * `fault` then, and may lack required members.
 */
export function readNamedItem<T, Names>(
  schema: z.ZodType<T>,
  names: z.ZodType<Names>,
  sent: unknown,
): T | RefusedItem<Names> {
  const refused = ItemFault.safeParse(sent)
  const item = refused.success
    ? new Problem('invalid_input', refused.data.fault)
    : readItem(schema, sent)
  return item instanceof Problem ? { names: names.parse(sent), problem: item } : item
}

const ItemFault = z.object({
  fault: exactText({ min: 1, max: VOLUNTEER_LIMITS.itemFault }),
})
