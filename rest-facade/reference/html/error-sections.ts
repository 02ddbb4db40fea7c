import { STATUS_CODES } from 'node:http'
import { type Html, html } from '../../../platform/http/html.ts'
import type { ErrorEntry, ErrorExplanation } from '../errors/error-examples.ts'
import { jsonFigure } from './code.ts'
import { inline } from './prose.ts'

const NAMES = { club: 'Club API', volunteer: 'Volunteer API' } as const

/** Every error code by status, under the id that the Link header of refusals names. */
export function errorsSection(
  errors: readonly [status: number, errors: readonly ErrorEntry[]][],
): Html {
  return html`${errors.map(([status, own]) => {
    const title = `${status} ${STATUS_CODES[status]}`
    return html`<section id="${statusId(status)}" aria-label="${title}">
${own.map(toArticle)}</section>
`
  })}`
}

/** Id of the codes of a status. */
export function statusId(status: number): string {
  return `status-${status}`
}

function toArticle({ code, explanations }: ErrorEntry): Html {
  return html`<article id="error-${code}" class="error">
<h3><a href="#error-${code}"><code>${code}</code></a></h3>${explanations.map(toExplanation)}</article>
`
}

function toExplanation({ apis, status, cause, remedy, example }: ErrorExplanation): Html {
  const where = apis.map((api) => NAMES[api]).join(', ')
  return html`<div class="two"><div class="text"><p class="scope"><b>${String(status)}</b> ${where}</p>
<p>${inline(cause)}</p><p><strong>Remedy.</strong> ${inline(remedy)}</p></div><div class="ex">${jsonFigure('Answer', example)}</div></div>`
}
