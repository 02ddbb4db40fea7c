import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { WrittenJson } from '../json/serialize-chunked.ts'

const CONTENT_TYPE = 'application/json; charset=utf-8'

export const NO_CONTENT = 204

export function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return sendWrittenJson(reply, status, status === NO_CONTENT ? null : JSON.stringify(body))
}

/** Sends serialized JSON, which nothing stores unless the reply says otherwise; null sends no body. */
export function sendWrittenJson(
  reply: FastifyReply,
  status: number,
  written: WrittenJson | null,
): FastifyReply {
  reply.code(status)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return written === null ? reply.send() : sendPieces(reply.type(CONTENT_TYPE), written)
}

/** Sends a body in its chunks; joining them would double the cost. */
export function sendPieces(reply: FastifyReply, body: WrittenJson): FastifyReply {
  if (!Array.isArray(body)) return reply.send(body)

  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  return reply.header('content-length', length).send(Readable.from(body))
}
