/** A link that was opened in a browser. */
export interface OpenedLink {
  token: string
  /** The access and the event that it is for; null in a cookie of 1.0.0, which kept the token alone. */
  accessId: string | null
  eventId: string | null
}

/** The cookie that keeps a helper's links in a browser; scripts cannot read it. */
export interface LinkCookie {
  /** The links that were opened, the last one first. */
  read(header: string | undefined): OpenedLink[]
  set(links: readonly OpenedLink[]): string
}

/** Browsers refuse `__Host-` cookies without TLS, which only a sandbox goes without. */
export function makeLinkCookie(isSecure: boolean): LinkCookie {
  const name = isSecure ? '__Host-clubgate-helper' : 'clubgate-helper'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read(header = '') {
      for (const pair of header.slice(0, MAX_HEADER).split(';')) {
        const [key = '', value = ''] = pair.trim().split('=', 2)
        if (key === name) return value.split('~').slice(0, MAX_LINKS).flatMap(toLink)
      }
      return []
    },
    set: (links) =>
      links.length === 0
        ? `${name}=; ${attributes}; Max-Age=0`
        : `${name}=${links.map(toText).join('~')}; ${attributes}`,
  }
}

/** Browsers keep cookies of 4 KB; a link takes 131 bytes. */
const MAX_LINKS = 10

/** The links with the one that is opened now; the oldest goes, and an earlier one for the same access. */
export function withLink(links: readonly OpenedLink[], opened: OpenedLink): OpenedLink[] {
  const others = links.filter(
    ({ token, accessId }) => token !== opened.token && accessId !== opened.accessId,
  )
  return [opened, ...others].slice(0, MAX_LINKS)
}

const MAX_HEADER = 8_192

function toText({ token, accessId, eventId }: OpenedLink): string {
  return accessId === null || eventId === null ? token : `${token}.${accessId}.${eventId}`
}

function toLink(text: string): OpenedLink[] {
  const [token = '', accessId = null, eventId = null, ...rest] = text.split('.')
  const parts = [token, accessId ?? '-', eventId ?? '-']
  return rest.length === 0 && parts.every((part) => TOKEN.test(part))
    ? [{ token, accessId, eventId }]
    : []
}

const TOKEN = /^[\w-]{1,100}$/

/** The token of a link as the club sent it, or of the token alone; null for any other text. */
export function tokenOfLink(text: string): string | null {
  if (text.length > MAX_LINK) return null
  const token = text.trim().split('#').at(-1) ?? ''
  return TOKEN.test(token) ? token : null
}

const MAX_LINK = 400
