import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { GUIDES_PATH } from '../../../rest-facade/reference/guides/guide-list.ts'
import { PICTURES, PICTURES_PATH } from '../../../rest-facade/reference/guides/pictures.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { markdownPath, pagePaths } from '../../../rest-facade/reference/page-paths.ts'
import { slugOf } from '../../../rest-facade/reference/texts/read-rules.ts'

const MOST_BYTES = 700 * 1024

const SERVERS = [
  ['PRODUCTION', null],
  ['a sandbox', '/data'],
] as const

describe.each(SERVERS)('the pages of %s as Markdown', (_name, sandboxDir) => {
  const paths = pagePaths({ isSandbox: sandboxDir !== null })
  let app: FastifyInstance

  beforeAll(() => {
    app = makeHttpServer({ log: makeLog('silent') })
    const issueTokens = async () => ({ club: 'club-token', volunteer: 'volunteer-token' })
    mountReference(app, { publicUrl: 'https://clubs.test', sandboxDir, issueTokens })
  })

  afterAll(() => app.close())

  test('stand at the same address with .md, and at it for who prefers Markdown', async () => {
    for (const url of paths) {
      const own = await app.inject(`${url}.md`)
      expect([url, own.statusCode]).toEqual([url, 200])
      expect(own.headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(own.body).toMatch(/^# .+\n\n/)
      expect(own.rawPayload.length).toBeLessThan(MOST_BYTES)
      const chosen = await app.inject({
        url,
        headers: { accept: 'text/markdown, text/html;q=0.9' },
      })
      expect(chosen.headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(chosen.body).toBe(own.body)
      expect(chosen.headers['vary']).toBe('Accept, Accept-Encoding')
    }
  })

  test.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html, text/markdown', 'text/markdown'],
  ])('are chosen by Accept: %s', async (accept, type) => {
    const { headers } = await app.inject({ url: '/docs/club', headers: { accept } })
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
    expect(headers['vary']).toMatch(/^Accept(,|$)/)
  })

  test('are named by their pages', async () => {
    for (const path of paths)
      expect((await app.inject(path)).body).toContain(
        `<link rel="alternate" type="text/markdown" href="${path}.md">`,
      )
  })

  test('lead to Markdown and pictures alone, which are there', async () => {
    const pictures = PICTURES.map((name) => `${PICTURES_PATH}/${name}`)
    const served = new Set([...paths.map(markdownPath), ...pictures])
    const broken: string[] = []
    for (const path of paths) {
      const { body } = await app.inject(`${path}.md`)
      const prose = body.replaceAll(/^```.*?^```$/gms, '')
      for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]*)\)/g)) {
        if (/^(https:|#)/.test(target)) continue
        const [page = ''] = target.split('#')
        if (!served.has(page)) broken.push(`${path}: ${target}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('lead to headings that are there', async () => {
    const ids = new Map<string, Set<string>>()
    const links: [page: string, target: string][] = []
    for (const page of paths.map(markdownPath)) {
      const prose = (await app.inject(page)).body.replaceAll(/^```.*?^```$/gms, '')
      const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
      ids.set(page, new Set(headings.map(slugOf)))
      for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]*#[^)\s]*)\)/g))
        if (!target.startsWith('https:')) links.push([page, target])
    }
    const dead = links.filter(([page, target]) => {
      const [path, id = ''] = target.split('#')
      return !ids.get(path || page)?.has(id)
    })
    expect(links.length).toBeGreaterThan(1000)
    expect(dead).toEqual([])
  })

  test('of the reference have the address of this installation', async () => {
    for (const path of paths.filter((one) => !one.startsWith(GUIDES_PATH))) {
      const { body } = await app.inject(markdownPath(path))
      expect([path, body.includes('127.0.0.1:4000')]).toEqual([path, false])
    }
  })

  test('are sent again only after a change, and packed', async () => {
    const url = '/docs/guides/webhooks.md'
    const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(first.rawPayload).toString()).toBe((await app.inject(url)).body)
    const etag = String(first.headers['etag'])
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const page = await app.inject('/docs/guides/webhooks')
    expect(page.headers['etag']).not.toBe(etag)
  })

  test('carry no token', async () => {
    const headers = { host: '127.0.0.1:4000', accept: 'text/markdown' }
    const { body } = await app.inject({ url: '/docs/volunteer/resources/shifts', headers })
    expect(body).not.toContain('volunteer-token')
  })
})
