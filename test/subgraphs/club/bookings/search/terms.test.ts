import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type BookingChange,
  findMatches,
  NUMBER_SIGN,
  SEARCHED_MS,
  type SearchedBooking,
  TERM_LENGTH,
  TERMS_OF_BOOKING,
  toLookedUpWords,
  toNameTerms,
  toNumberTerms,
  toRewrittenTerms,
  toTermChanges,
} from '../../../../../subgraphs/club/bookings/search/terms.ts'
import type { Participant } from '../../../../../subgraphs/club/match-sessions/participants.ts'
import { aParticipant, minutes, NOW } from '../bookings.ts'

function aBooking(changes: Partial<SearchedBooking> = {}): SearchedBooking {
  return {
    ...{ id: 'b-1', clubId: 'club-1', externalBookingId: 'B-200', status: 'CONFIRMED' },
    ...{ scheduledStart: minutes(60), participants: [aShown('Ana Gómez')] },
    ...changes,
  }
}

const aShown = (displayName: string): Participant =>
  aParticipant({ externalId: displayName, displayName, consentToShare: true })

const termsOf = (booking: SearchedBooking) =>
  toRewrittenTerms([booking], NOW).added.map(({ clubTerm }) => clubTerm.replace('club-1', ''))

const playersIn = (booking: SearchedBooking, text: string, maySeeNumbers = true) =>
  findMatches(booking, toLookedUpWords(text), maySeeNumbers)?.players ?? null

describe('the terms of a name', () => {
  test.each([
    ['Ana Gómez', ['gomez', 'ana']],
    ['José García-López', ['garcia-lopez', 'jose', 'lopez']],
    ['Siobhán O’Brien', ['siobhan', "o'brien", 'brien']],
    ['Straße  Øre', ['strasse', 'ore']],
    ['(Ana) A. B.', ['ana)', 'a.', 'b.']],
    ['🎾', []],
    ['山田 太郎', ['山田', '太郎']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['a b c d e f g h Gómez', ['gomez', 'a', 'b', 'c', 'd', 'e', 'f', 'g']],
  ])('of %s are its words, folded, the longest first', (name, terms) => {
    expect(toNameTerms(name)).toEqual(terms)
  })

  test.each([
    ['B-200', ['#b-200', '#200']],
    ['2026-11-30-0042', ['#2026-11-30-0042', '#0042']],
    ['B200', ['#b200']],
    ['#7', ['#7']],
    ['PADEL 2026 0042', ['#padel', '#2026', '#0042']],
    ['Reserva 7', ['#reserva', '#7']],
    ['A 1', ['#a', '#1']],
    ['Court 3 / B-200', ['#court', '#b-200', '#3', '#200']],
    ['1 of 22 in 333 to 4444', ['#4444', '#333', '#of', '#22']],
    ['---', []],
    [null, []],
  ])('of the number %s are its words and its end', (number, terms) => {
    expect(toNumberTerms(number)).toEqual(terms)
  })
})

describe('the terms of a booking', () => {
  test.each<[string, Partial<SearchedBooking>, string[]]>([
    ['its names and its number', {}, ['gomez', 'ana', '#b-200', '#200']],
    ['no name without consent', { participants: [aParticipant()] }, ['#b-200', '#200']],
    ['none once it is cancelled', { status: 'CANCELLED' }, []],
    [
      'those of a match that was played',
      { status: 'COMPLETED', participants: [] },
      ['#b-200', '#200'],
    ],
    ['none of long ago', { scheduledStart: new Date(NOW.getTime() - SEARCHED_MS - 1) }, []],
    ['no number of a walk-in', { externalBookingId: null }, ['gomez', 'ana']],
    [
      'each word once',
      { participants: [aShown('Ana Gómez'), aShown('Eva Gomez')], externalBookingId: null },
      ['gomez', 'ana', 'eva'],
    ],
  ])('are %s', (_title, changes, terms) => {
    expect(termsOf(aBooking(changes))).toEqual(terms)
  })

  const stored = aBooking()
  const longAgo = new Date(NOW.getTime() - SEARCHED_MS - 1)
  test.each<[string, Partial<SearchedBooking>, TermCounts]>([
    ['writes none of what stays', {}, [[], 0, []]],
    ['moves them to another time', { scheduledStart: minutes(90) }, [[], 0, ['b-1']]],
    [
      'removes those of what is not searched any more',
      { scheduledStart: longAgo },
      [['b-1'], 0, []],
    ],
    ['removes a name whose consent ended', { participants: [aParticipant()] }, [['b-1'], 2, []]],
    ['removes all of a cancelled one', { status: 'CANCELLED' }, [['b-1'], 0, []]],
  ])('an update %s', (_title, changes, counts) => {
    expect(countsOf({ stored, booking: aBooking(changes) })).toEqual(counts)
  })

  test('are written again when a booking of long ago moves into what is searched', () => {
    const change = { stored: aBooking({ scheduledStart: longAgo }), booking: stored }
    expect(countsOf(change)).toEqual([['b-1'], 4, []])
  })

  test('are written anew when a cancelled booking is confirmed, in the place of any that stayed', () => {
    const change = { stored: aBooking({ status: 'CANCELLED' }), booking: stored }
    expect(countsOf(change)).toEqual([['b-1'], 4, []])
  })

  /** Bookings whose terms go, the number of new terms, and bookings whose terms move. */
  type TermCounts = [removed: readonly string[], added: number, moved: readonly string[]]

  function countsOf(change: BookingChange): TermCounts {
    const { removed, added, moved } = toTermChanges([change], NOW)
    return [removed, added.length, moved]
  }
})

describe('a search', () => {
  test.each<[string, string[] | null]>([
    ['gomez', ['Ana Gómez']],
    ['GÓMEZ ana', ['Ana Gómez']],
    ['go b-2', ['Ana Gómez']],
    ['b-200', []],
    ['200', []],
    ['20', []],
    ['omez', null],
    ['gomez eva', null],
    ['00', null],
    ['#', null],
  ])('for %j finds the players %j', (text, players) => {
    const words = toLookedUpWords(text)
    expect(words.length === 0 ? null : playersIn(aBooking(), text)).toEqual(players)
  })

  test('finds no number for who may not see one, and no name by the sign of numbers', () => {
    expect(playersIn(aBooking(), 'b-200', false)).toBeNull()
    expect(playersIn(aBooking(), `${NUMBER_SIGN}b-200`, false)).toBeNull()
    expect(playersIn(aBooking(), 'gomez', false)).toEqual(['Ana Gómez'])
  })

  test('counts the longest three of many words', () => {
    expect(toLookedUpWords('de la María García López').map(({ name }) => name)).toEqual([
      ...['garcia', 'maria', 'lopez'],
    ])
  })
})

const names = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  fc.constantFrom(
    'Ana Gómez',
    'ŁUKASZ Żak',
    'Ana-María d’Àvila',
    'Øystein Ås',
    'Weiß',
    'İnci Şahin',
  ),
)

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
]

describe('whatever players and bookings are called', () => {
  test('each beginning of a term finds the player, in every spelling that is folded alike', () => {
    const cuts = fc.nat({ max: 20 })
    fc.assert(
      fc.property(names, cuts, fc.constantFrom(...spellings), (name, cut, spell) => {
        const booking = aBooking({ participants: [aShown(name)] })
        for (const term of toNameTerms(spell(name)).slice(0, 2)) {
          const typed = [...term].slice(0, cut + 1).join('')
          const words = toLookedUpWords(typed)
          // Spelled in capitals, a name may have other words: ŉ becomes two.
          if (!toNameTerms(name).includes(term) || words.length === 0) continue
          expect(findMatches(booking, words, false)).toEqual({ players: [name] })
        }
      }),
    )
  })

  const numbers = fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      // Of several words.
      fc.array(fc.string({ maxLength: 8 }), { maxLength: 12 }).map((words) => words.join(' ')),
    ),
  )

  test('a booking is found by its number and by each of its names, as they are stored', () => {
    fc.assert(
      fc.property(numbers, names, (externalBookingId, name) => {
        const booking = aBooking({ externalBookingId, participants: [aShown(name)] })
        for (const text of [externalBookingId ?? '', name]) {
          const words = toLookedUpWords(text)
          if (words.length > 0) expect(findMatches(booking, words, true)).not.toBeNull()
        }
      }),
    )
  })

  test('the terms are few and short, and what the table finds is what matches', () => {
    const texts = fc.oneof(names, fc.constantFrom('go', 'b-', '#b', '200', 'ana go', "o'"))
    fc.assert(
      fc.property(
        fc.array(names, { maxLength: 4 }),
        numbers,
        texts,
        fc.boolean(),
        (party, externalBookingId, text, maySeeNumbers) => {
          const booking = aBooking({ externalBookingId, participants: party.map(aShown) })
          const terms = termsOf(booking)
          expect(terms.length).toBeLessThanOrEqual(TERMS_OF_BOOKING)
          for (const term of terms) expect([...term].length).toBeLessThanOrEqual(TERM_LENGTH)

          const words = toLookedUpWords(text)
          if (words.length === 0) return
          const isFound = words.every(({ name, number }) =>
            terms.some(
              (term) => term.startsWith(name) || (maySeeNumbers && term.startsWith(number)),
            ),
          )
          expect(findMatches(booking, words, maySeeNumbers) !== null).toBe(isFound)
        },
      ),
    )
  })
})
