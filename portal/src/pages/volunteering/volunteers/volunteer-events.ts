import type { DataOf } from '../../../graph/ask.ts'

type Club = NonNullable<DataOf<'PortalVolunteerEventList'>['club']>
export type ListedEvent = NonNullable<Club['volunteerEvents']>['nodes'][number]
export type VolunteerEvent = Omit<ListedEvent, 'helpers'>

/** Those with helpers first: there is something to do for them. */
const PREFERRED: readonly ((event: ListedEvent) => boolean)[] = [
  (event) => event.status === 'ACTIVE' && hasHelpers(event),
  (event) => event.status === 'DRAFT' && hasHelpers(event),
  ({ status }) => status === 'ACTIVE',
  ({ status }) => status === 'DRAFT',
]

/** The event that is wanted; else the next one that is not over, then the last of all. */
export function chooseEvent(
  events: readonly ListedEvent[],
  wanted: string | null,
  today: string,
): VolunteerEvent | null {
  const named = events.find(({ id }) => id === wanted)
  if (named) return named
  const next = events
    .filter(({ endDate }) => endDate >= today)
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1))
  for (const isPreferred of PREFERRED) {
    const found = next.find(isPreferred)
    if (found) return found
  }
  return events.toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1))[0] ?? null
}

/** Those that are not over by date, the next one first, and those that are, the latest first. */
export function splitByDay(events: readonly ListedEvent[], today: string) {
  const isOver = ({ endDate }: ListedEvent) => endDate < today
  return {
    coming: events.filter((event) => !isOver(event)),
    past: events.filter(isOver).toReversed(),
  }
}

function hasHelpers({ helpers }: ListedEvent): boolean {
  return (helpers?.nodes.length ?? 0) > 0
}
