import { CLUB_EVENT_TYPES, VOLUNTEER_EVENT_TYPES } from '../typescript/src/index.ts'
import { usageError } from './command.ts'
import { PRODUCTS, type Product } from './sandbox-access.ts'

/** Event types of each product, in the order of its OpenAPI document. */
export const EVENT_TYPES = {
  club: CLUB_EVENT_TYPES,
  volunteer: VOLUNTEER_EVENT_TYPES,
} as const satisfies Record<Product, readonly string[]>

export type ClubEventType = (typeof EVENT_TYPES.club)[number]

export type VolunteerEventType = (typeof EVENT_TYPES.volunteer)[number]

/** The types of a comma-separated list, or all of the product. */
export function requireTypes(product: Product, list: string | undefined): readonly string[] {
  const known: readonly string[] = EVENT_TYPES[product]
  const types = list === undefined ? known : list.split(',').map((type) => type.trim())
  const unknown = types.filter((type) => !known.includes(type))
  if (unknown.length > 0)
    throw usageError(
      `${unknown.join(', ')}: no event type of the ${product} API. Known: ${known.join(', ')}.`,
    )

  return types
}

/** The product that has the type. */
export function productOf(type: string): Product | undefined {
  return PRODUCTS.find((product) => (EVENT_TYPES[product] as readonly string[]).includes(type))
}
