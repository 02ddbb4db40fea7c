import { Html, html } from '../../../platform/http/html.ts'
import type { RequestExample } from '../examples/request-examples.ts'

/** A string that may be the name of a member, or a word of a language or a number. */
const TOKEN =
  /("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|`(?:[^`\\]|\\.)*`?)(:)?|(\b(?:const|await|new|true|false|null|None|True|False|curl)\b|\b\d[\d.]*)/g

/** Marks strings and words of a language; names of members stay plain. */
function highlight(code: string): Html {
  let text = ''
  let end = 0
  for (const match of code.matchAll(TOKEN)) {
    const [all, string, colon = '', word] = match
    const isName = string !== undefined && colon !== ''
    text += toEscaped(code.slice(end, match.index))
    if (isName) text += toEscaped(all)
    else text += string ? `<i>${toEscaped(string)}</i>${colon}` : `<b>${toEscaped(word ?? '')}</b>`
    end = match.index + all.length
  }
  return new Html(text + toEscaped(code.slice(end)))
}

function toEscaped(text: string): string {
  return html`${text}`.text
}

/** Code with its label; scripts add a button that copies it. */
export function codeFigure(label: string | Html, code: string, kind = ''): Html {
  return html`<figure class="code ${kind}"><figcaption>${label}</figcaption><pre tabindex="0"><code>${highlight(code)}</code></pre></figure>`
}

const KINDS = { curl: 'l-curl', TypeScript: 'l-ts', Python: 'l-py' } as const

/** One figure for each language, of which the page shows the chosen one. */
export function requestFigures(examples: readonly RequestExample[]): Html {
  return html`${examples.map(({ language, code }) => codeFigure(language, code, KINDS[language]))}`
}

export function jsonFigure(label: string | Html, value: unknown): Html {
  return codeFigure(label, JSON.stringify(value, null, 2))
}
