import type { ClubEventFieldsFragment } from '../../../built/types/operations.ts'
import { toEventRecord } from '../../../schema/club/event-record.ts'
import { toRestName } from '../../../schema/fields/rest-names.ts'
import type { AnswerContext } from '../../route.ts'
import { toClubEventType } from './event-types.ts'

export function toFeedEvent(event: ClubEventFieldsFragment, { publicUrl }: AnswerContext) {
  const { kind, id } = event.resource
  const type = toClubEventType(event.eventType)
  const resource = { type: kind.toLowerCase(), id }
  const changedFields = event.changedFields.map((name) => toRestName(name))
  return toEventRecord({ ...event, type, resource, changedFields }, publicUrl)
}

/** Event stream ticket. The address carries no ticket: addresses end up in logs. */
export function toEventStreamTicket(
  { ticket, expiresAt }: { ticket: string; expiresAt: string },
  { publicUrl }: AnswerContext,
) {
  return {
    ticket,
    expires_at: expiresAt,
    websocket_url: `${publicUrl.replace(/^http/, 'ws')}/v1/club/events`,
  }
}
