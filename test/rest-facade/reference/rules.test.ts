import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { buildReference } from '../../../rest-facade/reference/build-reference.ts'
import { inline } from '../../../rest-facade/reference/html/prose.ts'
import { renderPages } from '../../../rest-facade/reference/html/render-pages.ts'
import type { OpenApiDocument } from '../../../rest-facade/reference/model/openapi-document.ts'
import { idOf } from '../../../rest-facade/reference/model/read-operation.ts'
import { readReference } from '../../../rest-facade/reference/model/read-reference.ts'
import type { ApiReference } from '../../../rest-facade/reference/model/reference.ts'
import { pagesOfOperations } from '../../../rest-facade/reference/page-paths.ts'
import { readDocuments } from '../../../rest-facade/reference/read-documents.ts'
import { ALL_EVENTS, ALL_OPERATIONS } from '../../../rest-facade/reference/texts/read-rules.ts'
import { readDocument } from '../../support/openapi/documents.ts'

const FOLDER = join(import.meta.dirname, '../../../rest-facade/reference/rules')
const PUBLIC_URL = 'https://api.example.org'

const reference = await readDocuments(PUBLIC_URL)
const markdown = await buildReference()
const html = await renderPages({
  reference,
  guides: [],
  releases: [],
  publicUrl: PUBLIC_URL,
  isSandbox: false,
})

/** First line of an entry, at one of its targets. */
interface Entry {
  target: string
  line: string
}

/** Read apart from the reference: each item of a list, row of a table and paragraph of each file. */
function entriesOf(api: string): Entry[] {
  return globSync(`${api}/*.md`, { cwd: FOLDER }).flatMap((file) => {
    const page = readFileSync(join(FOLDER, file), 'utf8').replaceAll(/```.*?```|<!--.*?-->/gs, '')
    const [, ...groups] = page.split(/^## /m)
    return groups.flatMap((group) => {
      const [targets = '', ...lines] = group.split('\n')
      const first = lines.filter((line) => line !== '' && !/^(?: |\| ---|###)/.test(line))
      return targets.split(', ').flatMap((target) => first.map((line) => ({ target, line })))
    })
  })
}

/** The part of the pages that a target has, as Markdown and as HTML. */
function placesOf(api: ApiReference, target: string): [markdown: string, html: string] {
  const section = (page: string, heading: string) => {
    const [, text = ''] = (markdown.get(page) ?? '').split(`\n${heading}\n`)
    const level = heading.startsWith('## ') ? '\n## ' : '\n### '
    return text.split(level)[0] ?? ''
  }
  const article = (path: string, id: string) => {
    const [, text = ''] = (html.get(path) ?? '').replaceAll('<wbr>', '').split(`id="${id}"`)
    return text.split(/<\/(?:article|section)>/)[0] ?? ''
  }
  const path = `/docs/${api.name}`
  if (target === ALL_OPERATIONS)
    return [section(`${api.name}.md`, '## All operations'), article(path, 'all-operations')]
  if (target === ALL_EVENTS)
    return [
      section(`${api.name}-events.md`, '## Rules of events'),
      article(`${path}/events`, 'deliveries'),
    ]
  const operations = api.resources.flatMap((resource) => resource.operations)
  const operation = operations.find(({ id }) => id === idOf(target))
  const page = pagesOfOperations(api).get(idOf(target)) ?? ''
  return operation === undefined
    ? [section(`${api.name}-objects.md`, `## ${target}`), article(`${path}/objects`, idOf(target))]
    : [section(`${api.name}.md`, `### ${operation.summary}`), article(page, operation.id)]
}

describe.each(['club', 'volunteer'] as const)('the rules of the %s API', (name) => {
  const entries = entriesOf(name)

  test('are shown at each operation and object that they concern', () => {
    expect(entries.length).toBeGreaterThan(100)
    const missing = entries.filter(({ target, line }) => {
      const [text, page] = placesOf(reference[name], target)
      const words = line.replace(/^(?:- |\d+\. )/, '').replaceAll(/^\| | \|$/g, '')
      const shown = words.split('|').map((cell) => inline(cell.trim()).text)
      return !text.includes(words) || !shown.every((cell) => page.includes(cell))
    })
    expect(missing).toEqual([])
  })

  test('are on one place in the repository', () => {
    const reasons = readFileSync(join(FOLDER, `../../../docs/${name}-api-decisions.md`), 'utf8')
    const items = entries.filter(({ line }) => line.startsWith('- '))
    const twice = items.filter(({ line, target }, at) => {
      const same = items.findIndex((one) => one.line === line && one.target === target)
      return same !== at || reasons.includes(line)
    })
    expect(twice).toEqual([])
  })
})

describe('a rule', () => {
  test('names operations and objects that the document has', () => {
    const text = JSON.stringify(readDocument('club'))
    const renamed = text.replace('"operationId":"putBooking"', '"operationId":"writeBooking"')
    const document = JSON.parse(renamed) as OpenApiDocument
    expect(() => readReference('club', document)).toThrow('that are missing: putBooking.')
  })
})
