/** Control characters and Unicode's line and paragraph separators, which text of one line does not hold. */
export const BREAKS_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Control characters apart from line breaks and tabs, which no text holds. */
export const CONTROL = /(?![\t\n\r\u0085])\p{Cc}/u

/** Every format character (Cf), such as a zero-width space: mail systems show none, and tell addresses apart by each. */
const FORMAT = /\p{Cf}/gu

/**
 * Controls of direction, and characters that show nothing. Joiners and tags stay: emoji, flags and Persian names are
 * written with them.
 */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad]/g

const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A name as it is kept and compared. */
export function cleanName(text: string): string {
  return text.replace(HIDDEN, '').trim()
}

/** A line as it is kept, which stands beside others; one that would be too short without its hidden characters keeps them. */
export function cleanLine(text: string, min: number): string {
  const cleaned = cleanName(text)
  // A character has two units at most; one mebibyte is not taken apart to be counted.
  const isShort = cleaned.length < 2 * min && [...cleaned].length < min
  return isShort ? text.trim() : cleaned
}

export function hasVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/** An e-mail address as it is kept and compared; its case is for each kind of address to decide. */
export function cleanAddress(text: string): string {
  return text.replace(FORMAT, '').trim()
}

/** A mailbox before its last @: letters, digits and signs in parts, or a quoted text without spaces. */
const LOCAL =
  /^(?:(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\p{Z}])+(?:\.(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\p{Z}])+)*|"(?:[^\p{C}\p{Z}"\\]|\\[\x21-\x7e])+")$/u

const LABEL = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*$/u

/** An address of the network. */
const LITERAL = /^\[[\x21-\x5a\x5e-\x7e]+\]$/

/** The form of a mailbox (RFC 5321, with the letters of RFC 6531); whether there is one, only a mail can show. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return LOCAL.test(text.slice(0, Math.max(at, 0))) && isHost(text.slice(at + 1))
}

function isHost(text: string): boolean {
  if (LITERAL.test(text)) return true
  return text.split('.').every((label) => LABEL.test(label) && !label.endsWith('-'))
}

/** U+200B for a zero-width space. */
export function codeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `U+${code.padStart(4, '0')}`
}

const NOT_SHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** The first character of a text that no page shows. */
export function findNotShown(text: string): string | null {
  return NOT_SHOWN.exec(text)?.[0] ?? null
}
