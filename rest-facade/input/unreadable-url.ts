import type { ToMalformedBody } from '../../platform/http/broken-request.ts'
import type { RefuseUrl } from '../../platform/http/http-server.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { invalidInput } from '../../platform/input/issues.ts'
import { Problem } from '../../platform/problem.ts'
import type { Api } from '../api.ts'

/** Refuses an unreadable URL in the error form of the API whose prefix it has. */
export function makeRefuseUrl(apis: readonly Api[]): RefuseUrl {
  return (request, reply) => {
    const api = findApi(apis, request.url)
    if (api === undefined) return null

    const message = 'The path is not percent-encoded UTF-8.'
    const problem = invalidInput([{ in: 'path', path: '', rule: 'percent_encoding', message }])
    const { status, headers, body } = api.toErrorAnswer(problem, request.id)
    return sendJson(reply.headers(headers), status, body)
  }
}

/** Error body for a malformed HTTP request, if its URL is known. */
export function makeToBrokenBody(apis: readonly Api[]): ToMalformedBody {
  return (url, { message, requestId }) =>
    findApi(apis, url)?.toErrorAnswer(new Problem('invalid_input', message), requestId).body ?? null
}

function findApi(apis: readonly Api[], url: string): Api | undefined {
  return apis.find(({ prefix }) => url.startsWith(`${prefix}/`))
}
