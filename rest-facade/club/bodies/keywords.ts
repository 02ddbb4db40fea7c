import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { LIMITS } from '../../../schema/limits.ts'

/** Keywords of members that several bodies have. */
export const KEYWORD = { maxLength: 40 }
export const NAME = { maxLength: LIMITS.name }
export const TIMEZONE = { maxLength: LIMITS.timezone }
export const COUNTRY = { pattern: '^[A-Z]{2}$' }
export const PROVIDER = { maxLength: CLUB_LIMITS.provider }
/** An id of a partner's system. */
export const FOREIGN_ID = { maxLength: LIMITS.id }
export const COUNTED = { minimum: 1 }
export const ADDRESS = { format: 'uri' }
export const SCOPES = { items: { enum: CLUB_SCOPES }, uniqueItems: true }
