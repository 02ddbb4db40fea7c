import { isLoopback } from './loopback.ts'

/** Explains why a text is not the origin of a page, or returns null. */
export function findOriginFault(text: string): string | null {
  if (text.includes('*') || text === 'null') return `${shown(text)} is no origin: name each one`
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return `${shown(text)} is no origin: write scheme, host and port, as https://app.example.com`
  return url.origin === text ? null : `${shown(text)} is no origin: write ${url.origin}`
}

/** True if the page, and so the credential in it, travels unencrypted from another machine. */
export function isInsecureOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !isLoopback(hostname)
}

const SHOWN_CHARACTERS = 80

/** An address with a user name may contain a password. */
function shown(text: string): string {
  return text.includes('@') ? 'an address with a user name' : text.slice(0, SHOWN_CHARACTERS)
}
