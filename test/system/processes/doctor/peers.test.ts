import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { SignJWT } from 'jose'
import { reportClock } from '../../../../doctor/compare-clocks.ts'
import { examineDatabase } from '../../../../doctor/database/examine-database.ts'
import { examineAll } from '../../../../doctor/examine.ts'
import { examineDataDir } from '../../../../doctor/examine-data-dir.ts'
import type { DoctorFinding, Examination, Report } from '../../../../doctor/finding.ts'
import { findLackOfSpace } from '../../../../doctor/free-space.ts'
import { examineAdmin } from '../../../../doctor/peers/examine-admin.ts'
import { examineClientAddress } from '../../../../doctor/peers/examine-client-address.ts'
import { examineIssuer } from '../../../../doctor/peers/examine-issuer.ts'
import { examineMail } from '../../../../doctor/peers/examine-mail.ts'
import { examinePortalClient } from '../../../../doctor/peers/examine-portal-client.ts'
import { examineProcess } from '../../../../doctor/peers/examine-process.ts'
import { examinePublicUrl } from '../../../../doctor/peers/examine-public-url.ts'
import { examineRedis } from '../../../../doctor/peers/examine-redis.ts'
import { examineTier } from '../../../../doctor/peers/examine-tier.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import { ADDRESS_QUESTION } from '../../../../platform/http/client-address.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { makeCertificate } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { type Script, startScriptedServer } from '../../../support/http/scripted-server.ts'
import { endWithSuite } from '../../../support/jest/left-behind.ts'
import { startMailServer } from '../../../support/mail/smtp-server.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../../support/redis/embedded-redis.ts'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-peers-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The findings of examinations, without those that are in order. */
async function faultsOf(...examinations: Examination[]): Promise<string[]> {
  const findings = await findingsOf(examinations)
  expect(findings.length).toBeGreaterThan(0)
  return findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ verdict, text }) => `${verdict} ${text}`)
}

/** Those that were examined: some need ADMIN_TOKEN. */
const examinedOf = async (...examinations: Examination[]) =>
  (await faultsOf(...examinations)).filter((fault) => !fault.startsWith('skip TRUST_PROXY'))

async function findingsOf(examinations: readonly Examination[], limitMs?: number) {
  const findings: DoctorFinding[] = []
  for await (const finding of examineAll(examinations, limitMs)) findings.push(finding)
  return findings
}

const wrong = (text: string) => expect.stringMatching(new RegExp(`^WRONG .*${text}`))

/** Accepts connections and never answers. */
async function startSilentServer(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endWithSuite(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a peer that never answers', () => {
  test('is reported at the limit of its examination, and delays no other one', async () => {
    const address = await startSilentServer()
    const url = `http://${address}`
    const question = { name: 'club', contents: CLUB_DATABASE, purpose: 'serve' } as const
    const examinations = [
      examineDatabase({
        ...question,
        ...{ url: `mysql://a:b@${address}/x`, processes: 2, secretKeys: null },
      }),
      examineRedis(`redis://${address}`),
      examineIssuer({ issuer: url, audience: 'a', isTyped: true, token: null }),
      examineMail(`smtp://${address}`, true),
      examineProcess(url),
      examineTier({
        ...{ audience: 'club', variable: 'CLUB_SUBGRAPH_URL', url },
        sealKeys: [Buffer.alloc(32, 1)],
      }),
      examinePublicUrl({
        publicUrl: url,
        hasRestApis: true,
        hasGraph: true,
        trustProxy: null,
        token: null,
      }),
    ]
    const findings = await findingsOf(examinations, 300)
    expect(findings).toEqual(
      examinations.map(({ check }) => ({
        ...{ verdict: 'WRONG', check },
        text: expect.stringContaining('No answer within 0.3 s'),
      })),
    )
  })
})

describe('the examination of Redis', () => {
  let server: EmbeddedRedis
  let redis: Redis

  beforeAll(async () => {
    const { cacheDir } = readConfig(process.env)
    server = await startEmbeddedRedis({ dataDir: folder, source: 'fetch', cacheDir, say: () => {} })
    redis = new Redis(server.url.replace('unix://', ''), { disconnectTimeout: 100 })
  })

  afterEach(async () => {
    await redis.replicaof('NO', 'ONE')
    for (const [name, value] of DEFAULTS) await redis.config('SET', name, value)
  })

  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  const DEFAULTS = [
    ...[
      ['maxmemory', '0'],
      ['maxmemory-policy', 'noeviction'],
    ],
    ...[
      ['appendonly', 'no'],
      ['requirepass', ''],
    ],
  ] as const

  test('finds nothing wrong with one of docker-compose.yml', async () => {
    expect(await faultsOf(examineRedis(server.url))).toEqual([])
  })

  test('finds that it forgets keys where its memory is full', async () => {
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru')
    await redis.config('SET', 'maxmemory', '100mb')
    expect(await faultsOf(examineRedis(server.url))).toEqual([
      wrong('maxmemory-policy is allkeys-lru.*Set it to noeviction'),
    ])
  })

  test('finds full memory', async () => {
    await redis.config('SET', 'maxmemory', '1')
    expect(await faultsOf(examineRedis(server.url))).toEqual([
      wrong('It refuses writes: OOM'),
      wrong('full to 90 %'),
    ])
  })

  test('finds a replica', async () => {
    await redis.replicaof('127.0.0.1', '1')
    expect(await faultsOf(examineRedis(server.url))).toEqual([wrong('It is a replica')])
  })

  test('notes persistence', async () => {
    await redis.config('SET', 'appendonly', 'yes')
    expect(await faultsOf(examineRedis(server.url))).toEqual([
      expect.stringMatching(/^note appendonly is on/),
    ])
  })

  test('finds a password that the server does not demand, in words of its own', async () => {
    const { warn } = console
    const written: string[] = []
    console.warn = (text: string) => void written.push(text)
    const port = await findFreePort()
    await redis.config('SET', 'port', String(port))
    const url = `redis://:secret@127.0.0.1:${port}`
    const faults = await faultsOf(examineRedis(url)).finally(async () => {
      await redis.config('SET', 'port', '0')
      console.warn = warn
    })
    expect(faults).toEqual([wrong('It answers without a password')])
  })

  test('finds a missing password and a server that is away', async () => {
    await redis.config('SET', 'requirepass', 'secret')
    expect(await faultsOf(examineRedis(server.url))).toEqual([wrong('NOAUTH.*REDIS_URL')])
    expect(await faultsOf(examineRedis('redis://127.0.0.1:1'))).toEqual([wrong('ECONNREFUSED')])
  })
})

describe('the examination of an issuer', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }

  async function startIssuer(changes: { issuer?: string; keys?: object[]; date?: Date } = {}) {
    const { baseUrl: issuer } = await startScriptedServer(({ url, headers }) => {
      const own = `http://${headers.host}`
      const { date } = changes
      const answer = { status: 200, ...(date && { headers: { date: date.toUTCString() } }) }
      return url.endsWith('/keys')
        ? { ...answer, body: { keys: changes.keys ?? [jwk] } }
        : { ...answer, body: { issuer: changes.issuer ?? own, jwks_uri: `${own}/keys` } }
    })
    return issuer
  }

  const sign = (claims: { iss: string; aud: string; exp: number }) =>
    new SignJWT({ ...claims, sub: 's' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k', typ: 'at+jwt' })
      .sign(privateKey)

  const SOON = Math.floor(Date.now() / 1000) + 600
  const rules = { audience: 'clubgate', isTyped: true, token: null }

  test('finds nothing wrong where its token is accepted', async () => {
    const issuer = await startIssuer()
    const token = await sign({ iss: issuer, aud: 'clubgate', exp: SOON })
    expect(await faultsOf(examineIssuer({ ...rules, issuer, token }))).toEqual([])
  })

  test.each([
    ['another name', { issuer: 'https://other.example' }, 'names the issuer https://other.example'],
    ['no usable key', { keys: [{ kty: 'oct' }] }, 'has no RSA or EC key'],
    [
      'a clock that is behind',
      { date: new Date(Date.now() - 60_000) },
      'of the issuer is \\d+ s behind',
    ],
    [
      'a clock that is ahead',
      { date: new Date(Date.now() + 60_000) },
      'of the issuer is \\d+ s ahead',
    ],
  ])('finds %s', async (_name, changes, text) => {
    const issuer = await startIssuer(changes)
    const faults = await faultsOf(examineIssuer({ ...rules, issuer }))
    expect(faults.filter((fault) => !fault.startsWith('skip'))).toEqual([wrong(text)])
  })

  test.each([
    ['another audience', { aud: 'other' }, 'Its tokens are for other. Set AUTH_AUDIENCE'],
    ['another issuer', { iss: 'https://b.example' }, 'calls itself https://b.example'],
    ['an expired token', { exp: 1 }, 'ADMIN_TOKEN has expired'],
  ])('finds %s in a token', async (_name, claims, text) => {
    const issuer = await startIssuer()
    const token = await sign({ iss: issuer, aud: 'clubgate', exp: SOON, ...claims })
    expect(await faultsOf(examineIssuer({ ...rules, issuer, token }))).toEqual([wrong(text)])
  })

  test('finds a token that it did not sign, or that is no JWT', async () => {
    const issuer = await startIssuer({ keys: [{ ...jwk, kid: 'other' }] })
    const token = await sign({ iss: issuer, aud: 'clubgate', exp: SOON })
    expect(await faultsOf(examineIssuer({ ...rules, issuer, token }))).toEqual([
      wrong('is refused'),
    ])
    expect(await faultsOf(examineIssuer({ ...rules, issuer, token: 'opaque' }))).toEqual([
      wrong('is no JWT'),
    ])
  })

  test('reads no answer without an end', async () => {
    const issuer = await startIssuer({ keys: Array(20_000).fill(jwk) })
    expect(await faultsOf(examineIssuer({ ...rules, issuer }))).toEqual([
      wrong('has no RSA or EC key'),
    ])
  })
})

describe('the examination of the mail server', () => {
  test('signs in without sending', async () => {
    const server = await startMailServer({}, { password: 'right' })
    const url = (password: string) => server.url.replace('://', `://user:${password}@`)
    expect(await faultsOf(examineMail(url('right'), true))).toEqual([])
    expect(server.users).toEqual(['user'])
    expect(await faultsOf(examineMail(url('not-right'), true))).toEqual([wrong('535.*SMTP_URL')])
    expect(server.asked).toEqual([])
    await server.close()
  })

  test('finds an untrusted certificate, a refused connection and a server that is away', async () => {
    const encrypted = await startMailServer({}, { certificate: await makeCertificate() })
    expect(await faultsOf(examineMail(encrypted.url, true))).toEqual([
      wrong('certificate.* NODE_EXTRA_CA_CERTS='),
    ])
    await encrypted.close()
    const refusing = await startMailServer({ onConnection: () => 554 })
    expect(await faultsOf(examineMail(refusing.url, true))).toEqual([wrong('554')])
    await refusing.close()
    expect(await faultsOf(examineMail('smtp://127.0.0.1:1', true))).toEqual([wrong('ECONNREFUSED')])
  })

  test('notes that PRODUCTION has none', async () => {
    expect(await faultsOf(examineMail(null, true))).toEqual([
      'note Without SMTP_URL no mail is sent. Set it and MAIL_FROM.',
    ])
  })
})

describe('the examination of PUBLIC_URL', () => {
  const question = { hasRestApis: true, hasGraph: true, trustProxy: null, token: null }

  /** A proxy that leads to an installation, or not. */
  const startProxy = (
    changes: Partial<Record<'document' | 'leave' | 'graph', ReturnType<Script>>>,
  ) =>
    startScriptedServer(({ url, headers }) => {
      const servers = [{ url: `http://${headers.host}/v1/club` }]
      if (url.startsWith('/v1')) return changes.document ?? { status: 200, body: { servers } }
      if (url === '/helpers/leave') return changes.leave ?? { status: 303 }
      const errors = [{ extensions: { code: 'authentication_required' } }]
      return changes.graph ?? { status: 401, body: { errors } }
    })

  test.each([
    ['nothing wrong', {}, []],
    [
      'a page of the proxy',
      { document: { status: 502, body: 'Bad gateway' } },
      ['answered 502 without the document'],
    ],
    ['a changed Host', { leave: { status: 403 } }, ['changes Host']],
    ['pages that lead elsewhere', { leave: { status: 404 } }, ['Lead /helpers to the servers']],
    [
      'a graph that leads elsewhere',
      { graph: { status: 404, body: {} } },
      ['Lead /graphql to the servers'],
    ],
    [
      'a redirect',
      { graph: { status: 301, headers: { location: '/x' } } },
      ['answered 301 without GraphQL'],
    ],
  ])('finds %s', async (_name, changes, texts) => {
    const { baseUrl: publicUrl } = await startProxy(changes)
    expect(await examinedOf(examinePublicUrl({ ...question, publicUrl }))).toEqual(texts.map(wrong))
  })

  test('finds a proxy for TLS that TRUST_PROXY does not name', async () => {
    const none = { hasRestApis: false, hasGraph: false }
    const publicUrl = 'https://api.invalid'
    expect(await examinedOf(examinePublicUrl({ ...question, ...none, publicUrl }))).toEqual([
      wrong('TRUST_PROXY is empty'),
    ])
  })

  test('notes an address without TLS, and finds one without a name', async () => {
    const publicUrl = 'http://api.invalid'
    expect(await examinedOf(examinePublicUrl({ ...question, hasGraph: false, publicUrl }))).toEqual(
      [expect.stringMatching(/^note .* is not https/), wrong('ENOTFOUND|EAI_AGAIN')],
    )
  })
})

describe('the examination of TRUST_PROXY', () => {
  test('asks with a value that is used once, as an ADMIN, from an invented address', async () => {
    const asked: IncomingHttpHeaders[] = []
    const { baseUrl } = await startScriptedServer(({ headers }) => {
      asked.push(headers)
      const forwarded = [String(headers['x-forwarded-for']), '198.51.100.7']
      const body = { question: headers[ADDRESS_QUESTION], peer: '10.0.0.9', forwarded }
      return { status: 200, body: { ...body, counted: '10.0.0.9' } }
    })
    const question = { url: baseUrl, token: 'the-token', trustProxy: ['10.0.0.1'] }
    const examination = {
      check: 'public url',
      examine: (report: Report) => examineClientAddress(question, report),
    }
    expect(await faultsOf(examination, examination)).toEqual(
      Array(2).fill(wrong('TRUST_PROXY does not name the proxy 10.0.0.9')),
    )
    expect(asked[0]).toMatchObject({ authorization: 'Bearer the-token' })
    expect(asked[0]?.[ADDRESS_QUESTION]).not.toBe(asked[1]?.[ADDRESS_QUESTION])
  })

  test('is skipped without ADMIN_TOKEN, and where the answer is of another question', async () => {
    const { baseUrl: url } = await startScriptedServer(() => ({
      ...{ status: 200, body: { question: 'x', peer: 'a', forwarded: [], counted: 'a' } },
    }))
    for (const token of [null, 'the-token']) {
      const examine = (report: Report) =>
        examineClientAddress({ url, token, trustProxy: ['10.0.0.1'] }, report)
      expect(await faultsOf({ check: 'public url', examine })).toEqual([
        expect.stringMatching(/^skip TRUST_PROXY/),
      ])
    }
  })
})

describe('the examination of ADMIN_TOKEN', () => {
  test.each([
    [
      'a person without a role',
      401,
      { errors: [{ message: 'Its subject x has no role.' }] },
      ['has no role'],
    ],
    [
      'a person who is no ADMIN',
      200,
      { data: { viewer: { isAdmin: false } } },
      ['is no ADMIN.*ADMIN_SUBJECTS'],
    ],
    ['nothing wrong', 200, { data: { viewer: { isAdmin: true } } }, []],
  ])('finds %s', async (_name, status, body, texts) => {
    const { baseUrl: publicUrl } = await startScriptedServer(() => ({ status, body }))
    expect(await faultsOf(examineAdmin({ publicUrl, token: 't' }))).toEqual(texts.map(wrong))
  })
})

describe('the examination of the portal at the issuer', () => {
  test.each<[string, ReturnType<Script>, string[]]>([
    ['a client that it knows', { status: 302, headers: { location: '/login?id=1' } }, []],
    ['a sign-in page', { status: 200, body: {} }, []],
    ['an unknown client', { status: 401, body: { error: 'invalid_client' } }, ['invalid_client']],
    ['a page of errors', { status: 400, body: 'Client not found' }, ['\\(400\\).*clubgate-portal']],
    [
      'an error in the address',
      { status: 302, headers: { location: '/error?error=unauthorized_client' } },
      ['unauthorized_client'],
    ],
  ])('finds %s', async (_name, answer, texts) => {
    const { baseUrl: issuer } = await startScriptedServer(({ url, headers }) =>
      url.startsWith('/.well-known')
        ? { status: 200, body: { authorization_endpoint: `http://${headers.host}/authorize` } }
        : answer,
    )
    const question = { publicUrl: 'https://api.example', issuer, clientId: 'clubgate-portal' }
    expect(await faultsOf(examinePortalClient(question))).toEqual(texts.map(wrong))
  })
})

describe('an authority that Node.js does not know', () => {
  const rules = { audience: 'clubgate', isTyped: true, token: null }
  const tier = { audience: 'club', variable: 'CLUB_SUBGRAPH_URL' } as const
  const publicUrl = { hasRestApis: false, hasGraph: true, trustProxy: ['127.0.0.1'], token: null }

  test.each<[string, (host: string) => Examination, RegExp]>([
    [
      'the issuer',
      (host) => examineIssuer({ ...rules, issuer: `https://${host}` }),
      / NODE_EXTRA_CA_CERTS=/,
    ],
    [
      'a tier',
      (host) => examineTier({ ...tier, url: `https://${host}`, sealKeys: [Buffer.alloc(32, 1)] }),
      / NODE_EXTRA_CA_CERTS=/,
    ],
    [
      'PUBLIC_URL',
      (host) => examinePublicUrl({ ...publicUrl, publicUrl: `https://${host}` }),
      / NODE_EXTRA_CA_CERTS=/,
    ],
    [
      'Redis',
      (host) => examineRedis(`rediss://${host}`),
      /add ca=\/path\/ca\.pem to the parameters of REDIS_URL/,
    ],
    ['the mail server', (host) => examineMail(`smtps://${host}`, true), / NODE_EXTRA_CA_CERTS=/],
  ])('is no wrong address: %s', async (_peer, examinationOf, remedy) => {
    const { cert, key } = await makeCertificate()
    const server = createTlsServer({ cert, key }, (_request, response) => response.end('{}'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    endWithSuite(() => void server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const [text = ''] = await faultsOf(examinationOf(host))
    expect(text).toMatch(/^WRONG .*certificate/)
    expect(text).toMatch(remedy)
    expect(text).not.toMatch(/letter by letter|Check /)
  })
})

describe('the examination of a process', () => {
  test('finds one that is not ready, with its reason', async () => {
    const { baseUrl } = await startScriptedServer(() => ({
      ...{ status: 503, body: { status: 'not_ready', reason: 'The database takes no writes.' } },
    }))
    expect(await faultsOf(examineProcess(baseUrl))).toEqual([
      wrong('The database takes no writes.'),
    ])
  })
})

describe('the examination of a disk', () => {
  test('finds too little space', () => {
    expect(findLackOfSpace({ freeBytes: 2 ** 40, freeShare: 0.5, isWritable: true })).toBeNull()
    expect(findLackOfSpace({ freeBytes: 2 ** 40, freeShare: 0.01, isWritable: true })).toContain(
      '1 %',
    )
    expect(findLackOfSpace({ freeBytes: 5 << 20, freeShare: 0.5, isWritable: true })).toContain(
      '5 MiB',
    )
  })

  test('looks at the nearest folder that is there', async () => {
    expect(await faultsOf(examineDataDir(join(folder, 'not', 'there')))).toEqual([])
  })
})

describe('the comparison of clocks', () => {
  test.each([
    ['agrees within five seconds', 1_005_000, 'ok'],
    ['is ahead', 1_005_101, 'WRONG'],
    ['agrees while it is a little behind', 995_000, 'ok'],
    ['is behind', 994_999, 'WRONG'],
  ])('%s', (_name, peerMs, verdict) => {
    const verdicts: string[] = []
    const reading = { peer: 'x', peerMs, before: 1_000_000, after: 1_000_100 }
    reportClock((found) => void verdicts.push(found), reading)
    expect(verdicts).toEqual([verdict])
  })
})
