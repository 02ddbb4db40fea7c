/** Text that is HTML and needs no escaping. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Inserted = Html | readonly Html[] | string | null

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes all inserted values except `Html`; null inserts nothing. */
export function html(parts: TemplateStringsArray, ...inserted: readonly Inserted[]): Html {
  const texts = parts.map((part, at) => part + toText(inserted[at] ?? null))
  return new Html(texts.join(''))
}

function toText(inserted: Inserted): string {
  if (inserted === null) return ''
  if (typeof inserted === 'string')
    return inserted.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  return inserted instanceof Html ? inserted.text : inserted.map(({ text }) => text).join('')
}
