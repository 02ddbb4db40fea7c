import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ToMalformedAnswer } from '../../platform/http/broken-request.ts'
import type { RefuseUrl } from '../../platform/http/http-server.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { invalidInput } from '../../platform/input/issues.ts'
import { Problem } from '../../schema/problem.ts'
import type { Api } from '../api.ts'
import { toRefusal } from '../refusal.ts'
import { readWindowOf } from './rate-window.ts'

/** Refuses an unreadable URL in the error form of the API whose prefix it has. */
export function makeRefuseUrl(apis: readonly Api[], publicUrl: string): RefuseUrl {
  const refuse = async (api: Api, request: FastifyRequest, reply: FastifyReply) => {
    const message = 'The path is not percent-encoded UTF-8.'
    const problem = invalidInput([{ in: 'path', path: '', rule: 'percent_encoding', message }])
    const source = { requestId: request.id, publicUrl }
    const { status, code, headers, body } = toRefusal(api, problem, source)
    request.refusalCode = code
    const window = await readWindowOf(api, request)
    sendJson(reply.headers({ ...window, ...headers }), status, body)
  }

  return (request, reply) => {
    const api = findApi(apis, request.url)
    return api === undefined ? null : refuse(api, request, reply)
  }
}

/** Answer to a malformed HTTP request, if its URL is known. */
export function makeToBrokenAnswer(apis: readonly Api[], publicUrl: string): ToMalformedAnswer {
  return (url, { message, requestId }) => {
    const api = findApi(apis, url)
    if (api === undefined) return null
    return toRefusal(api, new Problem('invalid_input', message), { requestId, publicUrl })
  }
}

function findApi(apis: readonly Api[], url: string): Api | undefined {
  return apis.find(({ prefix }) => url.startsWith(`${prefix}/`))
}
