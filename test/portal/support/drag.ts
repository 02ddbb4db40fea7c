import type { Locator, Page } from 'playwright-core'

/** Drags by a mouse; what happens meanwhile does so while it is held over the target. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await boxOf(from), await boxOf(to)]
  await page.mouse.move(start.x + PADDING_PX, start.y + PADDING_PX)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  await meanwhile()
  await page.mouse.up()
}

/** Where a row has its text and no button. */
const PADDING_PX = 18

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}
