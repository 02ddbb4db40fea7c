import type { Page } from 'playwright-core'

/** Place and size of an element, in whole pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number]
export type Boxes = Readonly<Record<string, Box>>

const MARKED = 'main, nav, header, section, table, h1, h2, .btn, .blk, .need, tr, label'

/** Boxes of what a reader takes in as one, by kind and order: where fonts differ, these still say what collapsed. */
export function layoutBoxesOf(page: Page, within = 'body'): Promise<Boxes> {
  return page.evaluate<Boxes>(`(() => {
    const root = document.querySelector(${JSON.stringify(within)})
    const counts = {}
    const boxes = {}
    for (const element of root.querySelectorAll(${JSON.stringify(MARKED)})) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || y > innerHeight) continue
      const kind = element.tagName.toLowerCase()
      counts[kind] = (counts[kind] ?? 0) + 1
      if (counts[kind] <= 12) boxes[kind + ' ' + counts[kind]] = [x, y, width, height].map(Math.round)
    }
    return boxes
  })()`)
}

const ROOM_PX = 24
const ROOM_SHARE = 0.12

/** Boxes that are elsewhere, or of another size, by more than another font explains. */
export function findMoved(known: Boxes, found: Boxes): string[] {
  return [...new Set([...Object.keys(known), ...Object.keys(found)])].filter((name) => {
    const [before, after] = [known[name], found[name]]
    if (before === undefined || after === undefined) return true
    return before.some((value, at) => {
      const room = ROOM_PX + ROOM_SHARE * Math.abs(value)
      return Math.abs(value - (after[at] ?? 0)) > room
    })
  })
}
