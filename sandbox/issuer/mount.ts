import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProviderSetup } from './provider.ts'
import { STYLE_SOURCE } from './sign-in.ts'

const MAX_BODY_BYTES = 64 * 1024

/** For the sign-in page: only its own form, redirects to loopback clients, no embedding in frames. */
const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self' http://127.0.0.1:* http://localhost:*; frame-ancestors 'none'; base-uri 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const

/** Serves the identity provider below the path of its issuer; loads it at the first request. */
export function mountProvider(app: FastifyInstance, setup: ProviderSetup): void {
  const { pathname } = new URL(setup.issuerUrl)
  let loading: ReturnType<typeof load> | null = null

  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
        async (_request: FastifyRequest, body: string) => body,
      )
      scope.all('/*', async (request, reply) => {
        loading ??= load(setup)
        const { answer, withClient } = await loading
        const body = withClient(String(request.body ?? ''))
        reply.hijack()
        const headers = { ...reply.getHeaders(), ...PAGE_HEADERS }
        for (const [name, value] of Object.entries(headers))
          if (value !== undefined) reply.raw.setHeader(name, value)
        await answer(toIssuerRequest(request.raw, body, setup.issuerUrl), reply.raw)
      })
    },
    { prefix: pathname },
  )
}

async function load(setup: ProviderSetup) {
  const { makeProvider, MACHINE_CLIENT } = await import('./provider.ts')
  const { JWT_BEARER } = await import('./machine-grant.ts')
  const answer = makeProvider(setup).callback()

  /** The library requires a client for each grant; machines have none, so a fixed one is inserted. */
  const withClient = (body: string): string => {
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== JWT_BEARER) return body

    form.set('client_id', MACHINE_CLIENT)
    return form.toString()
  }
  return { answer, withClient }
}

/** Rewrites the request to the issuer's own address, from which the library builds its URLs. */
function toIssuerRequest(raw: IncomingMessage, body: string, issuerUrl: string): IncomingMessage {
  const { host, protocol, pathname } = new URL(issuerUrl)
  const request = new IncomingMessage(raw.socket)
  const url = raw.url ?? pathname
  Object.assign(request, {
    method: raw.method,
    originalUrl: url,
    url: url.slice(pathname.length) || '/',
    headers: {
      ...raw.headers,
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    // Otherwise the library treats the end of the stream as a disconnect and closes the connection.
    complete: true,
  })
  delete request.headers['transfer-encoding']
  if (body) request.push(body)
  request.push(null)
  return request
}
