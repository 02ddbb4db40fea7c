import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptsGzip } from '../../platform/input/accepts-gzip.ts'
import { hasEntityTag } from '../answers/entity-tag.ts'
import type { Api } from '../api.ts'
import { withPublicAddress } from './requests/recorded-examples.ts'

/** Path of the OpenAPI document of an API below its prefix. */
export const DOCUMENT_PATH = '/openapi.json'

/** Clients and proxies keep a document for five minutes, and then ask whether it has changed. */
const CACHE_CONTROL = 'public, max-age=300'

/** Serves the document of an API without a credential, with the public address of this installation. */
export function serveDocument(
  scope: FastifyInstance,
  { document, prefix }: Pick<Api, 'document' | 'prefix'>,
  publicUrl: string,
): void {
  const text = withPublicAddress(readFileSync(document, 'utf8'), publicUrl)
  const body = withServer(text, publicUrl + prefix)
  const compressed = gzipSync(body)
  const headers = { 'cache-control': CACHE_CONTROL, etag: `"${hash('sha256', body)}"` }

  scope.get(DOCUMENT_PATH, (request, reply) => {
    // CORS has set Vary before.
    const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ')
    reply.headers({ ...headers, vary })
    if (hasEntityTag(request, headers.etag)) return reply.code(304).send()

    reply.type('application/json; charset=utf-8')
    // A strong tag names the bytes of one encoding.
    return acceptsGzip(request)
      ? reply.headers({ 'content-encoding': 'gzip', etag: `W/${headers.etag}` }).send(compressed)
      : reply.send(body)
  })
}

function withServer(document: string, url: string): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(document), servers: [{ url }] }))
}
