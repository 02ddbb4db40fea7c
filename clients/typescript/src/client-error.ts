/** A refusal of the platform, or a webhook delivery that is not genuine. */
export class ClubgateError extends Error {
  /** HTTP status; 0 where no answer is involved. */
  readonly status: number
  /** Stable code of the refusal; the reference lists all of them with a remedy. */
  readonly code: string
  /** Value of X-Request-Id, for questions to the platform. */
  readonly requestId: string | null

  constructor(refusal: {
    status: number
    code: string
    message: string
    requestId?: string | null
  }) {
    super(refusal.message)
    this.name = 'ClubgateError'
    this.status = refusal.status
    this.code = refusal.code
    this.requestId = refusal.requestId ?? null
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
  const { code, message } = readRefusal(body)
  return new ClubgateError({
    status,
    code,
    message: `${status} ${code}: ${message}`,
    requestId: headers.get('x-request-id'),
  })
}

/** Club: `{error: {code, message}}`; Volunteer: `{error, code}`; token endpoint: `{error, error_description}`. */
function readRefusal(body: unknown): { code: string; message: string } {
  const outer = asRecord(body)
  const inner = asRecord(outer['error'])
  const code = inner['code'] ?? outer['code'] ?? outer['error'] ?? 'unknown'
  const message =
    inner['message'] ?? outer['error_description'] ?? outer['error'] ?? 'no reason was given'
  return { code: String(code), message: String(message) }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
