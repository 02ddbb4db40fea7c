import type { RefuseUrl } from '../platform/http/http-server.ts'
import { sendJson } from '../platform/http/send-json.ts'
import { invalidInput } from '../platform/issues.ts'
import type { Api } from './api.ts'

/** Refuses a URL that cannot be read in the form of the API below whose prefix it is. */
export function makeRefuseUrl(apis: readonly Api[]): RefuseUrl {
  return (request, reply) => {
    const api = apis.find(({ prefix }) => request.url.startsWith(`${prefix}/`))
    if (api === undefined) return null

    const message = 'The path is not percent-encoded UTF-8.'
    const problem = invalidInput([{ in: 'path', path: '', rule: 'percent_encoding', message }])
    const { status, headers, body } = api.toErrorAnswer(problem, request.id)
    return sendJson(reply.headers(headers), status, body)
  }
}
