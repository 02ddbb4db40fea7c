import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import {
  findBrowser,
  launchBrowser,
} from '../../../test/system/support/tools/browser/launch-browser.ts'
import { median } from '../../measuring/statistics.ts'

/** How a page of the portal is opened by a browser that has loaded nothing of it. */
export interface OpenedPage {
  /** From the navigation until the first picture with content. */
  firstPictureMs: number
  /** Until all bookings of the day are drawn. */
  drawnMs: number
  /** What the page has loaded by then, as it was sent. */
  bytes: number
  scriptBytes: number
  /** Processor time of the page's main thread until then: what is left of it on a busy machine. */
  cpuMs: number
}

export interface OpenTodayPlan {
  /** Signs in and leads to a page. */
  signInUrl: string
  /** Matches of the day to wait for. */
  count: number
  rounds: number
  signal: AbortSignal
}

/** Opens the page Today several times, each in a context of its own; medians, without the first time. */
export async function openToday(
  stack: AsyncDisposableStack,
  { signInUrl, count, rounds, signal }: OpenTodayPlan,
): Promise<OpenedPage> {
  const browser = await launchBrowser(await findBrowser((line) => console.error(line)))
  stack.defer(() => browser.close())
  const opened: OpenedPage[] = []
  for (let round = 0; round <= rounds; round += 1) {
    signal.throwIfAborted()
    opened.push(await openOnce(browser, signInUrl, count))
  }
  const warm = opened.slice(1)
  const of = (figure: keyof OpenedPage) => median(warm.map((one) => one[figure]))
  return {
    firstPictureMs: of('firstPictureMs'),
    drawnMs: of('drawnMs'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    cpuMs: of('cpuMs'),
  }
}

async function openOnce(browser: Browser, signInUrl: string, count: number): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    // Signs in without loading files.
    await context.request.get(signInUrl, { maxRedirects: 0 })
    await context.addInitScript({ content: watchBlocks(count) })
    const page = await context.newPage()
    const inspected = await context.newCDPSession(page)
    await inspected.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(new URL('/portal/el-naranjal/today', signInUrl).href)
    while (!(await page.evaluate<boolean>('window.drawnAt !== undefined'))) await pause(LOOK_MS)
    const { metrics } = await inspected.send('Performance.getMetrics')
    const cpuS = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    const figures = await page.evaluate<Omit<OpenedPage, 'cpuMs'>>(READ_FIGURES)
    return { ...figures, cpuMs: 1000 * cpuS }
  } finally {
    await context.close()
  }
}

/** Seldom, since the browser's own work is measured. */
const LOOK_MS = 100

/** Notes the first picture that has all blocks of the copied matches. */
const watchBlocks = (count: number) => `(() => {
  const look = () => {
    if (document.querySelectorAll('[data-block^="0190b000"]').length < ${count})
      return requestAnimationFrame(look)
    // After that picture.
    requestAnimationFrame(() => { window.drawnAt = performance.now() })
  }
  requestAnimationFrame(look)
})()`

const READ_FIGURES = `(() => {
  const loaded = ['resource', 'navigation'].flatMap((kind) => performance.getEntriesByType(kind))
  const sum = (entries) => entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0)
  const isScript = ({ name }) => new URL(name).pathname.endsWith('.js')
  return {
    firstPictureMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    drawnMs: window.drawnAt,
    bytes: sum(loaded),
    scriptBytes: sum(loaded.filter(isScript)),
  }
})()`
