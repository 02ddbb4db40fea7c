import type { FastifyReply } from 'fastify'

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const

const NO_CONTENT = 204

export function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (status === NO_CONTENT) return reply.code(status).header('cache-control', 'no-store').send()

  return reply.code(status).headers(JSON_HEADERS).send(JSON.stringify(body))
}
