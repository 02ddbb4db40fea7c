import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'

const ROOT = join(import.meta.dirname, '../../..')

const releases: { version: string; commit: string }[] = JSON.parse(
  readFileSync(join(ROOT, 'releases.json'), 'utf8'),
)

/** Those that `CHANGELOG.md` describes: the beta is part of 1.0.0. */
const DESCRIBED = releases.filter(({ version }) => !version.includes('-'))

let app: FastifyInstance

beforeAll(() => {
  app = makeHttpServer({ log: makeLog('silent') })
  const places = { publicUrl: 'https://clubs.test', sandboxDir: null }
  mountReference(app, { ...places, issueTokens: null })
})

afterAll(() => app.close())

describe('/docs/changelog', () => {
  test('has an anchor for each release, with its commit', async () => {
    const { body } = await app.inject('/docs/changelog')
    for (const { version, commit } of DESCRIBED) {
      const [, section = ''] = body.split(`<h2 id="release-${version}">`)
      expect(section.split('</section>')[0]).toContain(`<code>${commit.slice(0, 12)}</code>`)
      expect(body).toContain(`href="/docs/changelog#release-${version}"`)
    }
  })

  test('has what the file says of a release, as a page and as Markdown', async () => {
    const said = 'carry `Link: <…/docs#error-CODE>; rel="help"`'
    expect((await app.inject('/docs/changelog.md')).body).toContain(said)
    expect((await app.inject('/docs/changelog')).body).toContain(
      '<code>Link: &lt;…/docs#error-CODE&gt;; rel=&quot;help&quot;</code>',
    )
  })

  test('is found by search', async () => {
    const entries = (await app.inject('/docs/search.json')).json() as string[][]
    expect(entries.map(([title, address]) => [title, address])).toContainEqual([
      ...['Release 1.1.0', '/docs/changelog#release-1.1.0'],
    ])
  })
})
