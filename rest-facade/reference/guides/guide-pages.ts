import { type Html, html } from '../../../platform/http/html.ts'
import { markdownBlocks } from '../html/markdown-blocks.ts'
import type { PageContent } from '../html/page-frame.ts'
import { inline } from '../html/prose.ts'
import { slugOf } from '../texts/read-rules.ts'
import { GUIDES_PATH } from './guide-list.ts'
import { hasMarks } from './own-places.ts'
import { headingsOf, type ReadGuide } from './read-guides.ts'

export const GUIDES_LEAD =
  'What to do, step by step, in the order of a first day. Each command was run as it stands here.'

/** Stands before a guide with marked blocks. */
export const MARKS_NOTE =
  'Blocks with the mark **sandbox only** are run beside a sandbox (`npm ci && npm start` in the repository of Clubgate), and what stands below them is its answer. The others name this server.'

type GuidePage = Pick<PageContent, 'path' | 'title' | 'nav' | 'main'>

/** A page for each guide, and one that lists them. */
export function guidePages(guides: readonly ReadGuide[]): GuidePage[] {
  const pages = guides.map((guide, at) => ({
    ...{ path: guide.path, title: guide.title, nav: toNav(guides, guide) },
    main: html`<div class="rules guide">${toBody(guide)}</div>${toTurns(guides[at - 1], guides[at + 1])}`,
  }))
  return [indexPage(guides), ...pages]
}

function indexPage(guides: readonly ReadGuide[]): GuidePage {
  const groups = groupsOf(guides).map(([group, own]) => {
    const id = slugOf(group)
    const items = own.map(
      ({ path, title, summary }) =>
        html`<li><a href="${path}">${title}</a><br>${inline(summary)}</li>`,
    )
    return html`<section aria-labelledby="${id}"><h2 id="${id}">${group}</h2><ol class="guides">${items}</ol></section>
`
  })
  const main = html`<h1>Guides</h1><p class="lead">${GUIDES_LEAD}</p>
${groups}`
  return { path: GUIDES_PATH, title: 'Guides', nav: toNav(guides, null), main }
}

function toBody({ text }: ReadGuide): Html {
  if (!hasMarks(text)) return markdownBlocks(text)
  const end = text.indexOf('\n')
  return html`${markdownBlocks(text.slice(0, end))}<p class="note">${inline(MARKS_NOTE)}</p>${markdownBlocks(text.slice(end))}`
}

/** All guides; below the one that is open its sections. */
function toNav(guides: readonly ReadGuide[], open: ReadGuide | null): Html {
  const groups = groupsOf(guides).map(([group, own]) => {
    const items = own.map((guide) =>
      guide === open
        ? html`<li><a href="${guide.path}" aria-current="page">${guide.title}</a>${toSections(guide)}</li>`
        : html`<li><a href="${guide.path}">${guide.title}</a></li>`,
    )
    return html`<p class="group">${group}</p><ul>${items}</ul>`
  })
  return html`${groups}`
}

function toSections({ path, text }: ReadGuide): Html | null {
  const headings = headingsOf(text)
  if (headings.length === 0) return null
  const items = headings.map(
    (heading) => html`<li><a href="${path}#${slugOf(heading)}">${inline(heading)}</a></li>`,
  )
  return html`<ul>${items}</ul>`
}

function toTurns(previous: ReadGuide | undefined, next: ReadGuide | undefined): Html {
  const before =
    previous &&
    html`<a rel="prev" href="${previous.path}"><span>Previous</span> ${previous.title}</a>`
  const after = next && html`<a rel="next" href="${next.path}"><span>Next</span> ${next.title}</a>`
  return html`<nav class="turns" aria-label="Previous and next guide">${before ?? null}${after ?? null}</nav>`
}

export function groupsOf(guides: readonly ReadGuide[]): [string, ReadGuide[]][] {
  return [...Map.groupBy(guides, ({ group }) => group)]
}
