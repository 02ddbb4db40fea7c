import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../../platform/input/accepts-gzip.ts'
import type { WrittenJson } from '../../platform/json/serialize-chunked.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** Shorter answers fit into two packets of the network, and save less than compression costs. */
export const LEAST_COMPRESSED_BYTES = 2_048

/** In the thread pool. */
const compress = promisify(gzip)

/** Requests that share an answer share its compression. */
const known = new WeakMap<WrittenAnswer, Promise<Buffer>>()

/** Says that the answer is compressed for requests that accept it; a 304 says so, too (RFC 9110, 15.4.5). */
export function varyByEncoding({ body }: WrittenAnswer, reply: FastifyReply): void {
  if (isCompressible(body))
    reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '))
}

/**
 * The body as a request accepts it: compressed by gzip, with the header that says so, or as it is. Only for answers without a
 * secret: their length would tell of it beside text that a caller chooses (BREACH).
 */
export function compressAnswer(
  answer: WrittenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): WrittenJson | null | Promise<WrittenJson> {
  const { body } = answer
  if (!isCompressible(body) || !acceptsGzip(request)) return body

  reply.header('content-encoding', 'gzip')
  const compressed = known.get(answer) ?? compressBody(body)
  known.set(answer, compressed)
  return compressed
}

function isCompressible(body: WrittenJson | null): body is WrittenJson {
  return body !== null && sizeOf(body) >= LEAST_COMPRESSED_BYTES
}

/** Of text the number of characters, which are most of its bytes. */
function sizeOf(body: WrittenJson): number {
  return Array.isArray(body) ? body.reduce((sum, piece) => sum + piece.length, 0) : body.length
}

function compressBody(body: WrittenJson): Promise<Buffer> {
  const bytes = Array.isArray(body) ? Buffer.concat(body) : body
  return compress(bytes, { level: constants.Z_BEST_SPEED })
}
