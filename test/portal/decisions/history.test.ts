import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import fc from 'fast-check'

/** The history of a browser, whose traversals arrive when a test lets them. */
const browser = {
  entries: [{ state: null as unknown, path: '/portal/start' }],
  at: 0,
  underWay: [] as number[],
  onMove: () => {},
  arrive() {
    const at = browser.at + (browser.underWay.shift() ?? 0)
    if (browser.entries[at] === undefined || at === browser.at) return
    browser.at = at
    browser.onMove()
  },
}

/** What `setTimeout` has yet to run, by its handle. */
const timers = new Map<number, { act: () => void; ms: number }>()
let handle = 0

function runTimers(atMost = 0): void {
  for (const [key, { act, ms }] of [...timers]) {
    if (ms > atMost || !timers.delete(key)) continue
    act()
  }
}

const entry = () => browser.entries[browser.at] ?? { state: null, path: '' }

const pathOf = (address: string | undefined) =>
  address === undefined ? entry().path : new URL(address, 'http://portal').pathname

const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis

afterAll(() => {
  Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer })
})

Object.assign(globalThis, {
  location: {
    search: '',
    get pathname() {
      return entry().path
    },
  },
  history: {
    get state() {
      return entry().state
    },
    pushState(state: unknown, _title: string, address?: string) {
      browser.entries.splice(browser.at + 1, Infinity, { state, path: pathOf(address) })
      browser.at += 1
    },
    replaceState(state: unknown, _title: string, address?: string) {
      browser.entries[browser.at] = { state, path: pathOf(address) }
    },
    go: (steps: number) => void browser.underWay.push(steps),
  },
  addEventListener: (_type: string, listener: () => void) => {
    browser.onMove = listener
  },
  scrollTo: () => {},
  setTimeout: (act: () => void, ms = 0) => {
    timers.set(++handle, { act, ms })
    return handle
  },
  clearTimeout: (key: number) => void timers.delete(key),
})

/** A path in a variable: tests are compiled without the types of a browser, which these files need. */
const ROUTER = join(import.meta.dirname, '../../../portal/src/router')
const { go }: { go: (address: string) => void } = await import(join(ROUTER, 'place.ts'))
const { openLayer }: { openLayer: (close: () => void) => () => void } = await import(
  join(ROUTER, 'layers.ts')
)

interface Dialog {
  end: () => void
}

/** Open dialogs of the page, the topmost last. */
let dialogs: Dialog[] = []

function open(): void {
  const dialog: Dialog = { end: openLayer(() => close(dialog)) }
  dialogs.push(dialog)
}

function close(dialog: Dialog | undefined): void {
  dialogs = dialogs.filter((one) => one !== dialog)
  dialog?.end()
}

/** A page that is left takes its dialogs along. */
function act(step: () => void): void {
  const { path } = entry()
  step()
  if (entry().path !== path) for (const dialog of dialogs.splice(0)) dialog.end()
}

function arriveAll(): void {
  act(() => runTimers())
  while (browser.underWay.length > 0) {
    act(browser.arrive)
    act(() => runTimers())
  }
}

function move(steps: number): void {
  browser.underWay.push(steps)
  arriveAll()
}

const back = () => move(-1)

const STEPS = {
  open,
  closeTop: () => close(dialogs.at(-1)),
  closeBottom: () => close(dialogs[0]),
  arrive: browser.arrive,
  wait: () => runTimers(),
}

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...Object.values(STEPS)) },
    { weight: 1, arbitrary: fc.constant('go' as const) },
  ),
  { size: 'medium' },
)

test('a page that was asked for stays, and Back closes its dialogs one by one, however late the browser moves', () => {
  fc.assert(
    fc.property(steps, (asked) => {
      let pages = 0
      const goOn = () => go(`/portal/page-${++pages}`)
      act(goOn)
      arriveAll()
      for (const step of asked) act(step === 'go' ? goOn : step)
      arriveAll()
      const page = `/portal/page-${pages}`
      expect(entry().path).toBe(page)
      for (const left of dialogs.map((_, nth) => nth).toReversed()) {
        back()
        expect([dialogs.length, entry().path]).toEqual([left, page])
      }
    }),
    { numRuns: 500 },
  )
})

test('a page opens behind a dialog from which the browser does not go back', () => {
  open()
  close(dialogs[0])
  runTimers()
  browser.underWay = []
  go('/portal/behind')
  runTimers(1_000)
  expect(entry().path).toBe('/portal/behind')
})

test('a page is left with its dialogs by one step of the history', () => {
  go('/portal/far')
  go('/portal/near')
  open()
  move(-2)
  expect(entry().path).toBe('/portal/far')
})

test('Back closes a dialog that opens where Forward has led to one that has closed', () => {
  go('/portal/on')
  open()
  back()
  move(1)
  open()
  back()
  expect([dialogs.length, entry().path]).toEqual([0, '/portal/on'])
})

test('a page that was left from two dialogs is one step of the history', () => {
  go('/portal/from')
  const { at } = browser
  open()
  open()
  act(() => go('/portal/to'))
  back()
  expect([browser.at, entry().path]).toEqual([at, '/portal/from'])
})
