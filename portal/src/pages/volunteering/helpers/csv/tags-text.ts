import { cleanName, hasVisible } from '../../../../../../schema/fields/text/characters.ts'

/** A part up to what separates it (commas, semicolons, bars, Google's `:::`), in quotation marks or without. */
const PART = /\s*"((?:[^"]|"")*)"\s*(?:$|[,;|\n]|:::)|(.*?)(?:$|[,;|\n]|:::)/sy

/** Tags of a text, each once; one in quotation marks may hold what separates others. */
export function toTags(text: string): string[] {
  const tags: string[] = []
  PART.lastIndex = 0
  while (PART.lastIndex < text.length) {
    const [, quoted, plain = ''] = PART.exec(text) ?? []
    tags.push(cleanName(quoted?.replaceAll('""', '"') ?? plain))
  }
  return [...new Set(tags.filter(hasVisible))]
}

const AMBIGUOUS = /[,;|\n"]|:::/

/** Tags as `toTags` reads them. */
export function toTagText(tags: readonly string[]): string {
  return tags
    .map((tag) => (AMBIGUOUS.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag))
    .join(', ')
}
