import type { RestNames } from '../../../schema/rest-names.ts'
import type { LocationFieldsFragment } from '../../../schema/types/operations.ts'

export function toLocation(location: LocationFieldsFragment) {
  return {
    id: location.id,
    name: location.name,
    address: location.address,
    city: location.city,
    postal_code: location.postalCode,
    country: location.country,
    timezone: location.timezone,
    status: location.status,
    opening_hours: location.openingHours,
    created_at: location.createdAt,
    updated_at: location.updatedAt,
  } satisfies RestNames<LocationFieldsFragment>
}
