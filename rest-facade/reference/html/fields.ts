import { type Html, html } from '../../../platform/http/html.ts'
import { idOf } from '../model/read-operation.ts'
import type { FieldEntry, ParameterPlace, Shape, TypePart } from '../model/reference.ts'
import { inline, PAGE_PATHS } from './prose.ts'

/** Writes fields of one API, whose objects are on a page of their own. */
export class FieldWriter {
  readonly #objects: string

  constructor(api: string) {
    this.#objects = PAGE_PATHS[`${api}-objects`] ?? ''
  }

  list(fields: readonly FieldEntry[], place?: ParameterPlace): Html {
    return html`<ul class="f">${fields.map((field) => this.#row(field, place))}</ul>`
  }

  shape({ fields, variants }: Shape): Html {
    const forms = variants.map(
      ({ name, fields: own }) =>
        html`<li><span class="t">form</span> <code class="n">${name}</code>${own.length === 0 ? null : this.list(own)}</li>`,
    )
    return html`${fields.length === 0 ? null : this.list(fields)}${forms.length === 0 ? null : html`<ul class="f">${forms}</ul>`}`
  }

  type(parts: readonly TypePart[]): Html {
    return html`${parts.map(({ text, object }) =>
      object === undefined
        ? html`${text}`
        : html`<a href="${this.#objects}#${idOf(object)}">${text}</a>`,
    )}`
  }

  #row(
    { name, type, isOptional, description, notes, values, example, shape }: FieldEntry,
    place?: ParameterPlace,
  ) {
    // A request of the page begins with the recorded values of what it needs.
    const sample =
      isOptional || example === undefined ? null : html` data-example="${String(example)}"`
    const data = place === undefined ? null : html` data-in="${place}"${sample}`
    const optional = isOptional ? html` <span class="o">optional</span>` : null
    const text = description === '' ? null : html`<p>${inline(description)}</p>`
    const more =
      notes.length === 0 ? null : html`<p class="b">${inline(capitalize(notes.join(', ')))}</p>`
    const list = values.map((value) => html`<code>${value}</code> `)
    const all = list.length === 0 ? null : html`<p class="v">${list}</p>`
    return html`<li${data}><code class="n">${name}</code> <span class="t">${this.type(type)}</span>${optional}${text}${more}${all}${this.shape(shape)}</li>`
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
