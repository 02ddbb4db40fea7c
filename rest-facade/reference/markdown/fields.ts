import type { FieldEntry, Shape, TypePart } from '../model/reference.ts'

/** Lists of fields as Markdown; objects are links to the page of the API's objects. */
export class FieldLines {
  readonly #objects: string

  constructor(api: string) {
    this.#objects = `${api}-objects.md`
  }

  list(fields: readonly FieldEntry[], indent = ''): string[] {
    return fields.flatMap((field) => this.#lines(field, indent))
  }

  shape({ fields, variants }: Shape, indent = ''): string[] {
    const forms = variants.flatMap(({ name, fields: own }) => [
      `${indent}- form \`${name}\``,
      ...this.list(own, `${indent}  `),
    ])
    return [...this.list(fields, indent), ...forms]
  }

  type(parts: readonly TypePart[]): string {
    const texts = parts.map(({ text, object }) =>
      object === undefined ? text : `[${text}](${this.#objects}#${object.toLowerCase()})`,
    )
    return texts.join('')
  }

  #lines(
    { name, type, isOptional, description, notes, values, shape }: FieldEntry,
    indent: string,
  ) {
    const head = `${indent}- \`${name}\` ${this.type(type)}${isOptional ? ', optional' : ''}`
    const listed = values.map((value) => `\`${value}\``).join(', ')
    const bounds = notes.join(', ')
    const note = bounds.charAt(0).toUpperCase() + bounds.slice(1)
    const more = [description, note, listed].filter((text) => text !== '')
    const text = more.map((part) => (/[.…]$/.test(part) ? part : `${part}.`)).join(' ')
    return [text === '' ? head : `${head}: ${text}`, ...this.shape(shape, `${indent}  `)]
  }
}
