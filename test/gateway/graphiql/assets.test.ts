import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { ASSETS, ASSETS_PATH, mountAssets } from '../../../gateway/graphiql/assets.ts'

const { dependencies } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

const assets = Object.values(ASSETS).map(({ name, file }) => [name, file] as const)

let app: FastifyInstance

beforeAll(() => {
  app = Fastify()
  mountAssets(app)
})

afterAll(() => app.close())

describe('the files of GraphiQL', () => {
  test('are of the exact versions that an installation without development packages has', () => {
    const { graphiql, react } = dependencies
    const reactDom = dependencies['react-dom']
    expect(assets.map(([name]) => name)).toEqual([
      `graphiql-${graphiql}.css`,
      `react-${react}.js`,
      `react-dom-${reactDom}.js`,
      `graphiql-${graphiql}.js`,
    ])
    for (const version of [graphiql, react, reactDom]) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test.each(assets)('%s is sent compressed where the browser accepts it', async (name, file) => {
    const url = `${ASSETS_PATH}/${name}`
    const packaged = readFileSync(file)
    const sent = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(sent.statusCode).toBe(200)
    expect(sent.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(gunzipSync(sent.rawPayload).equals(packaged)).toBe(true)
    for (const headers of [{}, { 'accept-encoding': 'br, gzip;q=0' }]) {
      const plain = await app.inject({ url, headers })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.rawPayload.equals(packaged)).toBe(true)
    }
  })

  test.each(assets)('%s loads nothing of another host and passes CSP', (name, file) => {
    const forbidden = name.endsWith('.css')
      ? /url\(\s*["']?(?!data:)|@import/
      : /\beval\(|new Function\(/
    expect(readFileSync(file, 'utf8')).not.toMatch(forbidden)
  })
})
