import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HERE } from '../sides/product.ts'
import { toCharts } from './charts.ts'
import { readFigures } from './figures-file.ts'
import { toSections } from './markdown.ts'

const DOCUMENT = join(HERE, 'docs/performance.md')
const CHARTS = join(HERE, 'docs/performance')

/** Writes the last figures into the document, between its markers, and draws its charts. */
export async function drawReport(): Promise<void> {
  const figures = await readFigures()
  let text = await readFile(DOCUMENT, 'utf8')
  for (const [name, section] of Object.entries(toSections(figures)))
    text = replaceBetween(text, name, section)
  await writeFile(DOCUMENT, text)
  await mkdir(CHARTS, { recursive: true })
  for (const [name, svg] of Object.entries(toCharts(figures)))
    await writeFile(join(CHARTS, name), svg)
  console.log(`Written: ${DOCUMENT} and ${CHARTS}/*.svg`)
}

export function replaceBetween(text: string, name: string, section: string): string {
  const [begin, end] = [`<!-- made: ${name} -->\n`, `\n<!-- end: ${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end, from)
  if (from === -1 || to === -1) throw new Error(`There is no place for ${name}.`)

  return text.slice(0, from + begin.length) + section + text.slice(to)
}
