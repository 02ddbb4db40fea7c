import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Instance } from '../../../support/processes/instance.ts'
import { type OpenedPage, openPageIn } from '../../../support/tools/browser/browser.ts'
import { checkOpened } from './opened/check-opened.ts'
import { checkLayout, checkLooks, type PortalPage, toSignInPath } from './portal-page.ts'
import { findTooLarge } from './walk/bytes-of-page.ts'
import { findInResponse, findReadable, secretsOf } from './walk/readable-secrets.ts'
import { toMove } from './walk/to-move.ts'

export interface WalkedPage extends PortalPage {
  shows: string
  /** Where the address of the page is known only from links: the page before it, and what is clicked there. */
  from?: string
  clicks?: readonly string[]
}

interface Walker extends OpenedPage {
  /** Faults that were counted to pages before. */
  counted: number
  /** Faults of answers, once they are read. */
  answers: Promise<string[]>[]
}

/**
 * Pages of the portal one after another: each person loads it once and goes on in it, which costs a tenth of a load for
 * each page.
 */
export function makePortalWalk(
  browser: Browser,
  instance: Instance,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
) {
  const secrets = secretsOf(instance.sandbox)
  const walkers = new Map<PortalPage['as'], Walker>()

  async function enter(asked: PortalPage): Promise<Walker> {
    const context = await browser.newContext({ locale: 'en-GB' })
    await prepare(context)
    const answers: Walker['answers'] = []
    context.on('response', (response) => void answers.push(findInResponse(response, secrets)))
    const opened = await openPageIn(context, instance.baseUrl + toSignInPath(asked))
    return { ...opened, counted: 0, answers }
  }

  async function open({ as, path, shows, from = path, clicks = [] }: WalkedPage): Promise<Walker> {
    const known = walkers.get(as)
    const walker = known ?? (await enter({ as, path: from }))
    walkers.set(as, walker)
    const { page } = walker
    // The page before may have left a phone's size, at which other parts lead on.
    if (clicks.length > 0) await page.setViewportSize({ width: 1280, height: 900 })
    if (known) await page.evaluate(toMove(from))
    for (const link of clicks) await page.locator(link).first().click()
    await page.getByText(shows).first().waitFor()
    await page.locator('.sk').first().waitFor({ state: 'detached' })
    return walker
  }

  return {
    open: async (asked: WalkedPage): Promise<Page> => (await open(asked)).page,
    /** Faults of the layout alone. */
    checkLayout: async (asked: WalkedPage): Promise<string[]> =>
      checkLayout((await open(asked)).page),
    /** Faults of what its buttons open, with those of scripts and the console while all of it is typed into. */
    async checkOpened(asked: WalkedPage): Promise<string[]> {
      const walker = await open(asked)
      const found = await checkOpened(walker.page)
      found.push(...walker.faults.slice(walker.counted))
      walker.counted = walker.faults.length
      return found
    },
    /** Faults: accessibility, layout, console, requests, policy, secrets where a script can read them, and bytes. */
    async check(asked: WalkedPage): Promise<string[]> {
      const isFirst = !walkers.has(asked.as)
      const walker = await open(asked)
      const { page, faults, answers } = walker
      const found = [
        ...(await checkLooks(page)),
        ...(await findReadable(page, secrets)),
        ...(await findTooLarge(page, { isFirst })),
        ...(await Promise.all(answers.splice(0))).flat(),
        ...faults.slice(walker.counted),
      ]
      walker.counted = faults.length
      return found
    },
  }
}
