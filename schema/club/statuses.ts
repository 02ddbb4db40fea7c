/** Closed enumerations of the Club Integration API (Resources). */
export const LOCATION_STATUSES = ['ACTIVE', 'MAINTENANCE', 'DISABLED'] as const

export const COURT_STATUSES = [
  'AVAILABLE',
  'BOOKED_SOON',
  'SESSION_ACTIVE',
  'MAINTENANCE',
  'DEVICE_WARNING',
  'OFFLINE',
  'DISABLED',
] as const

export const BOOKING_STATUSES = ['CONFIRMED', 'CANCELLED', 'COMPLETED'] as const

export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const COURT_ROOFS = ['INDOOR', 'OUTDOOR', 'COVERED'] as const

export type CourtRoof = (typeof COURT_ROOFS)[number]

export const COURT_SURFACES = ['ARTIFICIAL_GRASS', 'CONCRETE', 'CARPET', 'OTHER'] as const

export type CourtSurface = (typeof COURT_SURFACES)[number]

export const TEAMS = ['BLUE', 'ORANGE'] as const

export type Team = (typeof TEAMS)[number]

/** Stored, and in REST, for a participant without a team. */
export const UNASSIGNED = 'UNASSIGNED'

export const MATCH_SESSION_STATUSES = [
  'SCHEDULED',
  'READY',
  'WAITING_FOR_PLAYERS',
  'ACTIVE',
  'PAUSED',
  'COMPLETED',
  'CANCELLED',
  'ABORTED',
] as const

export type MatchSessionStatus = (typeof MATCH_SESSION_STATUSES)[number]

export const RECONCILIATION_CONFLICT_STATUSES = ['OPEN', 'RESOLVED'] as const

export type ReconciliationConflictStatus = (typeof RECONCILIATION_CONFLICT_STATUSES)[number]

export const WEBHOOK_ENDPOINT_STATUSES = ['ACTIVE', 'DISABLED'] as const

export const WEBHOOK_DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'ENDED'] as const
