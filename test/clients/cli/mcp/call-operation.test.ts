import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiAccess } from '../../../../clients/cli/mcp/access.ts'
import { makeOperationTool } from '../../../../clients/cli/mcp/operations/operation-tool.ts'
import { toOperations } from '../../../../clients/cli/mcp/operations/read-operations.ts'
import { findWriteRefusal } from '../../../../clients/cli/mcp/operations/require-sandbox.ts'
import { ALLOWED_FIELDS } from '../../../../clients/cli/mcp/results/allowed-fields.ts'
import type { Shape } from '../../../../clients/cli/mcp/results/shape.ts'
import type { ToolArguments } from '../../../../clients/cli/mcp/tool.ts'
import type { Product } from '../../../../clients/cli/sandbox-access.ts'
import { makeAccessTokens } from '../../../../clients/typescript/src/access-tokens.ts'
import { useToken } from '../../../../clients/typescript/src/fixed-credential.ts'
import { readDocument } from './documents.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const SANDBOX = json(200, { data: { installation: { environment: 'SANDBOX' } } })
/** What only a server that is a sandbox serves. */
const SANDBOX_PAGE = json(200, {}, { 'content-type': 'text/markdown; charset=utf-8' })
const PRODUCTION = json(200, { data: { installation: { environment: 'PRODUCTION' } } })
const EXPIRED = json(401, { error: { code: 'invalid_token', message: 'It has expired.' } })

let port: number
let context: Answer = SANDBOX
let sandboxPage: Answer = SANDBOX_PAGE
let answer: Answer = json(200, {})
let received: { method: string; url: string; key: string | undefined; body: string }[] = []

const server = createServer((request, response) => {
  if (request.url === '/v1/club/context') return context(request, response)
  if (request.url?.startsWith('/docs/guides/sandbox.md')) return sandboxPage(request, response)
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    received.push({ method, url, key: headers['idempotency-key'] as string | undefined, body })
    answer(request, response)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

afterEach(() => {
  context = SANDBOX
  sandboxPage = SANDBOX_PAGE
  received = []
})

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
}

/** An answer that ends within its body, as that of a server that is started again. */
function cutOff(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"data":', () => response.destroy())
}

/** To the page below a query, which the test serves as that of a sandbox. */
function redirectToPage(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  const redirect = json(302, {}, { location: `${url}?elsewhere` })
  const send = url.includes('?') ? SANDBOX_PAGE : redirect
  send(request, response)
}

function accessTo(api: Product): ApiAccess {
  const path = { club: '/v1/club', volunteer: '/api/developer/v1' }[api]
  const base = `http://127.0.0.1:${port}`
  const options = { wait: async () => {} }
  return {
    ...{ api, baseUrl: base, address: base + path, graphUrl: `${base}/graphql` },
    ...{ source: useToken('t'), options },
  }
}

function toolOf(api: Product, id: string, access = accessTo(api)) {
  const operation = toOperations(api, readDocument(api)).find((one) => one.id === id)
  if (operation === undefined) throw new Error(`${id} is no operation.`)
  const shape = ALLOWED_FIELDS[api][id] as Shape
  const setup = { access, context: accessTo('club'), shape, isPersonal: false }
  const tool = makeOperationTool(operation, setup)
  return (args: ToolArguments) => tool.run(args, new AbortController().signal)
}

const SOURCE = { body: { source_key: 'desk', name: 'Desk' } }

describe('a tool that reads', () => {
  test('sends its arguments as path and query', async () => {
    answer = json(200, { data: [{ id: 'b-1', hidden: 'x' }], next_cursor: null, has_more: false })
    const list = toolOf('club', 'listBookings')
    expect(await list({ status: 'CONFIRMED', limit: 5 })).toEqual({
      ...{ data: [{ id: 'b-1' }], next_cursor: null, has_more: false },
    })
    await toolOf('club', 'getCourtMapping')({ sourceId: 's', externalCourtId: 'pista 1/2' })
    expect(received.map(({ url }) => url)).toEqual([
      '/v1/club/bookings?limit=5&status=CONFIRMED',
      '/v1/club/booking-sources/s/court-mappings/pista%201%2F2',
    ])
  })

  test.each(['.', '..', ''])('refuses "%s" as an id before it sends', async (id) => {
    await expect(toolOf('club', 'getBooking')({ id })).rejects.toMatchObject({
      code: 'invalid_argument',
    })
    expect(received).toEqual([])
  })

  test('has the cursor of a header in its result', async () => {
    answer = json(200, { helpers: [] }, { 'x-next-cursor': 'c-2' })
    const list = toolOf('volunteer', 'listHelpers')
    expect(await list({})).toEqual({ helpers: [], next_cursor: 'c-2' })
    await list({ cursor: 'c-2' })
    expect(received.map(({ url }) => url.split('?')[1])).toEqual(['cursor=', 'cursor=c-2'])
  })

  test.each([
    ['listBookings', 'provider'],
    ['listEvents', 'data_url'],
  ])('cuts a long page of %s by a second request with as many items as fit', async (id, field) => {
    const row = { id: 'b', [field]: 'x'.repeat(1_000) }
    answer = ({ url = '' }, response) => {
      const limit = Number(new URLSearchParams(url.split('?')[1]).get('limit'))
      const data = Array.from({ length: limit }, () => row)
      json(200, { data, next_cursor: `after-${limit}`, has_more: true })({} as never, response)
    }
    const page = await toolOf('club', id)({ limit: 200 })
    const count = (page['data'] as unknown[]).length
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(64 * 1024)
    expect(page['next_cursor']).toBe(`after-${count}`)
    expect(count).toBeGreaterThan(40)
  })

  test('reports a refusal with its code, request id and help', async () => {
    const error = { code: 'NOT_FOUND', message: 'There is none.', request_id: 'r-1' }
    const link = '<http://127.0.0.1/docs#error-NOT_FOUND>; rel="help"'
    answer = json(404, { error }, { 'x-request-id': 'r-1', link })
    await expect(toolOf('club', 'getBooking')({ id: 'b-1' })).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'There is none.', requestId: 'r-1' },
      help: 'http://127.0.0.1/docs#error-NOT_FOUND',
    })
  })

  test('requests another access token where the former one is refused', async () => {
    let tokens = 0
    answer = ({ url, headers }, response) => {
      if (url === '/token') tokens += 1
      const isNew = headers.authorization === 'Bearer t-2'
      const body =
        url === '/token' ? { access_token: `t-${tokens}`, expires_in: 600 } : { data: {} }
      json(url === '/token' || isNew ? 200 : 401, body)({} as never, response)
    }
    const issuer = `http://127.0.0.1:${port}`
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const source = makeAccessTokens(
      {
        ...{ oauth_subject: 's', credential_key_id: 'k', oauth_audience_scope: 'a' },
        ...{ oauth_issuer: issuer, oauth_token_url: `${issuer}/token` },
        private_jwk: privateKey.export({ format: 'jwk' }) as { kty: string },
      },
      {},
    )
    const get = toolOf('club', 'getBooking', { ...accessTo('club'), source })
    expect(await get({ id: 'b-1' })).toEqual({ data: {} })
    expect(tokens).toBe(2)
  })

  test('reports an answer that was cut off', async () => {
    answer = cutOff
    await expect(toolOf('club', 'getBooking')({ id: 'b-1' })).rejects.toMatchObject({
      code: 'server_unreachable',
    })
  })

  test('reports a server that is down', async () => {
    answer = ({ socket }) => void socket.destroy()
    await expect(toolOf('club', 'getBooking')({ id: 'b-1' })).rejects.toMatchObject({
      code: 'server_unreachable',
    })
  })
})

describe('a credential that cannot be sent', () => {
  const keyOf = (jwk: { kty: string }) =>
    makeAccessTokens(
      {
        ...{ oauth_subject: 's', credential_key_id: 'k', oauth_audience_scope: 'a' },
        ...{ oauth_issuer: 'http://127.0.0.1', oauth_token_url: 'http://127.0.0.1/token' },
        private_jwk: jwk,
      },
      {},
    )

  test.each([
    ['a token with a line break', useToken('secret\n2')],
    ['a key that is none', keyOf({ kty: 'RSA' })],
  ])('is reported as such, without its text: %s', async (_title, source) => {
    const get = toolOf('club', 'getBooking', { ...accessTo('club'), source })
    const refusal = await get({ id: 'b-1' }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'credential_unusable' })
    expect(String(refusal)).not.toContain('secret')
  })
})

describe('a tool that writes', () => {
  test('keeps one Idempotency-Key for the repetitions of a call, and has another for the next', async () => {
    let cut = true
    answer = (request, response) => {
      if (cut) request.socket.destroy()
      else json(201, { data: { id: 's-1' } })(request, response)
      cut = !cut
    }
    const create = toolOf('club', 'createBookingSource')
    await create(SOURCE)
    cut = true
    await create(SOURCE)
    const keys = received.map(({ key }) => key)
    expect(keys.length).toBe(4)
    expect([keys[0], keys[2]]).toEqual([keys[1], keys[3]])
    expect(keys[0]).not.toBe(keys[2])
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(SOURCE.body)
  })

  test('has a key of its own for each of two calls at once', async () => {
    answer = json(201, { data: { id: 's-1' } })
    const create = toolOf('club', 'createBookingSource')
    await Promise.all([create(SOURCE), create(SOURCE)])
    expect(new Set(received.map(({ key }) => key)).size).toBe(2)
  })

  test.each([
    ['in PRODUCTION', PRODUCTION, 'production_is_read_only'],
    ['that names no environment', json(200, {}), 'production_is_read_only'],
    ['that refuses to say', json(403, {}), 'production_is_read_only'],
    ['that is not ready', json(503, {}), 'server_unreachable'],
    ['of which too much was asked', json(429, {}), 'server_unreachable'],
    ['that cuts its answer off', cutOff, 'server_unreachable'],
    ['that refuses the token', EXPIRED, 'invalid_token'],
  ])('refuses a server %s on 127.0.0.1, and sends nothing', async (_title, state, code) => {
    context = state
    await expect(toolOf('club', 'createBookingSource')(SOURCE)).rejects.toMatchObject({ code })
    const helpers = { body: { helpers: [] } }
    await expect(toolOf('volunteer', 'upsertHelpers')(helpers)).rejects.toMatchObject({ code })
    expect(received).toEqual([])
  })

  test.each([
    ['has no page about its sandbox', json(404, {})],
    ['answers every address with a page', json(200, {}, { 'content-type': 'text/html' })],
    ['leads to the page of another server', redirectToPage],
  ])(
    'refuses a server in PRODUCTION with an installation of a sandbox: it %s',
    async (_title, page) => {
      sandboxPage = page
      await expect(toolOf('club', 'createBookingSource')(SOURCE)).rejects.toMatchObject({
        code: 'production_is_read_only',
      })
      expect(received).toEqual([])
    },
  )

  test('asks for the environment before each write', async () => {
    answer = json(201, { data: { id: 's-1' } })
    const create = toolOf('club', 'createBookingSource')
    await create(SOURCE)
    context = PRODUCTION
    await expect(create(SOURCE)).rejects.toThrow('PRODUCTION')
    expect(received.length).toBe(1)
  })
})

describe('a process with --write', () => {
  test.each([
    ['in PRODUCTION', PRODUCTION, 'The server is in PRODUCTION: nothing is written there.'],
    ['in a sandbox', SANDBOX, null],
    ['that cuts its answer off', cutOff, null],
    ['that refuses the token', EXPIRED, null],
  ])(
    'has a reason to end in PRODUCTION, and none in a sandbox or by a fault: a server %s',
    async (_title, state, reason) => {
      context = state
      const { signal } = new AbortController()
      expect(await findWriteRefusal(accessTo('club'), signal)).toBe(reason)
    },
  )

  test('ends without a reason where its input ends within the answer of the server', async () => {
    const stop = new AbortController()
    context = (_request, response) =>
      void response.writeHead(200, { 'content-length': '100' }).write('{"data":')
    const stopWithHead = async (request: Request) => {
      const response = await fetch(request)
      stop.abort()
      return response
    }
    const access = { ...accessTo('club'), options: { fetch: stopWithHead } }
    expect(await findWriteRefusal(access, stop.signal)).toBe(null)
  })
})
