/** Systems accept 103 to 107 bytes; a new socket has a name of one byte more for a moment. */
export const MAX_SOCKET_PATH_BYTES = 100

const SCHEME = /^unix:(?:\/\/(?=\/))?/

/** The path in an address such as `unix:/run/clubgate/gateway.sock`; null for any other address. */
export function socketPathOf(url: string): string | null {
  return SCHEME.test(url) ? url.replace(SCHEME, '') : null
}

export function toSocketUrl(path: string): string {
  return `unix:${path}`
}

/** Returns a message about the first fault of the path of a Unix socket, or null. */
export function findSocketPathFault(path: string): string | null {
  if (!/^\/(?!\/)/.test(path) || path.endsWith('/') || /\p{Cc}/u.test(path))
    return 'the path of a Unix socket from the root, such as /run/clubgate/gateway.sock'
  const bytes = Buffer.byteLength(path)
  if (bytes > MAX_SOCKET_PATH_BYTES)
    return `the path of a Unix socket has at most ${MAX_SOCKET_PATH_BYTES} bytes; this one has ${bytes}`

  return null
}
