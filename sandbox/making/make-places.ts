import { addDays, dayIn } from '../../platform/time/local-time.ts'
import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../subgraphs/club/clubs/location.ts'
import type { Court, CourtStatus } from '../../subgraphs/club/courts/court.ts'
import { closeCourt, NO_CLOSING, statusDueAtOf } from '../../subgraphs/club/courts/rules.ts'
import type { Plan } from '../../subgraphs/club/provisioning/provisioning-plan.ts'
import type { ClubPlan, LocationPlan } from '../plans/club-plan.ts'
import { type StaffMember, toMember } from '../plans/staff.ts'
import { AGE, daysAgo, type Making } from './making.ts'

export interface MadeLocation {
  location: Location
  courts: Court[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A closing without an end. */
const FOR_NOW = { until: null, reason: null }

/** The club's planned locations and courts, with distinct creation times for a stable list order. */
export function makePlaces(
  plan: ClubPlan,
  { club, rows }: { club: Club; rows: Plan },
  making: Making,
): MadeLocation[] {
  const oldest = daysAgo(making, AGE.location).getTime()
  const added = rows.locations.added.filter(({ clubId }) => clubId === club.id)
  return added.flatMap((row, index) => {
    const planned = plan.locations[index]
    if (planned === undefined) return []

    const createdAt = new Date(oldest + index * HOUR_MS)
    const location = addHours(row, { plan: planned, createdAt }, making)
    const courts = rows.courts.added.filter(({ locationId }) => locationId === row.id)
    const frontDesk = toMember(plan, 'OPERATOR')
    return [
      { location, courts: addStatuses(courts, { plan: planned, location, frontDesk }, making) },
    ]
  })
}

function addHours(
  row: Location,
  { plan: { weekly, exceptions }, createdAt }: { plan: LocationPlan; createdAt: Date },
  making: Making,
): Location {
  const today = dayIn(row.timezone, making.now)
  const dated = exceptions.map(({ inDays, ...exception }) => ({
    date: addDays(today, inDays),
    ...exception,
  }))
  const openingHours = weekly && { weekly, exceptions: dated }
  return { ...row, openingHours, createdAt, updatedAt: createdAt }
}

function addStatuses(
  rows: readonly Court[],
  { plan, location, frontDesk }: { plan: LocationPlan; location: Location; frontDesk: StaffMember },
  { now }: Making,
): Court[] {
  return rows.map((row, index) => {
    const createdAt = new Date(location.createdAt.getTime() + (index + 1) * MINUTE_MS)
    const status = plan.courts[index]?.status ?? 'AVAILABLE'
    const closed =
      status === 'DISABLED' || status === 'MAINTENANCE'
        ? closeCourt(row, { ...FOR_NOW, override: status }, frontDesk, daysAgo({ now }, 1))
        : NO_CLOSING
    const signs = { ...closed, ...signsOf(status, now) }
    const statusDueAt = statusDueAtOf(signs, now)
    return { ...row, status, ...signs, statusDueAt, createdAt, updatedAt: createdAt }
  })
}

/** What a court's device has reported, from which its planned status is derived. */
function signsOf(status: CourtStatus, now: Date): Pick<Court, 'deviceSeenAt' | 'hasDeviceWarning'> {
  const isWarned = status === 'DEVICE_WARNING'
  const silentSince = status === 'OFFLINE' ? new Date(now.getTime() - HOUR_MS) : null
  return { deviceSeenAt: isWarned ? now : silentSince, hasDeviceWarning: isWarned }
}
