import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Api } from '../../../rest-facade/api.ts'
import { CLUB_API } from '../../../rest-facade/club/club-api.ts'
import { serveDocument } from '../../../rest-facade/openapi/serve-document.ts'
import { VOLUNTEER_API } from '../../../rest-facade/volunteer/volunteer-api.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(() => api.close())

describe.each([[CLUB_API.prefix], [VOLUNTEER_API.prefix]])('GET %s/openapi.json', (prefix) => {
  const path = `${prefix}/openapi.json`

  test('answers the document without a credential, to be kept for a while', async () => {
    const { status, headers, body } = await api.ask('GET', path)
    expect({ status, openapi: body.openapi }).toEqual({ status: 200, openapi: '3.1.0' })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'x-request-id': expect.any(String),
    })
    expect(Object.keys(body.paths).length).toBeGreaterThan(20)
  })

  test('answers 304 without a body to a client that has it', async () => {
    const { headers } = await api.ask('GET', path)
    const etag = String(headers['etag'])
    for (const tags of [etag, `"other", W/${etag}`, '*']) {
      const again = await api.ask('GET', path, { headers: { 'if-none-match': tags } })
      expect({ ...again, headers: again.headers['etag'] }).toEqual({
        ...{ status: 304, headers: etag, body: null },
      })
    }
    const other = await api.ask('GET', path, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('refuses other methods, and names those that there are', async () => {
    const { status, headers } = await api.ask('POST', path)
    expect({ status, allow: headers['allow'] }).toEqual({ status: 404, allow: 'GET, HEAD' })
  })
})

describe('the servers of a document', () => {
  const apis: readonly Pick<Api, 'document' | 'prefix'>[] = [CLUB_API, VOLUNTEER_API]

  test.each(apis.map(({ prefix, document }) => [prefix, document] as const))(
    'are the public address of the installation with %s',
    async (prefix, document) => {
      const app: FastifyInstance = Fastify()
      serveDocument(app, { prefix, document }, 'https://clubs.example')
      const response = await app.inject('/openapi.json')
      expect(response.json().servers).toEqual([{ url: `https://clubs.example${prefix}` }])
      await app.close()
    },
  )
})

test('a document is compressed for clients that accept it', async () => {
  const app: FastifyInstance = Fastify()
  app.addHook('onRequest', async (_request, reply) => void reply.header('vary', 'Origin'))
  serveDocument(app, CLUB_API, 'https://clubs.example')
  const plain = await app.inject('/openapi.json')
  const headers = { 'accept-encoding': 'br, gzip' }
  const packed = await app.inject({ url: '/openapi.json', headers })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    etag: `W/${plain.headers['etag']}`,
    vary: 'Origin, Accept-Encoding',
  })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
  await app.close()
})
