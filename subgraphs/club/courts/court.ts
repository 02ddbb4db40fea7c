import type { CourtRoof, CourtSurface } from '../../../schema/club/statuses.ts'
/** A court (club API, Court). No operation creates one; the sandbox seeds its own. Names and numbers are not unique. */
export interface Court {
  id: string
  clubId: string
  locationId: string
  name: string
  number: number
  publicId: string
  /** Derived from the fields below and the court's sessions (`courtStatusOf`). */
  status: CourtStatus
  /** Set by staff. */
  statusOverride: CourtStatusOverride | null
  /** When staff set the override; null without one, and for one from before this was stored. */
  overrideSince: Date | null
  /** When the override ends by itself; null if staff end it. */
  overrideUntil: Date | null
  overrideReason: string | null
  /** Subject of the member of staff who set the override last. */
  overrideBy: string | null
  overrideByName: string | null
  /** When staff last closed or opened it; not by the end of an override. Null for changes from before this was stored. */
  closingChangedAt: Date | null
  /** Last report of its device; null without a reporting device. */
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
  /** When a silent device or the end of an override changes the status; null if neither will. */
  statusDueAt: Date | null
  indoorOutdoor: CourtRoof
  surfaceType: CourtSurface
  /** Number of published events. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

export type CourtStatusOverride = 'DISABLED' | 'MAINTENANCE'

export type CourtStatus =
  | CourtStatusOverride
  | 'OFFLINE'
  | 'DEVICE_WARNING'
  | 'SESSION_ACTIVE'
  | 'BOOKED_SOON'
  | 'AVAILABLE'

/** A court whose row is locked, with the organization that its events are published for. */
export type LockedCourt = Court & { organizationId: string }
