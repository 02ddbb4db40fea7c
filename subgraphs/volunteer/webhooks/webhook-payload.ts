import type { LoggedEvent } from '../../foundation/event-log/entities.ts'

/**
 * The body of a delivery. It is made once and sent as it is in every attempt, so that the signature
 * covers the same bytes and its `id` tells repeats.
 */
export function toWebhookPayload(event: LoggedEvent) {
  return {
    id: event.id,
    event: event.type,
    created_at: event.occurredAt.toISOString(),
    verein_id: event.clubId,
    event_id: event.resourceType === 'event' ? event.resourceId : null,
    sequence: event.sequence,
    data: {
      ...event.data,
      ...(tellsChanges(event.type) ? { changed_fields: event.changedFields } : {}),
    },
  }
}

/** Creations and deletions concern the resource as a whole. */
function tellsChanges(type: string): boolean {
  return type.endsWith('.updated') || type === 'shift.changed'
}
