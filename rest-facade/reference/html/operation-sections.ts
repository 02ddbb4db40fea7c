import { type Html, html } from '../../../platform/http/html.ts'
import { idListsOf } from '../examples/id-lists.ts'
import { requestExamplesOf } from '../examples/request-examples.ts'
import type { ApiReference, OperationEntry, ResourceEntry } from '../model/reference.ts'
import { operationsPath } from '../page-paths.ts'
import { jsonFigure, requestFigures } from './code.ts'
import type { FieldWriter } from './fields.ts'
import { rulesBelow } from './markdown-blocks.ts'
import { breakable, inline, prose } from './prose.ts'

const PLACES = { path: 'Path', query: 'Query', header: 'Headers' } as const

export interface ApiSetup {
  api: ApiReference
  /** Address of the installation. */
  publicUrl: string
  fields: FieldWriter
}

export function resourceSection(
  { name, id, description, operations }: ResourceEntry,
  setup: ApiSetup,
): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2><p class="lead">${inline(description)}</p>
${operations.map((operation) => toArticle(operation, setup))}</section>
`
}

/** A resource on a page of its own. */
export function resourceMain(
  { name, id, description, operations }: ResourceEntry,
  setup: ApiSetup,
): Html {
  return html`<h1>${name}</h1><p class="lead">${inline(description)}</p>
<section aria-labelledby="${id}"><h2 id="${id}">Operations</h2>
${operations.map((operation) => toArticle(operation, setup))}</section>
`
}

/** The operations of a resource as links to the page that has them. */
export function operationList(
  { name, id, description, operations }: ResourceEntry,
  { api }: ApiSetup,
): Html {
  const page = operationsPath(api.name, name)
  const items = operations.map(
    ({ id: own, method, path, summary }) =>
      html`<li><a href="${page}#${own}">${summary}</a> <span class="m ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></li>`,
  )
  return html`<section aria-labelledby="${id}"><h2 id="${id}"><a href="${page}">${name}</a></h2><p class="lead">${inline(description)}</p>
<ul class="operations">${items}</ul></section>
`
}

function toArticle(operation: OperationEntry, { api, publicUrl, fields }: ApiSetup): Html {
  const { id, summary, method, path, description, parameters, body, answers, refusals, rules } =
    operation
  const json =
    body?.example === undefined ? null : html` data-body="${JSON.stringify(body.example, null, 2)}"`
  const examples = requestExamplesOf(operation, { api, publicUrl })
  const lists = JSON.stringify(idListsOf(operation, api))
  const ids = lists === '{}' ? null : html` data-lists="${lists}"`
  const shown = answers.find(({ example }) => example !== undefined)
  const sent = parameters.map(
    ({ place, fields: list }) => html`<h4>${PLACES[place]}</h4>${fields.list(list, place)}`,
  )
  return html`<article id="${id}" class="op" data-method="${method}" data-path="${api.prefix}${path}"${json}${ids}><div class="text">
<h3><a href="#${id}">${summary}</a></h3>
<p class="route"><b class="m ${method.toLowerCase()}">${method}</b> <code>${breakable(path)}</code></p>
${prose(description)}${toScopes(operation)}
${sent}${body === null ? null : html`<h4>Body${body.isRequired ? null : html` <span class="o">optional</span>`}</h4>${toBody(body, fields)}`}
<h4>Answers</h4><ul class="f">${answers.map(
    (answer) =>
      html`<li><code class="n">${answer.status}</code> <span class="t">${answer.body === null ? null : fields.type(answer.body.type)}</span><p>${inline(answer.description)}${toHeaders(answer.headers)}</p>${answer.body === null || answer !== shown ? null : fields.shape(answer.body)}</li>`,
  )}</ul>
<h4>Refusals</h4><ul class="refusals">${refusals.map(
    ({ status, codes }) =>
      html`<li><b>${status}</b> ${codes.map((code) => html`<a href="/docs#error-${code}"><code>${code}</code></a> `)}</li>`,
  )}</ul>
${rulesBelow(html`<h4>Rules</h4>`, rules)}</div><div class="ex">
${requestFigures(examples)}${shown === undefined ? null : jsonFigure(html`Answer <b>${shown.status}</b>`, shown.example)}
</div></article>
`
}

function toBody(
  { type, description, fields: list, variants }: NonNullable<OperationEntry['body']>,
  fields: FieldWriter,
): Html {
  const named = type.some(({ object }) => object !== undefined)
  return html`${named ? html`<p>${fields.type(type)}</p>` : null}${description === '' ? null : html`<p>${inline(description)}</p>`}${fields.shape({ fields: list, variants })}`
}

function toScopes({ isPublic, scopes, scopesOfBodies }: OperationEntry): Html {
  if (isPublic) return html`<p class="scope">Needs no credential.</p>`
  const own = scopes.map((scope) => html`<code>${scope}</code> `)
  const more = scopesOfBodies.map((scope) => html`<code>${scope}</code> `)
  return html`<p class="scope">Scope: ${scopes.length === 0 ? 'any credential' : own}${more.length === 0 ? null : html`and for some bodies ${more}`}</p>`
}

function toHeaders(names: readonly string[]): Html | null {
  if (names.length === 0) return null
  return html` Headers: ${names.map((name) => html`<code>${name}</code> `)}`
}
