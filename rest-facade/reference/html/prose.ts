import { Html, html } from '../../../platform/http/html.ts'

/** Addresses of the pages that texts link to. */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  overview: '/docs',
  errors: '/docs',
  limits: '/docs',
  club: '/docs/club',
  'club-events': '/docs/club/events',
  'club-objects': '/docs/club/objects',
  volunteer: '/docs/volunteer',
  'volunteer-events': '/docs/volunteer/events',
  'volunteer-objects': '/docs/volunteer/objects',
  settings: '/docs/settings',
}

/** A text with `code`, **strong** words, ![pictures](/path) and [links](page#id) or [links](/path), in one line. */
export function inline(text: string): Html {
  const escaped = html`${text}`.text
  return new Html(
    escaped
      .replaceAll(/`([^`]*)`/g, '<code>$1</code>')
      .replaceAll(/\*\*([^*]*)\*\*/g, '<strong>$1</strong>')
      .replaceAll(/!\[([^[\]]*)\]\((\/[\w./-]+)\)/g, '<img src="$2" alt="$1" loading="lazy">')
      .replaceAll(
        /\[([^[\]]*)\]\(((?:https:\/)?\/[\w./-]+|[\w-]*)(#[^()[\]]*)?\)/g,
        (_all, words: string, page: string, id = '') =>
          `<a href="${page.includes('/') ? page : (PAGE_PATHS[page] ?? '')}${id}">${words}</a>`,
      ),
  )
}

/** Paragraphs and lists, which blank lines separate. */
export function prose(text: string): Html {
  const blocks = text.split('\n\n').filter((block) => block !== '')
  return html`${blocks.map((block) => {
    if (!block.startsWith('- ')) return html`<p>${inline(block)}</p>`
    const items = block.slice(2).split('\n- ')
    return html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`
  })}`
}

/** Lets a long path break behind its slashes. */
export function breakable(path: string): Html {
  return new Html(html`${path}`.text.replaceAll('/', '/<wbr>'))
}
