import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import {
  GUIDES_PATH,
  guideGroups,
  guidePath,
} from '../../../rest-facade/reference/guides/guide-list.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { mountLanding } from '../../../sandbox/landing/mount-landing.ts'

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
        '/docs/guides/first-booking',
      ]),
    )
    for (const url of links.filter((link) => !link.startsWith(GUIDES_PATH))) {
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

test('the guides are in the order of the reference, which has a page for each', async () => {
  const server = aServer(true)
  mountReference(server, { publicUrl: FACTS.baseUrl, sandboxDir: '/data', issueTokens: null })
  const links = linksIn(body).filter((url) => url.startsWith(`${GUIDES_PATH}/`))
  const guides = guideGroups({ isSandbox: true }).flatMap((group) => group.guides)
  expect(links).toEqual(guides.map(({ name }) => guidePath(name)))
  for (const url of links) expect([url, (await server.inject(url)).statusCode]).toEqual([url, 200])
})
