import { type Html, html } from '../../platform/http/html.ts'
import { toInitials } from '../../rules/initials.ts'
import type { Words } from './words.ts'

const PRODUCT = 'Clubgate'

/** A whole page. */
export function toWholePage(words: Words, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/helpers/style.css">
<script src="/helpers/page.js" defer></script>
</head>
<body><main>
${main}
</main></body>
</html>
`.text
}

/** Whose page it is: the club by its letters, or the product while no club is known. */
export function toMasthead(clubName: string | null, lines: readonly [string, string?]): Html {
  const [first, second] = lines
  return html`<div class="masthead"><span class="mark" aria-hidden="true">${toInitials(clubName ?? PRODUCT)}</span>
<p><b>${first}</b>${second ? html`<br><span class="quiet small">${second}</span>` : null}</p></div>`
}

/** The masthead of a page without an event. */
export function toClubMasthead(clubName: string | null): Html {
  return toMasthead(clubName, [clubName ?? PRODUCT])
}

/** A note that screen readers announce as the page opens. */
export function toNote(text: string | null): Html | null {
  return text === null ? null : html`<p class="note refused" role="alert">${text}</p>`
}
