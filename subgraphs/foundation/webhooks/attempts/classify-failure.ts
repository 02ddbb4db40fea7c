import { TimedOut } from '../host-connection.ts'
import { TargetRefused } from '../target-safety.ts'
import type { Failure } from './failures.ts'

export function isReset({ code = '' }: NodeJS.ErrnoException): boolean {
  return BY_CODE[code] === 'connection_reset'
}

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

export function toFailure(error: unknown): Failure {
  if (error instanceof TargetRefused) return error.failure
  if (error instanceof TimedOut) return 'timeout'
  // Each address of the host was tried and failed: the first failure says enough.
  if (error instanceof AggregateError && error.errors.length > 0) return toFailure(error.errors[0])

  const { code = '', name } = (error ?? {}) as { code?: string; name?: string }
  if (TLS.test(code)) return 'tls_error'
  if (name === 'HTTPParserError') return 'invalid_answer'
  return BY_CODE[code] ?? 'other'
}

/** Resources that this process lacks, whatever the target: file descriptors, memory. */
const OWN_CODES = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM']

export function isOwnFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOwnFault)
  return OWN_CODES.includes((error as NodeJS.ErrnoException | null)?.code ?? '')
}
