import {
  CLUB_EVENTS,
  type ClubEventType,
  type ClubResourceKind,
} from '../../schema/club/event-types.ts'
import type { DomainEvent } from '../foundation/event-log/event-log.ts'

/** What the rules of this subgraph may publish. */
export type ClubEvent = DomainEvent<ClubEventType, ClubResourceKind>

/** What an event is about; its kind belongs to the event's type. */
interface Published {
  id: string
  organizationId: string
  clubId: string
}

export function toClubEvent(
  type: ClubEventType,
  { id, organizationId, clubId }: Published,
  { sequence, changedFields }: Pick<ClubEvent, 'sequence' | 'changedFields'>,
): ClubEvent {
  const resource = { type: CLUB_EVENTS[type], id }
  return { type, organizationId, clubId, resource, sequence, changedFields }
}
