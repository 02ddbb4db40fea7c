import { html } from '../../platform/http/html.ts'
import { ASSETS, ASSETS_PATH, type Asset } from './assets.ts'

/** Own files of the page, which have no version in their names. */
export const PAGE_FILES = { style: `${ASSETS_PATH}/page.css`, script: `${ASSETS_PATH}/page.js` }

export interface PageFacts {
  /** Access token that the page sends, and whose it is; null: the reader enters one. */
  signedIn: { token: string; name: string } | null
  /** Values of `?as=`; empty where the page never carries a token. */
  names: readonly string[]
  /** Of the style elements that GraphiQL's dialogs add. */
  nonce: string
}

/** Only this server's files and connections; no inline script, no frames. */
export function toPageHeaders(nonce: string) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Accept',
  }
}

export function toGraphiqlPage({ signedIn, names, nonce }: PageFacts): string {
  const file = ({ name }: Asset) => `${ASSETS_PATH}/${name}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL · Clubgate</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${file(ASSETS.style)}">
<link rel="stylesheet" href="${PAGE_FILES.style}">
</head>
<body>
<header><h1>Clubgate graph</h1><p role="status">${toStatus(signedIn, names)}</p></header>
<main id="graphiql" data-token="${signedIn?.token ?? ''}" data-nonce="${nonce}"><noscript>GraphiQL needs JavaScript. The graph takes documents by POST at this address.</noscript></main>
<script src="${file(ASSETS.script)}"></script>
<script src="${PAGE_FILES.script}"></script>
</body>
</html>
`.text
}

function toStatus(signedIn: PageFacts['signedIn'], names: readonly string[]): string {
  if (signedIn !== null)
    return `Signed in: ${signedIn.name}. Another Authorization header replaces that.`
  const known = names.length === 0 ? '' : `Not signed in: ?as= is one of ${names.join(', ')}. `
  return `${known}Add an Authorization header under Headers.`
}

/** Colours of text have a contrast of 4.5 : 1, which GraphiQL's own lack; on a phone its panels are stacked. */
export const PAGE_STYLE = `
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; font: .875rem/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans",
  "Liberation Sans", system-ui, sans-serif; color: #14191a; background: #fff; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; padding: .5rem 1rem;
  background: #f5f6f6; border-bottom: 1px solid #e0e4e4; }
header h1 { margin: 0; font-size: 1rem; font-weight: 500; }
header p { margin: 0; color: #535e60; }
main { flex: 1; min-height: 0; }
body .graphiql-container.graphiql-container { --color-primary: 176, 81%, 23%; --color-tertiary: 188, 100%, 24%;
  --color-info: 208, 100%, 34%; --color-success: 158, 60%, 26%; --color-warning: 32, 100%, 27%;
  --alpha-secondary: .9; --alpha-tertiary: .8; }
.graphiql-container .graphiql-tabs:not(:has(> :nth-child(2))) { display: none; }
@media (prefers-color-scheme: dark) {
  body { color: #e9eded; background: #15191a; }
  header { background: #15191a; border-color: #262c2e; }
  header p { color: #9eaaac; }
  body .graphiql-container.graphiql-container { --color-base: 195, 11%, 9%; --color-neutral: 189, 9%, 77%;
    --color-primary: 174, 49%, 55%; --color-tertiary: 188, 90%, 60%; --color-info: 208, 100%, 72%;
    --color-success: 158, 60%, 60%; --color-warning: 36, 100%, 70%; }
}
@media (max-width: 700px) {
  .graphiql-container .graphiql-sidebar { padding: 4px; }
  .graphiql-container #graphiql-session { flex-direction: column; }
  .graphiql-container #graphiql-session > * { flex: 1 1 50% !important; min-height: 0; }
  .graphiql-container #graphiql-session > :first-child { flex-basis: 60% !important; }
  .graphiql-container .graphiql-editors { overflow: hidden; }
  .graphiql-container .graphiql-query-editor { flex-direction: column; }
  .graphiql-container .graphiql-query-editor > :first-child { flex: 1; min-height: 0; }
  .graphiql-container .graphiql-toolbar { flex: none; flex-direction: row; width: auto; }
  .graphiql-container #graphiql-session > .graphiql-horizontal-drag-bar { display: none; }
}
`

/** Headers that the reader enters replace the token, over HTTP and over the socket alike. */
export const PAGE_SCRIPT = `
const { GraphiQL, createElement, createGraphiQLFetcher, createRoot } = GraphiqlPage
const root = document.getElementById('graphiql')
const { token, nonce } = root.dataset
globalThis.__webpack_nonce__ = nonce
const url = new URL('/graphql', location.href)
const socket = new URL(url)
socket.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
const headers = token ? { authorization: 'Bearer ' + token } : {}
const fetcher = createGraphiQLFetcher({
  url: url.href,
  subscriptionUrl: socket.href,
  headers,
  wsConnectionParams: headers,
})
const query = new URLSearchParams(location.search).get('query')
const defaultQuery = [
  '# Ctrl-Enter runs it.',
  '# Ctrl-Space completes.',
  '{',
  '  clubs(first: 10) {',
  '    nodes {',
  '      name',
  '      courts(first: 10) {',
  '        nodes { name status }',
  '      }',
  '    }',
  '  }',
  '}',
  '',
].join('\\n')
const NAMES = {
  '.graphiql-query-editor': 'Operation',
  '.graphiql-editor-tool > :nth-child(1)': 'Variables',
  '.graphiql-editor-tool > :nth-child(2)': 'Headers',
  '.result-window': 'Result',
}
const nameEditors = () => {
  for (const [selector, name] of Object.entries(NAMES)) {
    root.querySelector(selector + ' textarea')?.setAttribute('aria-label', name)
    root.querySelector(selector + ' .CodeMirror-scroll')?.setAttribute('tabindex', '0')
  }
}
new MutationObserver(nameEditors).observe(root, { childList: true, subtree: true })
createRoot(root).render(
  createElement(GraphiQL, {
    fetcher,
    defaultQuery,
    ...(query ? { query } : {}),
    shouldPersistHeaders: false,
    isHeadersEditorEnabled: true,
  }),
)
`
