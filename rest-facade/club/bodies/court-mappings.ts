import type { RestNames } from '../../../schema/rest-names.ts'
import type { CourtMappingFieldsFragment } from '../../../schema/types/operations.ts'

export function toCourtMapping(mapping: CourtMappingFieldsFragment) {
  return {
    id: mapping.id,
    external_court_id: mapping.externalCourtId,
    external_court_name: mapping.externalCourtName,
    court_id: mapping.courtId,
    created_at: mapping.createdAt,
    updated_at: mapping.updatedAt,
  } satisfies RestNames<CourtMappingFieldsFragment>
}
