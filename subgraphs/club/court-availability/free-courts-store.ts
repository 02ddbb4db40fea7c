import type { TimeRange } from '../../../platform/time/intervals.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { locationStore } from '../clubs/store.ts'
import type { Court } from '../courts/court.ts'
import {
  type AvailabilityPeriod,
  busyBySession,
  type FreeTimes,
  freeTimesOf,
  openTimesOf,
} from './rules.ts'
import { availabilityStore } from './store.ts'

/** A court with the times in which it is free. */
export interface FreeCourt extends FreeTimes {
  court: Court
  timezone: string
}

/** When courts of a club are free; what is read must be of one moment (`inSnapshot`). */
export async function readFreeCourts(
  database: Queryable,
  courts: readonly Court[],
  period: AvailabilityPeriod & { clubId: string; minute: number },
): Promise<FreeCourt[]> {
  if (courts.length === 0) return []

  const { clubId, range, minute } = period
  const locationIds = [...new Set(courts.map(({ locationId }) => locationId))]
  const locations = await locationStore.findAll(database, inClub(clubId), locationIds)
  const open = new Map(
    locations.map((location) => [location.id, { location, times: openTimesOf(location, period) }]),
  )
  const occupied = { clubId, courtIds: courts.map(({ id }) => id), range }
  const booked =
    range.start < range.end ? await availabilityStore.readBooked(database, occupied) : new Map()

  const played = new Map<string, TimeRange[]>()
  for (const session of await availabilityStore.readInPlay(database, occupied))
    played.set(session.courtId, [
      ...(played.get(session.courtId) ?? []),
      busyBySession(session, minute),
    ])
  return courts.map((court) => {
    const { location, times = null } = open.get(court.locationId) ?? {}
    const busy = [...(booked.get(court.id) ?? []), ...(played.get(court.id) ?? [])]
    return {
      court,
      timezone: location?.timezone ?? '',
      ...freeTimesOf(times, court, busy, period),
    }
  })
}
