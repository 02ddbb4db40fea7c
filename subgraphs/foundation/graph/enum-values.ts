import { toEnumName } from '../../../schema/enum-names.ts'

/** Internal values of a GraphQL enum whose REST spelling is no GraphQL name: `BOOKINGS_READ` for `bookings:read`. */
export function enumValues(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [toEnumName(value), value]))
}
