import { describe, expect, test } from '@jest/globals'
import { buildReference } from '../../../rest-facade/reference/build-reference.ts'
import { renderPages } from '../../../rest-facade/reference/html/render-pages.ts'
import { readDocuments } from '../../../rest-facade/reference/read-documents.ts'
import { documentedSections, type Sections } from './documented-sections.ts'
import { readHtml, readMarkdown } from './read-sections.ts'

const PUBLIC_URL = 'http://127.0.0.1:4000'

/** Each section whose names differ from those of the contracts, with what is missing and what is unknown. */
function findDifferences(found: Sections) {
  const differences = [...documentedBeside(objectsOf('club'), objectsOf('volunteer'))].map(
    ([section, documented]) => {
      const shown = found.get(section)
      if (shown === undefined) return { section, missing: ['the section'], unknown: [] }
      return { section, missing: without(documented, shown), unknown: without(shown, documented) }
    },
  )
  return differences.filter(({ missing, unknown }) => missing.length + unknown.length > 0)

  /** Objects with a section of their own; others are shown where they are used. */
  function objectsOf(api: string): ReadonlySet<string> {
    const names = [...found.keys()].map((key) => key.split(`${api}-objects › `)[1] ?? '')
    return new Set(names.filter((name) => /^\w+$/.test(name)))
  }
}

/** The contracts' sections by the objects that the reference lists: the documents are read once for each such set. */
const documented = new Map<string, Sections>()

function documentedBeside(club: ReadonlySet<string>, volunteer: ReadonlySet<string>): Sections {
  const key = JSON.stringify([[...club], [...volunteer]])
  const sections = documented.get(key) ?? documentedSections({ club, volunteer })
  documented.set(key, sections)
  return sections
}

/** The first list without the second; a name that stands twice has to stand twice in both. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const markdown = await buildReference()
const html = await renderPages({
  reference: await readDocuments(PUBLIC_URL),
  guides: [],
  releases: [],
  publicUrl: PUBLIC_URL,
  isSandbox: false,
})

type Pages = ReadonlyMap<string, string>

/** The pages with one text of a page taken out. */
function take(pages: Pages, page: string, text: string | RegExp): Pages {
  const whole = pages.get(page) ?? ''
  const planted = whole.replace(text, '')
  if (planted === whole) throw new Error(`${page} has no ${text}.`)
  return new Map([...pages, [page, planted]])
}

describe('the reference', () => {
  test('has each path, field, status, code, header, event type and variable of the contracts in its section', () => {
    expect(findDifferences(readMarkdown(markdown))).toEqual([])
  })

  test('has the same in its pages for browsers', () => {
    expect(findDifferences(readHtml(html))).toEqual([])
  })

  test('is measured by sections with thousands of names', () => {
    const sections = [...documentedSections({ club: new Set(), volunteer: new Set() }).values()]
    expect(sections.length).toBeGreaterThan(170)
    expect(sections.flat().length).toBeGreaterThan(2500)
  })
})

describe('an omission from the reference is found', () => {
  test.each<[what: string, page: string, text: string | RegExp, section: string]>([
    ['a path', 'club.md', '`GET /courts/{id}`\n\n', 'club › Read a court'],
    ['a field of an object', 'club-objects.md', /^- `status` .*\n/m, 'club-objects › Booking'],
    [
      'a field whose name its section has twice',
      'volunteer.md',
      /^ {4}- `id` .*\n/m,
      'volunteer › List events',
    ],
    ['a code', 'errors.md', /^## shift_full\n/m, 'errors › shift_full'],
    ['a code of an operation', 'club.md', /, \[`invalid_cursor`\]\(errors.md#\w+\)/, ''],
    ['an event type', 'club-events.md', /^### `court.status_changed`\n/m, ''],
    ['a field of a payload', 'volunteer-events.md', /^ {2}- `changed_fields` .*\n/m, ''],
    ['a header', 'README.md', /^- `Retry-After` .*\n/m, 'headers'],
    ['a variable', 'settings.md', /^- `PUBLIC_URL`.*\n/m, 'settings › Settings'],
  ])('in Markdown: %s', (_what, page, text, section) => {
    const [found, ...others] = findDifferences(readMarkdown(take(markdown, page, text)))
    expect(others).toEqual([])
    expect(found?.section).toContain(section)
    expect(found?.missing).toHaveLength(1)
  })

  test.each<[what: string, page: string, text: RegExp]>([
    ['a path', '/docs/club', /<p class="route">.*?<\/p>/],
    ['a field', '/docs/volunteer/resources/shifts', /<code class="n">required_helpers<\/code>/],
    ['a code', '/docs', /<h3><a href="#error-shift_full">.*?<\/h3>/],
    ['a variable', '/docs/settings', /<code class="n">PUBLIC_URL<\/code>/],
  ])('in the pages for browsers: %s', (_what, page, text) => {
    const [found] = findDifferences(readHtml(take(html, page, text)))
    expect(found?.missing).toHaveLength(1)
  })

  test('in Markdown: each fiftieth line of a field', () => {
    const pages = ['club.md', 'volunteer.md', 'club-objects.md', 'volunteer-objects.md']
    const lines = pages.flatMap((page) => {
      const text = markdown.get(page)?.replaceAll(/^Rules:$[^#`]*/gm, '') ?? ''
      return [...text.matchAll(/^ *- `\w+` .*\n/gm)].map(([line]) => [page, line] as const)
    })
    const planted = lines.filter((_line, index) => index % 50 === 0)
    expect(planted.length).toBeGreaterThan(20)
    const unseen = planted.filter(([page, line]) => {
      return findDifferences(readMarkdown(take(markdown, page, line))).length === 0
    })
    expect(unseen).toEqual([])
  })
})
