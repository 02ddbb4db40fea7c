import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { settle } from '../support/settle.ts'
import { type Boxes, layoutBoxesOf } from './layout-boxes.ts'
import type { Picture } from './pictured-pages.ts'
import type { Recorded } from './record-answers.ts'
import { makeReplay } from './replay-page.ts'

export const SHOWN = resolve(import.meta.dirname, '../../../../../docs/portal')
export const BOXES = join(import.meta.dirname, 'boxes.json')
export const REFERENCE = join(import.meta.dirname, 'reference.png')

export interface Taken {
  png: Buffer
  boxes: Boxes
  faults: readonly string[]
}

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const

/** Takes pictures by name; those of one page that follow one another without opening it again. */
export function makeCamera(browser: Browser, recorded: Recorded) {
  const open = makeReplay(browser, recorded)

  async function show({ page: name, width, theme }: Picture) {
    const { tab, faults, page } = await open(name)
    await tab.setViewportSize({ width, height: width === 390 ? 844 : (page.height ?? 900) })
    await tab.emulateMedia({ colorScheme: theme })
    await settle(tab)
    return { tab, faults: faults.splice(0) }
  }

  return {
    async take(picture: Picture): Promise<Taken> {
      const { tab, faults } = await show(picture)
      const part = picture.part === undefined ? undefined : `[data-part=${picture.part}]`
      const png = part ? await tab.locator(part).screenshot(STILL) : await tab.screenshot(STILL)
      return { png, boxes: await layoutBoxesOf(tab, part), faults }
    },
  }
}

const TEXT = `<p style="font:14px sans-serif">Pista 12, 17:30–19:00 · Fußgängerübergänge · ¿Mañana?</p>
<p style="font:600 20px sans-serif">6–4 3–2 40–30 AD</p><p style="font:12px monospace">score.updated 01KAQ7Z3</p>`

/** A few words in the fonts of the portal: where they look otherwise, every picture does. */
export async function takeReference(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 480, height: 160 } })
  const tab = await context.newPage()
  await tab.setContent(TEXT)
  const png = await tab.screenshot(STILL)
  await context.close()
  return png
}
