import { html } from '../../../platform/http/html.ts'
import type { ReleaseNotes } from '../texts/changelog.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import { group, type PageContent } from './page-frame.ts'

export const CHANGELOG_PATH = '/docs/changelog'

export const CHANGELOG_LEAD =
  'What changed in the contracts with each release: REST, graph, events, environment, pages.'

export function changelogPage(
  releases: readonly ReleaseNotes[],
): Pick<PageContent, 'path' | 'title' | 'nav' | 'main'> {
  const sections = releases.map(
    ({
      id,
      title,
      commit,
      text,
    }) => html`<section aria-labelledby="${id}"><h2 id="${id}"><a href="#${id}">${title}</a></h2>${
      commit === null ? null : html`<p class="scope">Commit <code>${commit.slice(0, 12)}</code></p>`
    }<div class="rules">${markdownBlocks(text, `${id}-`)}</div></section>
`,
  )
  const entries = releases.map(({ id, title }) => ({ id, text: title }))
  return {
    ...{ path: CHANGELOG_PATH, title: 'Changelog' },
    nav: group('Changelog', CHANGELOG_PATH, entries),
    main: html`<h1>Changelog</h1><p class="lead">${CHANGELOG_LEAD}</p>
${sections}`,
  }
}
