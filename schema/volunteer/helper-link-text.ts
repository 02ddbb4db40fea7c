/** Prefix of link tokens, which distinguishes them from access tokens; `link-tokens.ts` verifies the signature. */
export const HELPER_LINK_PREFIX = 'hl_'

export function isHelperLink(text: string): boolean {
  return text.startsWith(HELPER_LINK_PREFIX)
}

/** Path of a link. Browsers do not send the fragment after `#` to servers. */
export function toHelperLinkPath(token: string): string {
  return `/helpers/#${token}`
}

/** Prefix of unsubscribe tokens. */
export const UNSUBSCRIBE_PREFIX = 'hu_'

/** The page that one-click unsubscribing (RFC 8058) posts to. */
export const UNSUBSCRIBE_PATH = '/helpers/unsubscribe'

export function toUnsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PATH}?t=${token}`
}
