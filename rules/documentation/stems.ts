/** Words of questions and texts that say nothing about their subject. */
const UNIMPORTANT: ReadonlySet<string> = new Set(
  toWords(
    'a an and any are as at be been but by can could did do does example for from get got has have how i if in into is it its know long may me mean much must my need no not of on one only or our out own s should so some such t than that the their them then there these they this those to use used was we were what when where which who whose why will with would you your',
  ),
)

/** The words of a text in lower case, each once, without those that say nothing. */
export function toImportantWords(text: string): string[] {
  return [...new Set(splitWords(text))].filter((word) => isImportant(toStem(word)))
}

/** The words of a text without endings. */
export function toWords(text: string): string[] {
  return splitWords(text).map(toStem)
}

export function isImportant(stem: string): boolean {
  return !UNIMPORTANT.has(stem)
}

/** `bookings` and `booking` are one word, as are `retries` and `retry`. */
export function toStem(word: string): string {
  const single = toSingular(word)
  for (const end of ['ing', 'ed'])
    if (single.endsWith(end) && single.length - end.length > 3) return single.slice(0, -end.length)
  return single
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
