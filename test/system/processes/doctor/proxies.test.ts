import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { examinePublicUrl } from '../../../../doctor/peers/examine-public-url.ts'
import { API_PATHS, makeApiRefusals } from '../../../../launch/wiring/facade-tier.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Executor } from '../../../../platform/executor.ts'
import { answerClientAddress, makeClientAddress } from '../../../../platform/http/client-address.ts'
import { makeHttpServer } from '../../../../platform/http/http-server.ts'
import { CALLER_LIMITS, makeCountCall } from '../../../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../../platform/limits/rate-limit.ts'
import { mountClubApi } from '../../../../rest-facade/club/club-api.ts'
import { mountHelperPages } from '../../../../rest-facade/helper-pages/mount-helper-pages.ts'
import { mountReference } from '../../../../rest-facade/reference/mount-reference.ts'
import {
  type Certificate,
  makeCertificate,
} from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { haproxy, nginx } from '../../support/tools/proxies.ts'
import { CLIENT, openWayFromClient, type ProxyName, startProxy } from './real-proxy.ts'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-proxies-'))
const known = getCACertificates('default')

let certificate: Certificate
let way: Awaited<ReturnType<typeof openWayFromClient>>

beforeAll(async () => {
  certificate = await makeCertificate()
  setDefaultCACertificates([...known, certificate.cert])
  way = await openWayFromClient()
})

const stops: (() => Promise<void>)[] = []

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}

afterEach(stopAll)

afterAll(() => {
  setDefaultCACertificates(known)
  rmSync(folder, { recursive: true })
})

const ADMIN = { kind: 'staff', subject: 's', isAdmin: true, roles: [] } as unknown as Caller

const EXECUTOR = { authenticate: async () => ADMIN } as unknown as Executor

/** What a facade serves without the other tiers. */
async function startFacade(trustProxy: string[]): Promise<{ app: FastifyInstance; port: number }> {
  const limiter = makeRateLimiter()
  const [guardCredential, countCall] = [
    makeCredentialGuard(limiter),
    makeCountCall(limiter, CALLER_LIMITS),
  ]
  const facade = {
    executor: EXECUTOR,
    countCall,
    guardCredential,
    publicUrl: way.url,
    hasGzip: true,
    log: testLog,
  }
  const app = makeHttpServer({
    ...makeApiRefusals(way.url),
    ...{ trustProxy, isSecure: true, log: testLog },
    cors: { origins: [], allowsLoopback: false, paths: API_PATHS },
  })
  const { authenticate } = EXECUTOR
  const clientAddress = makeClientAddress(trustProxy)
  answerClientAddress(app, { authenticate, guardCredential, clientAddress })
  mountClubApi(app, facade)
  mountHelperPages(app, facade)
  mountReference(app, { publicUrl: way.url, sandboxDir: null, issueTokens: null })
  app.get('/readyz', async () => ({ status: 'ready' }))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: Number(new URL(address).port) }
}

const PROXIES = { nginx, haproxy }

interface Installation {
  trustProxy?: string[]
  instead?: readonly (readonly [string, string])[]
}

/** A sample before a facade and a server that is away; its `stop` leaves the proxy alone. */
async function start(name: ProxyName, { trustProxy = ['127.0.0.1'], instead = [] }: Installation) {
  const tool = PROXIES[name]
  if (tool === null) throw new Error(`${name} was not fetched.`)
  const { app, port } = await startFacade(trustProxy)
  const servers = [`127.0.0.1:${port}`, `127.0.0.1:${await findFreePort()}`] as const
  const setup = { name, tool, certificate, folder, servers, port: way.proxyPort }
  stops.push(() => app.close())
  stops.unshift(await startProxy({ ...setup, fault: { instead } }))
  return app
}

async function examine(trustProxy = ['127.0.0.1']): Promise<string[]> {
  const found: string[] = []
  const examined = { publicUrl: way.url, hasRestApis: true, hasGraph: false, trustProxy }
  await examinePublicUrl({ ...examined, token: 't' }).examine(
    (verdict, text) => void found.push(`${verdict} ${text}`),
  )
  return found
}

const PATHS = ['/v1/club/matches', '/api/developer/v1/events', '/graphql']

async function askThroughProxy(path: string) {
  const answer = await fetch(way.url + path)
  const { status, headers } = answer
  const [type, retryAfter] = [headers.get('content-type'), headers.get('retry-after')]
  return { status, type, retryAfter, body: await answer.json() }
}

/** For readers and agents. */
const PAGES = ['/llms.txt', '/docs', '/docs.md', '/docs/guides/webhooks', '/docs/club/events.md']

const WIDE = { trustProxy: ['127.0.0.1', '93.184.0.0/16'] }
const COVERS = `TRUST_PROXY is too wide: it covers the client ${CLIENT}`

/** Lines of the samples. */
const FORWARDED = 'proxy_set_header X-Forwarded-For $remote_addr;'
const HOST = 'proxy_set_header Host $http_host;'
const FORWARDED_BY_HAPROXY = 'http-request set-header X-Forwarded-For %[src]'

/** What the doctor says; null where nothing is wrong. */
type Fault = [string, Installation, string | null]

const FAULTS: Record<ProxyName, Fault[]> = {
  nginx: [
    [
      'a TRUST_PROXY that names another proxy',
      { trustProxy: ['10.0.0.9'] },
      'TRUST_PROXY does not name the proxy 127\\.0\\.0\\.1',
    ],
    ['a TRUST_PROXY that is too wide', WIDE, COVERS],
    [
      'a proxy without X-Forwarded-For',
      { instead: [[FORWARDED, 'proxy_set_header X-Forwarded-For "";']] },
      'sends no X-Forwarded-For',
    ],
    [
      'a proxy that passes X-Forwarded-For of clients on',
      { instead: [[FORWARDED, '']] },
      'passes X-Forwarded-For of clients on unchanged',
    ],
    [
      'a proxy that changes Host',
      { instead: [[HOST, 'proxy_set_header Host $proxy_host;']] },
      'The proxy changes Host',
    ],
  ],
  haproxy: [
    [
      'nothing wrong with a proxy that appends',
      { instead: [[FORWARDED_BY_HAPROXY, 'option forwardfor']] },
      null,
    ],
    [
      'a TRUST_PROXY that is too wide for a proxy that appends',
      { ...WIDE, instead: [[FORWARDED_BY_HAPROXY, 'option forwardfor']] },
      COVERS,
    ],
    [
      'a proxy without X-Forwarded-For',
      { instead: [[FORWARDED_BY_HAPROXY, 'http-request del-header X-Forwarded-For']] },
      'sends no X-Forwarded-For',
    ],
  ],
}

describe.each(['nginx', 'haproxy'] as const)('behind the sample of %s', (name) => {
  const testWithProxy = PROXIES[name] === null ? test.skip : test

  testWithProxy('pages for readers and agents are there', async () => {
    await start(name, {})
    for (const path of PAGES) {
      const answer = await fetch(way.url + path)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, 200])
    }
  })

  testWithProxy('the doctor finds nothing wrong, and an outage is a 503 in JSON', async () => {
    const app = await start(name, {})
    setDefaultCACertificates(known)
    const [unknown = ''] = await examine()
    expect(unknown).toMatch(/^WRONG .*certificate.* NODE_EXTRA_CA_CERTS=/)
    expect(unknown).not.toContain('Check PUBLIC_URL')
    setDefaultCACertificates([...known, certificate.cert])
    expect(await examine()).toEqual([
      expect.stringMatching(/^ok .*clock/),
      `ok ${way.url} is answered by this installation.`,
      'ok The proxy passes Host on unchanged.',
      `ok Limits count clients by their own address, such as ${CLIENT}.`,
    ])
    await app.close()
    const unavailable = { status: 503, type: 'application/json', retryAfter: '5' }
    const message = expect.any(String)
    const code = 'service_unavailable'
    const graphError = { message, extensions: { code: 'dependency_unavailable' } }
    expect(await Promise.all(PATHS.map(askThroughProxy))).toEqual([
      { ...unavailable, body: { error: { code, message, request_id: message } } },
      { ...unavailable, body: { error: message, code } },
      { ...unavailable, body: { errors: [graphError] } },
    ])
  })

  testWithProxy.each(FAULTS[name])('the doctor finds %s', async (_fault, installation, text) => {
    await start(name, installation)
    const faults = (await examine(installation.trustProxy)).filter((one) => !one.startsWith('ok'))
    expect(faults).toEqual(text === null ? [] : [expect.stringMatching(`^WRONG .*${text}`)])
  })
})
