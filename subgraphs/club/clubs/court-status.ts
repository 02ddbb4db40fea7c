export type CourtStatusOverride = 'DISABLED' | 'MAINTENANCE'

export type CourtStatus =
  | CourtStatusOverride
  | 'OFFLINE'
  | 'DEVICE_WARNING'
  | 'SESSION_ACTIVE'
  | 'BOOKED_SOON'
  | 'AVAILABLE'

/** What of a court's sessions its status follows from. */
export interface CourtUse {
  /** A match is on it, if only paused. */
  isInPlay: boolean
  /** A match is about to begin. */
  isBookedSoon: boolean
}

interface CourtSigns {
  statusOverride: CourtStatusOverride | null
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
}

/** A device that has reported before is taken for lost after this long without a sign. */
export const DEVICE_SILENCE_MS = 5 * 60 * 1000

/** The status of a court (docs/club-api-decisions.md, Courts): the first that applies. */
export function courtStatusOf(court: CourtSigns, use: CourtUse, now: Date): CourtStatus {
  const { statusOverride, deviceSeenAt, hasDeviceWarning } = court
  if (statusOverride !== null) return statusOverride

  const silentAt = silenceOf(deviceSeenAt)
  if (silentAt !== null && silentAt <= now) return 'OFFLINE'
  if (deviceSeenAt !== null && hasDeviceWarning) return 'DEVICE_WARNING'
  if (use.isInPlay) return 'SESSION_ACTIVE'
  return use.isBookedSoon ? 'BOOKED_SOON' : 'AVAILABLE'
}

/** When the silence of a device becomes the court's status, if that is still to come. */
export function statusDueAtOf({ deviceSeenAt }: CourtSigns, now: Date): Date | null {
  const silentAt = silenceOf(deviceSeenAt)
  return silentAt !== null && silentAt > now ? silentAt : null
}

/** A court that staff have closed gets no match ready. */
export function isUsable({ statusOverride }: Pick<CourtSigns, 'statusOverride'>): boolean {
  return statusOverride === null
}

function silenceOf(deviceSeenAt: Date | null): Date | null {
  return deviceSeenAt && new Date(deviceSeenAt.getTime() + DEVICE_SILENCE_MS)
}
