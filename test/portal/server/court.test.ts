import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../../platform/caller.ts'
import { textOf } from '../../../platform/executor.ts'
import { Problem } from '../../../schema/problem.ts'
import {
  aGraph,
  aMember,
  cookiesOf,
  OF_PAGE,
  refusing,
  startPortal,
  toHeader,
} from './sample-portal.ts'

const SCREEN = `cs_${'s'.repeat(43)}`
const PAD = `cd_${'p'.repeat(43)}`
const OF_COURT = { subject: 'd', clubId: 'club-1', courtId: 'court-1' }

const CALLERS: Readonly<Record<string, Caller>> = {
  [SCREEN]: { kind: 'screen', ...OF_COURT },
  [PAD]: { kind: 'device', ...OF_COURT },
  staff: aMember(),
}

let app: FastifyInstance
const graph = aGraph()
const fresh = { ...graph }

beforeAll(async () => {
  app = await startPortal({ executor: graph })
})

beforeEach(() => {
  Object.assign(graph, { ...fresh, executed: [] })
  graph.authenticates = async (credential) => {
    const caller = CALLERS[textOf(credential)]
    if (caller === undefined) throw new Problem('invalid_credential', 'Unknown.')
    return caller
  }
})

afterAll(() => app.close())

const post = (path: string, body: object, cookie = '') =>
  app.inject({
    ...{ method: 'POST', url: `/portal/api${path}` },
    headers: { ...OF_PAGE, cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

const readFacts = (cookie: string) =>
  app.inject({ url: '/portal/api/court', headers: { 'x-clubgate-portal': '1', cookie } })

async function open(token: string): Promise<string> {
  return toHeader(cookiesOf(await post('/court/open', { token })))
}

describe('a screen of a court', () => {
  test('is opened by its token, which a cookie keeps that no script can read', async () => {
    graph.answer = () => ({ data: null, errors: [{ message: 'No.' }] })
    const answer = await post('/court/open', { token: SCREEN })
    expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'screen' }])
    expect(graph.executed).toMatchObject([
      { name: 'PortalOpenScreen', variables: { input: { token: SCREEN } } },
    ])
    const set = String(answer.headers['set-cookie'])
    expect(set).toMatch(/^__Host-clubgate-court=.*HttpOnly; SameSite=Lax; Secure/)
    expect(set).not.toContain(SCREEN)
    expect((await readFacts(await open(SCREEN))).json()).toEqual({ kind: 'screen' })
    expect((await readFacts('')).json()).toEqual({ kind: null })
  })

  test('asks the graph as the screen, beside which a person is not signed in', async () => {
    const cookie = await open(SCREEN)
    const call = { name: 'PortalCourtBoard', variables: { publicId: 'P-1' } }
    expect((await post('/operations?as=court', call, cookie)).statusCode).toBe(200)
    const asked = graph.executed.map(({ name }) => name)
    expect(asked).toEqual(['PortalOpenScreen', 'PortalCourtBoard'])
    expect((await post('/operations', call, cookie)).statusCode).toBe(401)
    expect((await post('/operations?as=court', call)).statusCode).toBe(401)
  })

  test('is forgotten once staff have ended it, and not while the graph cannot say', async () => {
    const cookie = await open(SCREEN)
    graph.authenticates = refusing('dependency_unavailable')
    expect((await readFacts(cookie)).statusCode).toBe(503)
    graph.authenticates = refusing('invalid_credential')
    const ended = await readFacts(cookie)
    expect(ended.json()).toEqual({ kind: null })
    expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0')
  })

  test.each([
    ['an unknown token', { token: 'cs_unknown' }, 401],
    ['the token of a person', { token: 'staff' }, 401],
    ['no token', {}, 400],
    ['a long token', { token: 'x'.repeat(201) }, 400],
    ['a list', [], 400],
  ])('is not opened with %s', async (_what, body, status) => {
    const answer = await post('/court/open', body)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined])
  })

  test('is not kept by a cookie that was changed', async () => {
    const cookie = await open(SCREEN)
    expect((await readFacts(`${cookie}x`)).json()).toEqual({ kind: null })
  })
})

describe('a score pad of a court', () => {
  const paired = { credential: PAD, courtPublicId: 'P-1' }

  test('is paired by its code, without its credential in the answer', async () => {
    graph.answer = () => ({ data: { pairScorePad: paired } })
    const answer = await post('/court/pair', { code: '7K3QD-9XW2M' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { courtPublicId: 'P-1' }])
    expect(graph.executed).toMatchObject([
      { name: 'PortalPairScorePad', variables: { input: { code: '7K3QD-9XW2M' } } },
    ])
    const facts = await readFacts(toHeader(cookiesOf(answer)))
    expect(facts.json()).toEqual({ kind: 'device' })
  })

  test.each([
    ['invalid_credential', 401],
    ['dependency_unavailable', 503],
  ])('is refused with %s of the graph', async (code, status) => {
    const errors = [{ message: 'No.', extensions: { code } }]
    graph.answer = () => ({ data: { pairScorePad: null }, errors })
    const answer = await post('/court/pair', { code: 'AAAAA-AAAAA' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined])
  })

  test('is not found by trying codes: an address has a few a minute', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'invalid_credential' } }]
    graph.answer = () => ({ data: { pairScorePad: null }, errors })
    const statuses: number[] = []
    for (let at = 0; at < 70; at += 1)
      statuses.push((await post('/court/pair', { code: `C${at}` })).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is paired by a good code, whatever codes its address has tried before', async () => {
    const app = await startPortal({ executor: graph })
    const pair = (code: string) =>
      app.inject({
        method: 'POST',
        url: '/portal/api/court/pair',
        headers: { ...OF_PAGE, 'content-type': 'application/json' },
        payload: { code },
      })
    const errors = [{ message: 'No.', extensions: { code: 'invalid_credential' } }]
    graph.answer = () => ({ data: { pairScorePad: null }, errors })
    for (let at = 0; at < 62; at += 1) await pair(`C${at}`)
    expect((await pair('C62')).statusCode).toBe(429)
    graph.answer = () => ({ data: { pairScorePad: paired } })
    expect((await pair('7K3QD-9XW2M')).statusCode).toBe(200)
    await app.close()
  })

  test('leaves the browser when it is asked to', async () => {
    const answer = await post('/court/leave', {})
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-clubgate-court=;.*Max-Age=0/)
  })
})
