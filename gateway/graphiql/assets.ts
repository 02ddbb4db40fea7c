import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../../platform/input/accepts-gzip.ts'
import { BUILT, BUILT_IS_MISSING } from '../../schema/built.ts'

/** Below the path of the graph, which leads to the gateway behind every proxy. */
export const ASSETS_PATH = '/graphql/graphiql'

/** A built file of the page. */
export interface Asset {
  /** With a hash of its contents, so that browsers keep it. */
  name: string
  file: string
}

export const ASSETS = { style: findAsset('.css'), script: findAsset('.js') } as const

const FOREVER = 'public, max-age=31536000, immutable'

const compress = promisify(gzip)

/** Serves the files of GraphiQL; each is read and compressed at its first request. */
export function mountAssets(app: FastifyInstance): void {
  for (const asset of Object.values(ASSETS)) {
    const send = makeSend(asset)
    app.get(`${ASSETS_PATH}/${asset.name}`, (request, reply) => send(request, reply))
  }
}

function findAsset(extension: string): Asset {
  const folder = join(BUILT.folder, 'graphiql')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const name = files.find((file) => extname(file) === extension)
  if (name === undefined) throw new Error(BUILT_IS_MISSING)
  return { name, file: join(folder, name) }
}

function makeSend({ name, file }: Asset) {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
  const compressed = once(async () => compress(await readFile(file)))

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.type(`${type}; charset=utf-8`).headers({ 'cache-control': FOREVER })
    reply.header('vary', 'Accept-Encoding').header('cross-origin-resource-policy', 'same-origin')
    if (!acceptsGzip(request)) return reply.send(await readFile(file))
    return reply.header('content-encoding', 'gzip').send(await compressed())
  }
}

/** A failed read is repeated by the next request. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}
