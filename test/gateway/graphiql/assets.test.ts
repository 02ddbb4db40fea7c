import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { ASSETS, ASSETS_PATH, mountAssets } from '../../../gateway/graphiql/assets.ts'
import { readBuilt } from '../../../schema/built.ts'

const assets = Object.values(ASSETS).map(({ name, file }) => [name, file] as const)

let app: FastifyInstance

beforeAll(() => {
  app = Fastify()
  mountAssets(app)
})

afterAll(() => app.close())

describe('the files of GraphiQL', () => {
  test('have a hash of their contents in their names', () => {
    const names = assets.map(([name]) => name.replace(/-[A-Z0-9]{8}\./, '-HASH.'))
    expect(names).toEqual(['graphiql-HASH.css', 'graphiql-HASH.js'])
  })

  test("contain the portal's React alone, and come with the licences of their packages", () => {
    const reactsOf = (folder: string) =>
      readBuilt(`${folder}/third-party.txt`).match(/^react .*$/gm)
    expect(reactsOf('graphiql')).toEqual(reactsOf('portal'))
    expect(reactsOf('graphiql')).toHaveLength(1)
    for (const name of ['graphiql 4', 'codemirror 5', '@graphiql/react'])
      expect(readBuilt('graphiql/third-party.txt')).toContain(name)
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

  test.each(assets)('%s has at most 450 KB compressed', (_name, file) => {
    expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(450 * 1024)
  })

  test.each(assets)('%s loads nothing of another host and passes CSP', (name, file) => {
    const forbidden = name.endsWith('.css')
      ? /url\(\s*["']?(?!data:)|@import/
      : /\beval\(|new Function\(/
    expect(readFileSync(file, 'utf8')).not.toMatch(forbidden)
  })
})
