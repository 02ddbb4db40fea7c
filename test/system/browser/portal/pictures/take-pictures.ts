import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { answerHelp } from '../../../../../build/answer-help.ts'
import {
  type Look,
  PICTURED_PAGES,
  type PicturedPage,
  toFile,
} from '../../../../support/portal/pictured-pages.ts'
import { findBrowser, launchBrowser } from '../../../support/tools/browser/launch-browser.ts'
import { settle } from '../support/settle.ts'
import { toPalettePng } from './palette-png.ts'
import { SEEN_AT, startStory } from './sandbox-story.ts'

/** Takes the pictures of `docs/portal/` from a sandbox that is started for them; names of pages as arguments take theirs alone. */
const SHOWN = resolve(import.meta.dirname, '../../../../../docs/portal')
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const

answerHelp(`Usage: npm run portal:pictures -- [PAGE...]

All pages where none is named.`)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !PICTURED_PAGES.some((page) => page.name === name))
if (unknown.length > 0) throw new Error(`No page has the name ${unknown.join(', ')}.`)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const browser = await launchBrowser(await findBrowser(say))
say('A sandbox starts, in which pages are opened.')
const story = await startStory()
const contexts = new Map<PicturedPage['as'], Promise<BrowserContext>>()
try {
  for (const page of PICTURED_PAGES) {
    if (wanted.length > 0 && !wanted.includes(page.name)) continue
    const tab = await open(page)
    for (const look of page.looks) {
      const png = toPalettePng(await take(tab, page, look))
      writeFileSync(join(SHOWN, toFile(page, look)), png)
      say(`${toFile(page, look)}: ${Math.round(png.length / 1024)} KB`)
    }
    await tab.close()
  }
} finally {
  await browser.close()
  await story.end()
}

async function open({ as, path, shows, typed, meanwhile }: PicturedPage): Promise<Page> {
  const context = contexts.get(as) ?? enter(as)
  contexts.set(as, context)
  const tab = await (await context).newPage()
  // On a busy machine too, only what hangs runs into it.
  tab.setDefaultTimeout(120_000)
  await tab.clock.setFixedTime(SEEN_AT)
  const address = typeof path === 'function' ? path(story) : path
  const first = typeof address === 'string' ? address : address.from
  await tab.goto(`${story.instance.baseUrl}${first}`)
  if (typeof address !== 'string') await tab.locator(address.link).first().click()
  await tab.getByText(shows).first().waitFor()
  await tab.waitForLoadState('networkidle')
  await meanwhile?.(story)
  for (const [keys, text] of typed ?? []) {
    await tab.keyboard.type(keys)
    await tab.getByText(text).first().waitFor()
  }
  await tab.waitForLoadState('networkidle')
  return tab
}

/** Each person signs in once. */
async function enter(as: PicturedPage['as']): Promise<BrowserContext> {
  const { baseUrl } = story.instance
  const context = await browser.newContext({
    ...{ locale: 'en-GB', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
  })
  if (as !== null) await context.request.get(`${baseUrl}/portal/sign-in/as/${as}`)
  // Addresses of this machine.
  await context.route('**/portal/api/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = story.stand.reduce((all, [found, instead]) => all.replaceAll(found, instead), text)
    await route.fulfill({ response, body })
  })
  return context
}

async function take(tab: Page, { height }: PicturedPage, look: Look): Promise<Buffer> {
  const isPhone = look === 'phone'
  await tab.setViewportSize({
    width: isPhone ? 390 : 1280,
    height: isPhone ? 844 : (height ?? 900),
  })
  await tab.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  await settle(tab)
  await tab.waitForLoadState('networkidle')
  await tab.locator('.sk').first().waitFor({ state: 'detached' })
  return tab.screenshot(STILL)
}
