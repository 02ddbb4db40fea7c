import { Html, html } from '../../../platform/http/html.ts'
import { rulesByHeading, slugOf } from '../texts/read-rules.ts'
import { codeFigure } from './code.ts'
import { inline } from './prose.ts'

/** The rules of an operation, an object or the events, below their heading. */
export function rulesBelow(heading: Html, rules: string): Html | null {
  return rules === '' ? null : html`${heading}<div class="rules">${markdownBlocks(rules)}</div>`
}

/** The rules of all operations, by subject. A link to a subject opens it. */
export function sharedRules(rules: string): Html {
  const subjects = rulesByHeading(rules).map(
    ({ id, title, text }) =>
      html`<details class="subject"><summary>${title}</summary><div class="rules" id="${id}">${markdownBlocks(text)}</div></details>`,
  )
  return html`<section aria-labelledby="all-operations"><h2 id="all-operations">All operations</h2><p class="lead">Rules that hold for every request.</p>${subjects}</section>
`
}

/** Renders the Markdown of rules and guides: headings, paragraphs, lists, tables and code. Ids begin with `prefix`. */
export function markdownBlocks(text: string, prefix = ''): Html {
  return html`${toBlocks(text).map((block) => toHtml(block, prefix))}`
}

/** Splits at blank lines outside of code. */
function toBlocks(text: string): string[] {
  const parts = text.split(/^```/m)
  return parts.flatMap((part, index) =>
    index % 2 === 1 ? [`\`\`\`${part}`] : part.split(/\n{2,}/).map((block) => block.trim()),
  )
}

function toHtml(block: string, prefix: string): Html {
  if (block === '') return html``
  if (block.startsWith('```')) {
    const [info = '', ...lines] = block.slice(3).trimEnd().split('\n')
    const [language = '', ...marks] = info.split(' ')
    const label = marks.length === 0 ? language : html`${language} <b>${marks.join(' ')}</b>`
    return codeFigure(label, lines.join('\n'))
  }
  if (block.startsWith('# ')) {
    const title = block.slice(2)
    return html`<h1 id="${prefix}${slugOf(title)}">${inline(title)}</h1>`
  }
  if (block.startsWith('### ')) {
    const title = block.slice(4)
    return html`<h3 id="${prefix}${slugOf(title)}">${inline(title)}</h3>`
  }
  if (block.startsWith('## ')) {
    const title = block.slice(3)
    return html`<h2 id="${prefix}${slugOf(title)}">${inline(title)}</h2>`
  }
  if (block.startsWith('|')) return toTable(block)
  if (block.startsWith('- ')) return html`<ul>${itemsOf(block, '- ')}</ul>`
  const [, first] = /^(\d{1,2})\. /.exec(block) ?? []
  if (first !== undefined) {
    const items = itemsOf(block.replaceAll(/^\d+\. /gm, '- '), '- ')
    // A list that code interrupts continues its numbers.
    return first === '1' ? html`<ol>${items}</ol>` : html`<ol start="${first}">${items}</ol>`
  }
  return html`<p>${inline(block.replaceAll('\n', ' '))}</p>`
}

function itemsOf(block: string, mark: string): Html[] {
  const items = `\n${block}`.split(`\n${mark}`).slice(1)
  return items.map((item) => html`<li>${inline(item.replaceAll(/\n\s*/g, ' '))}</li>`)
}

/** Of a table that fits on a phone. */
const MOST_COLUMNS = 3

function toTable(block: string): Html {
  const [head = [], , ...rows] = block.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => breakableCell(cell.trim())),
  )
  // A header without words would be announced as one.
  const headers = head.map((cell) =>
    cell.text === '' ? html`<td></td>` : html`<th scope="col">${cell}</th>`,
  )
  const isNamed = head.some(({ text }) => text !== '')
  const table = html`<table class="wide">${isNamed ? html`<thead><tr>${headers}</tr></thead>` : null}<tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`
  // Keys can scroll it, too.
  return head.length > MOST_COLUMNS
    ? html`<div class="scroll" tabindex="0" role="group" aria-label="Table">${table}</div>`
    : table
}

/** Lets the names of statuses break behind `_`. */
function breakableCell(cell: string): Html {
  const { text } = inline(cell)
  return new Html(
    text.replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (name) => name.replaceAll('_', '_<wbr>')),
  )
}
