import type { RestNames } from '../../../schema/rest-names.ts'
import type { CourtFieldsFragment } from '../../../schema/types/operations.ts'

export function toCourt(court: CourtFieldsFragment) {
  return {
    id: court.id,
    location_id: court.locationId,
    name: court.name,
    number: court.number,
    public_id: court.publicId,
    status: court.status,
    indoor_outdoor: court.indoorOutdoor,
    surface_type: court.surfaceType,
    created_at: court.createdAt,
    updated_at: court.updatedAt,
  } satisfies RestNames<CourtFieldsFragment>
}
