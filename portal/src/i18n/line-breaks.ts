const SOFT_HYPHEN = '\u00ad'
const WORD_JOINER = '\u2060'

/** A range such as `17:30–19:00` in one line: after a dash a browser would begin another. */
export function keepTogether(range: string): string {
  return range.replace(/–(?=\S)/g, `–${WORD_JOINER}`)
}

const GUIDES = new RegExp(`[${SOFT_HYPHEN}${WORD_JOINER}]`, 'g')

/** A text without the characters that guide where its lines break: for a search, and for the name of a window. */
export function withoutBreaks(text: string): string {
  return text.replace(GUIDES, '')
}
