import type { Browser, BrowserContext, Page } from 'playwright-core'
import { settle } from '../support/settle.ts'
import { COMPONENT_PAGES, PICTURED_PAGES, type PicturedPage } from './pictured-pages.ts'
import { SEEN_AT, type Story } from './sandbox-story.ts'

/** What a sandbox answered to the pages of which pictures are taken. */
export interface Recorded {
  /** Addresses of pages by their names. */
  paths: Record<string, string>
  /** By role, method, path and body. */
  answers: Record<string, { status: number; body: string }>
  /** What came by the socket, by page, in order: operation and message. */
  live: Record<string, { name: string; payload: unknown }[]>
}

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 390, height: 844 }

/** Opens each page in the sandbox, wide and then narrow, and keeps what it is answered. */
export async function recordAnswers(browser: Browser, story: Story): Promise<Recorded> {
  const recorded: Recorded = { paths: {}, answers: {}, live: {} }
  const openTab = makeOpenTab(browser, story)
  for (const page of [...PICTURED_PAGES, ...COMPONENT_PAGES]) {
    const path = await findPath(openTab, story, page)
    const tab = await openTab(page.as)
    recorded.paths[page.name] = await recordPage(tab, story, page, { recorded, path })
  }
  return withStableIds(recorded, story)
}

type OpenTab = (as: PicturedPage['as']) => Promise<Page>

/** Opens tabs of people, each of whom signs in once. */
function makeOpenTab(browser: Browser, { instance: { baseUrl } }: Story): OpenTab {
  const contexts = new Map<PicturedPage['as'], Promise<BrowserContext>>()
  const enter = async (as: PicturedPage['as']) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: WIDE })
    if (as !== null) await context.request.get(`${baseUrl}/portal/sign-in/as/${as}`)
    return context
  }
  return async (as) => {
    const context = contexts.get(as) ?? enter(as)
    contexts.set(as, context)
    return (await context).newPage()
  }
}

async function findPath(
  openTab: OpenTab,
  story: Story,
  { as, path }: PicturedPage,
): Promise<string> {
  if (typeof path === 'string') return path
  if (typeof path === 'function') return path(story)
  const tab = await openTab(as)
  await tab.goto(`${story.instance.baseUrl}${path.from}`)
  const href = await tab.locator(path.link).first().getAttribute('href')
  await tab.close()
  return href ?? path.from
}

/** Returns its address. */
async function recordPage(
  tab: Page,
  story: Story,
  { name, as, shows, meanwhile }: PicturedPage,
  { recorded, path }: { recorded: Recorded; path: string },
): Promise<string> {
  // On a busy machine too, only what hangs runs into it.
  tab.setDefaultTimeout(120_000)
  await tab.clock.setFixedTime(SEEN_AT)
  const reading: Promise<void>[] = []
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!isRecorded(pathname)) return
    const key = keyOf(as, response.request().method(), pathname, response.request().postData())
    const read = async () => {
      recorded.answers[key] = { status: response.status(), body: await response.text() }
    }
    // A read that the page gave up has no body.
    reading.push(read().catch(() => {}))
  })
  const live: Recorded['live'][string] = []
  keepLive(tab, live)
  await tab.goto(`${story.instance.baseUrl}${path}`)
  await tab.getByText(shows).first().waitFor()
  await tab.waitForLoadState('networkidle')
  if (meanwhile) {
    await meanwhile(story)
    await tab.waitForLoadState('networkidle')
  }
  await tab.setViewportSize(NARROW)
  await settle(tab)
  await tab.waitForLoadState('networkidle')
  recorded.live[name] = live
  await Promise.all(reading)
  // A link that signs in leads to another address.
  const { pathname, search } = new URL(tab.url())
  await tab.close()
  return pathname + search
}

/** Answers to pages, and the pages that the server writes for helpers. */
export function isRecorded(path: string): boolean {
  return path.startsWith('/portal/api/') || path === '/helpers/'
}

export function keyOf(
  as: PicturedPage['as'],
  method: string,
  path: string,
  body: string | null,
): string {
  return [as ?? 'nobody', method, path, body ?? ''].join(' ').trim()
}

function keepLive(tab: Page, live: Recorded['live'][string]): void {
  const names = new Map<string, string>()
  tab.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { id, type, payload: asked } = JSON.parse(String(payload))
      if (type === 'subscribe') names.set(id, asked.operationName)
    })
    socket.on('framereceived', ({ payload: frame }) => {
      const { id, type, payload } = JSON.parse(String(frame))
      if (type === 'next') live.push({ name: names.get(id) ?? '', payload })
    })
  })
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids are counted instead of random, so that two recordings of the same differ in nothing. */
function withStableIds(recorded: Recorded, { stand }: Story): Recorded {
  const ids = new Map<string, string>()
  const text = stand.reduce(
    (all, [found, instead]) => all.replaceAll(found, instead),
    JSON.stringify(recorded),
  )
  const counted = text.replace(UUID, (id) => {
    const known = ids.get(id) ?? `00000000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  })
  return JSON.parse(counted) as Recorded
}
