import type { SearchEntry } from '../../../rules/documentation/page-finder.ts'
import { readErrors } from '../errors/error-examples.ts'
import { GUIDES_PATH } from '../guides/guide-list.ts'
import { GUIDES_LEAD } from '../guides/guide-pages.ts'
import { type ReadGuide, sectionsOf } from '../guides/read-guides.ts'
import { CHANGELOG_PATH } from '../html/changelog-page.ts'
import type { Site } from '../html/render-pages.ts'
import { slugOf } from '../texts/read-rules.ts'
import { readSettings } from '../texts/settings.ts'
import { apiEntries } from './api-entries.ts'
import { headerEntries } from './header-entries.ts'
import { markdownWords } from './markdown-words.ts'
import { overviewEntries } from './overview-entries.ts'
import { ASIDE } from './weights.ts'

/** All that the search of a server finds; of equal ranks the former is first. */
export function searchEntries(
  site: Pick<Site, 'reference' | 'guides' | 'releases' | 'publicUrl'>,
): SearchEntry[] {
  const { reference, guides, releases } = site
  const codes = readErrors().map(({ code, explanations }): SearchEntry => {
    const texts = explanations.map(({ status, cause, remedy }) => `${status} ${cause} ${remedy}`)
    return [code, `/docs#error-${code}`, 'error', markdownWords(texts.join(' ')), 1]
  })
  const settings = readSettings().map(({ name, description }): SearchEntry => {
    return [name, `/docs/settings#${name}`, 'setting', markdownWords(description), ASIDE]
  })
  const changes = releases.map(({ id, title, commit }): SearchEntry => {
    const name = commit === null ? title : `Release ${title}`
    return [name, `${CHANGELOG_PATH}#${id}`, 'changelog', '', ASIDE]
  })
  return [
    ...overviewEntries(site),
    ...headerEntries(site),
    ['Guides', GUIDES_PATH, 'guide', markdownWords(GUIDES_LEAD), 1],
    ...guides.flatMap(guideEntries),
    ...apiEntries(reference.club),
    ...apiEntries(reference.volunteer),
    ...codes,
    ['Settings', '/docs/settings', 'setting', 'environment variables of the processes', 1],
    ...settings,
    ['Changelog', CHANGELOG_PATH, 'changelog', 'releases versions', 1],
    ...changes,
  ]
}

function guideEntries({ title, path, group, summary, text }: ReadGuide): SearchEntry[] {
  return sectionsOf(text).map(({ heading, text: section }): SearchEntry => {
    if (heading === null)
      return [title, path, 'guide', markdownWords(`${group} ${summary}\n${section}`), 1]
    const words = markdownWords(section)
    return [heading.replaceAll('`', ''), `${path}#${slugOf(heading)}`, title, words, 1]
  })
}
