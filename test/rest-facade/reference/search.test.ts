import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { pagePaths } from '../../../rest-facade/reference/page-paths.ts'
import type { makePageFinder, SearchEntry } from '../../../rules/documentation/page-finder.ts'
import { firstHourQuestions } from '../../support/guides/first-hour-questions.ts'

/** In hits. */
const FIRST = 5
const LISTED = 12

const LEAST_ANSWERED = 64

const FORMS = [
  { form: 'PRODUCTION', sandboxDir: null },
  { form: 'a sandbox', sandboxDir: '/data' },
]

describe.each(FORMS)('the search of the pages of $form', ({ sandboxDir }) => {
  let app: FastifyInstance
  let entries: SearchEntry[]
  let find: ReturnType<typeof makePageFinder>

  beforeAll(async () => {
    app = makeHttpServer({ log: makeLog('silent') })
    mountReference(app, { publicUrl: 'https://clubs.test', sandboxDir, issueTokens: null })
    entries = (await app.inject('/docs/search.json')).json()
    find = (await loadScript(app)).makePageFinder(entries)
  })

  afterAll(() => app.close())

  const addressesOf = (query: string, most: number) =>
    find(query, most).map(([, address]) => address)

  test('answers 64 of the 67 questions of a first hour within five hits, and finds something for each', () => {
    const questions = firstHourQuestions()
    expect(questions).toHaveLength(67)
    const ranked = questions.map(({ question, answers }) => {
      const hits = addressesOf(question, LISTED)
      return {
        question,
        hits,
        isAnswered: hits.slice(0, FIRST).some((one) => answers.includes(one)),
      }
    })
    expect(ranked.filter(({ hits }) => hits.length === 0)).toEqual([])
    const missed = ranked.filter(({ isAnswered }) => !isAnswered)
    expect(questions.length - missed.length < LEAST_ANSWERED ? missed : []).toEqual([])
  })

  test('finds each error code, setting, header and event type by its name', () => {
    const named = entries.filter(([, , place]) => /^(?:error|setting|header|event,)/.test(place))
    expect(named.length).toBeGreaterThan(150)
    const lost = named.filter(([title, address]) => !addressesOf(title, FIRST).includes(address))
    expect(lost.map(([title]) => title)).toEqual([])
  })

  test('finds each operation by its id', () => {
    const operations = entries.filter(([, , place]) => /^[A-Z]+ \//.test(place))
    expect(operations.length).toBeGreaterThan(80)
    const lost = operations.filter(([, address]) => {
      const [, id = ''] = address.split('#')
      return [id, id.replaceAll('-', '')].some(
        (name) => !addressesOf(name, FIRST).includes(address),
      )
    })
    expect(lost.map(([title]) => title)).toEqual([])
  })

  test('finds each page by its title', () => {
    const titles = new Map(entries.map(([title, address]) => [address, title]))
    const lost = pagePaths({ isSandbox: sandboxDir !== null }).filter((path) => {
      const title = titles.get(path)
      return title === undefined || !addressesOf(title, FIRST).includes(path)
    })
    expect(lost).toEqual([])
    expect(addressesOf('settings', FIRST)).toContain('/docs/settings')
  })

  test('leads to places that are there', async () => {
    const ids = new Map<string, Set<string>>()
    for (const path of pagePaths({ isSandbox: sandboxDir !== null })) {
      const { body } = await app.inject(path)
      ids.set(path, new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)))
    }
    const lost = entries.filter(([, address]) => {
      const [path = '', id] = address.split('#')
      if (/\.(?:json|txt)$/.test(path)) return false
      return id === undefined ? !ids.has(path) : !ids.get(path)?.has(id)
    })
    expect(lost).toEqual([])
  })

  test('is loaded by a search, not with a page', async () => {
    const { body, headers } = await app.inject('/docs')
    expect(body).not.toMatch(/search\.js(?:on)?"/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })
})

test('the questions of a first hour have answers that the pages of a server have', async () => {
  const app = makeHttpServer({ log: makeLog('silent') })
  mountReference(app, { publicUrl: 'https://clubs.test', sandboxDir: '/data', issueTokens: null })
  const entries = (await app.inject('/docs/search.json')).json() as SearchEntry[]
  await app.close()
  const addresses = new Set(entries.map(([, address]) => address))
  const unknown = firstHourQuestions().flatMap(({ answers }) =>
    answers.filter((address) => !addresses.has(address)),
  )
  expect(unknown).toEqual([])
})

/** The script that browsers load, as it is served. */
async function loadScript(
  app: FastifyInstance,
): Promise<{ makePageFinder: typeof makePageFinder }> {
  const { body, headers } = await app.inject('/docs/search.js')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  return import(`data:text/javascript,${encodeURIComponent(body)}`)
}
