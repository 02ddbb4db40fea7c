import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../subgraphs/club/clubs/location.ts'
import type { Court, CourtStatus } from '../../subgraphs/club/courts/court.ts'
import { statusDueAtOf } from '../../subgraphs/club/courts/rules.ts'
import type { Plan } from '../../subgraphs/club/provisioning/provisioning-plan.ts'
import { addDays, dayIn } from '../calendar/local-time.ts'
import type { LocationPlan } from '../plans/club-plan.ts'
import { AGE, daysAgo, type Making } from './making.ts'

export interface MadeLocation {
  location: Location
  courts: Court[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The club's planned locations and courts, with distinct creation times for a stable list order. */
export function makePlaces(
  plans: readonly LocationPlan[],
  { club, rows }: { club: Club; rows: Plan },
  making: Making,
): MadeLocation[] {
  const oldest = daysAgo(making, AGE.location).getTime()
  const planned = rows.locations.added.filter(({ clubId }) => clubId === club.id)
  return planned.flatMap((row, index) => {
    const plan = plans[index]
    if (plan === undefined) return []

    const location = addHours(row, { plan, createdAt: new Date(oldest + index * HOUR_MS) }, making)
    const courts = rows.courts.added.filter(({ locationId }) => locationId === row.id)
    return [{ location, courts: addStatuses(courts, { plan, location }, making) }]
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
  { plan, location }: { plan: LocationPlan; location: Location },
  { now }: Making,
): Court[] {
  return rows.map((row, index) => {
    const createdAt = new Date(location.createdAt.getTime() + (index + 1) * MINUTE_MS)
    const status = plan.courts[index]?.status ?? 'AVAILABLE'
    return { ...row, status, ...signsOf(status, now), createdAt, updatedAt: createdAt }
  })
}

/** The stored fields from which a court's planned status is derived. */
function signsOf(
  status: CourtStatus,
  now: Date,
): Pick<
  Court,
  'statusOverride' | 'overrideUntil' | 'deviceSeenAt' | 'hasDeviceWarning' | 'statusDueAt'
> {
  const isClosed = status === 'DISABLED' || status === 'MAINTENANCE'
  const isWarned = status === 'DEVICE_WARNING'
  const silentSince = status === 'OFFLINE' ? new Date(now.getTime() - HOUR_MS) : null
  const signs = {
    statusOverride: isClosed ? status : null,
    overrideUntil: null,
    deviceSeenAt: isWarned ? now : silentSince,
    hasDeviceWarning: isWarned,
  }
  return { ...signs, statusDueAt: statusDueAtOf(signs, now) }
}
