import { hash } from 'node:crypto'
import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Helper } from './helper.ts'

/**
 * Longer than all fields together, and short enough for an index key of 3072 bytes. Only letters
 * that become two in lower case can exceed it.
 */
export const SEARCH_TEXT_LENGTH = 580

/**
 * Everything a search looks at, in one spelling. Fields are apart by a line break, which no search
 * of one line can span.
 */
export function toSearchText({
  firstName,
  lastName,
  email,
  externalId,
}: Pick<Helper, 'firstName' | 'lastName' | 'email' | 'externalId'>): string {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ')
  const fields = [name, email, externalId].filter((field) => field !== null)
  return [...toSearchable(fields.join('\n'))].slice(0, SEARCH_TEXT_LENGTH).join('')
}

/** How much of a text is kept of each place in it; longer words are looked at in the text itself. */
export const PART_LENGTH = 12

/**
 * The beginnings of all that a word of a search can be: what stands at each letter of the text. A
 * search has no word with a space in it.
 */
export function toSearchParts(searchText: string): string[] {
  const parts = searchText.split(/\s+/).flatMap((word) => {
    const letters = [...word]
    return letters.map((_letter, at) => letters.slice(at, at + PART_LENGTH).join(''))
  })
  return [...new Set(parts)]
}

/**
 * What leads to those of a status who have a tag, and to nobody else: behind what no word of a text has,
 * the status, and a fingerprint, because a tag is longer than a part. Tags of one fingerprint would have
 * to be looked for with a purpose, among 2^60.
 */
export function toTagPart(tag: string, status: Helper['status']): string {
  const fingerprint = hash('sha256', tag, 'base64url').slice(0, PART_LENGTH - 2)
  return `\n${HELPER_STATUSES.indexOf(status)}${fingerprint}`
}

/** What a search asks for: each of these words, wherever it stands. None where nothing is left of it. */
export function toSearchWords(search: string): string[] {
  return [
    ...new Set(
      toSearchable(search)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ]
}

/** Letters that are no plain letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' },
}

const ODD_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** One spelling for what people take for the same: without case and without accents. */
export function toSearchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(ODD_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
}
