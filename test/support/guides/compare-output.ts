const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>'],
  // Times of 2099 are the reader's own input.
  [/\b(?!2099)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>'],
  [/\b(?:whsec_|vk_|hl_|eyJ)[\w.…-]+/g, '<secret>'],
]

/** Whether a page's output, with `…` for anything, is what was printed; ids, times and secrets are equal. */
export function isOutput(shown: string, printed: string): boolean {
  const pattern = normalize(shown)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    // Within a string it stays there.
    .replaceAll('…"', '[^"]*"')
    .replaceAll('…', '[^]*')
  return new RegExp(`^${pattern}$`).test(normalize(printed))
}

/** Layout is not compared: a page may break a long line of JSON. */
function normalize(text: string): string {
  const plain = REPLACED.reduce((kept, [pattern, name]) => kept.replaceAll(pattern, name), text)
  return plain.replaceAll(/\s+/g, '')
}
