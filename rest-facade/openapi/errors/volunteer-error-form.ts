import { toErrorExample } from '../../reference/errors/error-examples.ts'
import { UPGRADE, VOLUNTEER_ERRORS } from '../../volunteer/errors.ts'
import { toJsonSchema } from '../requests/input-schema.ts'
import type { ErrorForm } from './error-forms.ts'

/** Errors of the Volunteer API. */
export const VOLUNTEER_ERROR_FORM: ErrorForm = {
  envelope: {
    type: 'object',
    description: 'A refusal. Members can be added.',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string', description: 'One sentence about the reason.' },
      code: {
        type: 'string',
        description: 'Stable code of the reason, for programs; tolerate unknown ones.',
        pattern: '^[a-z_]+$',
      },
      ...toJsonSchema(UPGRADE.schema).properties,
    },
  },
  hasTypedDetails: false,
  toExample: (code) => toErrorExample('volunteer', code).body,
  // A body that cannot be parsed has a code of its own.
  codesOf: (error) =>
    error === VOLUNTEER_ERRORS.invalid_input ? [error.code, 'invalid_json'] : [error.code],
  restrictTo: (codes) => ({ type: 'object', properties: { code: { enum: [...codes.keys()] } } }),
}
