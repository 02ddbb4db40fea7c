import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { GUIDES_PATH } from '../../../rest-facade/reference/guides/guide-list.ts'
import { FieldWriter } from '../../../rest-facade/reference/html/fields.ts'
import type { OpenApiDocument } from '../../../rest-facade/reference/model/openapi-document.ts'
import { readReference } from '../../../rest-facade/reference/model/read-reference.ts'
import {
  mountReference,
  type ReferenceSetup,
  sendMissingPage,
} from '../../../rest-facade/reference/mount-reference.ts'
import { pagePaths } from '../../../rest-facade/reference/page-paths.ts'
import { readDocument } from '../../support/openapi/documents.ts'

const PUBLIC_URL = 'https://api.example.org'

const PATHS = pagePaths({ isSandbox: false })

const FIRST_VIEW_BYTES = 60 * 1024

const apps: FastifyInstance[] = []

function serve(setup: Partial<ReferenceSetup> = {}) {
  const app = makeHttpServer({ log: makeLog('silent'), sendMissingPage })
  mountReference(app, { publicUrl: PUBLIC_URL, sandboxDir: null, issueTokens: null, ...setup })
  apps.push(app)
  return app
}

let app: FastifyInstance
const texts = new Map<string, string>()

async function get(path: string, headers: Record<string, string> = {}, from = app) {
  return from.inject({ url: path, headers: { host: 'api.example.org', ...headers } })
}

beforeAll(async () => {
  app = serve()
  for (const path of PATHS) texts.set(path, (await get(path)).body)
})

afterAll(async () => {
  for (const one of apps) await one.close()
})

describe('the pages of the reference', () => {
  test.each(PATHS)('%s › take at most 60 KiB with style and script', async (path) => {
    const urls = [
      path,
      ...(texts.get(path) ?? '').matchAll(/(?:href|src)="(\/docs\/[\w-]+\.(?:css|js))"/g),
    ]
    const sizes = urls.map(async (url) => {
      const { headers, rawPayload } = await get(typeof url === 'string' ? url : (url[1] ?? ''), {
        'accept-encoding': 'gzip',
      })
      expect(headers['content-encoding']).toBe('gzip')
      return rawPayload.length
    })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(urls.length).toBe(3)
    expect(bytes).toBeLessThan(FIRST_VIEW_BYTES)
  })

  test('load nothing from other hosts and run no inline code', async () => {
    for (const [path, text] of texts) {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
      expect(
        text.match(/<(?:script|link|img|iframe)[^>]*(?:src|href)="(?!\/docs[/.]|data:)[^"]*"/g),
      ).toBeNull()
      expect(text).not.toMatch(/<script>|<style|\sstyle="|\son\w+="/)
    }
  })

  test('link only to places that are there', () => {
    const ids = new Map([...texts].map(([path, text]) => [path, idsOf(text)]))
    const broken = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/\.(css|json|md)$|^(data|https):/.test(href))
        .filter((href) => {
          const [page, id] = href.split('#')
          const found = ids.get(page || path)
          return !found || (id !== undefined && !found.has(id))
        })
        .map((href) => `${path}: ${href}`),
    )
    expect(broken).toEqual([])
  })

  test('have each id once', () => {
    for (const text of texts.values()) {
      const all = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
      expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
    }
  })

  test.each(['club', 'volunteer'])(
    'state the headers of all deliveries of the %s API, not those of one type',
    (api) => {
      const [headers = ''] = (texts.get(`/docs/${api}/events`) ?? '').split('<h3>Rules</h3>')
      expect(headers).toContain('Type of the event that is delivered.')
      expect(headers).not.toMatch(/<code>[a-z.]+\.created<\/code>/)
    },
  )

  test('show the public address of this installation', () => {
    const all = [...texts.values()].join('\n')
    expect(all).toContain('https://api.example.org/v1/club/')
    expect(all).not.toMatch(/api\.test/)
    const reference = [...texts].filter(([path]) => !path.startsWith(GUIDES_PATH))
    const words = reference.map(([, text]) => text.replaceAll(/<[^<>]*>/g, '')).join('')
    expect(words).not.toContain('127.0.0.1:4000')
  })

  test('show no marks of Markdown', () => {
    const marks = [...texts].map(([path, text]) => {
      const prose = text.replaceAll(/<(pre|code)\b.*?<\/\1>/gs, '')
      return [path, prose.match(/.{0,40}(?:\*\*|\]\().{0,40}/g)]
    })
    expect(marks.filter(([, found]) => found !== null)).toEqual([])
  })

  test('are sent again only after a change', async () => {
    const first = await get('/docs/club')
    const etag = String(first.headers['etag'])
    const again = await get('/docs/club', { 'if-none-match': `"x", ${etag}` })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    expect((await get('/docs/club', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('are the same with and without compression', async () => {
    const plain = await get('/docs', { 'accept-encoding': 'gzip;q=0' })
    const packed = await get('/docs', { 'accept-encoding': 'br, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test.each(['club', 'volunteer'])(
    'lead from the former rules of the %s API to all operations',
    async (api) => {
      const { statusCode, headers } = await get(`/docs/${api}/rules`)
      expect([statusCode, headers.location]).toEqual([308, `/docs/${api}#all-operations`])
      expect(texts.get(`/docs/${api}`)).toContain('id="all-operations"')
    },
  )

  test.each(['/docs/nope', '/nope', '/v1'])('lead a browser back from %s', async (path) => {
    const page = await get(path, { accept: 'text/html,*/*;q=0.8' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<a href="/docs">overview</a>')
    expect(page.body).not.toContain('start page')
    const other = await get(path, { accept: '*/*' })
    expect([other.statusCode, other.json().error.code]).toEqual([404, 'not_found'])
    const post = await app.inject({ method: 'POST', url: path, headers: { accept: 'text/html' } })
    expect([post.statusCode, post.json().error.code]).toEqual([404, 'not_found'])
  })

  test('lead a browser to the start page where there is one', async () => {
    const sandbox = serve()
    sandbox.get('/', async () => 'start')
    const { body } = await get('/nope', { accept: 'text/html' }, sandbox)
    expect(body).toContain('<a href="/">start page</a>')
  })

  test('have the JSON Schema of provisioning files', async () => {
    const answer = await get('/docs/provisioning.schema.json')
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({ title: 'Provisioning file of Clubgate' })
  })

  test('have the SDL of the graph in a sandbox alone', async () => {
    const { headers, body } = await get('/docs/graph.graphql', {}, serve({ sandboxDir: '/data' }))
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(buildSchema(body).getQueryType()?.getFields()).toHaveProperty('club')
    expect((await get('/docs/graph.graphql')).statusCode).toBe(404)
  })

  test('find an operation, an error, a variable, a guide and its section by search', async () => {
    const entries = (await get('/docs/search.json')).json() as string[][]
    const addresses = new Map(entries.map(([title = '', address]) => [title, address]))
    expect(addresses.get('Create or replace a booking')).toBe('/docs/club#put-booking')
    expect(addresses.get('VERSION_CONFLICT')).toBe('/docs#error-VERSION_CONFLICT')
    expect(addresses.get('CLUB_RATE_LIMIT')).toBe('/docs/settings#CLUB_RATE_LIMIT')
    expect(addresses.get('Import bookings')).toBe('/docs/guides/imports')
    expect(addresses.get('Failures and retries')).toBe('/docs/guides/webhooks#failures-and-retries')
  })
})

describe('requests from the reference', () => {
  const issueTokens = async () => ({ club: 'club-token', volunteer: 'volunteer-token' })

  test('are not offered in PRODUCTION', () => {
    expect([...texts.values()].join('')).not.toMatch(/try-it\.js|data-token/)
  })

  test('carry a token for a person at this machine alone', async () => {
    const sandbox = serve({ sandboxDir: '/data', issueTokens })
    const own = await get('/docs/volunteer/resources/shifts', { host: '127.0.0.1:4000' }, sandbox)
    expect(own.body).toContain('<body data-token="volunteer-token">')
    expect(own.headers['cache-control']).toBe('no-store')
    for (const headers of [{ host: 'evil.test' }, { host: 'localhost', via: '1.1 p' }]) {
      const other = await get(
        '/docs/volunteer/resources/shifts',
        headers as Record<string, string>,
        sandbox,
      )
      expect(other.body).not.toContain('volunteer-token')
      expect(other.body).toContain('/docs/try-it.js')
    }
    expect((await get('/docs', { host: 'localhost' }, sandbox)).body).not.toContain('-token"')
  })
})

describe('the reference of a document', () => {
  test('escapes what the document says', () => {
    const { components, ...parts } = readDocument('club') as unknown as OpenApiDocument
    const Court = {
      type: 'object',
      properties: { '<x>': { type: 'string', description: '<script>', enum: ['"&'] } },
    }
    const schemas = { ...components.schemas, Court }
    const document = { ...parts, components: { ...components, schemas } }
    const { objects } = readReference('club', document)
    const court = objects.find(({ name }) => name === 'Court')
    const { text } = new FieldWriter('club').shape(court ?? { fields: [], variants: [] })
    expect(text).toContain('<code class="n">&lt;x&gt;</code>')
    expect(text).toContain('&lt;script&gt;')
    expect(text).toContain('<code>&quot;&amp;</code>')
  })

  test('fails by name for a reference to a component that was renamed', () => {
    const text = JSON.stringify(readDocument('club'))
    const renamed = JSON.parse(text.replace('"Location":{', '"Place":{')) as OpenApiDocument
    expect(() => readReference('club', renamed)).toThrow('no component Location')
  })
})

function idsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
}
