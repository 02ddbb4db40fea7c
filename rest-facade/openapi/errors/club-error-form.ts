import { LIMITS } from '../../../schema/limits.ts'
import { toErrorExample } from '../../reference/errors/error-examples.ts'
import type { Schema } from '../json-schema.ts'
import type { CodeDetails, ErrorForm } from './error-forms.ts'

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
          code: {
            type: 'string',
            description: 'Stable code of the reason, for programs.',
            pattern: '^[A-Za-z_]+$',
          },
          message: { type: 'string', description: 'One sentence for logs.' },
          request_id: {
            type: 'string',
            description: 'The value of X-Request-Id.',
            maxLength: LIMITS.id,
          },
          details: { description: 'More about the reason; its form depends on the code.' },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  hasTypedDetails: true,
  toExample: (code) => toErrorExample('club', code).body,
  codesOf: ({ code }) => [code],
  restrictTo(codes) {
    const branches = [...codes].flatMap(([code, details]) =>
      details === null ? [] : [toBranch([code], details)],
    )
    const plain = [...codes].flatMap(([code, details]) => (details === null ? [code] : []))
    if (plain.length > 0) branches.push(toBranch(plain, null))
    const [only = {}] = branches
    const error = branches.length === 1 ? only : { oneOf: branches }
    return { type: 'object', properties: { error } }
  },
}

function toBranch(codes: readonly string[], details: CodeDetails | null): Schema {
  const isRequired = details !== null && !details.isOptional
  return {
    type: 'object',
    required: isRequired ? ['code', 'details'] : ['code'],
    properties: { code: { enum: codes }, ...(details && { details: details.schema }) },
    // Said, because linters take an object that restricts another one for a closed one.
    additionalProperties: true,
  }
}
