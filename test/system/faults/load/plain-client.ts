import { until } from '../../../support/time/until.ts'
import type { RestAnswer, RestClient } from '../../forms/clients/rest-client.ts'

const LIMIT_MS = 30_000

/** Asks the Club API without any retry, and gives an answer up that does not come. */
export function makePlainClient(baseUrl: string, token: string): RestClient {
  return (method, path, body, headers = {}) =>
    ask(`${baseUrl}/v1/club${path}`, { authorization: `Bearer ${token}` }, method, body, headers)
}

/** The same of the Volunteer API. */
export function makePlainVolunteerClient(baseUrl: string, key: string): RestClient {
  return (method, path, body, headers = {}) =>
    ask(`${baseUrl}/api/developer/v1/${path}`, { 'x-service-api-key': key }, method, body, headers)
}

async function ask(
  url: string,
  credential: Record<string, string>,
  method: string,
  body: unknown,
  headers: Record<string, string>,
) {
  const response = await fetch(url, {
    method,
    headers: {
      ...credential,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(text),
  }
}

/** Repeats what is refused for now or not answered, as clients do. */
export function patient(ask: RestClient, withinMs = 60_000): RestClient {
  return async (...asked) => {
    const deadline = Date.now() + withinMs
    let answer = null as RestAnswer | null
    await until(async () => {
      answer = await ask(...asked).catch(() => null)
      return isAnswered(answer) || Date.now() > deadline
    })
    if (answer !== null && isAnswered(answer)) return answer
    throw new Error(`${asked[0]} ${asked[1]}: ${answer?.status ?? 'no answer'} to the last.`)
  }
}

function isAnswered(answer: RestAnswer | null): boolean {
  return answer !== null && answer.status !== 503 && answer.status !== 429
}
