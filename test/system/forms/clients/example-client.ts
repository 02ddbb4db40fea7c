import { checkAnswer } from '../../../support/openapi/check-answer.ts'
import { recordExample } from '../../../support/openapi/record-examples.ts'
import type { RestAnswer } from './rest-client.ts'

/** Sends a request with the status it is answered with; its answer is an example of the operation. */
export type ExampleClient = (
  status: number,
  request: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<RestAnswer['body']>

/** A client of a REST API whose requests and answers become examples of its document. */
export function makeExampleClient(address: string, credential: string): ExampleClient {
  const { pathname: prefix } = new URL(address)
  return async (expected, request, sent, more = {}) => {
    const [method = '', path = ''] = request.split(' ')
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(credential !== '' && { authorization: `Bearer ${credential}` }),
        ...(sent && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(sent && { body: JSON.stringify(sent) }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    const { status } = response
    if (status !== expected) throw new Error(`${request} answers ${status}: ${text}`)

    const body = text === '' ? null : JSON.parse(text)
    const headers = Object.fromEntries(response.headers)
    const operation = checkAnswer(method, prefix + path, { status, headers, body })
    if (operation === null) throw new Error(`No document has ${request}.`)

    recordExample({ operation, status, path, answer: body, ...(sent && { request: sent }) })
    return body
  }
}
