import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Instance } from '../../../support/processes/instance.ts'
import { COLOUR_RULES, findViolations } from '../../../support/tools/browser/axe.ts'
import { openPage, openPageIn } from '../../../support/tools/browser/browser.ts'
import { findLayoutFaults } from './layout/find-layout-faults.ts'
import { settle } from './settle.ts'

export interface PortalPage {
  /** Role of the sandbox's sign-in links; null: signed out. */
  as: 'owner' | 'frontdesk' | 'coach' | 'coordinator' | 'admin' | null
  path: string
}

const WIDTHS = [390, 768, 1280]

/** A page of the portal in a browser of its own, with its faults as they come. */
export async function openPortal(
  browser: Browser,
  { baseUrl }: Instance,
  asked: PortalPage,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: readonly string[] }> {
  return openPage(browser, `${baseUrl}${toSignInPath(asked)}`, { locale: 'en-GB', ...options })
}

export function toSignInPath({ as, path }: PortalPage): string {
  return as === null ? path : `/portal/sign-in/as/${as}?to=${encodeURIComponent(path)}`
}

/**
 * Faults of a page in both themes at three widths: accessibility, layout, console, requests, and what is too wide with text
 * at 150 %.
 */
export async function checkPage(
  context: BrowserContext,
  { baseUrl }: Instance,
  { shows, ...asked }: PortalPage & { shows: string },
): Promise<string[]> {
  const { page, faults } = await openPageIn(context, `${baseUrl}${toSignInPath(asked)}`)
  await page.getByText(shows).first().waitFor()
  const found = await checkLooksOnce(page)
  await page.close()
  return [...found, ...faults]
}

/** As `checkLooks`, with colours alone in the dark, which is all that decisions/themes.test.ts lets differ, and with larger text. */
export function checkLooksOnce(page: Page): Promise<string[]> {
  return checkLooks(page, { darkRules: COLOUR_RULES, isEnlarged: true })
}

interface Looked {
  /** Whether accessibility is checked. */
  isAxed?: boolean
  /** Absent: every rule. */
  darkRules?: readonly string[]
  /** Whether text at 150 % has to fit, too. */
  isEnlarged?: boolean
}

/** One load serves all looks: the window is resized and the theme switched in place. */
export async function checkLooks(
  page: Page,
  { isAxed = true, darkRules, isEnlarged = false }: Looked = {},
): Promise<string[]> {
  const found: string[] = []
  let themes: readonly ('dark' | 'light')[] = ['dark', 'light']
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const rules = colorScheme === 'dark' ? darkRules : undefined
      const faults = [
        ...(isAxed ? await findViolations(page, rules && { rules }) : []),
        ...(await findLayoutFaults(page)),
      ]
      found.push(...faults.map((fault) => `${colorScheme} at ${width} px: ${fault}`))
    }
    // The next width begins in the theme that is there.
    themes = themes.toReversed()
    if (isEnlarged) found.push(...(await findTooWideEnlarged(page, width)))
  }
  return found
}

async function findTooWideEnlarged(page: Page, width: number): Promise<string[]> {
  await page.evaluate("document.documentElement.style.fontSize = '150%'")
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  await page.evaluate("document.documentElement.style.fontSize = ''")
  return wide > width ? [`at ${width} px: ${wide} px wide with text at 150 %`] : []
}
