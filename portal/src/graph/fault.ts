/** A refusal of the graph or of the way to it, with what a reader needs to go on. */
export class Fault extends Error {
  readonly code: string
  /** To name to the club's support; null where no server answered. */
  readonly requestId: string | null
  readonly details: unknown

  constructor(
    code: string,
    message: string,
    { requestId = null, details }: { requestId?: string | null; details?: unknown } = {},
  ) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.requestId = requestId
    this.details = details
  }
}

export function asFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault('internal_error', String(error))
}

const PASSING = new Set([
  'offline',
  'dependency_unavailable',
  'rate_limited',
  'rate_limit_unavailable',
  'internal_error',
])

/** A refusal that a later attempt may not meet, such as of a connection that is cut. */
export function mayPass({ code }: Pick<Fault, 'code'>): boolean {
  return PASSING.has(code)
}

/** What keeps a page from being shown: one that was read stays on view, with its forms, where a later read may succeed. */
export function findBlocking(error: Fault | null, isRead: boolean): Fault | null {
  return error !== null && isRead && mayPass(error) ? null : error
}

/** An id in the address that is malformed, or of a record that is not there. */
export function isMissingRecord({ code }: Pick<Fault, 'code'>): boolean {
  return code === 'not_found' || code === 'invalid_input'
}
