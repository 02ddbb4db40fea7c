import type { ApiReference } from '../model/reference.ts'

/** A section of the first page; `code` is a shell command. */
export interface TextSection {
  id: string
  title: string
  text: string
  code?: string
}

export const INTRODUCTION =
  'Two REST APIs with one set of rules. The [Club API](club) is for partner applications that a court club has installed: bookings, matches, scores, events. The [Volunteer API](volunteer) is for the systems of a club itself: volunteer events, shifts, helpers, messages. Both speak JSON over HTTPS (a sandbox: HTTP).'

/** What holds for every refusal. */
export const ERRORS_TEXT =
  'A refusal has the status of its class, a stable code, one sentence for logs, and the header `Link` with the address of its entry here. Decide by the code and the status, never by the sentence. Tolerate unknown codes within the class of the status.\n\nThe Club API answers `error.code`, the Volunteer API `code`: see `Error` of the [Club API](club-objects#error) and of the [Volunteer API](volunteer-objects#error).'

/** What holds for all operations of both APIs. */
export function overviewSections(
  { club, volunteer }: Readonly<Record<'club' | 'volunteer', ApiReference>>,
  publicUrl: string,
): TextSection[] {
  return [
    {
      id: 'addresses',
      title: 'Addresses',
      text: `- [${club.title}](club): \`${publicUrl}${club.prefix}\`, version ${club.version}\n- [${volunteer.title}](volunteer): \`${publicUrl}${volunteer.prefix}\`, version ${volunteer.version}\n\nEach API serves its OpenAPI 3.1 document at \`openapi.json\` below its address, without a credential.`,
    },
    {
      id: 'credentials',
      title: 'Credentials',
      text: `The Club API takes the access token of an installation, the Volunteer API an API key of the club. Both are sent as \`Authorization: Bearer\`. Systems that cannot set that header send an API key as \`x-service-api-key\`.\n\nA credential has scopes, such as \`bookings:write\`; each operation names those that it needs. Missing permissions are reported before faults of the request.`,
      code: `curl "${publicUrl}${club.prefix}/context" -H "Authorization: Bearer $TOKEN"\ncurl "${publicUrl}${volunteer.prefix}/events?limit=5" -H "Authorization: Bearer $API_KEY"`,
    },
    {
      id: 'requests',
      title: 'Requests and answers',
      text: 'Bodies are JSON in UTF-8, with `Content-Type: application/json`. Date-times are RFC 3339 with any offset; answers are in UTC with milliseconds. Ids are opaque.\n\nFields can be added to answers: ignore those that you do not know, and tolerate new values of enums. Every answer has `X-Request-Id`; send it with questions to the support.\n\nAn id that names nothing is 404. The Club API answers so for an id of any form; the Volunteer API answers 400 for one that is no UUID. A method that a path does not take is 404, not 405, with the methods of the path in `Allow`.\n\nExamples in TypeScript use `@clubgate/client`, which `npm pack` builds in `clients/typescript` of the repository; those in Python use its standard library alone.',
    },
    {
      id: 'lists',
      title: 'Lists',
      text: 'Lists of the Club API answer `data`, `next_cursor` and `has_more`. Send `next_cursor` as `cursor` to read the next page; it is null on the last one.\n\nLists of the Volunteer API answer their rows under the name of the resource. Send an empty `cursor` for the first page, and the header `X-Next-Cursor` of each page as `cursor` of the next one; the last page has no such header.\n\nA cursor is bound to its list, its filters and the credential. Rows that are added or removed between two pages do not shift it.',
    },
    {
      id: 'idempotency',
      title: 'Repeating requests',
      text: 'Reads, PUT, PATCH and DELETE can be repeated. For a POST send a new `Idempotency-Key`, such as a UUID, and repeat the request with the same key: the answer is that of the first request, with `Idempotency-Replayed: true`. Keys are kept for 24 hours. Only successes are stored, so a refused request frees its key.',
    },
    {
      id: 'rates',
      title: 'Rate limits',
      text: 'Requests are counted for each minute. The headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (Club) or `X-RateLimit-…` (Volunteer) state what is left. Beyond the limit the answer is 429 with `Retry-After`.',
    },
  ]
}
