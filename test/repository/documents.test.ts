import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { EnvironmentVariables } from '../../platform/config/variables.ts'
import { OPERATION_MS, REQUEST_LIMITS } from '../../subgraphs/foundation/database/time-limits.ts'
import { readSource, sourceFilesOf } from '../support/source/import-graph.ts'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'portal/README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).toSorted(),
]

const PRODUCT = ['platform', 'subgraphs', 'gateway', 'rest-facade', 'launch']

/** Concerns that readers look for in the map by these words. */
const SOUGHT = [
  ...['capacity', 'audience', 'rate headers', 'cost limit', 'slow client', 'plan gate', 'stop:'],
  ...['REST names', 'waits between attempts', 'erasure', 'tenancy', 'idempotency', 'cursors'],
]

const isThere = (path: string) => existsSync(join(ROOT, path))

/** The rules of the reference, which is made of them. */
const RULES = globSync('rest-facade/reference/rules/**/*.md', { cwd: ROOT })

/** Every match of the pattern's first group in the documents, with its document. */
const said = (words: RegExp, documents = DOCUMENTS) =>
  documents.flatMap((path) =>
    [...readSource(path).matchAll(words)].map(([, what = '']) => ({ path, what })),
  )

describe('the documents', () => {
  test('link to files that are there', () => {
    const links = said(/\]\((?!https?:)([^)#]+)/g)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter(({ path, what }) => !isThere(join(dirname(path), what)))).toEqual([])
  })

  test('begin with their only title, and have a text below it', () => {
    const isPage = (text: string) =>
      /^# .+\n\n[^#\s][\s\S]{200}/.test(text) && text.match(/^# .*$/gm)?.length === 1
    const faulty = DOCUMENTS.filter(
      (path) => !isPage(readSource(path).replaceAll(/```[\s\S]*?```/g, 'code')),
    )
    expect(faulty).toEqual([])
  })

  test('are all in the index by reader', () => {
    const index = readSource('docs/README.md')
    const pages = DOCUMENTS.filter((path) => path.startsWith('docs/') && path !== 'docs/README.md')
    const unlisted = pages.filter((path) => !index.includes(`](${path.replace('docs/', '')})`))
    expect(pages.length).toBeGreaterThan(20)
    expect(unlisted).toEqual([])
  })

  test('are there where a comment of the product names one', () => {
    const named = PRODUCT.flatMap(sourceFilesOf).flatMap((path) =>
      [...readSource(path).matchAll(/\bdocs\/[\w/.-]+\.md\b/g)].map(([page]) => ({ path, page })),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(({ page }) => !isThere(page))).toEqual([])
  })

  test('link to headings that are there', () => {
    const links = said(/\]\((?!https?:)([^)]*#[^)]+)\)/g)
    expect(links.length).toBeGreaterThan(10)
    const missing = links.filter(({ path, what }) => {
      const [file = '', heading = ''] = what.split('#')
      return !anchorsOf(file === '' ? path : join(dirname(path), file)).includes(heading)
    })
    expect(missing).toEqual([])
  })

  test('name log lines that the product writes', () => {
    const [, table = ''] = readSource('docs/operations/symptoms.md').split(
      '| symptom | log | what to do |',
    )
    const rows = table.split('\n\n')[0]?.match(/^\| .*$/gm) ?? []
    const named = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)])
    expect(named.length).toBeGreaterThan(10)
    const product = PRODUCT.flatMap(sourceFilesOf).map(readSource).join('\n')
    const missing = named.map(([, line]) => line).filter((line) => !product.includes(`'${line}`))
    expect(missing).toEqual([])
  })

  test('name files and folders that are there', () => {
    // A path that begins inside of a room, such as `webhooks/dispatch.ts`, is relative to that room's folder.
    const named = said(/`((?:[\w-]+\/)+[\w.-]*)`/g).filter(
      ({ what }) => isThere(what.split('/')[0] ?? '') && what !== 'bench/results/',
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ what }) => !isThere(what) && !isThere(`${what}.test.ts`))).toEqual([])
  })

  test('lead from each concern to its file and its proof', () => {
    const rows = readSource('docs/map.md').match(/^\| .*`.*$/gm) ?? []
    expect(rows.length).toBeGreaterThan(100)
    for (const sought of SOUGHT) expect(rows.some((row) => row.includes(sought))).toBe(true)

    const missing = rows.filter((row) => {
      const [, , files = '', proofs = ''] = row.split('|')
      const tests = pathsIn(proofs)
      const areTests = tests.length > 0 && tests.every((path) => path.startsWith('test/'))
      return !areTests || ![...pathsIn(files), ...tests].every(isThere)
    })
    expect(missing).toEqual([])
  })

  test('stay readable: a table cell within two lines', () => {
    const cells = DOCUMENTS.flatMap((path) =>
      (readSource(path).match(/^\|.*$/gm) ?? []).flatMap((row) => row.split('|').slice(1, -1)),
    )
    expect(cells.length).toBeGreaterThan(500)
    const shown = cells.map((cell) => cell.replaceAll(/<!--.*?-->/g, '').trim())
    expect(shown.filter((cell) => cell.length > 160)).toEqual([])
  })

  test('call for scripts that package.json has', () => {
    const { scripts } = JSON.parse(readSource('package.json')) as { scripts: object }
    const called = said(/npm run ([\w:]+)/g)
    expect(called.length).toBeGreaterThan(20)
    expect(called.filter(({ what }) => !(what in scripts))).toEqual([])
  })

  test('have incremental readers go back further than a change can take to be seen', () => {
    const { transactionMs, statementMs } = REQUEST_LIMITS
    const stated = said(/\b(\d+) seconds before/g).map(({ what }) => Number(what) * 1000)
    expect(stated.length).toBe(1)
    // It begins, reaches its COMMIT, has that answered; and the page was read before its `Date`.
    for (const ms of stated) expect(ms).toBeGreaterThan(transactionMs + statementMs + OPERATION_MS)

    // From the newest row on: a transaction and its COMMIT, and the clocks of two processes.
    const sinceNewest = said(/(\d+) s before it as `updated_since`/g, RULES)
    const clocks = said(/clocks that differ by less than (\d+) s/g, RULES)
    expect([sinceNewest.length, clocks.length]).toEqual([1, 1])
    const [[back], [apart]] = [sinceNewest, clocks].map((found) =>
      found.map(({ what }) => Number(what) * 1000),
    ) as [number[], number[]]
    expect(Number(back) - Number(apart)).toBeGreaterThanOrEqual(transactionMs)
  })

  test('list every environment variable in docs/settings.md', () => {
    const list = readSource('docs/settings.md')
    const missing = Object.keys(EnvironmentVariables.shape).filter(
      (name) => !list.includes(`\`${name}\``),
    )
    expect(missing).toEqual([])
  })
})

/** The fragments by which GitHub links to the headings of a page. */
function anchorsOf(path: string): string[] {
  const headings = readSource(path).matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path)
}
