/** A court (club API, Court). No operation creates one; the sandbox seeds its own. Names and numbers are not unique. */
export interface Court {
  id: string
  clubId: string
  locationId: string
  name: string
  number: number
  publicId: string
  /** Derived from the four fields below and the court's sessions (`courtStatusOf`). */
  status: CourtStatus
  /** Set by staff. */
  statusOverride: CourtStatusOverride | null
  /** Last report of its device; null without a reporting device. */
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
  /** When a silent device changes the status; null once it has, or without a device. */
  statusDueAt: Date | null
  indoorOutdoor: 'INDOOR' | 'OUTDOOR' | 'COVERED'
  surfaceType: 'ARTIFICIAL_GRASS' | 'CONCRETE' | 'CARPET' | 'OTHER'
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
