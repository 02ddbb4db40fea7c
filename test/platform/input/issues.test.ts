import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import {
  checkInput,
  invalidInput,
  parseInput,
  parseLongInput,
} from '../../../platform/input/issues.ts'
import { fault, trimmedText } from '../../../schema/fields/fields.ts'
import { listOf, longListOf } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph } from '../../../schema/fields/input-record.ts'

const Player = z.strictObject({
  name: trimmedText({ min: 1, max: 5 }),
  team: z.enum(['BLUE', 'ORANGE']).optional(),
  rank: z.int().min(0).max(9).optional(),
  isCaptain: z.boolean().optional(),
  key: z.string().regex(/^a/).optional(),
  site: z.url().optional(),
})

const Match = z
  .strictObject({ players: z.array(Player).min(1).max(2), first: z.int(), last: z.int() })
  .superRefine(({ first, last }, context) => {
    if (last < first) fault(context, 'order', 'Must not be before first.', ['last'])
  })

function issuesOf(value: unknown) {
  const checked = checkInput(Match, value, 'body')
  return checked.ok ? [] : checked.issues.map(({ path, rule }) => [path, rule])
}

const aMatch = (player: Record<string, unknown>, rest: Record<string, unknown> = {}) => ({
  players: [{ name: 'Ana' }, { name: 'Ben', ...player }],
  first: 1,
  last: 2,
  ...rest,
})

describe('a validation issue', () => {
  test.each([
    ['a missing value', aMatch({ name: undefined }), 'players[1].name', 'required'],
    ['null', aMatch({ name: null }), 'players[1].name', 'type'],
    ['a value of another type', aMatch({ isCaptain: 'yes' }), 'players[1].isCaptain', 'type'],
    ['a fraction', aMatch({ rank: 1.5 }), 'players[1].rank', 'type'],
    ['a value that is not in the list', aMatch({ team: 'RED' }), 'players[1].team', 'enum'],
    ['a number too small', aMatch({ rank: -1 }), 'players[1].rank', 'minimum'],
    ['a number too large', aMatch({ rank: 10 }), 'players[1].rank', 'maximum'],
    ['text too long', aMatch({ name: 'Benjamin' }), 'players[1].name', 'max_length'],
    ['text without the pattern', aMatch({ key: 'b' }), 'players[1].key', 'pattern'],
    ['text without the format', aMatch({ site: 'here' }), 'players[1].site', 'format'],
    ['an unknown property', aMatch({ age: 7 }), 'players[1].age', 'unknown_property'],
    ['an unknown property of the whole', aMatch({}, { extra: 1 }), 'extra', 'unknown_property'],
    ['an empty list', aMatch({}, { players: [] }), 'players', 'min_items'],
    [
      'a list too long',
      aMatch({}, { players: Array(3).fill({ name: 'Ana' }) }),
      'players',
      'max_items',
    ],
    ['a rule of our own', aMatch({}, { last: 0 }), 'last', 'order'],
    ['no record at all', 'text', '', 'type'],
  ])('names the place and the rule for %s', (_fault, value, path, rule) => {
    expect(issuesOf(value)).toEqual([[path, rule]])
  })

  test('is reported for each invalid field, in the order of the fields', () => {
    expect(issuesOf({ players: [{ team: 'RED', age: 1, size: 2 }], first: 'a' })).toEqual([
      ['players[0].name', 'required'],
      ['players[0].team', 'enum'],
      ['players[0].age', 'unknown_property'],
      ['players[0].size', 'unknown_property'],
      ['first', 'type'],
      ['last', 'required'],
    ])
  })
})

describe('validated input', () => {
  test('is returned parsed if it is valid', () => {
    expect(parseInput(Match, aMatch({ name: ' Ben ' }))).toEqual(aMatch({}))
  })

  test('is refused with a message about the first issue and details about all', () => {
    expect(() => parseInput(Match, aMatch({ team: 'RED' }), 'query')).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: expect.stringMatching(/^players\[1\]\.team: /),
        details: {
          issues: [expect.objectContaining({ in: 'query', path: 'players[1].team', rule: 'enum' })],
        },
      }),
    )
  })

  test('is refused with at most 50 issues', () => {
    const issues = Array.from({ length: 60 }, (_, index) => ({
      in: 'body' as const,
      path: `list[${index}]`,
      rule: 'type',
      message: 'No.',
    }))
    expect(invalidInput(issues).details).toEqual({ issues: issues.slice(0, 50) })
  })
})

describe('a long list in validated input', () => {
  const Item = inputRecord({ name: trimmedText({ min: 1, max: 5 }), rank: z.int() })
  const long = toGraph(inputRecord({ items: longListOf(Item, { min: 1, max: 500 }) }))
  const short = toGraph(inputRecord({ items: listOf(Item, { min: 1, max: 500 }) }))
  const items = (count: number) => Array.from({ length: count }, () => ({ name: ' A ', rank: 1 }))

  test('is validated in chunks that yield to the event loop', async () => {
    let turns = 0
    let isRead = false
    const takeTurns = () => {
      turns += 1
      if (!isRead) setImmediate(takeTurns)
    }
    setImmediate(takeTurns)
    const read = await parseLongInput(long, { items: items(500) })
    isRead = true
    expect(read).toEqual(parseInput(short, { items: items(500) }))
    expect(turns).toBeGreaterThan(5)
  })

  test.each([
    ['none', []],
    ['too many', items(501)],
    ['something else', 'items'],
    ['faulty records', [{ name: 'A' }, ...items(60), { name: 'longer', rank: 'x' }, null]],
  ])('of %s is refused with the issues of a short one', async (_what, sent) => {
    const refused = (): unknown => parseInput(short, { items: sent })
    const fault = await parseLongInput(long, { items: sent }).catch((error: unknown) => error)
    expect(refused).toThrow(fault as Error)
    expect(fault).toMatchObject({ details: detailsOf(refused) })
  })
})

function detailsOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return (error as { details: unknown }).details
  }
}

describe('the path of a validation issue', () => {
  test('is truncated in the message and in the details', () => {
    const name = `${'x'.repeat(399)}\u{1F3BE}`
    const truncated = `${'x'.repeat(399)}\u{FFFD}…`
    const parse = () => parseInput(Match, { ...aMatch({}), [name]: 1 })
    expect(parse).toThrow(
      expect.objectContaining({
        message: `${truncated}: This property is not part of the input.`,
        details: {
          issues: [expect.objectContaining({ path: truncated, rule: 'unknown_property' })],
        },
      }),
    )
  })
})
