import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Instance } from '../../../support/processes/instance.ts'
import { COLOUR_RULES, findViolations } from '../../../support/tools/browser/axe.ts'
import { openPage, openPageIn } from '../../../support/tools/browser/browser.ts'
import { findLayoutFaults } from './layout/find-layout-faults.ts'
import { joinNames } from './layout/long-names.ts'
import { settle } from './settle.ts'

export interface PortalPage {
  /** Role of the sandbox's sign-in links; null: signed out. */
  as: 'owner' | 'frontdesk' | 'coach' | 'coordinator' | 'admin' | null
  path: string
}

const [NARROW, BETWEEN, WIDEST] = [390, 768, 1280]
/** Of a phone that is held across. */
const LANDSCAPE = { width: 844, height: 390 }
const SIZES = [
  { width: NARROW, height: 900 },
  { width: BETWEEN, height: 900 },
  LANDSCAPE,
  { width: WIDEST, height: 900 },
]

const LIGHT = ['light'] as const
/** No box moves with the theme, so that the dark one is judged at one width. */
const BOTH = ['light', 'dark'] as const

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

/** Faults of a page that is opened for it: those of its looks, of the console and of requests. */
export async function checkPage(
  context: BrowserContext,
  { baseUrl }: Instance,
  { shows, ...asked }: PortalPage & { shows: string },
): Promise<string[]> {
  const { page, faults } = await openPageIn(context, `${baseUrl}${toSignInPath(asked)}`)
  await page.getByText(shows).first().waitFor()
  const found = await checkLooks(page)
  await page.close()
  return [...found, ...faults]
}

/**
 * Faults of a page in both themes at four widths: accessibility, layout, and what is too wide with text at 150 %. One load
 * serves all looks: the window is resized and the theme switched in place. Themes differ in colours alone
 * (decisions/themes.test.ts), so that axe judges the dark one by its colours.
 */
export async function checkLooks(page: Page): Promise<string[]> {
  return findFaults(page, async (look) => {
    if (look.isDark) return findViolations(page, { rules: COLOUR_RULES })
    const isJudged = look.width === NARROW || look.width === WIDEST
    const violations = isJudged ? await findViolations(page) : []
    return [...violations, ...(await findTooWideEnlarged(page, look.width))]
  })
}

/** Faults of the layout alone, with names in words and, on phone and desktop, without a place to break them. */
export async function checkLayout(page: Page): Promise<string[]> {
  const found = await findFaults(page, async () => [])
  const separate = await joinNames(page)
  found.push(...(await findJoined(page, WIDEST)), ...(await findJoined(page, NARROW)))
  await separate()
  return found
}

async function findJoined(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await settle(page)
  const faults = await findLayoutFaults(page)
  return faults.map((fault) => `unbroken at ${width} px: ${fault}`)
}

interface Look {
  width: number
  isDark: boolean
}

async function findFaults(page: Page, find: (look: Look) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of width === WIDEST ? BOTH : LIGHT) {
      await page.emulateMedia({ colorScheme })
      const isDark = colorScheme === 'dark'
      await settle(page)
      const faults = [...(await findLayoutFaults(page)), ...(await find({ width, isDark }))]
      found.push(...faults.map((fault) => `${colorScheme} at ${width} px: ${fault}`))
    }
  }
  return found
}

async function findTooWideEnlarged(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate<number>(`(({ documentElement: root }) => {
    root.style.fontSize = '150%'
    const { scrollWidth } = root
    root.style.fontSize = ''
    return scrollWidth
  })(document)`)
  return wide > width ? [`${wide} px wide with text at 150 %`] : []
}
