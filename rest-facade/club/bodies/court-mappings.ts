import type { CourtMappingFieldsFragment } from '../../../schema/types/operations.ts'
import type { RestNames } from '../../rest-names.ts'

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
