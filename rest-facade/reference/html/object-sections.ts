import { type Html, html } from '../../../platform/http/html.ts'
import { jsonFigure } from './code.ts'
import { rulesBelow } from './markdown-blocks.ts'
import type { ApiSetup } from './operation-sections.ts'
import { inline } from './prose.ts'

/** The objects that several operations use. */
export function objectsMain({ api, fields }: ApiSetup): Html {
  return html`${api.objects.map(
    ({
      id,
      name,
      description,
      example,
      rules,
      ...shape
    }) => html`<article id="${id}" class="object op"><div class="text">
<h2><a href="#${id}">${name}</a></h2>${description === '' ? null : html`<p>${inline(description)}</p>`}${fields.shape(shape)}${rulesBelow(html`<h3>Rules</h3>`, rules)}</div><div class="ex">${jsonFigure(name, example)}</div></article>
`,
  )}`
}
