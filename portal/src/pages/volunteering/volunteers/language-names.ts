/** Names of languages, as the reader calls them; a tag without one as itself. */
export function makeLanguageNames(reader: string): (tag: string) => string {
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  return (tag) => {
    try {
      return capitalize(names.of(tag.split('-', 1)[0] ?? tag) ?? tag, reader)
    } catch {
      return tag
    }
  }
}

function capitalize(text: string, reader: string): string {
  return text.slice(0, 1).toLocaleUpperCase(reader) + text.slice(1)
}
