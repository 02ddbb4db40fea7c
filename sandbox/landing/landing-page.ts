import { type Html, html } from '../../platform/http/html.ts'
import { GUIDES_PATH, type Guide } from './guides.ts'

export interface LandingFacts {
  baseUrl: string
  /** A request that is ready to paste into a shell. */
  firstRequest: string
  /** Path of `sandbox.json`. */
  sandboxFile: string
  guides: Readonly<Record<string, readonly Guide[]>>
  /** Further pages of this server. */
  pages: readonly Page[]
}

export interface Page {
  path: string
  title: string
  text: string
}

export const LANDING_STYLE_PATH = '/landing.css'

/** No resource of another host, no script, no frames. */
export const LANDING_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const

export function toLandingPage(facts: LandingFacts): string {
  const { baseUrl, firstRequest, sandboxFile, guides, pages } = facts
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clubgate sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${LANDING_STYLE_PATH}">
</head>
<body><main>
<h1>Clubgate sandbox</h1>
<p>Two REST APIs and one graph, with invented clubs to try them on.</p>
<h2>A first request</h2>
<pre><code>${firstRequest}</code></pre>
<p>Ids, and tokens for twelve hours, are in <code>${sandboxFile}</code>.</p>
<h2>Addresses</h2>
<dl>
<dt>Club API</dt><dd><code>${baseUrl}/v1/club</code></dd>
<dt>Volunteer API</dt><dd><code>${baseUrl}/api/developer/v1/</code></dd>
<dt>Graph</dt><dd><code>${baseUrl}/graphql</code></dd>
</dl>
${toPages(pages)}
${Object.entries(guides).map(toGuides)}
</main></body>
</html>
`.text
}

function toPages(pages: readonly Page[]): Html {
  const items = pages.map(
    ({ path, title, text }) => html`<li><a href="${path}">${title}</a>: ${text}</li>
`,
  )
  return pages.length === 0
    ? html``
    : html`<nav aria-labelledby="pages"><h2 id="pages">Pages</h2>
<ul>
${items}</ul></nav>`
}

function toGuides([group, guides]: readonly [string, readonly Guide[]], at: number): Html {
  const id = `guides-${at}`
  const items = guides.map(
    ({ name, title }) => html`<li><a href="${GUIDES_PATH}/${name}.md">${title}</a></li>
`,
  )
  return html`<nav aria-labelledby="${id}"><h2 id="${id}">${group}</h2>
<ul>
${items}</ul></nav>
`
}

export const LANDING_STYLE = `
:root { color-scheme: light dark; --bg: #f5f6f6; --surface: #fff; --line: #e0e4e4; --text: #14191a; --accent: #0b6963; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1112; --surface: #15191a; --line: #262c2e; --text: #e9eded;
  --accent: #53c4b9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 1rem/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.25rem; line-height: 1.25; }
p, ul, dl { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
li { margin: .25rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
code { font: .875rem/1.45 ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; }
pre { margin: .5rem 0; padding: .75rem 1rem; white-space: pre-wrap; background: var(--surface);
  border: 1px solid var(--line); border-radius: 10px; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
