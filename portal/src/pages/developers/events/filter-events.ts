import { toEventTypeText } from '../../../parts/words/graph-names.ts'
import type { ClubEvent } from './event-log.ts'

export interface EventFilter {
  /** An event type of the graph; empty: every one. */
  type: string
  /** Part of an id, a type or the name of a changed field. */
  text: string
}

export function filterEvents(events: readonly ClubEvent[], filter: EventFilter): ClubEvent[] {
  const text = filter.text.trim().toLowerCase()
  return events.filter((event) => {
    if (filter.type !== '' && event.eventType !== filter.type) return false
    return text === '' || textsOf(event).some((one) => one.toLowerCase().includes(text))
  })
}

function textsOf({ id, eventType, resource, changedFields }: ClubEvent): string[] {
  return [id, toEventTypeText(eventType), resource.id, ...changedFields]
}
