/** The cookie that keeps a helper's link in a browser; scripts cannot read it. */
export interface LinkCookie {
  read(header: string | undefined): string | null
  set(token: string): string
  clear: string
}

/** Browsers refuse `__Host-` cookies without TLS, which only a sandbox goes without. */
export function makeLinkCookie(isSecure: boolean): LinkCookie {
  const name = isSecure ? '__Host-clubgate-helper' : 'clubgate-helper'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read(header = '') {
      for (const pair of header.slice(0, MAX_HEADER).split(';')) {
        const [key = '', value = ''] = pair.trim().split('=', 2)
        if (key === name && TOKEN.test(value)) return value
      }
      return null
    },
    set: (token) => `${name}=${token}; ${attributes}`,
    clear: `${name}=; ${attributes}; Max-Age=0`,
  }
}

const MAX_HEADER = 8_192

const TOKEN = /^[\w-]{1,100}$/

/** The token of a link as the club sent it, or of the token alone; null for any other text. */
export function tokenOfLink(text: string): string | null {
  if (text.length > MAX_LINK) return null
  const token = text.trim().split('#').at(-1) ?? ''
  return TOKEN.test(token) ? token : null
}

const MAX_LINK = 400
