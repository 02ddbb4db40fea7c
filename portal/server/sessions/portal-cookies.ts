/** Browsers keep up to 4096 bytes of name, value and attributes. */
export const MAX_COOKIE_BYTES = 4_000

const MAX_HEADER = 16_384

export interface PortalCookie {
  read(header: string | undefined): string | null
  /** Null if no browser would keep the value. */
  set(value: string, maxAgeSeconds: number): string | null
  clear: string
}

const NAMES = {
  session: ['__Host-clubgate', 'clubgate-session'],
  court: ['__Host-clubgate-court', 'clubgate-court'],
  'sign-in': ['__Host-clubgate-sign-in', 'clubgate-sign-in'],
} as const

/** `__Host-` binds a cookie to its host; browsers refuse it without TLS, which only a sandbox goes without. */
export function makePortalCookie(name: keyof typeof NAMES, isSecure: boolean): PortalCookie {
  const [secure, open] = NAMES[name]
  const full = isSecure ? secure : open
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read(header = '') {
      if (header.length > MAX_HEADER) return null
      for (const pair of header.split(';')) {
        const at = pair.indexOf('=')
        if (at > 0 && pair.slice(0, at).trim() === full) return pair.slice(at + 1).trim()
      }
      return null
    },
    set(value, maxAgeSeconds) {
      const cookie = `${full}=${value}; ${attributes}; Max-Age=${maxAgeSeconds}`
      return cookie.length > MAX_COOKIE_BYTES ? null : cookie
    },
    clear: `${full}=; ${attributes}; Max-Age=0`,
  }
}
