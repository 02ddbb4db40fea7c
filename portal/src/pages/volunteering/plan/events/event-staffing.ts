import { toSearchable } from '../../../../../../rules/search-text.ts'
import type { DataOf } from '../../../../graph/ask.ts'
import type { ListedEvent } from '../../volunteers/volunteer-events.ts'
import { type Staffing, staffingOf, sumStaffing } from '../plan.ts'

type Club = NonNullable<DataOf<'PortalEventStaffing'>['club']>
export type StaffedEvent = NonNullable<Club['volunteerEvents']>['nodes'][number]

export interface EventStaffing extends Staffing {
  /** False where the event has more shifts than were read. */
  isWhole: boolean
}

/** Staffing of each event by its id, as its plan shows it. */
export function staffingOfEvents(events: readonly StaffedEvent[]): Map<string, EventStaffing> {
  return new Map(
    events.flatMap(({ id, shifts }) =>
      shifts === null
        ? []
        : [
            [
              id,
              {
                ...sumStaffing(shifts.nodes.map(staffingOf)),
                isWhole: !shifts.pageInfo.hasNextPage,
              },
            ],
          ],
    ),
  )
}

/** Ids of events that are called as another one is, on days that both have. */
export function findTwins(events: readonly ListedEvent[]): ReadonlySet<string> {
  const twins = events.filter((event) =>
    events.some(
      (other) =>
        other.id !== event.id &&
        toSearchable(other.name.trim()) === toSearchable(event.name.trim()) &&
        other.startDate <= event.endDate &&
        other.endDate >= event.startDate,
    ),
  )
  return new Set(twins.map(({ id }) => id))
}
