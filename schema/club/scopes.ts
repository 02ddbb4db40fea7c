/** Scopes of the Club Integration API (Authentication, 4); `findMissingScopes` in `access.ts` checks them. */
export const CLUB_SCOPES = [
  'club:read',
  'locations:read',
  'courts:read',
  'bookings:read',
  'bookings:write',
  'participants:read',
  'participants:write',
  'sessions:read',
  'scores:read',
  'events:read',
  'webhooks:manage',
] as const

export type ClubScope = (typeof CLUB_SCOPES)[number]
