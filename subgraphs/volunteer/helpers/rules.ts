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

/** One spelling for what people take for the same: case, and letters with their marks apart. */
export function toSearchable(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}
