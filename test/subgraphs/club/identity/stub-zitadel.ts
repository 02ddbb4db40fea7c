import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Asked {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** `hang` never answers. */
export type StubAnswer = { status: number; body: unknown } | 'hang'

/** Answers as ZITADEL does, unless a test says otherwise, and keeps what it was asked. */
export interface StubZitadel {
  url: string
  asked: Asked[]
  /** Answers by the start of the path; they come before the usual ones. */
  answers: Map<string, StubAnswer>
  close(): Promise<void>
}

export async function startZitadel(): Promise<StubZitadel> {
  const asked: Asked[] = []
  const answers = new Map<string, StubAnswer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers, body: await text(request) })
    const chosen = [...answers].find(([start]) => path.startsWith(start))
    send(response, chosen?.[1] ?? usualAnswer(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, answers, close: () => close(server) }
}

function usualAnswer(path: string): StubAnswer {
  if (path === '/oauth/v2/token')
    return {
      status: 200,
      body: { access_token: 'api-token', token_type: 'Bearer', expires_in: 600 },
    }
  if (path === '/v2/users/new') return { status: 201, body: { id: 'made', creationDate: 'now' } }
  if (path === '/v2/users/keys/search') return { status: 200, body: { pagination: {}, result: [] } }
  if (path.endsWith('/keys')) return { status: 201, body: { keyId: 'key-1', keyContent: '' } }
  return { status: 200, body: {} }
}

function send(response: ServerResponse, answer: StubAnswer): void {
  if (answer === 'hang') return
  const { status, body } = answer
  response.statusCode = status
  if (status === 302) response.setHeader('location', '/elsewhere')
  response.setHeader('content-type', 'application/json')
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
