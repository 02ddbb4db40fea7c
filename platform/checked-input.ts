import type { Fields, InputRecord, ValuesOf } from '../schema/fields/input-record.ts'
import type { Variables } from './executor.ts'

const recordOf = new WeakMap<object, object>()

/**
 * Marks values that the record's own schemas have made already, for whoever is handed this very
 * object: coercing and checking it a second time took 9 % of a small change. The mark is not part of
 * the object and cannot be sent: what comes from a client, or from another process, has none.
 */
export function asChecked<F extends Fields>(
  record: InputRecord<F>,
  values: ValuesOf<F>,
): ValuesOf<F> {
  recordOf.set(values, record)
  return values
}

export function isChecked<F extends Fields>(
  record: InputRecord<F>,
  value: object,
): value is ValuesOf<F> {
  return recordOf.get(value) === record
}

/** Whether each of these variables is there and checked, so that none is left to be coerced. */
export function areChecked(variables: Variables, names: readonly string[]): boolean {
  return names.every((name) => {
    const value = variables[name]
    return typeof value === 'object' && value !== null && recordOf.has(value)
  })
}
