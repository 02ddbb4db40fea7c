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
    event_id: eventIdOf(event),
    sequence: event.sequence,
    data: {
      ...event.data,
      ...(tellsChanges(event.type) ? { changed_fields: event.changedFields } : {}),
    },
  }
}

/** The volunteer event that the resource belongs to, as its body tells it. */
function eventIdOf({ resourceType, resourceId, data }: LoggedEvent): string | null {
  if (resourceType === 'event') return resourceId

  const [resource] = Object.values(data ?? {}) as { event_id?: string | null }[]
  return resource?.event_id ?? null
}

/** Creations and deletions concern the resource as a whole. */
function tellsChanges(type: string): boolean {
  return type.endsWith('.updated') || type === 'shift.changed'
}
