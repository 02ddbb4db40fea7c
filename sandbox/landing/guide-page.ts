import { html } from '../../platform/http/html.ts'
import { markdownBlocks } from '../../rest-facade/reference/html/markdown-blocks.ts'
import { toReferencePage } from '../../rest-facade/reference/html/page-frame.ts'
import { PAGE_PATHS } from '../../rest-facade/reference/html/prose.ts'
import { GUIDES, GUIDES_PATH } from './guide-list.ts'

/** A guide in the look of the reference. `names` are the pages that this server has. */
export function toGuidePage(markdown: string, path: string, names: ReadonlySet<string>): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Guide'
  const lists = Object.entries(GUIDES).map(([name, guides]) => {
    const present = guides.filter((guide) => names.has(guide.name))
    const items = present.map(
      (guide) => html`<li><a href="${GUIDES_PATH}/${guide.name}.md">${guide.title}</a></li>`,
    )
    return html`<p class="group">${name}</p><ul>${items}</ul>`
  })
  const nav = html`<p class="group"><a href="/">Start page</a></p>${lists}`
  const main = html`<div class="rules">${markdownBlocks(withServedLinks(markdown, names))}</div>`
  return toReferencePage({ path, title, nav, main, hasExamples: false, hasTryIt: false })
}

/** Leads relative links to the pages of this server; a link to another file becomes plain words. */
function withServedLinks(markdown: string, names: ReadonlySet<string>): string {
  return markdown
    .replaceAll(/<!--[^<>]*-->\n?/g, '')
    .replaceAll(
      /\[([^[\]]*)\]\(([\w./-]+)\.md(#[\w-]+)?\)/g,
      (_all, words: string, file: string, id = '') => {
        const path = toServedPath(file, names)
        return path === null ? words : `[${words}](${path}${id})`
      },
    )
}

function toServedPath(file: string, names: ReadonlySet<string>): string | null {
  if (file.endsWith('clients/typescript/README')) return `${GUIDES_PATH}/typescript-client.md`
  const [, page] = /(?:^|\/)reference\/([\w-]+)$/.exec(file) ?? []
  if (page !== undefined) return PAGE_PATHS[page] ?? '/docs'
  const name = file.split('/').at(-1) ?? ''
  return names.has(name) ? `${GUIDES_PATH}/${name}.md` : null
}
