import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../../../platform/input/accepts-gzip.ts'
import { BUILT } from '../../../schema/built.ts'
import { PAGE_HEADERS } from './page-headers.ts'

const PORTAL = join(BUILT.folder, 'portal')

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Names carry a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable'

const compress = promisify(gzip)

/** Serves the built files, each read and compressed at its first request, and the page at every other path. */
export function mountBuiltFiles(scope: FastifyInstance): void {
  const names = new Set(readdirSync(join(PORTAL, 'assets')))
  const known = new Map<string, Promise<{ plain: Buffer; packed: Buffer }>>()
  const load = (path: string) => {
    const loading =
      known.get(path) ??
      readFile(join(PORTAL, path)).then(async (plain) => ({ plain, packed: await compress(plain) }))
    known.set(path, loading)
    loading.catch(() => known.delete(path))
    return loading
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { plain, packed } = await load(path)
    reply.header('vary', 'Accept-Encoding')
    if (!acceptsGzip(request)) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(packed)
  }

  scope.get('/assets/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    if (!names.has(name)) return reply.callNotFound()
    const etag = `"${name}"`
    reply.headers({ etag, 'cache-control': FOREVER })
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.type(TYPES[extname(name)] ?? 'application/octet-stream')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return send(request, reply, `assets/${name}`)
  })
  // The browser looks for a new release each time that it opens a pad or a wall.
  scope.get('/court-worker.js', (request, reply) =>
    send(
      request,
      reply.headers({ ...PAGE_HEADERS, 'cache-control': 'no-cache' }).type(TYPES['.js'] ?? ''),
      'court-worker.js',
    ),
  )
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    send(
      request,
      reply
        .headers({ ...PAGE_HEADERS, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8'),
      'index.html',
    )
  scope.get('/', page)
  scope.get('/*', page)
}
