import { hash } from 'node:crypto'
import { toSearchable } from '../../../rules/search-text.ts'
import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Helper } from './helper.ts'

/**
 * Longer than all fields together, and short enough for an index key of 3072 bytes. Only letters
 * that become two in lower case can exceed it.
 */
export const SEARCH_TEXT_LENGTH = 580

/**
 * All searched fields in normalized spelling. A line break separates them, so that no one-line
 * search matches across fields.
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

/** Length of a search part; the rest of a longer word is compared with the full text. */
export const PART_LENGTH = 12

/**
 * The text from each letter on, cut to the length of a part, so that LIKE 'word%' finds a word
 * anywhere. Search words contain no spaces.
 */
export function toSearchParts(searchText: string): string[] {
  const parts = searchText.split(/\s+/).flatMap((word) => {
    const letters = [...word]
    return letters.map((_letter, at) => letters.slice(at, at + PART_LENGTH).join(''))
  })
  return [...new Set(parts)]
}

/**
 * The search part of a tag and a status: a character that no word contains, the status, and a
 * 60-bit fingerprint, because tags are longer than a part. A collision of fingerprints is
 * practically impossible unless it is searched for.
 */
export function toTagPart(tag: string, status: Helper['status']): string {
  return `\n${HELPER_STATUSES.indexOf(status)}${toFingerprint(tag)}`
}

/**
 * The search part of an address in the spelling that is compared, for a helper of 1.0.0 whose stored one has format
 * characters; the migration `fill address parts` wrote those of then.
 */
export function toAddressPart(address: string): string {
  return `\n@${toFingerprint(address)}`
}

function toFingerprint(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, PART_LENGTH - 2)
}

/** The words of a search, all of which must match; empty if normalization leaves nothing. */
export function toSearchWords(search: string): string[] {
  return [
    ...new Set(
      toSearchable(search)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ]
}

const APOSTROPHES = /['’‘ʼ`]/g

/** The word in a pattern of LIKE, with its own signs literal; an apostrophe of any kind finds every other, since names are stored as typed. */
export function toPattern(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&').replace(APOSTROPHES, '_')
}
