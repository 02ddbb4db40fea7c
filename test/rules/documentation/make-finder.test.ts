import { describe, expect, test } from '@jest/globals'
import { type Findable, makeFinder } from '../../../rules/documentation/make-finder.ts'

const ENTRIES = [
  entry('/a', 'List bookings', { words: 'getbookings limit cursor' }),
  entry('/b', 'Create a booking source', { words: 'createbookingsource webhook' }),
  entry('/c', 'Credentials', { words: 'token bearer' }),
  entry('/d', 'VERSION_CONFLICT', { place: 'error', words: '409 source version' }),
  entry('/e', 'Repeating requests', { words: 'idempotency key post' }),
  entry('/a', 'Retention', { place: 'rule, List bookings', weight: 0.5 }),
]

const find = makeFinder(ENTRIES, (one) => one)

function entry(address: string, title: string, more: Partial<Findable> = {}): Findable {
  return { address, title, place: '', words: '', weight: 1, ...more }
}

function addressesOf(query: string, most = 5): string[] {
  return find(query, most).map(({ address }) => address)
}

describe('the search of documentation', () => {
  test.each([
    ['a word of the title', 'credentials', '/c'],
    ['the beginning of a word', 'cred', '/c'],
    ['a name with underscores that is being typed', 'version_con', '/d'],
    ['another form of a word', 'booking lists', '/a'],
    ['a question with words that say nothing', 'how do I get a booking source?', '/b'],
    ['a synonym', 'authenticate', '/c'],
    ['two words that the table has as one', 'log in', '/c'],
    ['another form of a word of the table', 'retries', '/e'],
    ['an operation id', 'createBookingSource', '/b'],
    ['an operation id in words', 'get bookings', '/a'],
    ['a status', '409', '/d'],
  ])('finds by %s', (_by, query, address) => {
    expect(addressesOf(query)[0]).toBe(address)
  })

  test('finds each address once', () => {
    expect(addressesOf('bookings')).toEqual(['/a', '/b'])
    expect(find('retention', 5)).toMatchObject([{ title: 'Retention' }])
  })

  test('leaves out entries with less than half of the words', () => {
    expect(addressesOf('booking cursor')).toEqual(['/a', '/b'])
    expect(addressesOf('token unheard unknown')).toEqual([])
  })

  test.each(['', '   ', '?!', 'xyzzy'])('finds nothing for "%s"', (query) => {
    expect(addressesOf(query)).toEqual([])
  })

  test('returns as many as are asked for', () => {
    expect(addressesOf('booking', 1)).toHaveLength(1)
  })

  test('ranks an entry lower by its weight', () => {
    const pair = [entry('/x', 'Limits', { weight: 0.5 }), entry('/y', 'Limits')]
    expect(makeFinder(pair, (one) => one)('limits', 2)).toEqual([pair[1], pair[0]])
  })
})
