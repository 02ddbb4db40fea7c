import type { LoggedEvent } from '../../foundation/event-log/entities.ts'

/**
 * The body of a delivery. Each attempt sends the same bytes, so that the signature stays valid and
 * `id` identifies repeats.
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
      ...(listsChangedFields(event.type) ? { changed_fields: event.changedFields } : {}),
    },
  }
}

/** The volunteer event of the resource, taken from its body. */
function eventIdOf({ resourceType, resourceId, data }: LoggedEvent): string | null {
  if (resourceType === 'event') return resourceId

  const [resource] = Object.values(data ?? {}) as { event_id?: string | null }[]
  return resource?.event_id ?? null
}

/** Creations and deletions concern the whole resource, so they list no changed fields. */
function listsChangedFields(type: string): boolean {
  return type.endsWith('.updated') || type === 'shift.changed'
}
