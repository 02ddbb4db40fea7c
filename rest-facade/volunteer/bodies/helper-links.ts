import type { HelperLinkFieldsFragment } from '../../../built/types/operations.ts'
import { field, readerOf, record } from '../../../schema/fields/rest-body.ts'

export const HelperLinkBody = record('HelperLink', {
  helper_id: field(),
  event_id: field(),
  url: field({ of: 'HelperLink.path', format: 'uri' }),
  token: field({ pattern: '^hl_[A-Za-z0-9_-]+$' }),
  expires_at: field(),
})

/** The graph returns only the path; the facade adds PUBLIC_URL. */
export const toHelperLinkBody = (link: HelperLinkFieldsFragment, publicUrl: string) =>
  toLink({ ...link, url: `${publicUrl}${link.path}` })

const toLink = readerOf<HelperLinkFieldsFragment & { url: string }, typeof HelperLinkBody>(
  HelperLinkBody,
  {},
)
