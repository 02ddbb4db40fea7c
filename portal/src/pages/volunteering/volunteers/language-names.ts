import { makeNamer } from '../../../i18n/make-namer.ts'

/** Names of languages, as the reader calls them; a tag without one as itself. */
export function makeLanguageNames(reader: string): (tag: string) => string {
  const nameOf = makeNamer(reader, 'language')
  return (tag) => {
    const base = tag.split('-', 1)[0] ?? tag
    const name = nameOf(base)
    return name === base ? tag : name.slice(0, 1).toLocaleUpperCase(reader) + name.slice(1)
  }
}
