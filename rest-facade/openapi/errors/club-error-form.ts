import { toErrorExample } from '../../reference/errors/error-examples.ts'
import type { ErrorForm } from './error-forms.ts'

/** Errors of the Club API: the closed envelope of the specification. */
export const CLUB_ERROR_FORM: ErrorForm = {
  envelope: {
    type: 'object',
    description:
      'A refusal. Codes are stable; tolerate unknown ones within the class of the HTTP status.',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        description: 'Why the request was refused.',
        required: ['code', 'message', 'request_id'],
        properties: {
          code: { type: 'string', description: 'Stable code of the reason, for programs.' },
          message: { type: 'string', description: 'One sentence for logs.' },
          request_id: { type: 'string', description: 'The value of X-Request-Id.' },
          details: { description: 'More about the reason; its form depends on the code.' },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  toExample: (code) => toErrorExample('club', code).body,
  codesOf: ({ code }) => [code],
  restrictTo: (codes) => ({
    type: 'object',
    properties: {
      // Said, because linters take an object that restricts another one for a closed one.
      error: { type: 'object', properties: { code: { enum: codes } }, additionalProperties: true },
    },
  }),
}
