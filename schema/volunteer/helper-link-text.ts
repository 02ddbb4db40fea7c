/** What every helper's link carries its token with, so that it is known from an access token at sight. */
export const HELPER_LINK_PREFIX = 'hl_'

export function isHelperLink(text: string): boolean {
  return text.startsWith(HELPER_LINK_PREFIX)
}

/** Where a link leads at the public address. Browsers send nothing of what stands behind the `#`. */
export function toHelperLinkPath(token: string): string {
  return `/helpers/#${token}`
}

/** Prefix of the tokens that switch the mails of one helper off and on. */
export const UNSUBSCRIBE_PREFIX = 'hu_'

/** The page that one-click unsubscribing (RFC 8058) posts to. */
export const UNSUBSCRIBE_PATH = '/helpers/unsubscribe'

export function toUnsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PATH}?t=${token}`
}
