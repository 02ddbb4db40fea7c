import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CHAINS } from '../support/guides/chains.ts'
import { isOutput } from '../support/guides/compare-output.ts'
import {
  fileNameOf,
  isRun,
  outputOf,
  RUN_LANGUAGES,
  readBlocks,
} from '../support/guides/read-blocks.ts'
import { readSource } from '../support/source/import-graph.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Pages whose blocks may run. */
const FOLDERS = ['docs/*.md', 'docs/{architecture,guides,operations}/*.md']
const PAGES = ['README.md', ...globSync(FOLDERS, { cwd: ROOT }).toSorted()]
const CHAINED = CHAINS.flat()
const BLOCKS = PAGES.flatMap((page) => {
  const blocks = readBlocks(readSource(page))
  return blocks.map((block, at) => ({ page, block, output: outputOf(blocks, at), at, blocks }))
})

/** What takes minutes, publishes a release, or starts a platform of its own. */
const MAX_NOT_RUN = 6
/** Samples that no block of the page prints. */
const MAX_NOT_COMPARED = 2

describe('the pages', () => {
  test('are in one chain at most, and each guide in one', () => {
    expect(
      CHAINED.filter((page, at) => !PAGES.includes(page) || CHAINED.indexOf(page) < at),
    ).toEqual([])
    const guides = PAGES.filter((page) => page.startsWith('docs/guides/'))
    expect(guides.filter((page) => !CHAINED.includes(page))).toEqual([])
  })

  test('have no block that could run and is in no chain', () => {
    const missing = BLOCKS.filter(({ page, block }) => isRun(block) && !CHAINED.includes(page))
    expect(missing.map(({ page, block }) => `${page}:${block.line}`)).toEqual([])
  })

  test('have few blocks that are not run, each with its reason', () => {
    const marked = BLOCKS.filter(({ block }) => block.notRun !== null)
    expect(marked.length).toBeLessThanOrEqual(MAX_NOT_RUN)
    for (const { block } of marked) {
      expect(RUN_LANGUAGES).toContain(block.language)
      expect(block.notRun?.length).toBeGreaterThan(15)
    }
  })

  test('show few samples that no block prints', () => {
    const shown = new Set(BLOCKS.map(({ output }) => output))
    const rest = BLOCKS.filter(
      ({ page, block }) =>
        CHAINED.includes(page) && !RUN_LANGUAGES.includes(block.language) && !shown.has(block),
    )
    expect(rest.map(({ page, block }) => `${page}:${block.line}`).length).toBeLessThanOrEqual(
      MAX_NOT_COMPARED,
    )
  })

  test('run each program that they have a reader save', () => {
    const unused = BLOCKS.filter(({ block, blocks, at }) => {
      const name = fileNameOf(block)
      const later = blocks.slice(at + 1).filter((next) => next.language === 'sh' && isRun(next))
      return name !== null && !later.some(({ text }) => text.includes(name))
    })
    expect(unused.map(({ page, block }) => `${page}:${block.line}`)).toEqual([])
  })
})

describe('a shown output', () => {
  test('is compared but for layout, ids, times, secrets and …', () => {
    const printed = '{"id":"01a1fc61-632c-736d-8d7d-3259114ccab0","at":"2026-10-27T04:34:23.220Z"}'
    const shown =
      '{\n  "id": "01a1fc61-0000-736d-8d7d-3259114ccab0",\n  "at": "2025-01-01T00:00:00Z"\n}'
    expect(isOutput(shown, printed)).toBe(true)
    expect(isOutput('{"id": "…", …}', printed)).toBe(true)
    expect(isOutput('{"id": "…"}', printed.replace('","at', '"} {"at'))).toBe(false)
    expect(isOutput('{"at": "…"}', printed)).toBe(false)
    expect(isOutput('2099-07-01T18:00:00Z', '2099-07-01T16:00:00Z')).toBe(false)
  })
})
