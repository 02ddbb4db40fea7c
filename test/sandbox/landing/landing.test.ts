import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { GUIDES } from '../../../sandbox/landing/guide-list.ts'
import { mountLanding } from '../../../sandbox/landing/mount-landing.ts'

const DOCS = resolve(import.meta.dirname, '../../../docs')
const FACTS = {
  baseUrl: 'http://127.0.0.1:4000',
  firstRequest: `curl -H "Authorization: Bearer $(node -p '<x>')" http://127.0.0.1:4000/v1/club/context`,
  sandboxFile: '/data & more/sandbox.json',
}

const LINKED = ['/docs', '/v1/club/openapi.json', '/api/developer/v1/openapi.json']

const servers: FastifyInstance[] = []
let app: FastifyInstance
let body: string

beforeAll(async () => {
  app = aServer(true)
  for (const url of LINKED) app.get(url, async () => 'a page')
  body = (await app.inject('/')).body
})

afterAll(() => Promise.all(servers.map((server) => server.close())))

function aServer(hasGraphiql: boolean): FastifyInstance {
  const server = makeHttpServer({ log: makeLog('silent') })
  servers.push(server)
  server.get('/graphql', async () => 'the graph')
  mountLanding(server, { ...FACTS, hasGraphiql })
  return server
}

const linksIn = (page: string) =>
  [...page.matchAll(/(?:src|href)="([^"]*)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => url !== 'data:,')

describe('the page at /', () => {
  test('has a strict policy, and neither inline script nor inline style', async () => {
    const { statusCode, headers } = await app.inject('/')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(body).not.toMatch(/<script>|<script [^s]|<style| style=| on[a-z]+="/)
  })

  test('sets the commands in its cards as code', async () => {
    const server = aServer(true)
    server.get('/helpers/', async () => 'a page')
    const { body: page } = await server.inject('/')
    expect(page).toContain('<code>npx clubgate token --as helper</code>')
  })

  test('shows the first request and the file as text', () => {
    expect(body).toContain('Bearer $(node -p &#39;&lt;x&gt;&#39;)')
    expect(body).toContain('/data &amp; more/sandbox.json')
  })

  test('links to pages of this server that are there', async () => {
    const links = linksIn(body)
    expect(links).toEqual(
      expect.arrayContaining([
        '/graphql',
        '/graphql?as=coach',
        ...LINKED,
        '/guides/first-booking.md',
      ]),
    )
    for (const url of links) {
      expect(url).toMatch(/^\//)
      expect((await app.inject(url)).statusCode).toBe(200)
    }
  })

  test('lists no page that this server lacks', async () => {
    const { body: bare } = await aServer(false).inject('/')
    const links = linksIn(bare)
    for (const path of ['/graphql', '/graphql?as=coach', ...LINKED, '/helpers/'])
      expect(links).not.toContain(path)
  })

  test('is readable without sight: language, one h1, lists that are named', () => {
    expect(body).toContain('<html lang="en">')
    expect(body.match(/<h1>/g)?.length).toBe(1)
    const named = [
      ...body.matchAll(/<(?:nav|section)[^>]* aria-labelledby="([^"]+)">\s*<h2 id="([^"]+)">/g),
    ]
    expect(named.length).toBe(body.match(/<(?:nav|section)/g)?.length)
    for (const [, labelledBy, id] of named) expect(labelledBy).toBe(id)
  })
})

test('the guides name the address and the data folder of this sandbox', async () => {
  const server = makeHttpServer({ log: makeLog('silent') })
  servers.push(server)
  const own = { baseUrl: 'http://clubs.test:4710', sandboxFile: '/own data/sandbox.json' }
  mountLanding(server, { ...FACTS, ...own, hasGraphiql: true })
  for (const { name } of Object.values(GUIDES).flat()) {
    const { body: text } = await server.inject(`/guides/${name}.md`)
    expect(text).not.toMatch(/127\.0\.0\.1:4000|(?<!\))\.data\//)
  }
  const { body: first } = await server.inject('/guides/first-shift.md')
  expect(first).toContain("require('/own data/sandbox.json')")
  const { body: bootstrap } = await server.inject('/guides/partner-bootstrap.md')
  expect(bootstrap).toContain("require('/own data/installation.json').data.$1")
  expect(bootstrap).toContain('"oauth_issuer": "http://clubs.test:4710/idp"')
})

test('the guides are pages for a browser, whose links lead to pages of this server', async () => {
  for (const path of linksIn(body).filter((url) => url.startsWith('/guides/'))) {
    const { headers, body: page } = await app.inject({
      url: path,
      headers: { accept: 'text/html' },
    })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect([path, page.match(/<h1>/g)?.length]).toEqual([path, 1])
    expect(page).not.toMatch(/\]\([^)]*\.md|<!-- not run|href="(?!\/|#|https:|data:)/)
    for (const url of linksIn(page).filter((link) => link.startsWith('/guides/'))) {
      const { statusCode } = await app.inject(url)
      expect([path, url, statusCode]).toEqual([path, url, 200])
    }
  }
})

test('each guide is a page of docs/, docs/guides/ or the client, served as text', async () => {
  for (const { name } of Object.values(GUIDES).flat()) {
    const files = ['guides', '.'].map((folder) => resolve(DOCS, folder, `${name}.md`))
    if (name !== 'typescript-client')
      expect([name, files.filter(existsSync).length]).toEqual([name, 1])
    const { headers, body: text } = await app.inject(`/guides/${name}.md`)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# /)
  }
  expect((await app.inject('/guides/../package.json')).statusCode).toBe(404)
})
