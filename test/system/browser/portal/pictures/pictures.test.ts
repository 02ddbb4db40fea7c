import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { PNG } from 'pngjs'
import { matchPath } from '../../../../../portal/src/router/match-path.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { readAnswers } from './answers/kept-answers.ts'
import { comparePictures } from './compare-pictures.ts'
import { type Boxes, findMoved } from './layout-boxes.ts'
import { toPalettePng } from './palette-png.ts'
import { PICTURES, type Picture } from './pictured-pages.ts'
import { BOXES, makeCamera, REFERENCE, SHOWN, type Taken, takeReference } from './take-picture.ts'

const ROUTES = resolve(import.meta.dirname, '../../../../../portal/src/routes.ts')
const MOST_BYTES = 150 * 1024
/** A letter has more; rounding of a corner on another processor has fewer. */
const MOST_PIXELS = 12

const recorded = readAnswers()

describe('pictures of the portal', () => {
  test('are those of the list, each under 150 KB', () => {
    const files = readdirSync(SHOWN).filter((file) => file.endsWith('.png'))
    expect(files.sort()).toEqual(PICTURES.map(({ file }) => `${file}.png`).sort())
    expect(files.filter((file) => statSync(join(SHOWN, file)).size > MOST_BYTES)).toEqual([])
  })

  test('show each page of the portal', () => {
    const paths = Object.values(recorded.paths).map((path) => path.split('?')[0] ?? '')
    // Both lead to another page at once.
    const notPictured = ['/portal/', '/portal/:club']
    const routes = readFileSync(ROUTES, 'utf8').matchAll(/ path: '([^']+)'/g)
    const unseen = [...routes]
      .map(([, route = '']) => route)
      .filter((route) => !paths.some((path) => matchPath(route, path) !== null))
    expect(unseen.filter((route) => !notPictured.includes(route))).toEqual([])
    expect(paths.length).toBeGreaterThan(10)
  })

  test('differ where a row has moved by a few pixels, and only there', () => {
    const png = readFileSync(join(SHOWN, 'today.png'))
    const moved = PNG.sync.read(png)
    PNG.bitblt(PNG.sync.read(png), moved, 240, 300, 600, 60, 240, 303)
    expect(comparePictures(png, PNG.sync.write(moved)).pixels).toBeGreaterThan(MOST_PIXELS)
    expect(comparePictures(png, PNG.sync.write(PNG.sync.read(png))).pixels).toBe(0)
  })

  test('keep their boxes, where a list has not collapsed', () => {
    const boxes: Boxes = { 'section 1': [230, 80, 1024, 640], 'h1 1': [230, 20, 200, 30] }
    expect(findMoved(boxes, { ...boxes, 'h1 1': [231, 21, 214, 31] })).toEqual([])
    expect(findMoved(boxes, { ...boxes, 'section 1': [230, 80, 1024, 90] })).toEqual(['section 1'])
    expect(findMoved(boxes, { 'h1 1': [230, 20, 200, 30] })).toEqual(['section 1'])
  })
})

describeInBrowser('pages of the portal', () => {
  let browser: Browser
  let camera: ReturnType<typeof makeCamera>
  let isSameFont = false
  const boxes = JSON.parse(readFileSync(BOXES, 'utf8')) as Record<string, Boxes>

  beforeAll(async () => {
    browser = await startBrowser()
    camera = makeCamera(browser, recorded)
    const { pixels } = comparePictures(readFileSync(REFERENCE), await takeReference(browser))
    isSameFont = pixels === 0
    if (!isSameFont)
      process.stderr.write(
        `PICTURES ARE NOT COMPARED: text looks otherwise on this machine (${pixels} pixels); boxes are compared instead.\n`,
      )
  })

  afterAll(async () => {
    await browser?.close()
  })

  test.each(PICTURES)('look as in docs/portal/$file.png', async (picture) => {
    const { taken, moved, difference } = await takeSettled(picture)
    expect(taken.faults).toEqual([])
    expect(moved).toEqual([])
    expect(difference).toBe(SAME)
  })

  /** Taken again while it differs: on a busy machine, what a page received last is drawn late. */
  async function takeSettled(picture: Picture, attempts = 5) {
    const taken = await camera.take(picture)
    const moved = findMoved(boxes[picture.file] ?? {}, taken.boxes)
    const difference = isSameFont ? compareWithShown(picture.file, taken) : SAME
    if ((moved.length === 0 && difference === SAME) || attempts === 1)
      return { taken, moved, difference }
    return takeSettled(picture, attempts - 1)
  }
})

const SAME = 'the same'

/** SAME, or where the difference is to be seen. */
function compareWithShown(file: string, { png }: Taken): string {
  const shown = join(SHOWN, `${file}.png`)
  if (!existsSync(shown)) return 'no such picture: npm run portal:pictures -- --kept'
  const kept = readFileSync(shown)
  // Mostly the colours that the palette left out differ by less than is counted, and it need not be made.
  if (comparePictures(kept, png).pixels <= MOST_PIXELS) return SAME
  const { pixels, picture } = comparePictures(kept, toPalettePng(png))
  if (pixels <= MOST_PIXELS) return SAME
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  writeFileSync(join(folder, `${file}.png`), png)
  if (picture) writeFileSync(join(folder, `${file}-difference.png`), picture)
  return `${pixels} pixels differ, see ${folder}; if this is as it should be: npm run portal:pictures -- --kept`
}
