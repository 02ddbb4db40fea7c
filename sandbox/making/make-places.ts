import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../subgraphs/club/clubs/location.ts'
import type { Court, CourtStatus } from '../../subgraphs/club/courts/court.ts'
import { statusDueAtOf } from '../../subgraphs/club/courts/rules.ts'
import { addDays, dayIn } from '../calendar/local-time.ts'
import type { CourtPlan, LocationPlan } from '../plans/club-plan.ts'
import { AGE, daysAgo, type Making } from './making.ts'

export interface MadeLocation {
  location: Location
  courts: Court[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The club's locations and courts, with distinct creation times for a stable list order. */
export function makePlaces(
  plans: readonly LocationPlan[],
  club: Club,
  making: Making,
): MadeLocation[] {
  const oldest = daysAgo(making, AGE.location).getTime()
  return plans.map((plan, index) => {
    const location = makeLocation(plan, club, new Date(oldest + index * HOUR_MS), making)
    return { location, courts: makeCourts(plan.courts, location, making) }
  })
}

function makeLocation(plan: LocationPlan, club: Club, createdAt: Date, making: Making): Location {
  const { name, address, city, postalCode, status, weekly, exceptions } = plan
  const { timezone, country } = club
  const today = dayIn(timezone, making.now)
  const dated = exceptions.map(({ inDays, ...exception }) => ({
    date: addDays(today, inDays),
    ...exception,
  }))
  return {
    id: making.newId(),
    clubId: club.id,
    name,
    address,
    city,
    postalCode,
    country,
    timezone,
    status,
    openingHours: weekly && { weekly, exceptions: dated },
    createdAt,
    updatedAt: createdAt,
  }
}

function makeCourts(plans: readonly CourtPlan[], location: Location, making: Making): Court[] {
  const { newId, now } = making
  return plans.map((plan, index) => {
    const createdAt = new Date(location.createdAt.getTime() + (index + 1) * MINUTE_MS)
    return {
      id: newId(),
      clubId: location.clubId,
      locationId: location.id,
      ...plan,
      ...signsOf(plan.status, now),
      publishedCount: 0,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** The stored fields from which a court's planned status is derived. */
function signsOf(
  status: CourtStatus,
  now: Date,
): Pick<Court, 'statusOverride' | 'deviceSeenAt' | 'hasDeviceWarning' | 'statusDueAt'> {
  const isClosed = status === 'DISABLED' || status === 'MAINTENANCE'
  const isWarned = status === 'DEVICE_WARNING'
  const silentSince = status === 'OFFLINE' ? new Date(now.getTime() - HOUR_MS) : null
  const signs = {
    statusOverride: isClosed ? status : null,
    deviceSeenAt: isWarned ? now : silentSince,
    hasDeviceWarning: isWarned,
  }
  return { ...signs, statusDueAt: statusDueAtOf(signs, now) }
}
