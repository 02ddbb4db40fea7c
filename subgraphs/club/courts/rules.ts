import { DEVICE_SILENCE_MS } from '../../../rules/club/device-silence.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { type ClubEvent, toClubEvent } from '../records/club-event.ts'
import type { Court, CourtStatus, CourtStatusOverride, LockedCourt } from './court.ts'

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

type Override = Pick<Court, 'statusOverride' | 'overrideUntil'>

interface CourtSigns {
  statusOverride: CourtStatusOverride | null
  overrideUntil: Date | null
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
}

/** Minimum time between two updates of `deviceSeenAt` by score events. */
const SCORE_AS_REPORT_MS = 60_000

/** A score event of a device that has sent a report before also counts as a report. */
export function noteScoreOfDevice(court: LockedCourt, now: Date): LockedCourt {
  const { deviceSeenAt } = court
  if (deviceSeenAt === null) return court

  const isFresh = now.getTime() - deviceSeenAt.getTime() < SCORE_AS_REPORT_MS
  return isFresh ? court : { ...court, deviceSeenAt: now }
}

/** The status of a court (rest-facade/reference/rules/club, Court): the first that applies. */
function courtStatusOf(court: CourtSigns, use: CourtUse, now: Date): CourtStatus {
  const { statusOverride, deviceSeenAt, hasDeviceWarning } = court
  if (statusOverride !== null) return statusOverride

  const silentAt = silenceOf(deviceSeenAt)
  if (silentAt !== null && silentAt <= now) return 'OFFLINE'
  if (deviceSeenAt !== null && hasDeviceWarning) return 'DEVICE_WARNING'
  if (use.isInPlay) return 'SESSION_ACTIVE'
  return use.isBookedSoon ? 'BOOKED_SOON' : 'AVAILABLE'
}

/** Recomputes the derived status of a court; an override that has reached its end is removed. */
export function decideCourtStatus(stored: LockedCourt, use: CourtUse, now: Date): CourtDecision {
  const court = hasEndedOverride(stored, now) ? { ...stored, ...NO_CLOSING } : stored
  const status = courtStatusOf(court, use, now)
  const timed = { ...court, statusDueAt: statusDueAtOf(court, now) }
  if (status === court.status) return { court: timed, events: [] }

  const sequence = court.publishedCount + 1
  return {
    court: { ...timed, status, publishedCount: sequence, updatedAt: laterThan(court, now) },
    events: [toClubEvent('court.status_changed', court, { sequence, changedFields: ['status'] })],
  }
}

/** When a silent device or the end of an override will change the court's status; null if neither will. */
export function statusDueAtOf({ deviceSeenAt, overrideUntil }: CourtSigns, now: Date): Date | null {
  const times = [silenceOf(deviceSeenAt), overrideUntil]
    .filter((time) => time !== null && time > now)
    .map((time) => Number(time))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** False if staff have closed the court; its sessions do not become READY. */
export function isUsable(court: Override, now: Date): boolean {
  return court.statusOverride === null || hasEndedOverride(court, now)
}

/** An override counts as removed from its end on, before the session clock removes it. */
export function hasEndedOverride({ statusOverride, overrideUntil }: Override, now: Date): boolean {
  return statusOverride !== null && overrideUntil !== null && overrideUntil <= now
}

/** A closing of a court as staff request it. */
export interface Closing {
  override: CourtStatusOverride
  until: Date | null
  reason: string | null
}

/** A member of staff as the court names one. */
interface ClosedBy {
  subject: string
  name?: string | null
}

/** The fields of a court that staff close or, with null, open. */
export function setClosing(
  stored: Court,
  closing: Closing | null,
  by: ClosedBy,
  now: Date,
): Partial<Court> {
  const changed = closing === null ? NO_CLOSING : closeCourt(stored, closing, by, now)
  const closingChangedAt = laterThan({ updatedAt: closingUpdatedAtOf(stored) }, now)
  return { ...changed, closingChangedAt }
}

/** True if the court is closed, or open, as this person asks. */
export function isClosedSo(
  stored: Court,
  closing: Closing | null,
  by: ClosedBy,
  now: Date,
): boolean {
  if (closing === null) return stored.statusOverride === null
  return (
    !hasEndedOverride(stored, now) &&
    stored.overrideBy === by.subject &&
    stored.statusOverride === closing.override &&
    stored.overrideReason === closing.reason &&
    Number(stored.overrideUntil) === Number(closing.until)
  )
}

/** State of the closing, which its end by itself, sessions and the device do not move. */
export function closingUpdatedAtOf({ closingChangedAt, overrideSince, createdAt }: Court): Date {
  // A process of an earlier release moves `overrideSince` alone.
  return new Date(Math.max(...[closingChangedAt, overrideSince, createdAt].map(Number)))
}

/** True if staff have closed or opened the court since its state was read; an ended override makes the state older. */
export function isClosedSince(stored: Court, seenUpdatedAt: Date | null | undefined): boolean {
  return seenUpdatedAt != null && closingUpdatedAtOf(stored) > seenUpdatedAt
}

/** A repetition keeps the time since which the court is closed. */
export function closeCourt(
  stored: Court,
  { override, until, reason }: Closing,
  by: ClosedBy,
  now: Date,
): Pick<Court, keyof typeof NO_CLOSING> {
  const isSame = stored.statusOverride === override && !hasEndedOverride(stored, now)
  return {
    statusOverride: override,
    overrideSince: isSame ? stored.overrideSince : now,
    overrideUntil: until,
    overrideReason: reason,
    overrideBy: by.subject,
    overrideByName: by.name ?? null,
  }
}

/** The fields of a court that is not closed. */
export const NO_CLOSING = {
  ...{ statusOverride: null, overrideSince: null, overrideUntil: null },
  ...{ overrideReason: null, overrideBy: null, overrideByName: null },
} as const satisfies Partial<Court>

function silenceOf(deviceSeenAt: Date | null): Date | null {
  return deviceSeenAt && new Date(deviceSeenAt.getTime() + DEVICE_SILENCE_MS)
}
