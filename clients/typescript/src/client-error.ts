import type { RefusalCode, RefusalDetails } from './refusal-details.ts'

/** A refusal of the platform, or a webhook delivery that is not genuine. */
export class ClubgateError extends Error {
  /** HTTP status; 0 where no answer is involved. */
  readonly status: number
  /** Stable code of the refusal; the reference lists all of them with a remedy. */
  readonly code: string
  /** Value of X-Request-Id, for questions to the platform. */
  readonly requestId: string | null
  /** What the answer says beside code and message, as it came; `is` gives it its type. */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(refusal: {
    status: number
    code: string
    message: string
    requestId?: string | null
    details?: Readonly<Record<string, unknown>> | undefined
  }) {
    super(refusal.message)
    this.name = 'ClubgateError'
    this.status = refusal.status
    this.code = refusal.code
    this.requestId = refusal.requestId ?? null
    this.details = refusal.details
  }

  /** True for a refusal with this code, whose details have their type then. */
  is<Code extends RefusalCode>(
    code: Code,
  ): this is ClubgateError & { code: Code; details: RefusalDetails<Code> } {
    return this.code === code
  }
}

/** The result of a call, as the methods of both clients return it. */
export interface CallResult<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** Returns the body of an answer, and throws a `ClubgateError` for a refusal. */
export function unwrap<Body>({ data, error, response }: CallResult<Body>): Body {
  if (error === undefined && response.ok) return data as Body

  throw toClientError(error, response)
}

function toClientError(body: unknown, { status, headers }: Response): ClubgateError {
  const { code, message, details } = readRefusal(body)
  return new ClubgateError({
    status,
    code,
    message: `${status} ${code}: ${message}`,
    requestId: headers.get('x-request-id'),
    details,
  })
}

/** Club: `{error: {code, message}}`; Volunteer: `{error, code}`; token endpoint: `{error, error_description}`. */
function readRefusal(body: unknown) {
  const outer = asRecord(body)
  const inner = asRecord(outer['error'])
  const { error: _error, code: _code, ...members } = outer
  const code = inner['code'] ?? outer['code'] ?? outer['error'] ?? 'unknown'
  const message =
    inner['message'] ?? outer['error_description'] ?? outer['error'] ?? 'no reason was given'
  const details = inner['details'] ?? (Object.keys(members).length > 0 ? members : undefined)
  return {
    ...{ code: String(code), message: String(message) },
    details: details === undefined ? undefined : asRecord(details),
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
