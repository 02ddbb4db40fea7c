import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import { PAGE_HEADERS } from '../../../../../portal/server/files/page-headers.ts'
import { SCRIPT, STYLE } from '../../../../../rest-facade/helper-pages/style.ts'
import { readBuiltPortal } from '../../../../support/source/built-portal.ts'
import { until } from '../../../../support/time/until.ts'
import { settle } from '../support/settle.ts'
import { toMove } from '../support/walk/to-move.ts'
import { COMPONENT_PAGES, PICTURED_PAGES, type PicturedPage } from './pictured-pages.ts'
import { isRecorded, keyOf, type Recorded } from './record-answers.ts'
import { SEEN_AT } from './sandbox-story.ts'

const ORIGIN = 'https://clubgate.example'
const built = readBuiltPortal()

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html' } as const
/** Those of a helper's page, which the server writes. */
const HELPER_FILES: Readonly<Record<string, { contentType: string; body: string }>> = {
  '/helpers/style.css': { contentType: TYPES.css, body: STYLE },
  '/helpers/page.js': { contentType: TYPES.js, body: SCRIPT },
}

export interface Replayed {
  tab: Page
  faults: string[]
  /** Calls that are not answered yet. */
  calls: number
  /** The page that is open. */
  name: string
}

/** What a test adds to a context before its page is opened. */
type Prepare = (context: BrowserContext) => Promise<void>

/** Opens one page by itself. */
export function replayPage(
  browser: Browser,
  recorded: Recorded,
  name: string,
  prepare?: Prepare,
): Promise<Replayed> {
  return makeReplay(browser, recorded, prepare)(name)
}

/**
 * Opens pages with the built files and recorded answers, without a server: they look the same each time. Each person loads
 * the portal once and goes on in it.
 */
export function makeReplay(
  browser: Browser,
  recorded: Recorded,
  prepare: Prepare = async () => {},
) {
  const opened = new Map<PicturedPage['as'], Replayed>()

  async function enter({ as, name }: PicturedPage): Promise<Replayed> {
    const context = await browser.newContext({
      ...{ locale: 'en-GB', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
    })
    const tab = await context.newPage()
    const replayed: Replayed = { tab, faults: [], calls: 0, name }
    await answer(context, recorded, { as, replayed })
    await prepare(context)
    tab.on('pageerror', ({ message }) => replayed.faults.push(message))
    tab.on('console', (message) => {
      if (/error|warning/.test(message.type())) replayed.faults.push(message.text())
    })
    tab.on('request', () => {
      replayed.calls += 1
    })
    for (const end of ['requestfinished', 'requestfailed'] as const)
      tab.on(end as 'requestfinished', () => {
        replayed.calls -= 1
      })
    await tab.routeWebSocket(/\/portal\/api\/live$/, (socket) =>
      answerLive(socket, () => recorded.live[replayed.name] ?? []),
    )
    return replayed
  }

  return async (name: string): Promise<Replayed & { page: PicturedPage }> => {
    const page = [...PICTURED_PAGES, ...COMPONENT_PAGES].find((one) => one.name === name)
    if (page === undefined) throw new Error(`There is no page ${name}.`)
    const known = opened.get(page.as)
    const replayed = known ?? (await enter(page))
    opened.set(page.as, replayed)
    if (known?.name !== name) await move(replayed, page, recorded)
    return Object.assign(replayed, { page })
  }
}

async function move(replayed: Replayed, page: PicturedPage, recorded: Recorded): Promise<void> {
  const { tab } = replayed
  const path = recorded.paths[page.name] ?? ''
  replayed.name = page.name
  await tab.setViewportSize({ width: 1280, height: 900 })
  await tab.clock.setFixedTime(page.seenAt ?? SEEN_AT)
  const isWithin = [tab.url(), ORIGIN + path].every((url) => url.startsWith(`${ORIGIN}/portal/`))
  if (isWithin) await tab.evaluate(toMove(path))
  else await tab.goto(`${ORIGIN}${path}`)
  await tab.getByText(page.shows).first().waitFor()
  await until(async () => {
    await settle(tab)
    return replayed.calls === 0
  })
  // Lists that have arrived may not be drawn yet; the page of the components shows one that never arrives.
  if (!COMPONENT_PAGES.includes(page))
    await tab.locator('.sk').first().waitFor({ state: 'detached' })
}

async function answer(
  context: BrowserContext,
  { answers }: Recorded,
  { as, replayed }: { as: PicturedPage['as']; replayed: Replayed },
): Promise<void> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const helperFile = HELPER_FILES[pathname]
    if (helperFile) return route.fulfill(helperFile)
    if (isRecorded(pathname)) {
      const key = keyOf(as, request.method(), pathname, request.postData())
      const known = answers[key]
      if (known === undefined) replayed.faults.push(`not recorded: ${key}`)
      return route.fulfill({
        contentType: pathname.startsWith('/helpers/') ? TYPES.html : 'application/json',
        ...(known ?? { status: 404 }),
      })
    }
    const file = pathname.startsWith('/portal/assets/')
      ? pathname.slice('/portal/'.length)
      : 'index.html'
    return route.fulfill({
      body: Buffer.from(built.get(file) ?? []),
      contentType: TYPES[file.split('.').at(-1) as keyof typeof TYPES] ?? 'text/plain',
      headers: file === 'index.html' ? { ...PAGE_HEADERS } : {},
    })
  })
}

/** graphql-transport-ws: each subscription gets its recorded messages, and goes on. */
function answerLive(socket: WebSocketRoute, readLive: () => Recorded['live'][string]): void {
  socket.onMessage((frame) => {
    const { id, type, payload } = JSON.parse(String(frame))
    const send = (message: object) => socket.send(JSON.stringify(message))
    if (type === 'connection_init') send({ type: 'connection_ack' })
    if (type === 'ping') send({ type: 'pong' })
    if (type !== 'subscribe') return
    for (const message of readLive())
      if (message.name === payload.operationName)
        send({ id, type: 'next', payload: message.payload })
  })
}
