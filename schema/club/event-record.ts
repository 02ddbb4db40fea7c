import { formatIsoText } from '../fields/format-iso-text.ts'
import type { ClubResourceKind } from './event-types.ts'

/** A published event of a club in the log and in the graph. */
export interface PublishedEvent {
  id: string
  type: string
  schemaVersion: number
  occurredAt: Date | string
  publicationSequence: string
  organizationId: string
  resource: { type: string; id: string }
  sequence: number
  changedFields: readonly string[]
}

/** Path of the single read per kind of resource, below PUBLIC_URL. */
const READS: Readonly<Record<ClubResourceKind, string>> = {
  booking: '/v1/club/bookings/',
  match_session: '/v1/club/match-sessions/',
  court: '/v1/club/courts/',
}

export function toEventRecord(event: PublishedEvent, publicUrl: string) {
  const { resource } = event
  return {
    id: event.id,
    type: event.type,
    schema_version: event.schemaVersion,
    occurred_at: toText(event.occurredAt),
    publication_sequence: event.publicationSequence,
    organization_id: event.organizationId,
    resource: { type: resource.type, id: resource.id },
    sequence: event.sequence,
    changed_fields: [...event.changedFields],
    data_url: `${publicUrl}${getRead(resource.type)}${resource.id}`,
  }
}

/** Times of the graph are text in the format of `formatIsoText`. */
function toText(time: Date | string): string {
  return typeof time === 'string' ? time : formatIsoText(time)
}

/** Throws for event types of a newer version; processes of that version deliver them. */
function getRead(kind: string): string {
  if (Object.hasOwn(READS, kind)) return READS[kind as ClubResourceKind]

  throw new Error(`No read is known for resources of the kind ${kind}.`)
}
