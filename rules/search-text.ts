/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' },
}

const ODD_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Normalizes case and accents, so that spellings that people consider equal match. */
export function toSearchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(ODD_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
}
