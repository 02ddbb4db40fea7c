import { z } from 'zod'
import type { ClubEventFieldsFragment } from '../../../built/types/operations.ts'
import { toEventRecord } from '../../../schema/club/event-record.ts'
import { CLUB_EVENT_TYPES, CLUB_RESOURCE_KINDS } from '../../../schema/club/event-types.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'
import { toRestName } from '../../../schema/fields/rest-names.ts'
import type { AnswerContext } from '../../route.ts'
import { toClubEventType } from './event-types.ts'
import { COUNTED } from './keywords.ts'
import { DATA } from './page.ts'

export const EventRecordBody = record(
  'ClubEvent',
  {
    id: field(),
    type: field({ of: 'ClubEvent.eventType', enum: CLUB_EVENT_TYPES }),
    schema_version: field<number>(COUNTED),
    occurred_at: field(),
    publication_sequence: field({ maxLength: 19, pattern: '^[1-9][0-9]*$' }),
    organization_id: field(),
    resource: record('ClubEventResource', {
      type: field({ of: 'ClubEventResource.kind', enum: CLUB_RESOURCE_KINDS }),
      id: field(),
    }),
    sequence: field<number>(COUNTED),
    changed_fields: field<string[]>({
      items: { pattern: '^[a-z0-9_]+$' },
      uniqueItems: true,
    }),
    data_url: z.url().describe('URL of the resource.'),
  },
  { name: 'EventRecord' },
)

export function toFeedEvent(
  event: ClubEventFieldsFragment,
  { publicUrl }: AnswerContext,
): z.output<typeof EventRecordBody> {
  const { kind, id } = event.resource
  const type = toClubEventType(event.eventType)
  const resource = { type: kind.toLowerCase(), id }
  const changedFields = event.changedFields.map((name) => toRestName(name))
  return toEventRecord({ ...event, type, resource, changedFields }, publicUrl)
}

/** Event stream ticket. The address carries no ticket: addresses end up in logs. */
export const EventStreamTicketBody = z
  .object({
    ticket: field({
      of: 'CreateEventStreamTicketPayload.ticket',
      pattern: '^est_[A-Za-z0-9_-]{43}$',
    }),
    expires_at: field({ of: 'CreateEventStreamTicketPayload.expiresAt' }),
    websocket_url: z
      .url()
      .describe('Address to connect to, with the ticket as the query parameter `ticket`.'),
  })
  .describe(DATA)

export function toEventStreamTicket(
  { ticket, expiresAt }: { ticket: string; expiresAt: string },
  { publicUrl }: AnswerContext,
): z.output<typeof EventStreamTicketBody> {
  return {
    ticket,
    expires_at: expiresAt,
    websocket_url: `${publicUrl.replace(/^http/, 'ws')}/v1/club/events`,
  }
}
