import type { DataOf } from '../../../graph/ask.ts'

type Club = NonNullable<DataOf<'PortalCourtDevices'>['club']>

export type CourtOfDevices = NonNullable<Club['courts']>['nodes'][number]

export interface LocationOfCourts {
  name: string
  courts: readonly CourtOfDevices[]
}

/** Courts by location and number; each location where its first court stands. */
export function byLocation(nodes: readonly CourtOfDevices[]): LocationOfCourts[] {
  const courts = [...nodes].sort((one, other) => one.number - other.number)
  const groups = Map.groupBy(courts, ({ location }) => location?.name ?? '')
  return [...groups].map(([name, ofLocation]) => ({ name, courts: ofLocation }))
}
