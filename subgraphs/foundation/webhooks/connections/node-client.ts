import type { ClientRequest } from 'node:http'
import { Agent, request as makeRequest } from 'node:https'
import { type HttpClient, type HttpClientSetup, IDLE_MS } from './http-client.ts'

/** For receivers that send `100 Continue` unasked: Node's own client skips every interim response (RFC 9110, 15.2). */
export function makeNodeClient({ origin, openSocket, onEnd }: HttpClientSetup): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, maxFreeSockets: 1, timeout: IDLE_MS })
  agent.createConnection = (_options, callback) => {
    openSocket((fault, socket) => {
      socket?.once('close', onEnd)
      if (fault) onEnd()
      callback?.(fault, socket as never)
    })
    return undefined
  }
  const { hostname, port } = new URL(origin)
  let current: ClientRequest | null = null

  return {
    send({ path, headers, body }, exchange) {
      const host = hostname.replace(/^\[|\]$/g, '')
      const request = makeRequest({ agent, host, port: port || 443, method: 'POST', path, headers })
      current = request
      request.once('socket', (socket) => {
        if (!socket.destroyed) exchange.onWrite()
      })
      request.on('information', ({ statusCode }) => exchange.onHead(statusCode))
      request.on('error', (fault) => exchange.onError(fault))
      request.once('response', (response) => {
        exchange.onHead(response.statusCode ?? 0)
        response.on('data', (chunk: Buffer) => exchange.onBody(chunk))
        response.once('end', () => exchange.onEnd())
        response.on('error', (fault) => exchange.onError(fault))
      })
      request.end(body)
    },
    destroy(fault) {
      current?.destroy(fault)
      agent.destroy()
    },
  }
}
