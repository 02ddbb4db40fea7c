import type { Locator, Page } from 'playwright-core'
import { until } from '../../../../support/time/until.ts'

/** Drags a helper by a mouse; what happens meanwhile does so while it is held over the target. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await until(() => pickUp(page, from))
  const end = await boxOf(to)
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  await meanwhile()
  await page.mouse.up()
}

/** False where another row was picked up, since the list moved below the pointer. */
async function pickUp(page: Page, from: Locator): Promise<boolean> {
  await from.scrollIntoViewIfNeeded()
  const start = await boxOf(from)
  await page.mouse.move(start.x + PADDING_PX, start.y + PADDING_PX)
  await page.mouse.down()
  await page.mouse.move(start.x + 2 * PADDING_PX, start.y + PADDING_PX, { steps: 2 })
  const carried = await page.locator('.drag-ghost').innerText()
  if (carried !== '' && (await from.innerText()).includes(carried)) return true
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return false
}

/** Where a row has its text and no button. */
const PADDING_PX = 18

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}
