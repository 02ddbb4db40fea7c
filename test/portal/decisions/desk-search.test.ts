import { describe, expect, test } from '@jest/globals'
import {
  isUnknown,
  type Looked,
  lookBeside,
  lookHere,
  type MissingAnswer,
  type Refusal,
  toMissingQuery,
} from '../../../portal/src/pages/courts/search/missing/missing.ts'
import { placeOf, toRefusalStory } from '../../../portal/src/pages/courts/search/missing/refusal.ts'
import { toSearchGroups } from '../../../portal/src/pages/courts/search/search-groups.ts'
import { searchWords } from '../../../portal/src/pages/courts/search/search-words.ts'
import {
  type FoundBooking,
  SEARCHED_LENGTH,
  toFoundText,
  toSearchText,
  toShownPath,
} from '../../../portal/src/shell/go-to/found-bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'

const zone = 'Europe/Madrid'
const now = new Date('2026-11-30T14:07:40Z')

const aBooking = (changes: Partial<FoundBooking['booking']> = {}): FoundBooking['booking'] => ({
  ...{ id: 'b1', externalBookingId: 'B-200', provider: 'rallydesk', status: 'CONFIRMED' as const },
  ...{ scheduledStart: '2026-11-30T18:00:00Z', scheduledEnd: '2026-11-30T19:30:00Z' },
  ...{ court: { id: 'c1', name: 'Pista 4' }, matchSession: null },
  ...changes,
})

const found = (booking = aBooking(), players: string[] = []): FoundBooking => ({ booking, players })

describe('a search', () => {
  test.each([
    ['', null],
    [' g ', null],
    ['  Gómez ', 'Gómez'],
    [`${'x'.repeat(79)}\u{1f3be}`, 'x'.repeat(79)],
    [`x${' '.repeat(90)}y`, null],
  ])('asks for %j as %j', (typed, text) => {
    expect(toSearchText(typed)).toBe(text)
  })

  test('is as long as the graph takes it', () => {
    expect(SEARCHED_LENGTH).toEqual(CLUB_LIMITS.search.text)
    expect(searchWords.en.whatIsSearched).toContain(`the last ${CLUB_LIMITS.search.days} days`)
  })

  test.each([
    [found(aBooking(), ['Inma Gómez', 'Pau Gómez']), 'Inma Gómez, Pau Gómez · B-200'],
    [found(), 'B-200'],
    [found(aBooking({ externalBookingId: null }), ['Inma Gómez']), 'Inma Gómez'],
    [found(aBooking(), ['\u202eAna']), '\u2068\u202eAna\u2069 · B-200'],
  ])('names what it found', (one, text) => {
    expect(toFoundText(one)).toBe(text)
  })

  test.each([
    [aBooking(), 'today'],
    [aBooking({ scheduledStart: '2026-11-30T23:30:00Z' }), 'today?day=2026-12-01'],
    [
      aBooking({ matchSession: { id: 's1', scheduledStart: '2026-12-02T18:00:00Z' } }),
      'today?day=2026-12-02&match=s1',
    ],
  ])('leads to where Today shows the match', (booking, path) => {
    expect(toShownPath(booking, { zone, now })).toBe(path)
  })

  test('lists courts by their names, then bookings by day in the order of the answer', () => {
    const courts = [
      { id: 'c1', name: 'Pista Gómez' },
      { id: 'c2', name: 'Pista 2' },
    ]
    const list = ['2026-12-01T18:00:00Z', '2026-11-30T23:30:00Z', '2026-11-30T10:00:00Z'].map(
      (scheduledStart, at) => found(aBooking({ id: `b${at}`, scheduledStart })),
    )
    const groups = toSearchGroups('GOMEZ', courts, list, zone)
    expect(groups.map(({ day, options }) => [day, options.map(({ key }) => key)])).toEqual([
      [null, ['court c1']],
      ['2026-12-01', ['b0', 'b1']],
      ['2026-11-30', ['b2']],
    ])
    expect(toSearchGroups('B-2', courts, [], zone)).toEqual([])
  })
})

const aRefusal = (changes: Partial<Refusal> = {}): Refusal => ({
  ...{ id: 'r1', bookingSource: { id: 's1', name: 'Rallydesk' }, externalBookingId: 'B-200' },
  ...{ code: 'UNMAPPED_COURT' as const, details: [], way: 'PUT' as const },
  occurredAt: '2026-11-30T10:00:00Z',
  ...changes,
})

const listOf = (
  nodes: FoundBooking['booking'][],
  hasNextPage = false,
): MissingAnswer['bookings'] => ({ nodes, pageInfo: { hasNextPage } })

const anAnswer = (changes: Partial<MissingAnswer> = {}): MissingAnswer => ({
  ...{ id: 'club', name: 'El Naranjal', timezone: zone, search: [], bookings: listOf([]) },
  ...{ asTyped: { nodes: [] }, inCapitals: { nodes: [] }, inSmallLetters: { nodes: [] } },
  ...changes,
})

const idsOf = ({ here, similar, cancelled, refused }: Looked) =>
  [here, similar, cancelled, refused].map((list) => list.map(({ id }) => id))

describe('a missing booking', () => {
  test.each([
    ['b', null],
    [' b-200 ', { text: 'b-200', typed: 'b-200', upper: 'B-200', lower: 'b-200' }],
  ])('is asked for by %j in letters of each size', (typed, query) => {
    expect(toMissingQuery(typed)).toEqual(query)
  })

  test('is asked for by a number of the full length, of letters that are two in capitals', () => {
    const query = toMissingQuery('ß'.repeat(200))
    expect([query?.text.length, query?.typed.length, query?.upper.length]).toEqual([80, 200, 200])
  })

  test('is here by its own number alone, apart from others that the number finds', () => {
    const search = [found(aBooking({ id: 'b2', externalBookingId: 'B-2001' })), found()]
    const looked = lookHere('b-200', anAnswer({ search }))
    expect([...idsOf(looked), looked.isCut]).toEqual([['b1'], ['b2'], [], [], false])
    expect(idsOf(lookBeside('b-200', anAnswer({ search })))).toEqual([['b1'], [], [], []])
    expect(idsOf(lookHere('b-20', anAnswer({ search })))).toEqual([[], ['b2', 'b1'], [], []])
  })

  test('may be here where more numbers begin like it than a search answers', () => {
    const search = Array.from({ length: 20 }, (_, at) =>
      found(aBooking({ id: `b${at}`, externalBookingId: `B-200${at}` })),
    )
    expect(lookHere('B-200', anAnswer({ search })).isCut).toBe(true)
    expect(lookHere('B-2005', anAnswer({ search })).isCut).toBe(false)
  })

  test('was cancelled, or refused: each refusal once, the newest first', () => {
    const nodes = [aRefusal(), aRefusal({ id: 'r2', occurredAt: '2026-11-30T11:00:00Z' })]
    const bookings = listOf([aBooking(), aBooking({ id: 'b2', externalBookingId: 'B-201' })])
    const answer = anAnswer({ bookings, asTyped: { nodes }, inCapitals: { nodes } })
    expect(idsOf(lookHere('B-200', answer))).toEqual([[], [], ['b1'], ['r2', 'r1']])
  })

  test.each([
    [false, null],
    [true, '2026-11-30T18:00:00Z'],
  ])('is looked for among the cancelled ones until the last that was read', (hasMore, until) => {
    const bookings = listOf([aBooking({ externalBookingId: 'B-201' })], hasMore)
    expect(lookHere('B-200', anAnswer({ bookings })).cancelledUntil).toBe(until)
  })

  test.each([
    [anAnswer(), true],
    [anAnswer({ search: [found(aBooking({ externalBookingId: 'B-2001' }))] }), true],
    [anAnswer({ search: [found()] }), false],
    [anAnswer({ bookings: listOf([aBooking()]) }), false],
    [anAnswer({ inSmallLetters: { nodes: [aRefusal()] } }), false],
  ])(
    'never reached a club, this or another one, where nothing of it is there',
    (answer, isNever) => {
      for (const look of [lookHere, lookBeside])
        expect(isUnknown(look('B-200', answer))).toBe(isNever)
    },
  )
})

describe('a refusal', () => {
  const of = (code: Refusal['code'], values: Record<string, string> = {}) =>
    toRefusalStory({
      code,
      details: Object.entries(values).map(([name, value]) => ({ name, value })),
    })

  test.each([
    [
      of('UNMAPPED_COURT', { externalCourtId: 'C9' }),
      { code: 'UNMAPPED_COURT', externalCourt: 'C9' },
      'integrations',
    ],
    [
      of('UNMAPPED_COURT', { externalCourtId: 'C9', courtName: 'Pista 4' }),
      { code: 'COURT_OUT_OF_USE', externalCourt: 'C9', court: 'Pista 4' },
      'courts',
    ],
    [
      of('VERSION_CONFLICT', {
        ...{ storedSourceVersion: '7', submittedSourceVersion: '5', reason: 'older' },
      }),
      { code: 'OLDER_VERSION', stored: '7', submitted: '5' },
      null,
    ],
    [
      of('VERSION_CONFLICT', {
        ...{ submittedSourceVersion: '7', reason: 'same_version_different_content' },
      }),
      { code: 'SAME_VERSION', version: '7' },
      null,
    ],
    [
      of('BOOKING_SOURCE_INACTIVE', { status: 'PAUSED' }),
      { code: 'BOOKING_SOURCE_INACTIVE', status: 'PAUSED' },
      'integrations',
    ],
    [
      of('INVALID_INPUT', { participants: 'max_items 4', '': 'invalid_json' }),
      { code: 'INVALID_INPUT', fields: ['participants: max_items 4', 'invalid_json'] },
      null,
    ],
    [of('INVALID_INPUT', { '': 'others' }), { code: 'OTHER_RECORDS' }, null],
    [
      of('INSUFFICIENT_SCOPE', { missing: 'participants:write' }),
      { code: 'INSUFFICIENT_SCOPE', missing: 'participants:write' },
      'integrations',
    ],
    [of('INTERNAL_ERROR'), { code: 'OTHER' }, null],
  ])('says what its code and details do, and where it is mended', (story, told, place) => {
    expect([story, placeOf(story)]).toEqual([told, place])
  })
})
