import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance, InjectOptions } from 'fastify'
import {
  type GraphiqlSetup,
  mountGraphiql,
  type SignedIn,
} from '../../../gateway/graphiql/graphiql.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const TOKEN = 'the-token-of-the-owner'

const MEMBERS: Readonly<Record<string, SignedIn>> = {
  owner: { token: TOKEN, name: 'The <owner>' },
  coach: { token: 'the-token-of-the-coach', name: 'The coach' },
}

const servers: FastifyInstance[] = []
let sandbox: FastifyInstance
let published: FastifyInstance

beforeAll(() => {
  sandbox = aServer({ names: Object.keys(MEMBERS), signIn: async (as) => MEMBERS[as] ?? null })
  published = aServer(null)
})

afterAll(() => Promise.all(servers.map((app) => app.close())))

function aServer(staff: GraphiqlSetup['staff']): FastifyInstance {
  const cors = { origins: [], allowsLoopback: true, paths: ['/graphql'] }
  const app = makeHttpServer({ log: makeLog('silent'), cors })
  servers.push(app)
  const answerBrowser = mountGraphiql(app, { staff })
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest: async (request, reply) => {
      if (await answerBrowser(request, reply)) return reply
    },
    handler: async () => 'the graph',
  })
  return app
}

async function open(app: FastifyInstance, options: InjectOptions = {}) {
  const headers = { ...BROWSER, host: 'localhost:4000', ...options.headers }
  return app.inject({ url: '/graphql', ...options, headers })
}

describe('a browser at the graph', () => {
  test('gets a page that is signed in', async () => {
    const { statusCode, headers, body } = await open(sandbox)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(`data-token="${TOKEN}"`)
    expect(body).toContain('Signed in: The &lt;owner&gt;.')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  })

  test('is signed in as the member of staff that the address names', async () => {
    const { body } = await open(sandbox, { url: '/graphql?as=coach' })
    expect(body).toContain('data-token="the-token-of-the-coach"')
    expect(body).toContain('Signed in: The coach.')
    for (const url of ['/graphql?as=visitor', '/graphql?as=', '/graphql?as=coach&as=owner'])
      expect((await open(sandbox, { url })).body).toContain('data-token=""')
  })

  test('reads the allowed names where the address has another one', async () => {
    const { body } = await open(sandbox, { url: '/graphql?as=root' })
    expect(body).toContain('Not signed in: ?as= is one of owner, coach. Add an Authorization')
  })

  test('gets files of this server alone, all of which exist', async () => {
    const { body } = await open(sandbox)
    const files = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url)
    const own = files.filter((url) => url !== 'data:,')
    expect(own.length).toBe(4)
    for (const url of own) {
      expect(url).toMatch(/^\/graphql\/graphiql\/[\w.-]+$/)
      expect((await sandbox.inject({ url })).statusCode).toBe(200)
    }
  })

  test('runs no inline script, and styles with a nonce of this answer', async () => {
    const [first, second] = await Promise.all([open(sandbox), open(sandbox)])
    const policyOf = ({ headers }: typeof first) => String(headers['content-security-policy'])
    expect(policyOf(first)).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self' 'nonce-/,
    )
    expect(policyOf(first)).not.toMatch(/unsafe|https?:|\*/)
    expect(policyOf(first)).not.toBe(policyOf(second))
    expect(first.body).not.toMatch(/<script>|<script [^s]|<style| style=| on[a-z]+=/)
  })

  test('gets the page without a token where the sandbox has another address or issuer', async () => {
    const { statusCode, body } = await open(published)
    expect(statusCode).toBe(200)
    expect(body).toContain('data-token=""')
    expect(body).toContain('Add an Authorization header')
    expect(body).not.toContain('?as=')
  })
})

describe('the token is withheld', () => {
  test.each<[string, InjectOptions]>([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['from another machine over IPv6', { remoteAddress: '::ffff:192.0.2.7' }],
    ['where Host names another server (DNS rebinding)', { headers: { host: 'evil.example' } }],
    ['where Host begins like this machine', { headers: { host: 'localhost.evil.example:4000' } }],
    ['where Host names nothing', { headers: { host: ':4000' } }],
    ['behind a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['behind another proxy', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['from a script', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['from a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['from a page of another port', { headers: { origin: 'http://localhost:3000' } }],
  ])('%s', async (_from, options) => {
    const { headers, body } = await open(sandbox, options)
    expect(body).not.toContain(TOKEN)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each<[string, InjectOptions]>([
    ['127.0.0.1', { headers: { host: '127.0.0.1:4000' } }],
    ['IPv6', { headers: { host: '[::1]:4000' }, remoteAddress: '::1' }],
    ['a dual-stack socket', { remoteAddress: '::ffff:127.0.0.1' }],
    ['a browser that names the document', { headers: { 'sec-fetch-dest': 'document' } }],
  ])('but not from this machine by %s', async (_by, options) => {
    expect((await open(sandbox, options)).body).toContain(TOKEN)
  })
})

describe('a client at the graph', () => {
  test.each<[string, InjectOptions]>([
    ['names JSON', { headers: { accept: 'application/json' } }],
    ['prefers JSON to a page', { headers: { accept: 'application/json, text/html' } }],
    ['accepts everything', { headers: { accept: '*/*' } }],
    ['sends a document', { method: 'POST', headers: BROWSER }],
  ])('that %s reaches the graph', async (_how, options) => {
    expect((await open(sandbox, options)).body).toBe('the graph')
  })
})
