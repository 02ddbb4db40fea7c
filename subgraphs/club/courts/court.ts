/** Where matches are played (club API, Court). */
export interface Court {
  id: string
  clubId: string
  locationId: string
  name: string
  number: number
  publicId: string
  /** Follows from the four fields below and from the court's sessions (`courtStatusOf`). */
  status: CourtStatus
  /** Set by staff. */
  statusOverride: CourtStatusOverride | null
  /** Last sign of its device; null while it has none that reports. */
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
  /** When silence of the device changes the status; null once it has, and without a device. */
  statusDueAt: Date | null
  indoorOutdoor: 'INDOOR' | 'OUTDOOR' | 'COVERED'
  surfaceType: 'ARTIFICIAL_GRASS' | 'CONCRETE' | 'CARPET' | 'OTHER'
  /** How many events were published about it. */
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
