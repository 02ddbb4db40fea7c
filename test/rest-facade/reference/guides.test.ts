import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import {
  guideFile,
  guideGroups,
  guidePath,
} from '../../../rest-facade/reference/guides/guide-list.ts'
import { PICTURES, PICTURES_PATH } from '../../../rest-facade/reference/guides/pictures.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { type Block, fileNameOf, outputOf, readBlocks } from '../../support/guides/read-blocks.ts'
import { bareOf, commandsOf, functionsOf } from '../../support/guides/shell-text.ts'

const ROOT = join(import.meta.dirname, '../../..')

const namesOf = (isSandbox: boolean) =>
  guideGroups({ isSandbox }).flatMap(({ guides }) => guides.map(({ name }) => name))

const PUBLIC = namesOf(false)
const ALL = namesOf(true)

let production: FastifyInstance
let sandbox: FastifyInstance

beforeAll(() => {
  production = serve(null)
  sandbox = serve('/own data')
})

afterAll(() => Promise.all([production.close(), sandbox.close()]))

function serve(sandboxDir: string | null): FastifyInstance {
  const app = makeHttpServer({ log: makeLog('silent') })
  mountReference(app, { publicUrl: 'https://clubs.test', sandboxDir, issueTokens: null })
  return app
}

/** The blocks of a guide in PRODUCTION. */
async function readProduction(name: string): Promise<(Block & { isMarked: boolean })[]> {
  const { body } = await production.inject(`${guidePath(name)}.md`)
  const marked = body.split('\n').map((line) => /^```\w* sandbox only$/.test(line))
  return readBlocks(body).map((block) => ({ ...block, isMarked: marked[block.line - 1] ?? false }))
}

async function read(app: FastifyInstance, name: string): Promise<string> {
  const { statusCode, body } = await app.inject(guidePath(name))
  expect([name, statusCode]).toEqual([name, 200])
  return body
}

describe('the guides', () => {
  test('list each file of docs/guides, and files that are there', () => {
    const files = guideGroups({ isSandbox: true }).flatMap(({ guides }) => guides.map(guideFile))
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
    const unlisted = globSync('docs/guides/*.md', { cwd: ROOT }).filter(
      (file) => !files.includes(file),
    )
    expect(unlisted).toEqual([])
  })

  test.each(ALL)('%s has one title, its place in the contents and its neighbours', async (name) => {
    const body = await read(sandbox, name)
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).toContain('<a href="/docs/guides" aria-current="page">Guides</a>')
    const marked = [...body.matchAll(/<li><a href="([^"]*)" aria-current="page">/g)]
    expect(marked.map(([, href]) => href)).toEqual([guidePath(name)])
    const turns = [...body.matchAll(/<a rel="(prev|next)" href="([^"]*)">/g)]
    const at = ALL.indexOf(name)
    expect(Object.fromEntries(turns.map(([, rel, href]) => [rel, href]))).toEqual({
      ...(at > 0 && { prev: guidePath(ALL[at - 1] ?? '') }),
      ...(at < ALL.length - 1 && { next: guidePath(ALL[at + 1] ?? '') }),
    })
    expect(body).not.toMatch(/\]\([^)]*\.md|<!-- |!\[/)
    expect(body).not.toContain('<th scope="col"></th>')
    expect(body).not.toMatch(/<p>\d+\. /)
    const levels = [...body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([])
  })

  test('show the pictures that a server has, which is all of them, each with words', async () => {
    const pages = await Promise.all(PUBLIC.map((name) => read(production, name)))
    const shown = pages.flatMap((page) => [...page.matchAll(/<img src="([^"]*)" alt="([^"]+)"/g)])
    expect(new Set(shown.map(([, path]) => path))).toEqual(
      new Set(PICTURES.map((name) => `${PICTURES_PATH}/${name}`)),
    )
    for (const [, url = ''] of shown) {
      const { statusCode, headers, rawPayload } = await production.inject(url)
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png'])
      expect(headers['content-security-policy']).toContain("img-src 'self'")
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
    }
    expect((await production.inject(`${PICTURES_PATH}/operator.png`)).statusCode).toBe(404)
  })

  test('of a sandbox have its address and its data folder, and no marks', async () => {
    for (const name of ALL) {
      const body = await read(sandbox, name)
      expect([name, body.match(/127\.0\.0\.1:4000|(?<![\w)])\.data\/|sandbox only/)]).toEqual([
        name,
        null,
      ])
    }
    expect(await read(sandbox, 'partner-bootstrap')).toContain('&quot;https://clubs.test/idp&quot;')
    const { body } = await sandbox.inject('/docs/guides/first-shift.md')
    expect(body).toContain("require('/own data/sandbox.json')")
  })

  test('of operators and about a sandbox are missing in PRODUCTION', async () => {
    const hidden = ALL.filter((name) => !PUBLIC.includes(name))
    expect(hidden).toEqual(
      expect.arrayContaining(['sandbox', 'provision', 'settings', 'operations', 'symptoms']),
    )
    for (const name of hidden)
      for (const path of [guidePath(name), `${guidePath(name)}.md`, `/guides/${name}`])
        expect([path, (await production.inject(path)).statusCode]).toEqual([path, 404])
  })

  test('mark in PRODUCTION each block that needs a sandbox, and give the others its address', async () => {
    for (const name of PUBLIC) {
      await read(production, name)
      const blocks = await readProduction(name)
      const printed = blocks.flatMap((block, at) => (block.isMarked ? [outputOf(blocks, at)] : []))
      for (const block of blocks) {
        const needsSandbox = /\.data\/|\$\(sandbox |clubgate (trigger|token|listen)/.test(
          block.text,
        )
        const isOfSandbox = block.isMarked || printed.includes(block)
        if (isOfSandbox) expect(block.text).not.toContain('clubs.test')
        else
          expect([name, block, needsSandbox, block.text.includes('127.0.0.1:4000')]).toEqual([
            ...[name, block, false, false],
          ])
      }
    }
    const page = await read(production, 'first-booking')
    expect(page).toContain('<figcaption>sh <b>sandbox only</b></figcaption>')
    expect(page).toContain('<p class="note">Blocks with the mark')
    const checklist = (await production.inject('/docs/guides/production-checklist.md')).body
    expect(checklist).toContain('BASE=https://clubs.test\n')
    expect(checklist).not.toContain('sandbox only')
  })

  test('mark in PRODUCTION what uses a function, a variable or a file of a marked block', async () => {
    const all = await Promise.all(PUBLIC.map(readProduction))
    const functions = new Set(all.flat().flatMap(({ text }) => functionsOf(text)))
    let unmarked = 0
    for (const blocks of all) {
      const own = blocks.filter(({ isMarked }) => !isMarked)
      const files = own.map(fileNameOf)
      const defined = new Set<string>()
      for (const { text } of own.filter(({ language }) => language === 'sh')) {
        unmarked += 1
        const bare = bareOf(text)
        for (const name of functionsOf(text)) defined.add(name)
        for (const [, name = ''] of bare.matchAll(/\b([A-Z_]+)=/g)) defined.add(name)
        const used = [
          ...[...bare.matchAll(/\$\{?([A-Z_]+)\b/g)].map(([, name = '']) => name),
          ...commandsOf(text)
            .map((command) => command.split(/\s/)[0] ?? '')
            .filter((command) => functions.has(command)),
        ]
        expect([text, used.filter((name) => !defined.has(name))]).toEqual([text, []])
        const run = [...bare.matchAll(/(?<![\w/])[\w-]+\.(?:m?[jt]s|py)\b/g)].map(([file]) => file)
        expect(run.filter((file) => !files.includes(file))).toEqual([])
      }
    }
    expect(unmarked).toBeGreaterThan(4)
    expect(await read(production, 'booking-widget')).toContain(
      '<p class="note">Blocks with the mark',
    )
  })

  test.each([
    ['/guides/webhooks', 'text/html', '/docs/guides/webhooks'],
    ['/guides/webhooks', '*/*', '/docs/guides/webhooks'],
    ['/guides/webhooks.md', 'text/html,*/*;q=0.8', '/docs/guides/webhooks'],
    ['/guides/webhooks.md', '*/*', '/docs/guides/webhooks.md'],
    ['/guides/reference.md', 'text/html', '/docs'],
    ['/guides/reference.md', '*/*', '/docs.md'],
    ...['README', 'architecture', 'graph-1.0', 'map', 'performance'].map((name) => [
      ...[`/guides/${name}.md`, 'text/html', '/docs/guides'],
    ]),
    ...['portal', 'schema-registry', 'sizing'].map((name) => [
      ...[`/guides/${name}.md`, '*/*', '/docs/guides.md'],
    ]),
  ])('at %s for %s are at %s', async (url, accept, location) => {
    const { statusCode, headers } = await production.inject({ url, headers: { accept } })
    expect([statusCode, headers.location]).toEqual([308, location])
  })

  test.each(['/docs/guides/nope', '/docs/guides/../../package.json', '/docs/guides/README.md'])(
    'are nothing else: %s',
    async (path) => {
      expect((await sandbox.inject(path)).statusCode).toBe(404)
    },
  )
})
