import { randomUUID } from 'node:crypto'

/** Client of one partner at a server under test. */
export interface Client {
  ask(method: string, path: string, body?: unknown): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: the bench reads documented JSON of many shapes.
  body: any
}

export function makeClient(baseUrl: string, token: string): Client {
  return {
    async ask(method, path, body) {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          // The other sides compress nothing, and the loads do not ask for it.
          'accept-encoding': 'identity',
          'idempotency-key': randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer = (await response.json()) as Answer['body']
      if (!response.ok)
        throw new Error(`${method} ${path} answered ${response.status} ${JSON.stringify(answer)}`)

      const headers = Object.fromEntries(response.headers)
      return { status: response.status, headers, body: answer }
    },
  }
}
