import { toEventTypeText } from '../../../parts/words/graph-names.ts'
import { bookingNumberOf, type ClubEvent, changedNamesOf, courtNameOf } from './event-log.ts'

export interface EventFilter {
  /** An event type of the graph; behind a hyphen: every other one; empty: every one. */
  type: string
  /** Part of an id, a booking's number, a type or the name of a changed field. */
  text: string
}

export function filterEvents(events: readonly ClubEvent[], filter: EventFilter): ClubEvent[] {
  const text = filter.text.trim().toLowerCase()
  return events.filter((event) => {
    if (!isOfType(event, filter.type)) return false
    return text === '' || textsOf(event).some((one) => one.toLowerCase().includes(text))
  })
}

function isOfType({ eventType }: ClubEvent, type: string): boolean {
  return type.startsWith('-') ? eventType !== type.slice(1) : type === '' || eventType === type
}

function textsOf(event: ClubEvent): string[] {
  const { id, eventType, resource } = event
  return [
    id,
    toEventTypeText(eventType),
    resource.id,
    courtNameOf(event) ?? '',
    bookingNumberOf(event) ?? '',
    ...changedNamesOf(event),
  ]
}
