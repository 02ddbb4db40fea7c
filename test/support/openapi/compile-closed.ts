import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { toClosed } from './closed-schema.ts'
import type { OpenApiDocument } from './documents.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

const compiled = new Map<Schema, ValidateFunction>()

/** A validator of the closed form of a schema, compiled once; operations with equal refusals refer to one schema. */
export function compileClosed(schema: Schema, document: OpenApiDocument): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(toClosed(schema, document))
  compiled.set(schema, validate)
  return validate
}

const MAX_FAULTS = 5

/** What a validator has found, for the message of an error. */
export function faultsOf(validate: ValidateFunction | null): string {
  return ajv.errorsText(validate?.errors?.slice(0, MAX_FAULTS))
}
