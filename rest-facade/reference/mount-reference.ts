import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SendMissingPage } from '../../platform/http/http-server.ts'
import { isOpenedOnOwnMachine } from '../../platform/http/own-machine.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { acceptsGzip } from '../../platform/input/accepts-gzip.ts'
import { REFERENCE_PATH } from '../refusal.ts'
import type { OwnPlaces } from './guides/own-places.ts'
import { PICTURES, PICTURES_PATH, readPictures } from './guides/pictures.ts'
import { redirectGuides } from './guides/redirect-guides.ts'
import { missingPage } from './html/page-frame.ts'
import { makeFiles, otherFiles, type SentFile } from './make-files.ts'
import { LLMS_PATH, markdownPath, pagePaths } from './page-paths.ts'
import { prefersMarkdown } from './prefers-markdown.ts'

/** Tokens of a sandbox, with which its pages send requests. */
export type SandboxTokens = Readonly<Record<'club' | 'volunteer', string>>

/** Only a sandbox offers to send requests. */
export interface ReferenceSetup extends OwnPlaces {
  /** Issues tokens for a reader at this machine; null where the reader enters one. */
  issueTokens: (() => Promise<SandboxTokens>) | null
}

/** Pages of before that are parts of others now. */
const FORMER_PAGES = { '/club/rules': '/club', '/volunteer/rules': '/volunteer' } as const

/** No resource of another host, no inline script or style, no frames. */
const REFERENCE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

/** Leads agents from a page to what all of them are. */
const DESCRIBED = { link: `<${LLMS_PATH}>; rel="describedby"` }

/**
 * Serves the reference of both APIs and the guides; its files are rendered and compressed once, at the first request.
 * Only paths of lists are served: no path of a request is read from the disk.
 */
export function mountReference(app: FastifyInstance, setup: ReferenceSetup): void {
  const isSandbox = setup.sandboxDir !== null
  app.get(`${REFERENCE_PATH}/`, async (_request, reply) => reply.redirect(REFERENCE_PATH, 308))
  for (const [former, page] of Object.entries(FORMER_PAGES))
    app.get(REFERENCE_PATH + former, async (_request, reply) =>
      reply.redirect(`${REFERENCE_PATH + page}#all-operations`, 308),
    )
  redirectGuides(app, { isSandbox })
  const files = once(() => makeFiles(setup))
  const find = async (path: string) => {
    const file = (await files()).get(path)
    if (file === undefined) throw new Error(`The reference has no file ${path}.`)
    return file
  }

  for (const path of pagePaths({ isSandbox })) {
    const markdown = markdownPath(path)
    app.get(markdown, async (request, reply) =>
      send(request, reply.headers(DESCRIBED), await find(markdown)),
    )
    app.get(path, async (request, reply) => {
      reply.headers(DESCRIBED).header('vary', 'Accept')
      if (prefersMarkdown(request)) return send(request, reply, await find(markdown))
      const file = await find(path)
      const token = await tokenFor(request, path, setup)
      return token === null ? send(request, reply, file) : sendWithToken(reply, file, token)
    })
  }
  for (const path of otherFiles({ isSandbox }))
    app.get(path, async (request, reply) => send(request, reply, await find(path)))
  const pictures = once(readPictures)
  for (const name of PICTURES)
    app.get(`${PICTURES_PATH}/${name}`, async (_request, reply) => {
      reply.headers({ ...REFERENCE_HEADERS, 'cache-control': 'public, max-age=300' })
      return reply.type('image/png').send((await pictures()).get(name))
    })
}

/** The page of an unknown address, for browsers. */
export const sendMissingPage: SendMissingPage = (reply, hasStart) =>
  sendPage(
    reply.headers({ ...REFERENCE_HEADERS, 'cache-control': 'no-store' }),
    404,
    missingPage({ hasStart }),
  )

function send(request: FastifyRequest, reply: FastifyReply, file: SentFile): FastifyReply {
  const { type, text, compressed, etag } = file
  const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ')
  reply.headers({ ...REFERENCE_HEADERS, etag, 'cache-control': 'public, max-age=300', vary })
  reply.type(type)
  if (request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send()
  return acceptsGzip(request)
    ? reply.header('content-encoding', 'gzip').send(compressed)
    : reply.send(text)
}

/** Pages of operations carry a token for a person at this machine alone. */
async function tokenFor(
  request: FastifyRequest,
  path: string,
  { issueTokens }: ReferenceSetup,
): Promise<string | null> {
  const api = /^\/docs\/(club|volunteer)(?:$|\/resources\/)/.exec(path)?.[1] as
    | keyof SandboxTokens
    | undefined
  if (issueTokens === null || api === undefined || !isOpenedOnOwnMachine(request)) return null
  return (await issueTokens())[api]
}

/** Neither cached nor compressed, because the page is of one reader. */
function sendWithToken(reply: FastifyReply, { type, text }: SentFile, token: string): FastifyReply {
  const page = text.replace('<body>', () => `<body data-token="${token}">`)
  return reply.headers(REFERENCE_HEADERS).type(type).send(page)
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
