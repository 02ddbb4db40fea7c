import type { HelperLinkFieldsFragment } from '../../../built/types/operations.ts'

/** The graph returns only the path; the facade adds PUBLIC_URL. */
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
