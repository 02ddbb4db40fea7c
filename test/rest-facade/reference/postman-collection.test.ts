import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import type { Collection, Item } from '../../support/guides/postman-collection.ts'
import { operationsOf, readDocument } from '../../support/openapi/documents.ts'

const PUBLIC_URL = 'https://clubs.test'

const PREFIXES = { club: '/v1/club', volunteer: '/api/developer/v1' } as const

const FILES = [
  '/docs/club.postman_collection.json',
  '/docs/volunteer.postman_collection.json',
  '/docs/club.asyncapi.json',
]

let app: FastifyInstance

beforeAll(() => {
  app = makeHttpServer({ log: makeLog('silent') })
  mountReference(app, { publicUrl: PUBLIC_URL, sandboxDir: null, issueTokens: null })
})

afterAll(() => app.close())

describe.each(FILES)('%s', (url) => {
  test('is JSON that is sent again only after a change, and packed', async () => {
    const { statusCode, headers, body } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(body)
    const etag = String(headers['etag'])
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('has the address of the installation, and no credential', async () => {
    const { body } = await app.inject(url)
    expect(body).toContain('clubs.test')
    expect(body).not.toMatch(/127\.0\.0\.1|api\.test/)
    expect(body).not.toMatch(/\b(?:whsec_|vk_|cd_|cs_|hl_)[\w-]{8}|\beyJ[\w-]{8}/)
  })
})

describe.each(['club', 'volunteer'] as const)('the collection of the %s API', (api) => {
  const document = readDocument(api)
  let collection: Collection
  let items: readonly Item[]

  beforeAll(async () => {
    collection = (await app.inject(`/docs/${api}.postman_collection.json`)).json()
    items = collection.item.flatMap((folder) => folder.item)
  })

  test('has each operation once, in the folder of its tag', () => {
    const found = collection.item.flatMap((folder) =>
      folder.item.map(({ request }) => `${folder.name}: ${nameOf(request)}`),
    )
    const documented = operationsOf(document).map(
      ({ name, operation }) => `${(operation['tags'] as string[])[0]}: ${name}`,
    )
    expect(found.sort()).toEqual(documented.sort())
    expect(collection.item.map(({ name }) => name)).toEqual(document.tags.map(({ name }) => name))
  })

  test('has the form 2.1, the address as a variable, and an empty place for the credential', () => {
    expect(collection.info.schema).toMatch(/\/collection\/v2\.1\.0\/collection\.json$/)
    expect(collection.auth).toEqual({
      type: 'bearer',
      bearer: [{ key: 'token', value: '{{token}}', type: 'string' }],
    })
    expect(collection.variable.map(({ key, value }) => [key, value])).toEqual([
      ['baseUrl', PUBLIC_URL + PREFIXES[api]],
      ['token', ''],
    ])
    const text = JSON.stringify(collection)
    const used = new Set([...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name))
    expect([...used].sort()).toEqual(['$guid', 'baseUrl', 'token'])
  })

  test('sends the parameters, keys and bodies of its document', () => {
    const operations = new Map(
      operationsOf(document).map(({ name, operation }) => [name, operation]),
    )
    for (const { request } of items) {
      const name = nameOf(request)
      const { parameters = [], requestBody, security } = operations.get(name) ?? {}
      const { url, header, body, auth } = request
      const own = header.filter(({ key }) => key !== 'Content-Type')
      const sent = [...url.variable, ...url.query, ...own]
      expect([name, sent.map(({ key }) => key).sort()]).toEqual([
        name,
        parameters.map((parameter) => parameter.name).sort(),
      ])
      const required = sent.filter(({ key }) =>
        parameters.some((one) => one.required && one.name === key),
      )
      expect([name, required.filter(({ disabled, value }) => disabled || value === '')]).toEqual([
        name,
        [],
      ])
      for (const { key, value } of own)
        if (key === 'Idempotency-Key') expect([name, value]).toEqual([name, '{{$guid}}'])
      const example = (requestBody as Content | undefined)?.content['application/json'].example
      expect([name, body && JSON.parse(body.raw)]).toEqual([name, example && moved(example)])
      expect([name, auth?.type]).toEqual([
        name,
        (security as unknown[]).length > 0 ? undefined : 'noauth',
      ])
    }
  })

  test('addresses each path by the variable and the places of its parameters', () => {
    for (const { request } of items) {
      const { raw, host, path, variable, query } = request.url
      const [address, search = ''] = raw.split('?')
      expect(host).toEqual(['{{baseUrl}}'])
      expect(address).toBe(`{{baseUrl}}/${path.join('/')}`)
      const places = path.filter((part) => part.startsWith(':')).map((part) => part.slice(1))
      expect(places).toEqual(variable.map(({ key }) => key))
      const sent = query.filter(({ disabled }) => !disabled)
      expect(search).toBe(sent.map(({ key, value }) => `${key}=${value}`).join('&'))
    }
  })
})

interface Content {
  content: { 'application/json': { example?: unknown } }
}

/** The operation of a request, as its document has it. */
function nameOf({ method, url }: Item['request']): string {
  return `${method} /${url.path.map((part) => part.replace(/^:(\w+)$/, '{$1}')).join('/')}`
}

/** An example of a built document as this installation shows it. */
function moved(example: unknown): unknown {
  return JSON.parse(JSON.stringify(example).replaceAll('http://127.0.0.1:4000', PUBLIC_URL))
}
