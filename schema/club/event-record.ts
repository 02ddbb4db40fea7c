import { toIsoText } from '../fields/iso-text.ts'
import type { ClubResourceKind } from './event-types.ts'

/** A published event of a club, as the log and the graph know it. */
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

/** Where the single read of each kind of resource is, below the public address. */
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

/** The graph's text is that of `toIsoText` already. */
function toText(time: Date | string): string {
  return typeof time === 'string' ? time : toIsoText(time)
}

/** Throws for event types of a newer version, which that version will deliver. */
function getRead(kind: string): string {
  if (Object.hasOwn(READS, kind)) return READS[kind as ClubResourceKind]

  throw new Error(`No read is known for resources of the kind ${kind}.`)
}
