import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import type { Collection } from '../../support/guides/postman-collection.ts'
import { apiReaders } from '../support/tools/api-readers/api-readers.ts'

const describeIfInstalled = apiReaders === null ? describe.skip : describe

/** The severity of a warning; that of an error is 0. */
const WARNING = 1

let app: FastifyInstance

beforeAll(() => {
  app = makeHttpServer({ log: makeLog('silent') })
  mountReference(app, { publicUrl: 'https://clubs.test', sandboxDir: null, issueTokens: null })
})

afterAll(() => app.close())

describeIfInstalled('the files for other programs', () => {
  test('of webhooks and frames are read by the parser of AsyncAPI without an error or warning', async () => {
    const { body } = await app.inject('/docs/club.asyncapi.json')
    const { document, diagnostics } = await new (readers().asyncApi.Parser)().parse(body)
    expect(diagnostics.filter(({ severity }) => severity <= WARNING)).toEqual([])
    const read = [...(document?.messages() ?? [])].map((message) => message.id())
    expect(read).toEqual(Object.keys(JSON.parse(body).components.messages))
  })

  test.each(['club', 'volunteer'])(
    'of the %s API are imported by Bruno with the parameters, headers and bodies of each request',
    async (api) => {
      const response = await app.inject(`/docs/${api}.postman_collection.json`)
      const collection = response.json<Collection>()
      const { collection: imported, issues } = await readers().bruno.postmanToBruno(response.json())
      expect(issues).toEqual([])
      const found = imported.items.map(({ name, items }) => ({
        name,
        requests: items.map(({ name, request }) => ({
          name,
          sent: [request.method, request.auth.mode, request.body.mode],
          params: request.params.map(({ type, name, value, enabled }) => [
            type,
            name,
            value,
            enabled,
          ]),
          headers: request.headers.map(({ name, value, enabled }) => [name, value, enabled]),
          json: request.body.json,
        })),
      }))
      expect(found).toEqual(collection.item.map(inBruno))
    },
  )
})

function readers(): NonNullable<typeof apiReaders> {
  if (apiReaders === null) throw new Error('The libraries are not installed.')
  return apiReaders
}

/** A folder of the collection as Bruno has to have it. */
function inBruno({ name, item }: Collection['item'][number]): object {
  const requests = item.map(({ name, request: { method, auth, body, header, url } }) => ({
    name,
    sent: [method, auth === undefined ? 'inherit' : 'none', body === undefined ? 'none' : 'json'],
    params: [
      ...url.query.map(({ key, value, disabled }) => ['query', key, value, !disabled]),
      ...url.variable.map(({ key, value }) => ['path', key, value, true]),
    ],
    headers: header.map(({ key, value, disabled }) => [key, value, !disabled]),
    json: body?.raw ?? null,
  }))
  return { name, requests }
}
