/** What a receiver answered, as staff see it. */
export interface AnswerText {
  text: string
  /** Whether the receiver sent more than this. */
  isTruncated: boolean
}

/** The first bytes of a body. */
export interface AnswerBytes {
  bytes: Uint8Array
  /** Whether the body ended with them. */
  isWhole: boolean
}

/** UTF-8 that is stored of an answer. */
export const ANSWER_BYTES = 2048

/** Read of an answer: a secret that begins within the stored bytes ends within these. */
export const READ_ANSWER_BYTES = ANSWER_BYTES + 512

const REMOVED = '[removed]'

/** Any signing secret, a former one or the beginning of one included. */
const SIGNING_SECRET = /whsec_[\w-]{4,}/g

/** Without line breaks and tabs. */
const CONTROL = /[^\P{Cc}\t\r\n]|\p{Bidi_Control}/gu

const UNREADABLE = '\ufffd'

/** With more unreadable characters, and above this share of them, an answer is binary. */
const MAX_UNREADABLE = { count: 2, share: 0.1 }

/** The text of a body without these secrets; null if it is empty or no text. */
export function toAnswerText(
  { bytes, isWhole }: AnswerBytes,
  secrets: readonly string[],
): AnswerText | null {
  // A streaming decoder leaves out a character that the limit has cut.
  const decoded = new TextDecoder().decode(bytes, { stream: !isWhole })
  if (decoded.trim() === '' || isBinary(decoded)) return null

  const known = secrets.filter((secret) => secret !== '')
  const clean = known
    .reduce((text, secret) => text.replaceAll(secret, REMOVED), decoded)
    .replace(SIGNING_SECRET, REMOVED)
    .replace(CONTROL, '')
  const encoded = new TextEncoder().encode(clean)
  const isLonger = encoded.length > ANSWER_BYTES
  const text = isLonger
    ? new TextDecoder().decode(encoded.subarray(0, ANSWER_BYTES), { stream: true })
    : clean
  return { text, isTruncated: isLonger || !isWhole }
}

function isBinary(text: string): boolean {
  if (text.includes('\0')) return true
  const unreadable = text.split(UNREADABLE).length - 1
  return unreadable > Math.max(MAX_UNREADABLE.count, text.length * MAX_UNREADABLE.share)
}
