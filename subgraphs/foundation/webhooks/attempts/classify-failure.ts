import { TimedOut } from '../connections/host-connection.ts'
import { TargetRefused } from '../target-safety.ts'
import type { Failure, TlsFault } from './failures.ts'

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

  const { code = '', name, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  // Undici says no more of a `100 Continue` that no request asked for.
  if (code === 'UND_ERR_SOCKET' && message === 'bad response') return 'interim_answer'
  if (TLS.test(code)) return 'tls_error'
  if (name === 'HTTPParserError' || code.startsWith('HPE_')) return 'invalid_answer'
  return BY_CODE[code] ?? 'other'
}

/** Null where the code says no more than that TLS failed. */
export function toTlsFault(error: unknown): TlsFault | null {
  if (error instanceof AggregateError) return toTlsFault(error.errors[0])
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException
  return TLS_FAULT_BY_CODE[code] ?? (/^(EPROTO|ERR_SSL)/.test(code) ? 'protocol' : null)
}

/** Codes of OpenSSL's verification, as Node names them. */
const TLS_FAULT_BY_CODE: Readonly<Record<string, TlsFault>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not_yet_valid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown_authority',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown_authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown_authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown_authority',
  CERT_UNTRUSTED: 'unknown_authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'name_differs',
  HOSTNAME_MISMATCH: 'name_differs',
}

/** Resources that this process lacks, whatever the target: file descriptors, memory. */
const OWN_CODES = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM']

export function isOwnFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOwnFault)
  return OWN_CODES.includes((error as NodeJS.ErrnoException | null)?.code ?? '')
}
