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

/** An id in the address that is malformed, or of a record that is not there. */
export function isMissingRecord({ code }: Pick<Fault, 'code'>): boolean {
  return code === 'not_found' || code === 'invalid_input'
}
