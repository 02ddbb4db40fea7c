import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Instance } from '../../support/processes/instance.ts'
import { findViolations } from '../../support/tools/browser/axe.ts'
import { openPage } from '../../support/tools/browser/browser.ts'

export interface PortalPage {
  /** Role of the sandbox's sign-in links; null: signed out. */
  as: 'owner' | 'frontdesk' | 'coach' | 'coordinator' | 'admin' | null
  path: string
}

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 768, 1280].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
)

/** A page of the portal in a browser of its own, with its faults as they come. */
export async function openPortal(
  browser: Browser,
  { baseUrl }: Instance,
  { as, path }: PortalPage,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: readonly string[] }> {
  const to = encodeURIComponent(path)
  const address = as === null ? path : `/portal/sign-in/as/${as}?to=${to}`
  return openPage(browser, `${baseUrl}${address}`, { locale: 'en-GB', ...options })
}

/** Faults of a page in both themes at three widths: accessibility, console, requests, and what is too wide. */
export async function checkPage(
  browser: Browser,
  instance: Instance,
  { shows, ...asked }: PortalPage & { shows: string },
): Promise<string[]> {
  const found: string[] = []
  for (const look of LOOKS) {
    const { page, faults } = await openPortal(browser, instance, asked, look)
    await page.getByText(shows).first().waitFor()
    const name = `${look.colorScheme} at ${look.viewport.width} px`
    const width = await page.evaluate<number>('document.documentElement.scrollWidth')
    const violations = await findViolations(page)
    if (width > look.viewport.width) found.push(`${name}: ${width} px wide`)
    found.push(...[...violations, ...faults].map((fault) => `${name}: ${fault}`))
    await page.context().close()
  }
  return found
}
