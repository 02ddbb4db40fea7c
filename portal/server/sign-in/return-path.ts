/** Of the consent page, whose address names scopes and an address; sealed, it fits the cookie of the sign-in. */
const MAX_LENGTH = 1_800

/** A page of the portal to return to after the sign-in; its first page for any other text. */
export function toReturnPath(text: unknown): string {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return FIRST_PAGE
  if (!/^\/portal\/[\w\-./~%?=&:,+*]*$/.test(text) || text.includes('//')) return FIRST_PAGE

  const { origin, pathname, search } = new URL(text, BASE)
  const isOwn = origin === BASE && pathname.startsWith('/portal/')
  return isOwn && !NO_PAGES.some((path) => pathname.startsWith(path))
    ? pathname + search
    : FIRST_PAGE
}

export const FIRST_PAGE = '/portal/'

const BASE = 'http://portal.invalid'
const NO_PAGES = ['/portal/sign-in', '/portal/callback', '/portal/api', '/portal/assets']
