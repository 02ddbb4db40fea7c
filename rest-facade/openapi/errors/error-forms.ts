import type { RestError } from '../../api.ts'
import type { Schema } from '../json-schema.ts'

/** How an API writes its refusals. */
export interface ErrorForm {
  /** The component `Error`. */
  envelope: Schema
  /** Whether details are a member of their own, whose schema depends on the code. */
  hasTypedDetails: boolean
  /** The body of a refusal with a code. */
  toExample(code: string): unknown
  /** Codes that a refusal can have in the body. */
  codesOf(error: RestError): readonly string[]
  /** An envelope with one of these codes, each with the schema of its details if it has any. */
  restrictTo(codes: ReadonlyMap<string, CodeDetails | null>): Schema
}

/** Details of the refusals with a code. */
export interface CodeDetails {
  schema: Schema
  isOptional: boolean
}
