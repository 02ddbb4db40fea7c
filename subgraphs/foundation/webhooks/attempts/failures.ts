/** Outcome classes of failed attempts, shown to those who look after the endpoint. */
export const FAILURES = [
  'dns_error',
  'blocked_address',
  'connection_refused',
  'connection_reset',
  'unreachable',
  'timeout',
  'tls_error',
  'interim_answer',
  'invalid_answer',
  'http_status',
  'other',
] as const

export type Failure = (typeof FAILURES)[number]

/** What is wrong with the certificate, or the protocol, of a receiver. */
export const TLS_FAULTS = [
  'expired',
  'not_yet_valid',
  'self_signed',
  'unknown_authority',
  'name_differs',
  'protocol',
] as const

export type TlsFault = (typeof TLS_FAULTS)[number]

export type FailureDetail = TlsFault | 'interim_answer'

interface StoredFailure {
  failure: Failure | null
  failureDetail: FailureDetail | null
}

/** Processes of 1.0.0 read the same rows and refuse a class that they do not know. */
export function toStoredFailure({
  failure,
  tlsFault = null,
}: {
  failure: Failure | null
  tlsFault?: TlsFault | null
}): StoredFailure {
  if (failure !== 'interim_answer') return { failure, failureDetail: tlsFault }
  return { failure: 'connection_reset', failureDetail: failure }
}

export function toShownFailure({ failure, failureDetail }: StoredFailure): {
  failure: Failure | null
  tlsFault: TlsFault | null
} {
  if (failureDetail !== 'interim_answer') return { failure, tlsFault: failureDetail }
  return { failure: failureDetail, tlsFault: null }
}
