import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { servedAnchors } from '../../support/openapi/served-anchors.ts'

let app: FastifyInstance

beforeAll(() => {
  app = makeHttpServer({ log: makeLog('silent') })
  mountReference(app, { publicUrl: 'https://clubs.test', sandboxDir: null, issueTokens: null })
})

afterAll(() => app.close())

const read = async (path: string) => (await app.inject(path)).body

describe('an anchor that a release served', () => {
  test('is on its page, or the contents of that page lead to the one that has it', async () => {
    const anchors = servedAnchors()
    expect(anchors.length).toBeGreaterThan(350)
    const lost: string[] = []
    let moved = 0
    for (const { release, path, id } of anchors) {
      const page = await read(path)
      if (page.includes(` id="${id}"`)) continue
      const [contents = ''] = page.split('<main')
      const link = [...contents.matchAll(/href="([^"#]*)#([^"]*)"/g)].find(([, , to]) => to === id)
      if (link && (await read(link[1] ?? '')).includes(` id="${id}"`)) moved += 1
      else lost.push(`${release}: ${path}#${id}`)
    }
    expect(lost).toEqual([])
    expect(moved).toBeGreaterThan(50)
  })

  test('of an error stays on /docs, where the Link header of refusals leads', async () => {
    const page = await read('/docs')
    expect(page).toContain('id="error-VERSION_CONFLICT"')
    expect(page).toContain('id="error-shift_full"')
  })
})

describe('/docs/volunteer', () => {
  test('lists every operation by resource, with links to the page of the resource', async () => {
    const [, main = ''] = (await read('/docs/volunteer')).split('<main')
    const links = [
      ...main.matchAll(/<li><a href="(\/docs\/volunteer\/resources\/[\w-]+)#([^"]*)"/g),
    ]
    const { body } = await app.inject('/docs/search.json')
    const addresses = (JSON.parse(body) as string[][])
      .filter(([, , place]) => / \//.test(place ?? ''))
      .flatMap(([, address = '']) => (address.startsWith('/docs/volunteer/') ? [address] : []))
    expect(links.map(([, page, id]) => `${page}#${id}`)).toEqual(addresses)
    expect(addresses.length).toBeGreaterThan(50)
  })
})
