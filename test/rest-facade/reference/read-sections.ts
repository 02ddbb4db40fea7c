import type { Sections } from './documented-sections.ts'

/** Titles of the sections in which each API has the headers of its answers. */
const HEADERS = ['README › Club Integration API', 'README › Volunteer-Event Developer API']

/** The names that the Markdown pages of the reference show, by section; those in rules do not count. */
export function readMarkdown(pages: ReadonlyMap<string, string>): Sections {
  const sections = [...pages].flatMap(([file, text]) =>
    text.split(/^#{1,3} /m).map((section): Section => {
      const [title = ''] = section.split('\n')
      const [shown = ''] = section.split(/^Rules:$/m)
      const names = [...allOf(shown, ROUTE), ...allOf(shown, FIELD), ...allOf(shown, CODE)]
      return [`${file.replace('.md', '')} › ${title.replaceAll('`', '')}`, names]
    }),
  )
  return toSections(sections)
}

const ROUTE = /^`([A-Z]+ \/[^`]*)`$/gm
const FIELD = /^ *- `([^`]+)`/gm
const CODE = /\[`(\w+)`\]\(errors\.md#/g

/** The names that the pages for browsers show, by section. */
export function readHtml(pages: ReadonlyMap<string, string>): Sections {
  const sections = [...pages].flatMap(([path, text]) => {
    const parts = text.replaceAll('<wbr>', '').replaceAll('&#39;', "'").split(PARTS)
    return parts.map((section): Section => {
      const [title = ''] = allOf(section, TITLE)
      const [route, method] =
        /<b class="m [a-z]+">([A-Z]+)<\/b> <code>(.*?)<\/code>/.exec(section)?.toReversed() ?? []
      const names = [...allOf(section, HTML_FIELD), ...allOf(section, HTML_CODE)]
      const page = section.includes('href="#error-') ? 'errors' : toPage(path)
      return [
        `${page} › ${title.replaceAll(/<[^>]+>/g, '')}`,
        route === undefined ? names : [`${method} ${route}`, ...names],
      ]
    })
  })
  return toSections(sections)
}

const PARTS = /(?=<h[123][ >])/
const TITLE = /<h[123][^>]*>(.*?)<\/h[123]>/g
const HTML_FIELD = /<li[^>]*><code class="n">(.*?)<\/code>/g
const HTML_CODE = /<a href="\/docs#error-\w+"><code>(.*?)<\/code><\/a>/g

/** `/docs/club/events` is `club-events`; pages of resources are parts of that of their API. */
function toPage(path: string): string {
  return (
    path
      .replace(/\/resources\/.*/, '')
      .split('/')
      .slice(2)
      .join('-') || 'README'
  )
}

type Section = readonly [key: string, names: readonly string[]]

function toSections(sections: readonly Section[]): Sections {
  const found = new Map<string, string[]>()
  for (const [title, names] of sections) {
    const key = HEADERS.includes(title) ? 'headers' : title
    found.set(key, [...(found.get(key) ?? []), ...names])
  }
  return found
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
