import { checkAnswer } from '../../../support/openapi/check-answer.ts'
import { until } from '../../../support/time/until.ts'

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

/** Checks each answer by the document of the API. */
export function makeRestClient(baseUrl: string, token: string): RestClient {
  const ask = makeUncheckedClient(baseUrl, token)
  return async (method, path, body, headers) => {
    const answer = await ask(method, path, body, headers)
    const inDocument = { ...answer, headers: Object.fromEntries(answer.headers) }
    checkAnswer(method, `/v1/club${path}`, inDocument)
    return answer
  }
}

/** For a platform of another release, whose document is another one. */
export function makeUncheckedClient(baseUrl: string, token: string): RestClient {
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
    return { status, headers: answered, body: text ? JSON.parse(text) : null }
  }
}
