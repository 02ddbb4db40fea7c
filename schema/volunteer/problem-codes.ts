/** Refusals that only the volunteer side of the platform knows. */
export const VOLUNTEER_CODES = [
  'api_key_expired',
  'api_key_revoked',
  'feature_forbidden',
  'integration_disabled',
  'club_inactive',
  'club_mismatch',
  'event_limit_reached',
  'webhook_limit_reached',
  'api_key_limit_reached',
  'invalid_date_order',
  'ambiguous_match',
  'duplicate_helper',
  'concurrent_update',
  'unknown_role',
  'duplicate_role',
  'role_in_use',
  'shift_has_assignments',
  'invalid_time_range',
  'invalid_status_transition',
  'message_already_sent',
  'unknown_audience',
  'empty_audience',
] as const

export type VolunteerCode = (typeof VOLUNTEER_CODES)[number]
