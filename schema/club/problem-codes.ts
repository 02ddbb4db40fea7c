/** Problem codes of the club side only; `rest-facade/club/errors.ts` has their statuses. */
export const CLUB_CODES = [
  'idempotency_key_required',
  'installation_inactive',
  'version_conflict',
  'unmapped_court',
  'booking_source_inactive',
  'source_key_exists',
  'endpoint_limit_reached',
  'state_conflict',
] as const

export type ClubCode = (typeof CLUB_CODES)[number]
