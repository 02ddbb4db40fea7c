/** Outcome classes of failed attempts, shown to those who look after the endpoint. */
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
