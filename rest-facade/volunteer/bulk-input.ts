import { hash } from 'node:crypto'
import { z } from 'zod'
import { checkInput, invalidInput } from '../../platform/input/issues.ts'
import { truncate } from '../../platform/input/truncate-text.ts'
import { documentAs } from '../../schema/fields/documented.ts'
import {
  type Fields,
  inputRecord,
  toRest,
  type ValuesOf,
} from '../../schema/fields/input-record.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'

interface Bulk<T, F extends Fields> {
  limits: { min: number; max: number }
  item: z.ZodType<T>
  /** The fields that identify the record of an item. A refused item keeps each of them that is valid. */
  identity: F
  /** REST names of these fields that do not follow from the graph's. */
  names?: Readonly<Record<string, string>>
}

/** An invalid item of a bulk: its first fault, and what identifies its record. */
export type FaultyItem<Identity> = Partial<Identity> & { fault: string }

/** The list of a bulk request. Each item is checked on its own, so that an invalid one fails no other. */
export function bulkOf<T extends object, F extends Fields>({
  limits: { min, max },
  item,
  identity,
  names = {},
}: Bulk<T, F>) {
  const identities = Object.entries(identity).map(([key, field]) =>
    toRest(inputRecord({ [key]: field }), 'open_body', names),
  )
  const toItem = (sent: unknown): T | FaultyItem<ValuesOf<F>> => {
    const checked = checkInput(item, sent, 'body')
    if (checked.ok) return checked.value

    const valid = identities.map((schema) => checkInput(schema, sent, 'body'))
    const { message } = invalidInput(checked.issues)
    const fault = truncate(message, VOLUNTEER_LIMITS.itemFault - 1)
    return Object.assign({ fault }, ...valid.map((one) => (one.ok ? one.value : {})))
  }
  const list = documentAs(z.array(z.unknown()).min(min).max(max), { items: item })
  return list.transform((items) => items.map(toItem))
}

export function isRefused<T extends object, I>(item: T | FaultyItem<I>): item is FaultyItem<I> {
  return 'fault' in item
}

/** The items that the graph receives, where it does not receive the refused ones. */
export function validItems<T extends object, I>(items: readonly (T | FaultyItem<I>)[]): T[] {
  return items.filter((item): item is T => !isRefused(item))
}

/**
 * Digest of the items that the graph does not receive: an idempotency key with other refused items is another
 * request. Null when no item is refused.
 */
export function digestRefused(items: readonly object[]): string | null {
  if (!items.some(isRefused)) return null

  return hash('sha256', JSON.stringify(items.map((item) => (isRefused(item) ? item : null))))
}
