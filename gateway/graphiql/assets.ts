import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below the path of the graph, which leads to the gateway behind every proxy. */
export const ASSETS_PATH = '/graphql/graphiql'

/** A browser build in an installed package. */
export interface Asset {
  /** With the package's version, so that browsers keep it. */
  name: string
  file: string
}

/** The last releases of GraphiQL and React that publish one script for browsers, which needs no bundler. */
export const ASSETS = {
  style: findAsset('graphiql', 'graphiql.min.css'),
  react: findAsset('react', 'umd/react.production.min.js'),
  reactDom: findAsset('react-dom', 'umd/react-dom.production.min.js'),
  graphiql: findAsset('graphiql', 'graphiql.min.js'),
} as const

const FOREVER = 'public, max-age=31536000, immutable'

const compress = promisify(gzip)

/** Serves the files of GraphiQL; each is read and compressed at its first request. */
export function mountAssets(app: FastifyInstance): void {
  for (const asset of Object.values(ASSETS)) {
    const send = makeSend(asset)
    app.get(`${ASSETS_PATH}/${asset.name}`, (request, reply) => send(request, reply))
  }
}

function findAsset(name: string, path: string): Asset {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve(`${name}/package.json`)
  const { version } = require(manifest)
  const extension = path.slice(path.lastIndexOf('.'))
  return { name: `${name}-${version}${extension}`, file: join(dirname(manifest), path) }
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

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))
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
