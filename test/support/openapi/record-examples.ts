import { appendFileSync } from 'node:fs'

/** A request and its success, as candidates for the examples of the documents. */
export interface RecordedExample {
  /** `GET /v1/club/courts` with the parameters of its path in braces, `club delivery booking.created`, or `club frame`. */
  operation: string
  status: number
  /** Path and query below the prefix of the API. */
  path?: string
  request?: unknown
  answer: unknown
}

/** Appends to the file RECORD_EXAMPLES, which `npm run schema:examples` sets. */
export function recordExample(example: RecordedExample): void {
  const { RECORD_EXAMPLES } = process.env
  if (RECORD_EXAMPLES !== undefined) appendFileSync(RECORD_EXAMPLES, `${JSON.stringify(example)}\n`)
}
