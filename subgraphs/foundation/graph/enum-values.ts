/**
 * What the names of a GraphQL enum stand for inside, when the REST spelling is no name:
 * `BOOKINGS_READ` for `bookings:read`.
 */
export function enumValues(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    values.map((value) => [value.toUpperCase().replaceAll(/[.:]/g, '_'), value]),
  )
}
