import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { makeEnumReader } from '../../../schema/enum-names.ts'

/** The REST spelling of a scope of the graph: `bookings:read` for `BOOKINGS_READ`. */
export const toScope = makeEnumReader(CLUB_SCOPES)
