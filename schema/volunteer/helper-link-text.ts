/** What every helper's link carries its token with, so that it is known from an access token at sight. */
export const HELPER_LINK_PREFIX = 'hl_'

export function isHelperLink(text: string): boolean {
  return text.startsWith(HELPER_LINK_PREFIX)
}

/** Where a link leads at the public address. Browsers send nothing of what stands behind the `#`. */
export function toHelperLinkPath(token: string): string {
  return `/helpers/#${token}`
}
