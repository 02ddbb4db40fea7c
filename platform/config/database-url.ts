import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** Parsed address of a database. */
export interface DatabaseTarget {
  username: string
  password: string
  database: string
  host: string
  port: number
  /** Instead of host and port. */
  socketPath: string | null
  /** Null for a connection without TLS. */
  tls: { ca: string | null } | null
}

const PARAMETERS = ['socketPath', 'ssl', 'ca']

/** Returns a message about the first fault of a database address, or null. */
export function findDatabaseUrlFault(text: string): string | null {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'mysql:' || url.hostname === '')
    return 'a mysql:// address: data is kept in MySQL from 8.0 or MariaDB from 10.6'
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined)
    return `the parameter ${unknown} is unknown; there are ${PARAMETERS.join(', ')}`
  const ssl = url.searchParams.get('ssl')
  if (ssl !== null && ssl !== 'verify') return 'ssl can only be verify: TLS, the server checked'
  if (ssl === null && url.searchParams.has('ca')) return 'ca needs ssl=verify beside it'
  if (ssl !== null && url.searchParams.has('socketPath')) return 'a local socket has no TLS'
  // For an IP address the driver does not verify the certificate's identity.
  if (ssl !== null && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return 'ssl=verify needs the name of the server, which its certificate carries, not its address'

  return null
}

/** Parses a valid address; `ca` is a file of PEM certificates. */
export function readDatabaseUrl(text: string): DatabaseTarget {
  const url = new URL(text)
  const ca = url.searchParams.get('ca')
  return {
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    // Brackets are part of the URL, not of the IPv6 address.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    socketPath: url.searchParams.get('socketPath'),
    tls: url.searchParams.has('ssl') ? { ca: ca && readFileSync(ca, 'utf8') } : null,
  }
}
