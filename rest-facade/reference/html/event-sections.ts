import { type Html, html } from '../../../platform/http/html.ts'
import { idOf } from '../model/read-operation.ts'
import type { EventEntry, FramesEntry } from '../model/reference.ts'
import { ASYNC_API_PATH } from '../page-paths.ts'
import { deliveryPromise } from '../texts/delivery-promise.ts'
import { jsonFigure } from './code.ts'
import { rulesBelow } from './markdown-blocks.ts'
import type { ApiSetup } from './operation-sections.ts'
import { inline, PAGE_PATHS } from './prose.ts'

/** Deliveries and frames of an API. */
export function eventsMain({ api, fields }: ApiSetup): Html {
  const { record, headers, types, frames, rules } = api.events
  const object = html`<a href="${PAGE_PATHS[`${api.name}-objects`] ?? ''}#${idOf(record)}">${record}</a>`
  return html`<section aria-labelledby="deliveries"><h2 id="deliveries">Deliveries</h2>
<p>A delivery is a POST of one ${object} as JSON. ${deliveryPromise(api.name)}</p>
<h3>Headers of a delivery</h3>${fields.list(headers)}
${rulesBelow(html`<h3>Rules</h3>`, rules)}</section>
${frames === null ? null : framesSection(frames, object)}
<section aria-labelledby="types"><h2 id="types">Event types</h2>
${types.map((event) => toArticle(event))}</section>`

  function toArticle({ id, type, fields: own, example }: EventEntry): Html {
    return html`<article id="${id}" class="op"><div class="text">
<h3><a href="#${id}"><code>${type}</code></a></h3>
<p>${own.length === 0 ? html`The ${object} of this type.` : html`The ${object} with these members:`}</p>
${own.length === 0 ? null : fields.list(own)}
</div><div class="ex">${jsonFigure('Delivery', example)}</div></article>
`
  }
}

function framesSection({ path, description, closeCodes }: FramesEntry, object: Html): Html {
  const codes = Object.entries(closeCodes).map(
    ([code, why]) => html`<li><code class="n">${code}</code><p>${inline(why)}</p></li>`,
  )
  return html`<section aria-labelledby="frames"><h2 id="frames">Frames of the event stream</h2>
<p>${inline(description)} Each frame is one ${object}. Path: <code>${path}</code></p>
<h3>Close codes</h3><ul class="f">${codes}</ul>
<p>The same as AsyncAPI 3.0, with all deliveries: <a href="${ASYNC_API_PATH}"><code>club.asyncapi.json</code></a></p></section>`
}
