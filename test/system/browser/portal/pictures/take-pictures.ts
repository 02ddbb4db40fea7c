import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, launchBrowser } from '../../../support/tools/browser/launch-browser.ts'
import { keepAnswers, readAnswers } from './answers/kept-answers.ts'
import type { Boxes } from './layout-boxes.ts'
import { toPalettePng } from './palette-png.ts'
import { PICTURES } from './pictured-pages.ts'
import { recordAnswers } from './record-answers.ts'
import { startStory } from './sandbox-story.ts'
import { BOXES, makeCamera, REFERENCE, SHOWN, takeReference } from './take-picture.ts'

/**
 * Takes the pictures of `docs/portal/`. With `--kept`, from the answers that were recorded last time; otherwise a sandbox
 * is started, in which they are recorded.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const browser = await launchBrowser(await findBrowser(say))

if (!process.argv.includes('--kept')) {
  say('A sandbox starts, in which pages are opened.')
  const story = await startStory()
  const recorded = await recordAnswers(browser, story).finally(() => story.end())
  keepAnswers(recorded)
}

const recorded = readAnswers()
mkdirSync(SHOWN, { recursive: true })
for (const file of readdirSync(SHOWN)) if (file.endsWith('.png')) rmSync(join(SHOWN, file))
const boxes: Record<string, Boxes> = {}
let bytes = 0
const camera = makeCamera(browser, recorded)
for (const picture of PICTURES) {
  const taken = await camera.take(picture)
  for (const fault of taken.faults) say(`${picture.file}: ${fault}`)
  const png = toPalettePng(taken.png)
  bytes += png.length
  boxes[picture.file] = taken.boxes
  writeFileSync(join(SHOWN, `${picture.file}.png`), png)
}
writeFileSync(BOXES, `${JSON.stringify(boxes)}\n`)
writeFileSync(REFERENCE, toPalettePng(await takeReference(browser)))
await browser.close()
say(`${PICTURES.length} pictures, ${Math.round(bytes / 1024)} KB`)
