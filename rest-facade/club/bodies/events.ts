import { toEventRecord } from '../../../schema/club/event-record.ts'
import type { ClubEventFieldsFragment } from '../../../schema/types/operations.ts'
import type { AnswerContext } from '../../route.ts'

export const toFeedEvent = (event: ClubEventFieldsFragment, { publicUrl }: AnswerContext) =>
  toEventRecord(event, publicUrl)

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
