import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { checkAnswer } from './check-answer.ts'
import { recordExample } from './record-examples.ts'

/** Has every answer to `app.inject` held against the documents. */
export function checkInjected(app: FastifyInstance): void {
  const inject = app.inject.bind(app)
  const checked = async (options: InjectOptions | string) => {
    const response = await inject(options)
    const sent: InjectOptions = typeof options === 'string' ? { url: options } : options
    const { method = 'GET', url = '', payload } = sent
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const bytes =
      response.headers['content-encoding'] === 'gzip'
        ? gunzipSync(response.rawPayload)
        : response.body
    const body = isJson && response.body !== '' ? JSON.parse(String(bytes)) : null
    const { statusCode: status, headers } = response
    const operation = checkAnswer(method, String(url), { status, headers, body })
    if (operation !== null && status < 300)
      recordExample({ operation, status, answer: body, ...toRequest(payload) })
    return response
  }
  // No test uses the chain that `inject` without options returns.
  app.inject = checked as typeof app.inject
}

/** Requests that succeed have a body of JSON, or none. */
function toRequest(payload: InjectOptions['payload']): { request?: unknown } {
  return typeof payload === 'string' && payload !== '' ? { request: JSON.parse(payload) } : {}
}
