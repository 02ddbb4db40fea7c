import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { toJsonInTurns } from '../json-in-turns.ts'

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const

const NO_CONTENT = 204

export function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (status === NO_CONTENT) return reply.code(status).header('cache-control', 'no-store').send()

  return reply.code(status).headers(JSON_HEADERS).send(JSON.stringify(body))
}

/** The same for what may be long: it is written in turns with others. */
export async function sendJsonInTurns(
  reply: FastifyReply,
  status: number,
  body: unknown,
): Promise<FastifyReply> {
  if (status === NO_CONTENT) return sendJson(reply, status, body)

  return sendPieces(reply.code(status).headers(JSON_HEADERS), await toJsonInTurns(body))
}

/** A body as it was made; to join its pieces would take as long again. */
export function sendPieces(reply: FastifyReply, body: string | Buffer | Buffer[]): FastifyReply {
  if (!Array.isArray(body)) return reply.send(body)

  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  return reply.header('content-length', length).send(Readable.from(body))
}
