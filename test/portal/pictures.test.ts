import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PICTURED_PAGES, toFile } from '../support/portal/pictured-pages.ts'

const DOCS = resolve(import.meta.dirname, '../../docs')
const PICTURES = join(DOCS, 'portal')
const MOST_BYTES = 150 * 1024

const files = readdirSync(PICTURES).filter((file) => file.endsWith('.png'))

describe('pictures of the portal', () => {
  test('are those that npm run portal:pictures takes, each under 150 KB', () => {
    const taken = PICTURED_PAGES.flatMap((page) => page.looks.map((look) => toFile(page, look)))
    expect(files.toSorted()).toEqual(taken.toSorted())
    expect(files.filter((file) => statSync(join(PICTURES, file)).size > MOST_BYTES)).toEqual([])
  })

  test('are taken of pages that have the words by which they are known to be read', () => {
    const sources = ['portal/src', 'rest-facade/helper-pages', 'sandbox'].flatMap(readSources)
    const missing = PICTURED_PAGES.filter(({ shows }) => !sources.some((it) => it.includes(shows)))
    expect(missing.map(({ name, shows }) => ({ name, shows }))).toEqual([])
  })

  test('are each shown by a page, and pages show no others', () => {
    const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    )
    const shown = pages.flatMap((page) => {
      const text = readFileSync(join(DOCS, page), 'utf8')
      return [...text.matchAll(/!\[[^\]]*\]\([./]*portal\/([\w-]+\.png)\)/g)].map(
        ([, file = '']) => file,
      )
    })
    expect([...new Set(shown)].toSorted()).toEqual(files.toSorted())
  })
})

function readSources(folder: string): string[] {
  const root = resolve(import.meta.dirname, '../..', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
}
