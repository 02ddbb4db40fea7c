import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { endWithSuite } from '../jest/left-behind.ts'

/** A received request. */
export interface ScriptedRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export interface ScriptedAnswer {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

/** Answers with JSON, or never if it returns null. */
export type Script = (request: ScriptedRequest, number: number) => ScriptedAnswer | null

export interface ScriptedServer {
  baseUrl: string
  requests: ScriptedRequest[]
}

/** A platform whose answers a test decides; it ends with the suite. */
export async function startScriptedServer(script: Script): Promise<ScriptedServer> {
  const requests: ScriptedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: await text(request) }
    requests.push(received)
    const answer = script(received, requests.length)
    if (answer === null) return
    const type = { 'content-type': 'application/json' }
    response.writeHead(answer.status, { ...type, ...answer.headers })
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endWithSuite(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, requests }
}
