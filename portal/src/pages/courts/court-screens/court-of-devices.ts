import type { DataOf } from '../../../graph/ask.ts'

type Club = NonNullable<DataOf<'PortalCourtDevices'>['club']>

export type CourtOfDevices = NonNullable<Club['courts']>['nodes'][number]

type Location = NonNullable<CourtOfDevices['location']>

export interface LocationOfCourts {
  /** Null for courts without a location that the caller may see. */
  location: Location | null
  courts: readonly CourtOfDevices[]
}

/** Courts by location and number, with the locations in the order of their first courts. */
export function byLocation(nodes: readonly CourtOfDevices[]): LocationOfCourts[] {
  const courts = [...nodes].sort((one, other) => one.number - other.number)
  const groups = Map.groupBy(courts, ({ location }) => location?.id ?? null)
  return [...groups.values()].map((ofLocation) => ({
    location: ofLocation[0]?.location ?? null,
    courts: ofLocation,
  }))
}
