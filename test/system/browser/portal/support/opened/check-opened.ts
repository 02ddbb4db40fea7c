import type { Page } from 'playwright-core'
import { findLayoutFaults } from '../layout/find-layout-faults.ts'
import { withoutNames } from '../layout/long-names.ts'
import { settle } from '../settle.ts'
import { toMove } from '../walk/to-move.ts'
import { CLOSE_ALL, LIST_OPENERS, SHOWN, toPress } from './openers.ts'
import { typeEverywhere } from './typed-values.ts'
import { watchLoading } from './watch-loading.ts'

/** The last one is that of the page below. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
] as const

/** The walk goes on with its session. */
const LEFT_OUT = /Sign out$/

interface Shown {
  address: string
  /** Of the topmost dialog; null where none is open. */
  title: string | null
}

/**
 * Presses every button of a page and of its dialogs, and types into all their fields; faults of the layout of the dialogs.
 * What the page would change has to be refused.
 */
export async function checkOpened(page: Page): Promise<string[]> {
  const found: string[] = []
  const seen = new Set<string>()
  const look = () => page.evaluate<Shown>(SHOWN)
  const { settleLoaded, end } = watchLoading(page)
  await page.setViewportSize(SIZES[2])
  await settle(page)
  const { address } = await look()

  async function reset(): Promise<void> {
    await page.evaluate(CLOSE_ALL)
    const { address: now, title } = await look()
    if (title !== null) found.push(`“${title}” stays open`)
    if (now === address) return
    await page.evaluate(toMove(address))
    await page.locator('.sk').first().waitFor({ state: 'detached' })
  }

  /** Whether it has opened a dialog that was not seen before, which is looked at and typed into. */
  async function press(key: string): Promise<string | null> {
    if (!(await page.evaluate<boolean>(toPress(key)))) return null
    await settleLoaded()
    const { title } = await look()
    const name = withoutNames(title ?? '')
    if (title === null || seen.has(name)) return null
    seen.add(name)
    await page.locator('dialog[open] .sk').first().waitFor({ state: 'detached' })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await settle(page)
      const faults = await findLayoutFaults(page, 'dialog[open]')
      found.push(...faults.map((fault) => `“${name}” at ${size.width} px: ${fault}`))
    }
    await typeEverywhere(page, 'dialog[open]')
    return title
  }

  await typeEverywhere(page, '#main')
  await reset()
  const openers = await page.evaluate<string[]>(LIST_OPENERS)
  for (const opener of openers.filter((key) => !LEFT_OUT.test(key))) {
    const title = await press(opener)
    if (title === null) {
      await reset()
      continue
    }
    for (const inner of await page.evaluate<string[]>(LIST_OPENERS)) {
      if ((await look()).title !== title) {
        await reset()
        await page.evaluate(toPress(opener))
        await settleLoaded()
      }
      await press(inner)
    }
    await reset()
  }
  end()
  return found
}
