import type { RestError } from '../../api.ts'
import { headerRefs } from '../headers.ts'
import { type Components, componentRef, type Schema } from '../json-schema.ts'
import { toJsonSchema } from '../requests/input-schema.ts'
import type { CodeDetails, ErrorForm } from './error-forms.ts'

/** A response of an operation (OpenAPI 3.1, 4.8.17). */
export interface Response {
  description: string
  headers?: Readonly<Record<string, unknown>>
  content?: Readonly<Record<string, { schema: Schema; examples?: unknown }>>
}

/** Responses of a document by name, and an example of each code in them. */
export class SharedResponses {
  readonly #responses = new Map<string, Response>()
  readonly #examples = new Map<string, unknown>()

  add(name: string, response: Response): { $ref: string } {
    const known = this.#responses.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(response))
      throw new Error(`The response ${name} has two forms; name one of them.`)

    this.#responses.set(name, response)
    return { $ref: `#/components/responses/${name}` }
  }

  addExample(code: string, value: unknown): { $ref: string } {
    this.#examples.set(code, { value })
    return { $ref: `#/components/examples/${code}` }
  }

  toComponents() {
    return { responses: sorted(this.#responses), examples: sorted(this.#examples) }
  }
}

function sorted<T>(named: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Headers of refusals by status. */
const OWN_HEADERS: Readonly<Record<number, readonly string[]>> = {
  401: ['www-authenticate'],
  409: ['retry-after'],
  429: ['retry-after'],
  503: ['retry-after'],
}

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed, or violates a constraint.',
  401: 'The credential is missing, invalid or expired.',
  403: 'The credential does not permit this.',
  404: 'There is no such resource, or it is not visible to the caller.',
  409: 'The request conflicts with the stored state.',
  422: 'The request is well formed, but against the rules.',
  429: 'The rate limit is exceeded.',
  500: 'An unexpected error. Repeat only what is safe or idempotent.',
  503: 'A required dependency is unavailable.',
}

/** The responses of refusals by status, each with the codes that it can have. */
export function errorResponsesOf(
  errors: readonly RestError[],
  { form, rateHeaders }: { form: ErrorForm; rateHeaders: readonly string[] },
  { shared, components }: { shared: SharedResponses; components: Components },
): Readonly<Record<string, { $ref: string }>> {
  const byStatus = Map.groupBy(errors, ({ status }) => status)
  const responses = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, ofStatus]) => {
      const codes = [...new Set(ofStatus.flatMap((error) => form.codesOf(error)))]
      const detailsOf = (code: string): CodeDetails | null => {
        const details = ofStatus.find((error) => error.code === code && error.details)?.details
        if (!details || !form.hasTypedDetails) return null

        const name = `${toTypeName(code)}Details`
        const schema = components.add(name, {
          description: `What a refusal with the code \`${code}\` says beside its message.`,
          ...toJsonSchema(details.schema),
        })
        return { schema, isOptional: details.isOptional ?? false }
      }
      const restricted = form.restrictTo(new Map(codes.map((code) => [code, detailsOf(code)])))
      const schema = { allOf: [componentRef('Error'), restricted] }
      const description = `${MEANINGS[status]} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`
      const examples = codes.map((code) => [code, shared.addExample(code, form.toExample(code))])
      const media = { schema, examples: Object.fromEntries(examples) }
      const content = { 'application/json': media }
      // Equal in all operations with these codes, which the name therefore lists.
      const name = `Refusal${status}${codes.map(toTypeName).join('')}`
      const names = ['x-request-id', 'link', ...(OWN_HEADERS[status] ?? [])]
      // Refused credentials are not counted.
      const headers = headerRefs(status === 401 ? names : [...names, ...rateHeaders])
      return [status, shared.add(name, { description, headers, content })]
    })
  return Object.fromEntries(responses)
}

/** `VERSION_CONFLICT` becomes `VersionConflict`, which generators of clients take for an identifier. */
function toTypeName(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}
