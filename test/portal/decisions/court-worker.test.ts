import { describe, expect, test } from '@jest/globals'
import type { Board } from '../../../portal/src/pages/courts/court/board.ts'
import {
  makeCourtWorker,
  type Store,
} from '../../../portal/src/pages/courts/offline/court-worker.ts'
import {
  endKeptCourt,
  findKeptCourt,
  keepCourt,
} from '../../../portal/src/pages/courts/offline/kept-board.ts'
import { readBuiltPortal } from '../../support/source/built-portal.ts'

const ORIGIN = 'https://club.test'
const DAY_MS = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-23T10:00:00Z')

/** A browser with its caches, and the server of a release. */
function aBrowser() {
  const caches = new Map<string, Map<string, Response>>()
  let release = 'one'
  let line: 'there' | 'cut' | 'silent' | 'refused' = 'there'
  const scriptOf = (name: string) => `/portal/assets/portal-${name}.js`
  const load = async (path: string): Promise<Response> => {
    if (line === 'silent') return new Promise(() => undefined)
    if (line === 'cut') throw new Error('The network is away.')
    if (line === 'refused') return new Response('away', { status: 503 })
    if (path.startsWith('/portal/assets/') && path !== scriptOf(release))
      return new Response('gone', { status: 404 })
    return new Response(path === scriptOf(release) ? release : `page of ${scriptOf(release)}`)
  }
  const storeOf = (name: string): Store => {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return {
      match: async (path) => kept.get(path)?.clone(),
      put: async (path, response) => void kept.set(path, response),
    }
  }
  const workerOf = (name: string) => {
    const shell = { release: name, script: scriptOf(name), files: [scriptOf(name)] }
    const pass = (path: string) => () => load(path)
    const at = (path: string) =>
      makeCourtWorker(shell, {
        origin: ORIGIN,
        stores: {
          open: async (store) => storeOf(store),
          keys: async () => [...caches.keys()],
          delete: async (store) => caches.delete(store),
        },
        load,
        pass: pass(path),
        wait: async () => (line === 'silent' ? undefined : new Promise<void>(() => undefined)),
      })
    return {
      install: () => at('').install(),
      activate: () => at('').activate(),
      async ask(path: string, mode = 'navigate', method = 'GET') {
        const answer = at(path).answer({ url: new URL(path, ORIGIN).href, method, mode })
        return answer === null ? null : (await answer).text()
      },
    }
  }
  return {
    workerOf,
    scriptOf,
    kept: () => [...caches.values()].flatMap((store) => [...store.keys()]),
    become: (next: string) => {
      release = next
    },
    setLine: (next: typeof line) => {
      line = next
    },
  }
}

describe('the worker of pads and walls', () => {
  test.each(['cut', 'silent', 'refused'] as const)(
    'opens both with the files of the release where the line is %s',
    async (line) => {
      const browser = aBrowser()
      const worker = browser.workerOf('one')
      await worker.install()
      browser.setLine(line)
      const script = browser.scriptOf('one')
      expect(await worker.ask('/portal/score/P-1')).toBe(`page of ${script}`)
      expect(await worker.ask('/portal/screen/P-1')).toBe(`page of ${script}`)
      expect(await worker.ask(script, 'cors')).toBe('one')
    },
  )

  test('opens the page of a new release at once, leaves its files to the server, and then forgets the old', async () => {
    const browser = aBrowser()
    const old = browser.workerOf('one')
    await old.install()
    browser.become('two')
    expect(await old.ask('/portal/score/P-1')).toContain(browser.scriptOf('two'))
    expect(await old.ask(browser.scriptOf('two'), 'cors')).toBeNull()
    const next = browser.workerOf('two')
    await next.install()
    await next.activate()
    expect(browser.kept().sort()).toEqual([browser.scriptOf('two'), '/portal/score'].sort())
    browser.setLine('cut')
    expect(await next.ask('/portal/score/P-1')).toContain(browser.scriptOf('two'))
  })

  test('is not installed with the page or the files of another release', async () => {
    const browser = aBrowser()
    browser.become('two')
    await expect(browser.workerOf('one').install()).rejects.toThrow('another release')
    expect(browser.kept()).toEqual([])
  })

  test.each([
    ['/portal/api/court', 'cors', 'GET'],
    ['/portal/api/operations?as=court', 'cors', 'POST'],
    ['/portal/el-naranjal/today', 'navigate', 'GET'],
    ['/portal/scores/today', 'navigate', 'GET'],
    ['https://other.test/portal/score', 'navigate', 'GET'],
  ])('leaves %s to the browser', async (path, mode, method) => {
    const browser = aBrowser()
    const worker = browser.workerOf('one')
    await worker.install()
    expect(await worker.ask(path, mode, method)).toBeNull()
  })

  test('is built with the files of both pages', () => {
    const built = readBuiltPortal()
    const text = Buffer.from(built.get('court-worker.js') ?? []).toString('utf8')
    const files = [...text.matchAll(/\/portal\/(assets\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(files.filter((path) => !built.has(path))).toEqual([])
    for (const part of ['portal-', 'style-', 'score-page-', 'screen-page-'])
      expect(files.some((path) => path.startsWith(`assets/${part}`))).toBe(true)
  })
})

describe('a court that a browser has shown', () => {
  const board = {
    ...{ publicId: 'P-1', courtName: 'Pista 1' },
    match: { id: 's-1', eventSequence: 7, players: [{ displayName: 'Ana', team: 'BLUE' }] },
  } as unknown as Board

  function aStore() {
    const texts = new Map<string, string>()
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    }
  }

  test('is found again for a day, without its players', () => {
    const store = aStore()
    keepCourt(store, 'P-1', { wayIn: 'court', board, at: NOW })
    const kept = findKeptCourt(store, 'P-1', NOW + DAY_MS)
    expect(kept?.board.match).toMatchObject({ id: 's-1', players: [] })
    expect(findKeptCourt(store, 'P-1', NOW + DAY_MS + 1)).toBeNull()
    expect(findKeptCourt(store, 'P-2', NOW)).toBeNull()
  })

  test('says that its pad was switched off, until it is paired again, and of staff nothing', () => {
    const store = aStore()
    keepCourt(store, 'P-1', { wayIn: 'court', board, at: NOW })
    expect([1, 2].map(() => endKeptCourt(store, 'P-1', NOW))).toEqual([true, true])
    expect(findKeptCourt(store, 'P-1', NOW)?.hasEnded).toBe(true)
    keepCourt(store, 'P-1', { wayIn: 'staff', board, at: NOW })
    expect(endKeptCourt(store, 'P-1', NOW)).toBe(false)
    expect(findKeptCourt(store, 'P-1', NOW)).toBeNull()
  })
})
