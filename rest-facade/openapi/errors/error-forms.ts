import type { RestError } from '../../api.ts'
import type { Schema } from '../json-schema.ts'

/** How an API writes its refusals. */
export interface ErrorForm {
  /** The component `Error`. */
  envelope: Schema
  /** The body of a refusal with a code. */
  toExample(code: string): unknown
  /** Codes that a refusal can have in the body. */
  codesOf(error: RestError): readonly string[]
  /** An envelope with one of these codes. */
  restrictTo(codes: readonly string[]): Schema
}
