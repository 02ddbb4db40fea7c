import { parseInput } from '../../../platform/input/issues.ts'
import {
  type Fields,
  type InputRecord,
  type OrNull,
  orNull,
  toGraph,
  type ValueOf,
} from '../../../schema/fields/input-record.ts'

/** Reader of a list's `filter` by its record: absent conditions are null, faulty ones are refused. */
export function filterReader<F extends Fields>(record: InputRecord<F>) {
  const schema = toGraph(record)
  return (filter: object | null | undefined): OrNull<F> => {
    const values = parseInput(schema, filter ?? {})
    // The compiler cannot compare the mapped types of an open F.
    return orNull(record, values as { readonly [K in keyof F]?: ValueOf<F[K]> })
  }
}
