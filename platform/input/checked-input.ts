import type { Fields, InputRecord, ValuesOf } from '../../schema/fields/input-record.ts'
import type { Variables } from '../executor.ts'

const recordOf = new WeakMap<object, object>()

/**
 * Marks an input object as parsed by the record's schema, so that later tiers in this process skip coercion and
 * validation, which takes 9 % of a small write. The mark is kept outside of the object and cannot be sent.
 */
export function markValidated<F extends Fields>(
  record: InputRecord<F>,
  values: ValuesOf<F>,
): ValuesOf<F> {
  recordOf.set(values, record)
  return values
}

export function isValidated<F extends Fields>(
  record: InputRecord<F>,
  value: object,
): value is ValuesOf<F> {
  return recordOf.get(value) === record
}

/** True if all of these variables are present and marked. */
export function areValidated(variables: Variables, names: readonly string[]): boolean {
  return names.every((name) => {
    const value = variables[name]
    return typeof value === 'object' && value !== null && recordOf.has(value)
  })
}
