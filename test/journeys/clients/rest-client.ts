import { checkAnswer } from '../../support/openapi/check-answer.ts'
import { until } from '../../support/time/until.ts'

export interface RestAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into documented JSON of many shapes.
  body: any
}

/** Asks the Club Integration API as a partner would, over HTTP. */
export type RestClient = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<RestAnswer>

/** Retries 429 and 503 after `Retry-After`, as clients should. */
export function insisting(ask: RestClient): RestClient {
  return async (...asked) => {
    let answer = await ask(...asked)
    await until(async () => {
      if (answer.status !== 503) return true
      answer = await ask(...asked)
      return false
    })
    return answer
  }
}

export function makeRestClient(baseUrl: string, token: string): RestClient {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${baseUrl}/v1/club${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    const { status, headers: answered } = response
    const received = { status, body: text ? JSON.parse(text) : null }
    const inDocument = { ...received, headers: Object.fromEntries(answered) }
    checkAnswer(method, `/v1/club${path}`, inDocument)
    return { ...received, headers: answered }
  }
}
