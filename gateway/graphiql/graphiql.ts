import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOpenedOnOwnMachine } from '../../platform/http/own-machine.ts'
import { sendPage } from '../../platform/http/send-page.ts'
import { mountAssets } from './assets.ts'
import {
  PAGE_FILES,
  PAGE_SCRIPT,
  PAGE_STYLE,
  toGraphiqlPage,
  toPageHeaders,
} from './graphiql-page.ts'

export interface SignedIn {
  token: string
  /** What people call its bearer. */
  name: string
}

export interface GraphiqlSetup {
  /** Null where other machines may use this address: the page then asks for a token. */
  staff: StaffSignIn | null
}

export interface StaffSignIn {
  /** Signs the person at this machine in as a member of staff; returns null for an unknown name. */
  signIn(as: string): Promise<SignedIn | null>
  names: readonly string[]
}

/** Of `?as=` in the address. */
const DEFAULT_SIGN_IN = 'owner'

/** Mounts the page's files; the returned function answers the requests of browsers for the page. */
export function mountGraphiql(app: FastifyInstance, { staff }: GraphiqlSetup): AnswerBrowser {
  mountAssets(app)
  app.get(PAGE_FILES.style, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(PAGE_STYLE),
  )
  app.get(PAGE_FILES.script, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(PAGE_SCRIPT),
  )

  return async (request, reply) => {
    if (!isBrowser(request)) return false

    const nonce = randomBytes(16).toString('base64url')
    const { as = DEFAULT_SIGN_IN } = request.query as { as?: unknown }
    const own = isOpenedOnOwnMachine(request) ? staff : null
    const signedIn = (await own?.signIn(String(as))) ?? null
    reply.removeHeader('access-control-allow-origin')
    sendPage(
      reply.headers(toPageHeaders(nonce)),
      200,
      toGraphiqlPage({ signedIn, names: own?.names ?? [], nonce }),
    )
    return true
  }
}

/** Sends the page and returns true, if a browser asks for one. */
export type AnswerBrowser = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Clients of the graph name JSON, or nothing. */
function isBrowser({ method, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return (
    (method === 'GET' || method === 'HEAD') &&
    accept.includes('text/html') &&
    !accept.includes('json')
  )
}
