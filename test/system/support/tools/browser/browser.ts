import { afterEach, describe } from '@jest/globals'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { endWithSuite } from '../../../../support/jest/left-behind.ts'
import type { Chromium } from './find-chromium.ts'
import { findBrowser, launchBrowser } from './launch-browser.ts'

const found = await findOrSay()
/** Shorter than the limit of a test, which fails without saying what it waited for. */
const WITHIN_MS = 280_000
/** Contexts of pages that the running test opened. */
const contexts: BrowserContext[] = []

/** `describe` of the suite that calls it, or a skipped one with a message where no browser can be fetched. */
export function describeInBrowser(title: string, tests: () => void): void {
  // Suites of one worker share this module, and each has a `describe` of its own.
  const declare = found ? describe : describe.skip
  declare(title, () => {
    // A page that stays open draws each change of the club until its suite ends.
    afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())))
    tests()
  })
}

/** Starts a browser, which also ends with the suite. */
export async function startBrowser(): Promise<Browser> {
  if (!found) throw new Error('There is no browser: use describeInBrowser.')
  const browser = await launchBrowser(found)
  browser.on('context', (context) => context.setDefaultTimeout(WITHIN_MS))
  endWithSuite(() => void browser.close().catch(() => {}))
  return browser
}

export interface OpenedPage {
  page: Page
  /** Errors of scripts, of the console (such as CSP) and of requests, with requests to other origins. */
  faults: readonly string[]
}

/** Opens a page in a context of its own, which ends with the test. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext(options)
  contexts.push(context)
  return openPageIn(context, url)
}

/** Opens a page beside others, whose cookies and loaded files it shares. */
export async function openPageIn(context: BrowserContext, url: string): Promise<OpenedPage> {
  const page = await context.newPage()
  const faults: string[] = []
  const { origin } = new URL(url)
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it no longer needs.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.protocol.startsWith('http') && address.origin !== origin)
      faults.push(`other origin: ${address.href}`)
  })
  await page.goto(url)
  return { page, faults }
}

async function findOrSay(): Promise<Chromium | null> {
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  return findBrowser(say).catch((error: Error) => {
    say(`SKIPPED, because no browser can be fetched: ${error.message}`)
    return null
  })
}
