import { toErrorExample } from '../../reference/errors/error-examples.ts'
import { VOLUNTEER_ERRORS } from '../../volunteer/errors.ts'
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
      },
      upgrade_hint: { type: 'string', description: 'What plan or add-on would permit this.' },
      recommended_add_ons: {
        type: 'array',
        description: 'Add-ons that would permit this.',
        items: { type: 'string' },
      },
      upgrade_cta: { type: 'string', description: 'Words for a button that leads to the upgrade.' },
    },
  },
  toExample: (code) => toErrorExample('volunteer', code).body,
  // A body that cannot be parsed has a code of its own.
  codesOf: (error) =>
    error === VOLUNTEER_ERRORS.invalid_input ? [error.code, 'invalid_json'] : [error.code],
  restrictTo: (codes) => ({ type: 'object', properties: { code: { enum: codes } } }),
}
