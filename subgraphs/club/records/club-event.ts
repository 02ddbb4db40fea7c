import {
  CLUB_EVENTS,
  type ClubEventType,
  type ClubResourceKind,
} from '../../../schema/club/event-types.ts'
import type { DomainEvent } from '../../foundation/event-log/event-log.ts'

/** Events of this subgraph. */
export type ClubEvent = DomainEvent<ClubEventType, ClubResourceKind>

/** Resource of an event; its kind follows from the event type. */
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
