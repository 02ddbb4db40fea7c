import { TargetRefused } from './target-safety.ts'

/** What kept an attempt from being a success, told to whoever looks after the endpoint. */
export const FAILURES = [
  'dns_error',
  'blocked_address',
  'connection_refused',
  'connection_reset',
  'unreachable',
  'timeout',
  'tls_error',
  'invalid_answer',
  'http_status',
  'other',
] as const

export type Failure = (typeof FAILURES)[number]

const BY_CODE: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EPROTO: 'tls_error',
  EHOSTDOWN: 'unreachable',
  UND_ERR_HEADERS_OVERFLOW: 'invalid_answer',
}

const TLS = /^(ERR_TLS|ERR_SSL|CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|HOSTNAME_)/

/** What this process lacks, whoever it wanted to talk to: files, memory. */
const OWN_CODES = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM']

export function isOwnFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOwnFault)
  return OWN_CODES.includes((error as NodeJS.ErrnoException | null)?.code ?? '')
}

/** An attempt that has taken too long. */
export class TimedOut extends Error {}

export function toFailure(error: unknown): Failure {
  if (error instanceof TargetRefused) return error.failure
  if (error instanceof TimedOut) return 'timeout'
  // All addresses of a name were tried and each failed: the first one tells enough.
  if (error instanceof AggregateError && error.errors.length > 0) return toFailure(error.errors[0])

  const { code = '', name } = (error ?? {}) as { code?: string; name?: string }
  if (TLS.test(code)) return 'tls_error'
  if (name === 'HTTPParserError') return 'invalid_answer'
  return BY_CODE[code] ?? 'other'
}
