import type { z } from 'zod'
import type { HelperLinkFieldsFragment } from '../../../built/types/operations.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'

export const HelperLinkBody = record('HelperLink', {
  helper_id: field(),
  event_id: field(),
  url: field({ of: 'HelperLink.path', format: 'uri' }),
  token: field({ pattern: '^hl_[A-Za-z0-9_-]+$' }),
  expires_at: field(),
})

/** The graph returns only the path; the facade adds PUBLIC_URL. */
export function toHelperLinkBody(
  link: HelperLinkFieldsFragment,
  publicUrl: string,
): z.output<typeof HelperLinkBody> {
  const { helperId, eventId, token, path, expiresAt } = link
  return {
    helper_id: helperId,
    event_id: eventId,
    url: `${publicUrl}${path}`,
    token,
    expires_at: expiresAt,
  }
}
