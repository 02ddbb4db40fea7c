import { type Html, html } from '../../platform/http/html.ts'
import { type GuideGroup, guidePath } from '../../rest-facade/reference/guides/guide-list.ts'

export interface LandingFacts {
  baseUrl: string
  /** A request that is ready to paste into a shell. */
  firstRequest: string
  /** Path of `sandbox.json`. */
  sandboxFile: string
  guides: readonly GuideGroup[]
  /** Further pages of this server. */
  pages: readonly Page[]
  /** Pages that sign in as a member of staff. */
  signIns: readonly Link[]
}

export interface Link {
  path: string
  title: string
}

export interface Page extends Link {
  text: Html | string
}

export const LANDING_STYLE_PATH = '/landing.css'
export const LANDING_SCRIPT_PATH = '/landing.js'

/** No resource of another host, no inline script, no frames. */
export const LANDING_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const

const ADDRESSES = [
  ['Club API', '/v1/club'],
  ['Volunteer API', '/api/developer/v1/'],
  ['Graph', '/graphql'],
  ['Sign-in (OpenID)', '/idp/.well-known/openid-configuration'],
] as const

export function toLandingPage(facts: LandingFacts): string {
  const { baseUrl, firstRequest, sandboxFile, guides, pages, signIns } = facts
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clubgate sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${LANDING_STYLE_PATH}">
<script src="${LANDING_SCRIPT_PATH}" defer></script>
</head>
<body>
<header><p class="name">Clubgate</p><p class="tag">Sandbox</p></header>
<main>
<h1>Two REST APIs and one graph</h1>
<p class="lead">Invented clubs with courts, bookings, live matches and volunteers, ready to be called.</p>
<section aria-labelledby="request">
<h2 id="request">A first request</h2>
<pre id="first-request"><code>${firstRequest}</code></pre>
<p class="note">Ids, and tokens for twelve hours, are in <code>${sandboxFile}</code>.</p>
</section>
${toPages(pages)}
<section aria-labelledby="addresses">
<h2 id="addresses">Addresses</h2>
<dl>
${ADDRESSES.map(
  ([name, path]) => html`<div><dt>${name}</dt><dd><code>${baseUrl}${path}</code></dd></div>
`,
)}</dl>
</section>
<div class="guides">
${signIns.length === 0 ? '' : toLinks('Sign in to the graph', 'sign-in', signIns)}${guides.map(toGuides)}</div>
</main></body>
</html>
`.text
}

function toPages(pages: readonly Page[]): Html {
  const items = pages.map(
    ({ path, title, text }) => html`<li><a href="${path}">${title}</a><span>${text}</span></li>
`,
  )
  return pages.length === 0
    ? html``
    : html`<nav class="pages" aria-labelledby="pages"><h2 id="pages">Open in this browser</h2>
<ul>
${items}</ul></nav>`
}

function toGuides({ title: group, guides }: GuideGroup, at: number): Html {
  const links = guides.map(({ name, title }) => ({ path: guidePath(name), title }))
  return toLinks(group, `guides-${at}`, links)
}

function toLinks(title: string, id: string, links: readonly Link[]): Html {
  const items = links.map(
    ({ path, title }) => html`<li><a href="${path}">${title}</a></li>
`,
  )
  return html`<nav aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<ul>
${items}</ul></nav>
`
}

/** Adds the button that copies the first request. */
export const LANDING_SCRIPT = `
const request = document.getElementById('first-request')
const button = document.createElement('button')
button.type = 'button'
button.textContent = 'Copy'
button.setAttribute('aria-label', 'Copy: A first request')
button.addEventListener('click', async () => {
  await navigator.clipboard.writeText(request.querySelector('code').textContent)
  button.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
})
request.after(button)
`

export const LANDING_STYLE = `
:root { color-scheme: light dark; --bg: #f5f6f6; --surface: #fff; --line: #e0e4e4; --text: #14191a; --text-2: #535e60;
  --accent: #0b6963; --accent-soft: #dceeec; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1112; --surface: #15191a; --line: #262c2e; --text: #e9eded;
  --text-2: #9eaaac; --accent: #53c4b9; --accent-soft: #14322f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); overflow-wrap: anywhere;
  font: 1rem/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif; }
header { display: flex; gap: .75rem; align-items: center; padding: .75rem 1.5rem; background: var(--surface);
  border-bottom: 1px solid var(--line); }
header p { margin: 0; }
.name { font-weight: 600; }
.tag { padding: .125rem .5rem; border-radius: 6px; font-size: .75rem; color: var(--accent); background: var(--accent-soft); }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; font-weight: 600; }
.lead { margin: .5rem 0 0; color: var(--text-2); }
h2 { margin: 0 0 .75rem; font-size: 1rem; line-height: 1.25; font-weight: 600; }
section, nav { margin-top: 2rem; }
ul, dl { margin: 0; padding: 0; list-style: none; }
code { font: .875rem/1.45 ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; background: var(--surface); border: 1px solid var(--line);
  border-left: 3px solid var(--accent); border-radius: 10px; }
.note { margin: .5rem 0 0; font-size: .875rem; color: var(--text-2); }
.note code { font-size: .8125rem; }
button { margin-top: .5rem; padding: .25rem .75rem; font: inherit; font-size: .875rem; cursor: pointer; color: var(--accent);
  background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
button:hover { border-color: var(--accent); }
a { color: var(--accent); text-underline-offset: 2px; }
a:hover { text-decoration-thickness: 2px; }
.pages ul { display: flex; flex-wrap: wrap; gap: .75rem; }
.pages li { position: relative; flex: 1 1 18rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.pages li:hover { border-color: var(--accent); }
.pages a { font-weight: 600; }
.pages a::after { content: ""; position: absolute; inset: 0; border-radius: 10px; }
.pages code { position: relative; z-index: 1; font-size: .8125rem; }
.pages span { display: block; margin-top: .25rem; font-size: .875rem; color: var(--text-2); }
dl { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 1rem; }
dl div + div { border-top: 1px solid var(--line); }
dt { flex: 0 0 9rem; color: var(--text-2); }
dd { margin: 0; }
.guides { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 2rem; }
.guides li { padding: .25rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
