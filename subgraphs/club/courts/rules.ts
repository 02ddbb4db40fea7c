import { type ClubEvent, toClubEvent } from '../records/club-event.ts'
import type { CourtStatus, CourtStatusOverride, LockedCourt } from './court.ts'

/** Use of a court by its sessions, from which its status is derived. */
export interface CourtUse {
  /** A match is running or paused. */
  isInPlay: boolean
  /** A session begins within 15 minutes, or waits for its players (`matchSessionStore.readCourtUse`). */
  isBookedSoon: boolean
}

export interface CourtDecision {
  court: LockedCourt
  events: ClubEvent[]
}

interface CourtSigns {
  statusOverride: CourtStatusOverride | null
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
}

/** Time without a report after which a device counts as lost. */
export const DEVICE_SILENCE_MS = 5 * 60 * 1000

/** Minimum time between two updates of `deviceSeenAt` by score events. */
const SCORE_AS_REPORT_MS = 60_000

/** A score event of a device that has sent a report before also counts as a report. */
export function noteScoreOfDevice(court: LockedCourt, now: Date): LockedCourt {
  const { deviceSeenAt } = court
  if (deviceSeenAt === null) return court

  const isFresh = now.getTime() - deviceSeenAt.getTime() < SCORE_AS_REPORT_MS
  return isFresh ? court : { ...court, deviceSeenAt: now }
}

/** The status of a court (docs/reference/club-objects.md, Court): the first that applies. */
function courtStatusOf(court: CourtSigns, use: CourtUse, now: Date): CourtStatus {
  const { statusOverride, deviceSeenAt, hasDeviceWarning } = court
  if (statusOverride !== null) return statusOverride

  const silentAt = silenceOf(deviceSeenAt)
  if (silentAt !== null && silentAt <= now) return 'OFFLINE'
  if (deviceSeenAt !== null && hasDeviceWarning) return 'DEVICE_WARNING'
  if (use.isInPlay) return 'SESSION_ACTIVE'
  return use.isBookedSoon ? 'BOOKED_SOON' : 'AVAILABLE'
}

/** Recomputes the derived status of a court. */
export function decideCourtStatus(court: LockedCourt, use: CourtUse, now: Date): CourtDecision {
  const status = courtStatusOf(court, use, now)
  const timed = { ...court, statusDueAt: statusDueAtOf(court, now) }
  if (status === court.status) return { court: timed, events: [] }

  const sequence = court.publishedCount + 1
  return {
    court: { ...timed, status, publishedCount: sequence, updatedAt: now },
    events: [toClubEvent('court.status_changed', court, { sequence, changedFields: ['status'] })],
  }
}

/** When a silent device will change the court's status; null if never or already. */
export function statusDueAtOf({ deviceSeenAt }: CourtSigns, now: Date): Date | null {
  const silentAt = silenceOf(deviceSeenAt)
  return silentAt !== null && silentAt > now ? silentAt : null
}

/** False if staff have closed the court; its sessions do not become READY. */
export function isUsable({ statusOverride }: Pick<CourtSigns, 'statusOverride'>): boolean {
  return statusOverride === null
}

function silenceOf(deviceSeenAt: Date | null): Date | null {
  return deviceSeenAt && new Date(deviceSeenAt.getTime() + DEVICE_SILENCE_MS)
}
