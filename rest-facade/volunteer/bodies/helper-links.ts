import type { HelperLinkFieldsFragment } from '../../../schema/types/operations.ts'

/** The graph tells the path alone: the facade knows the public address that it is asked at. */
export function toHelperLinkBody(link: HelperLinkFieldsFragment, publicUrl: string) {
  const { helperId, eventId, token, path, expiresAt } = link
  return {
    helper_id: helperId,
    event_id: eventId,
    url: `${publicUrl}${path}`,
    token,
    expires_at: expiresAt,
  }
}
