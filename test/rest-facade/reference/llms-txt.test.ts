import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { markdownPath, pagePaths } from '../../../rest-facade/reference/page-paths.ts'

const PUBLIC_URL = 'https://clubs.test'

describe.each([
  ['PRODUCTION', null],
  ['a sandbox', '/data'],
] as const)('/llms.txt of %s', (_name, sandboxDir) => {
  const isSandbox = sandboxDir !== null
  const paths = pagePaths({ isSandbox })
  let app: FastifyInstance
  let text: string

  beforeAll(async () => {
    app = makeHttpServer({ log: makeLog('silent') })
    mountReference(app, { publicUrl: PUBLIC_URL, sandboxDir, issueTokens: null })
    const { statusCode, headers, body } = await app.inject('/llms.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    text = body
  })

  afterAll(() => app.close())

  test('has a title, what this is, five lines on authentication, and sections of links', () => {
    const [head = '', ...sections] = text.split(/^## .+\n\n/m)
    const [title, quote, authentication = '', agents] = head.trim().split('\n\n')
    expect(title).toBe('# Clubgate')
    expect(quote).toMatch(/^> [^\n]+$/)
    expect(authentication.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(5)
    expect(agents).toContain('`npx clubgate mcp`')
    const lines = sections.join('').trim().split(/\n+/)
    expect(lines.filter((line) => !/^- \[[^[\]]+\]\(https:[^()\s]+\): .+[.]$/.test(line))).toEqual(
      [],
    )
  })

  test('leads to every page as Markdown, to documents and collections of both APIs, and to the graph of a sandbox', async () => {
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url)
    const own = new Set(links.map((url) => url.replace(PUBLIC_URL, '')))
    const documents = ['/v1/club/openapi.json', '/api/developer/v1/openapi.json']
    const files = ['club.postman_collection', 'volunteer.postman_collection', 'club.asyncapi']
    const served = [
      ...paths.map(markdownPath),
      ...files.map((file) => `/docs/${file}.json`),
      ...(isSandbox ? ['/docs/graph.graphql'] : []),
    ]
    expect([...own].sort()).toEqual([...served, ...documents].sort())
    for (const url of served) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  })

  test('names no two links alike', () => {
    const titles = [...text.matchAll(/^- \[([^[\]]+)\]/gm)].map(([, title]) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('is named by every page', async () => {
    for (const path of paths)
      for (const url of [path, markdownPath(path)])
        expect((await app.inject(url)).headers.link).toBe('</llms.txt>; rel="describedby"')
  })
})
