import { Html, html } from '../../../platform/http/html.ts'
import type { RequestExample } from '../examples/request-examples.ts'

/** A string, a word or a number. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|`(?:[^`\\]|\\.)*`?|[A-Za-z_][A-Za-z_0-9]*|[0-9][0-9.]*/g

const KEYWORDS =
  /^(?:import|from|const|await|for|of|new|true|false|null|None|True|False|curl|[0-9].*)$/

/** Marks strings, keywords and numbers; names of members and other words stay plain. */
function highlight(code: string): Html {
  let text = ''
  let end = 0
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    text += toEscaped(code.slice(end, index))
    end = index + token.length
    const isString = '"\'`'.includes(token.charAt(0))
    if (isString && code[end] !== ':') text += `<i>${toEscaped(token)}</i>`
    else if (!isString && KEYWORDS.test(token)) text += `<b>${toEscaped(token)}</b>`
    else text += toEscaped(token)
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
