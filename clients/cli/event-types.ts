import { usageError } from './command.ts'
import { PRODUCTS, type Product } from './sandbox-access.ts'

/** Event types of each product; a test compares them with the OpenAPI documents. */
export const EVENT_TYPES = {
  club: [
    'booking.created',
    'booking.updated',
    'booking.cancelled',
    'booking.reconciliation_required',
    'session.created',
    'session.status_changed',
    'participant.updated',
    'match.started',
    'score.updated',
    'score.corrected',
    'match.completed',
    'court.status_changed',
  ],
  volunteer: [
    'event.created',
    'event.updated',
    'event.deleted',
    'event.started',
    'event.ended',
    'role.created',
    'role.updated',
    'role.deleted',
    'shift.created',
    'shift.updated',
    'shift.deleted',
    'shift.changed',
    'helper.registered',
    'helper.granted',
    'helper.revoked',
    'helper.confirmed',
    'helper.cancelled',
    'assignment.updated',
    'message.created',
    'message.updated',
    'message.deleted',
    'availability.request.created',
    'availability.response.upserted',
    'automation.triggered',
  ],
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
