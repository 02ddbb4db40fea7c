import { toSearchable } from '../../../../rules/search-text.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { shareableParticipants } from '../../match-sessions/participants.ts'
import type { Booking } from '../booking.ts'
import type { SearchTerm, TermChanges } from './search-term.ts'

/** What of a booking its terms are made of. */
export type SearchedBooking = Pick<
  Booking,
  'id' | 'clubId' | 'externalBookingId' | 'participants' | 'scheduledStart' | 'status'
>

/** A booking as a transaction found it, null if it is new, and as it leaves it. */
export interface BookingChange {
  stored: SearchedBooking | null
  booking: SearchedBooking
}

/** Characters; a longer word is found by its first ones. */
export const TERM_LENGTH = 40

/** Bounds the rows of a name that was made to have many. */
const TERMS_OF_NAME = 8

/** The longest ones: by these it is found where it is typed whole. */
const WORDS_OF_NUMBER = 4

/** Of a number also what stands behind its last separator. */
export const TERMS_OF_BOOKING = CLUB_LIMITS.participants * TERMS_OF_NAME + WORDS_OF_NUMBER + 1

/** Begins no term of a name, so that callers who may not read numbers find nothing by one. */
export const NUMBER_SIGN = '#'

const { days, words: MOST_WORDS } = CLUB_LIMITS.search

/** Later than any booking. */
export const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z')

export const SEARCHED_MS = days * 24 * 60 * 60 * 1000

/**
 * The one place that decides what a write of bookings changes in their terms: most updates change nothing, or the start
 * alone. Of a booking that was cancelled terms may be stored: a release that knows none has cancelled it.
 */
export function toTermChanges(changes: readonly BookingChange[], now: Date): TermChanges {
  const since = searchedSince(now)
  const removed: string[] = []
  const added: SearchTerm[] = []
  const moved: string[] = []
  for (const { stored, booking } of changes) {
    const isMade = stored === null || searchedText(stored) !== searchedText(booking)
    const isSameStart = stored?.scheduledStart.getTime() === booking.scheduledStart.getTime()
    if (!isMade && (isSameStart || booking.status === 'CANCELLED')) continue
    if (!isMade && stored.scheduledStart >= since && booking.scheduledStart >= since) {
      moved.push(booking.id)
      continue
    }
    if (stored !== null) removed.push(stored.id)
    added.push(...termsOf(booking, now))
  }
  return { removed, added, moved }
}

/** Writes all terms of bookings again, whatever is stored of them. */
export function toRewrittenTerms(bookings: readonly SearchedBooking[], now: Date): TermChanges {
  return {
    removed: bookings.map(({ id }) => id),
    added: bookings.flatMap((booking) => termsOf(booking, now)),
    moved: [],
  }
}

/** What the terms of a booking are made of, as one text; empty for a booking without any. */
function searchedText({ status, externalBookingId, participants }: SearchedBooking): string {
  if (status === 'CANCELLED') return ''
  const names = shareableParticipants(participants).map(({ displayName }) => displayName)
  return [externalBookingId ?? '', ...names].join('\n')
}

function termsOf(booking: SearchedBooking, now: Date): SearchTerm[] {
  const { id: bookingId, clubId, scheduledStart, status } = booking
  if (status === 'CANCELLED' || scheduledStart < searchedSince(now)) return []
  const names = shareableParticipants(booking.participants)
  const terms = [
    ...names.flatMap(({ displayName }) => toNameTerms(displayName)),
    ...toNumberTerms(booking.externalBookingId),
  ]
  return [...new Set(terms)].map((term) => ({ clubTerm: clubId + term, bookingId, scheduledStart }))
}

/** Bookings that began before are not searched. */
export function searchedSince(now: Date): Date {
  return new Date(now.getTime() - SEARCHED_MS)
}

/**
 * The words of a name, and what follows a hyphen or an apostrophe in one: López finds García-López. Of too many the
 * longest ones, which a search for the whole name takes.
 */
export function toNameTerms(name: string): string[] {
  const words = longest(toWords(name), TERMS_OF_NAME)
  const inner = words.flatMap((word) =>
    [...word.matchAll(INNER)].map(({ index, 1: sign = '' }) => word.slice(index + sign.length)),
  )
  return [...new Set([...words, ...inner].map(toTerm))].slice(0, TERMS_OF_NAME)
}

/** The words of a number, since a search has no longer parts, and what stands behind its last separator. */
export function toNumberTerms(number: string | null): string[] {
  const text = number ?? ''
  const last = fold(text).trim().split(SEPARATORS).at(-1) ?? ''
  const terms = [...longest(toWords(text), WORDS_OF_NUMBER), ...(last.length > 1 ? [last] : [])]
  return [...new Set(terms.map((one) => toTerm(NUMBER_SIGN + one)))]
}

/** A word of a search: how terms of names begin that it finds, and those of numbers. */
export interface SearchWord {
  name: string
  number: string
}

/** The words of a search, the longest ones if there are many. */
export function toLookedUpWords(search: string): SearchWord[] {
  return longest(toWords(search), MOST_WORDS).map((word) => ({
    name: toTerm(word),
    number: toTerm(NUMBER_SIGN + word),
  }))
}

/** What of a booking all words of a search find; null if one of them finds nothing. */
export function findMatches(
  booking: SearchedBooking,
  words: readonly SearchWord[],
  maySeeNumbers: boolean,
): { players: string[] } | null {
  const players = shareableParticipants(booking.participants).map(({ displayName }) => ({
    displayName,
    terms: toNameTerms(displayName),
  }))
  const numbers = maySeeNumbers ? toNumberTerms(booking.externalBookingId) : []
  const isPlayer = ({ terms }: { terms: string[] }, { name }: SearchWord) =>
    terms.some((term) => term.startsWith(name))
  const isFound = (word: SearchWord) =>
    numbers.some((term) => term.startsWith(word.number)) ||
    players.some((player) => isPlayer(player, word))
  if (booking.status === 'CANCELLED' || !words.every(isFound)) return null

  const found = players.filter((player) => words.some((word) => isPlayer(player, word)))
  return { players: found.map(({ displayName }) => displayName) }
}

/** So many different words, the longest first. */
function longest(words: readonly string[], most: number): string[] {
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, most)
}

/** Words from their first letter or digit on. */
function toWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .flatMap((word) => {
      const start = word.search(LETTER_OR_DIGIT)
      return start === -1 ? [] : [word.slice(start)]
    })
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

const INNER = /([^\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u

const APOSTROPHES = /['’‘ʼ`]/g

const PLAIN = /^[ -~]*$/

/** Decomposed before the case is folded: some signs hold capital letters, such as 🄐. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(APOSTROPHES, "'")

  return toSearchable(text.normalize('NFKD')).replace(APOSTROPHES, "'")
}

/** Cuts a text to the length of a term. */
function toTerm(text: string): string {
  return text.length <= TERM_LENGTH ? text : [...text].slice(0, TERM_LENGTH).join('')
}
