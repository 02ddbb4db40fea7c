import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SendMissingPage } from '../../platform/http/http-server.ts'
import { isOpenedOnOwnMachine } from '../../platform/http/own-machine.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { PROVISIONING_SCHEMA, readBuilt } from '../../schema/built.ts'
import { acceptsGzip } from '../input/accepts-gzip.ts'
import { REFERENCE_PATH } from '../refusal.ts'
import { missingPage } from './html/page-frame.ts'
import { renderPages } from './html/render-pages.ts'
import { readDocuments } from './read-documents.ts'
import { searchEntries } from './search-entries.ts'

/** Tokens of a sandbox, with which its pages send requests. */
export type SandboxTokens = Readonly<Record<'club' | 'volunteer', string>>

export interface ReferenceSetup {
  publicUrl: string
  /** Offers to send requests: in a sandbox only. */
  hasTryIt: boolean
  /** Issues tokens for a reader at this machine; null where the reader enters one. */
  issueTokens: (() => Promise<SandboxTokens>) | null
}

interface SentFile {
  type: string
  text: string
  compressed: Buffer
  etag: string
}

const PAGES = ['', '/club', '/club/events', '/club/objects', '/volunteer'] as const
const MORE_PAGES = ['/volunteer/events', '/volunteer/objects', '/settings'] as const

/** Pages of 1.0.0 that are parts of others now. */
const FORMER_PAGES = { '/club/rules': '/club', '/volunteer/rules': '/volunteer' } as const

const ASSETS = ['reference.css', 'reference.js', 'try-it.js'] as const

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** No resource of another host, no inline script or style, no frames. */
export const REFERENCE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

const compress = promisify(gzip)

/** Serves the reference of both APIs; its pages are rendered and compressed once, at the first request. */
export function mountReference(app: FastifyInstance, setup: ReferenceSetup): void {
  app.get(`${REFERENCE_PATH}/`, async (_request, reply) => reply.redirect(REFERENCE_PATH, 308))
  for (const [former, page] of Object.entries(FORMER_PAGES))
    app.get(REFERENCE_PATH + former, async (_request, reply) =>
      reply.redirect(`${REFERENCE_PATH + page}#all-operations`, 308),
    )
  const files = once(() => render(setup))
  const paths = [...PAGES, ...MORE_PAGES].map((path) => REFERENCE_PATH + path)
  const others = [...ASSETS, 'search.json', PROVISIONING_SCHEMA].map(
    (name) => `${REFERENCE_PATH}/${name}`,
  )

  for (const path of [...paths, ...others])
    app.get(path, async (request, reply) => {
      const file = (await files()).get(path)
      if (file === undefined) throw new Error(`The reference has no file ${path}.`)
      reply.headers(REFERENCE_HEADERS).type(file.type)
      const tokens = await tokensFor(request, path, setup)
      return tokens === null ? send(request, reply, file) : reply.send(withTokens(file, tokens))
    })
}

/** The page of an unknown address, for browsers. */
export const sendMissingPage: SendMissingPage = (reply, hasStart) =>
  sendPage(
    reply.headers({ ...REFERENCE_HEADERS, 'cache-control': 'no-store' }),
    404,
    missingPage({ hasStart }),
  )

async function render({ publicUrl, hasTryIt }: ReferenceSetup): Promise<Map<string, SentFile>> {
  const reference = await readDocuments(publicUrl)
  const pages = await renderPages(reference, { publicUrl, hasTryIt })
  const texts = [...pages].map(([path, text]) => [path, 'text/html; charset=utf-8', text] as const)
  const assets = await Promise.all(
    ASSETS.map(async (name) => {
      const text = await readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')
      return [`${REFERENCE_PATH}/${name}`, TYPES[name.split('.')[1] ?? ''] ?? '', text] as const
    }),
  )
  const entries = JSON.stringify(searchEntries(reference))
  const search = [`${REFERENCE_PATH}/search.json`, TYPES['json'] ?? '', entries] as const
  const fileSchema = readBuilt(PROVISIONING_SCHEMA)
  const schema = [
    `${REFERENCE_PATH}/${PROVISIONING_SCHEMA}`,
    TYPES['json'] ?? '',
    fileSchema,
  ] as const
  const files = [...texts, ...assets, search, schema].map(async ([path, type, text]) => {
    const file = {
      type,
      text,
      compressed: await compress(text),
      etag: `W/"${hash('sha256', text)}"`,
    }
    return [path, file] as const
  })
  return new Map(await Promise.all(files))
}

function send(request: FastifyRequest, reply: FastifyReply, file: SentFile): FastifyReply {
  const { text, compressed, etag } = file
  reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' })
  if (request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send()
  return acceptsGzip(request)
    ? reply.header('content-encoding', 'gzip').send(compressed)
    : reply.send(text)
}

/** The page of operations carries a token for a person at this machine alone. */
async function tokensFor(
  request: FastifyRequest,
  path: string,
  { issueTokens }: ReferenceSetup,
): Promise<string | null> {
  const api = /^\/docs\/(club|volunteer)$/.exec(path)?.[1] as keyof SandboxTokens | undefined
  if (issueTokens === null || api === undefined || !isOpenedOnOwnMachine(request)) return null
  return (await issueTokens())[api]
}

/** Neither cached nor compressed, because the page is of one reader. */
function withTokens({ text }: SentFile, token: string): string {
  return text.replace('<body>', () => `<body data-token="${token}">`)
}

/** A failed rendering is repeated by the next request. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | null = null
  return () => {
    making ??= make().catch((error: unknown) => {
      making = null
      throw error
    })
    return making
  }
}
