import { type Html, html } from '../../../platform/http/html.ts'
import { idOf } from '../model/read-operation.ts'
import type { ApiReference, ResourceEntry } from '../model/reference.ts'
import { markdownPath, operationsPath } from '../page-paths.ts'
import { rulesByHeading } from '../texts/read-rules.ts'
import { PAGE_PATHS } from './prose.ts'

export interface PageContent {
  path: string
  title: string
  nav: Html
  main: Html
  /** Shows the choice of a language. */
  hasExamples: boolean
  /** Whether the page offers to send requests. */
  hasTryIt: boolean
}

const TABS = [
  { path: '/docs', title: 'Overview' },
  { path: '/docs/guides', title: 'Guides' },
  { path: '/docs/club', title: 'Club API' },
  { path: '/docs/volunteer', title: 'Volunteer API' },
  { path: '/docs/settings', title: 'Settings' },
]

const LANGUAGES = html`<fieldset class="languages"><legend>Language of examples</legend>
<input type="radio" name="language" id="l-curl" checked><label for="l-curl">curl</label>
<input type="radio" name="language" id="l-ts"><label for="l-ts">TypeScript</label>
<input type="radio" name="language" id="l-py"><label for="l-py">Python</label></fieldset>`

export function toReferencePage({
  path,
  title,
  nav,
  main,
  hasExamples,
  hasTryIt,
}: PageContent): string {
  const current = TABS.findLast((tab) => path === tab.path || path.startsWith(`${tab.path}/`))
  const tabs = TABS.map((tab) => {
    const mark = tab === current ? html` aria-current="page"` : null
    return html`<a href="${tab.path}"${mark}>${tab.title}</a>`
  })
  const alternate =
    path === ''
      ? null
      : html`<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">`
  const tryIt = html`<script src="/docs/try-it.js" defer></script>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Clubgate reference</title>
<link rel="icon" href="data:,">
${alternate}
<link rel="stylesheet" href="/docs/reference.css">
<script src="/docs/reference.js" defer></script>
${hasTryIt && hasExamples ? tryIt : null}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="/docs"><b>Clubgate</b> Reference</a>
<nav class="tabs" aria-label="Parts of the reference">${tabs}</nav>
<div id="search" role="search"></div>
${hasExamples ? LANGUAGES : null}<a class="menu" href="#contents">Contents</a>
</header>
<nav id="contents" aria-label="Contents"><a class="close" href="#main">Close</a>
${nav}</nav>
<main id="main" tabindex="-1">
${main}</main>
</body>
</html>
`.text
}

export function missingPage({ hasStart = false } = {}): string {
  const title = 'There is no such page'
  const main = html`<h1>${title}</h1><p>Continue with the <a href="/docs">overview</a> of the reference${
    hasStart ? html` or the <a href="/">start page</a>` : null
  }, or search above.</p>`
  const nav = group('Both APIs', '/docs', [])
  return toReferencePage({ path: '', title, nav, main, hasExamples: false, hasTryIt: false })
}

/** Operations by resource, then the event types and objects, which have pages of their own. */
export function apiNav(
  { api }: { api: ApiReference },
  page: 'operations' | 'events' | 'objects' | ResourceEntry,
): Html {
  const path = PAGE_PATHS[api.name] ?? ''
  const operations = api.resources.map(
    ({ name, id: resource, operations: list }) =>
      html`<details${page === 'operations' || (typeof page === 'object' && page.id === resource) ? html` open` : null}><summary>${name}</summary><ul>${list.map(
        ({ id: own, method, summary }) =>
          html`<li><a href="${operationsPath(api.name, name)}#${own}">${summary} <span class="m ${method.toLowerCase()}">${method}</span></a></li>`,
      )}</ul></details>`,
  )
  const events = api.events.types.map(({ type }) => ({ id: idOf(type), text: type }))
  const rules = rulesByHeading(api.rules).map(({ id, title }) => {
    return html`<li><a href="${path}#${id}">${title}</a></li>`
  })
  const objects = api.objects.map(({ id, name }) => ({ id, text: name }))
  return html`<p class="group"><a href="${path}">Operations</a></p><details${page === 'operations' ? html` open` : null}><summary>All operations</summary><ul>${rules}</ul></details>${operations}
${group('Events', `${path}/events`, page === 'events' ? events : [])}
${group('Objects', `${path}/objects`, page === 'objects' ? objects : [])}`
}

export function group(
  title: string,
  path: string,
  entries: readonly { id: string; text: string }[],
): Html {
  const list = entries.map(({ id, text }) => html`<li><a href="${path}#${id}">${text}</a></li>`)
  return html`<p class="group"><a href="${path}">${title}</a></p>${entries.length === 0 ? null : html`<ul>${list}</ul>`}`
}
