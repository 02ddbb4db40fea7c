import { describe, expect, test } from '@jest/globals'
import type { Match } from '../../../portal/src/pages/courts/match/match.ts'
import {
  isRecorded,
  type PlayEnding,
  readEntered,
  toEnteredResult,
  toOtherWinner,
} from '../../../portal/src/pages/courts/match/result/entered-result.ts'
import { readRecordedBetween } from '../../../portal/src/pages/courts/match/result/recorded-between.ts'
import {
  type Cell,
  moveFrom,
  SIDES,
  type TypedSets,
  toTypedSets,
  typeInto,
} from '../../../portal/src/pages/courts/match/result/sets-grid.ts'
import type { RuleVersion } from '../../../rules/club/scoring/match-rules.ts'
import { award } from '../../../rules/club/scoring/rules.ts'
import { INITIAL_SNAPSHOT } from '../../../rules/club/scoring/snapshot.ts'
import { snapshotOfSets } from '../../../rules/club/scoring/snapshot-of-sets.ts'

const FIRST: Cell = { set: 0, side: 'blue' }

const FULL_SET = 'padel-2026.1'
const TIE_BREAK = 'padel-2026.1+mtb10'

/** Types keys one after another, as a person does who looks at the paper; a field that has the focus is selected. */
function typeKeys(keys: string, isTieBreak = false, from: TypedSets = toTypedSets([])) {
  let sets = from
  let at = FIRST
  let isSelected = true
  for (const key of keys) {
    const text = `${isSelected ? '' : (sets[at.set]?.[at.side] ?? '')}${key}`
    const { next, ...typed } = typeInto(sets, at, text, isTieBreak)
    sets = typed.sets
    isSelected = next.set !== at.set || next.side !== at.side
    at = next
  }
  return { sets, at }
}

function toText(sets: TypedSets): string {
  return sets.map((set) => SIDES.map((side) => set[side]).join('-')).join(' ')
}

describe('the fields of a result', () => {
  test.each([
    ['three sets by six digits', '643662', false, '6-4 3-6 6-2', '2 orange'],
    ['two sets, and leave the third one empty', '6463', false, '6-4 6-3 -', '2 blue'],
    [
      'numbers of two digits in a match tie-break alone',
      '6436108',
      true,
      '6-4 3-6 10-8',
      '2 orange',
    ],
    [
      'a single digit of a match tie-break that begins no other number',
      '6436810',
      true,
      '6-4 3-6 8-10',
      '2 orange',
    ],
    [
      'a one of a match tie-break that a separator ends',
      '64361-10',
      true,
      '6-4 3-6 1-10',
      '2 orange',
    ],
    ['separators between fields', '6-4 3-6 10-8', true, '6-4 3-6 10-8', '2 orange'],
    ['nothing but digits', '6x4', false, '6-4 - -', '1 blue'],
  ])('take %s', (_what, keys, isTieBreak, expected, focus) => {
    const { sets, at } = typeKeys(keys, isTieBreak)
    expect([toText(sets), `${at.set} ${at.side}`]).toEqual([expected, focus])
  })

  test('replace what they had, and keep it at a separator alone', () => {
    const before = toTypedSets([
      { blue: 6, orange: 4 },
      { blue: 3, orange: 2 },
    ])
    expect(toText(typeKeys('7-6', false, before).sets)).toBe('7-6 3-2 -')
    expect(toText(typeKeys('-', false, before).sets)).toBe('6-4 3-2 -')
    expect(toText(typeInto(before, FIRST, '', false).sets)).toBe('-4 3-2 -')
  })

  test('take a pasted result from the field on in which it is pasted', () => {
    const { sets, next } = typeInto(toTypedSets([]), FIRST, '6-4, 3:6 10–8', true)
    expect([toText(sets), next]).toEqual(['6-4 3-6 10-8', { set: 2, side: 'orange' }])
    const behind = typeInto(toTypedSets([]), { set: 2, side: 'orange' }, '5 6 7', false)
    expect(toText(behind.sets)).toBe('- - -5')
  })

  test.each([
    ['ArrowRight', '0 blue', '1 blue'],
    ['ArrowRight', '2 orange', '2 orange'],
    ['ArrowLeft', '0 orange', '0 orange'],
    ['ArrowDown', '1 blue', '1 orange'],
    ['ArrowUp', '1 orange', '1 blue'],
    ['Backspace', '1 blue', '0 orange'],
    ['Backspace', '0 orange', '0 blue'],
    ['Backspace', '0 blue', null],
    ['6', '0 blue', null],
    ['Tab', '0 blue', null],
  ])('lead by %s from %s to %s', (key, from, to) => {
    const next = moveFrom(toTypedSets([]), toCell(from), key)
    expect(next && `${next.set} ${next.side}`).toBe(to)
  })

  test('let Backspace empty a field before it leads back', () => {
    const sets = toTypedSets([{ blue: 6, orange: 4 }])
    expect(moveFrom(sets, { set: 0, side: 'orange' }, 'Backspace')).toBeNull()
  })
})

function toCell(text: string): Cell {
  const [set, side] = text.split(' ')
  return { set: Number(set), side: side === 'blue' ? 'blue' : 'orange' }
}

describe('a result while it is typed', () => {
  test.each<[string, string, RuleVersion, object]>([
    ['nothing', '', FULL_SET, { kind: 'empty' }],
    ['one team alone', '6', FULL_SET, { kind: 'missing', cell: { set: 0, side: 'orange' } }],
    ['two sets of one team', '6463', FULL_SET, { kind: 'won', winner: 'BLUE' }],
    ['three sets', '643626', FULL_SET, { kind: 'won', winner: 'ORANGE' }],
    ['a match tie-break', '6436810', TIE_BREAK, { kind: 'won', winner: 'ORANGE' }],
    ['a set that goes on', '6432', FULL_SET, { kind: 'unfinished' }],
    ['a set that no match has', '73', FULL_SET, { kind: 'fault', index: 0, reason: 'IMPOSSIBLE' }],
    ['such a set before a missing number', '736', FULL_SET, { kind: 'fault', index: 0 }],
    [
      'a set behind one that goes on',
      '5464',
      FULL_SET,
      { kind: 'fault', index: 0, reason: 'UNFINISHED' },
    ],
    ['a set behind the end', '646360', FULL_SET, { kind: 'fault', index: 2, reason: 'AFTER_END' }],
    ['a match tie-break that was extended', '6436119', TIE_BREAK, { kind: 'won', winner: 'BLUE' }],
    [
      'a match tie-break that was over before',
      '6436118',
      TIE_BREAK,
      { kind: 'fault', reason: 'TIE_BREAK' },
    ],
  ])('is %s', (_what, keys, ruleVersion, expected) => {
    const { sets } = typeKeys(keys, ruleVersion === TIE_BREAK)
    expect(readEntered(sets, ruleVersion)).toMatchObject(expected)
  })

  test('misses a field before one that is filled', () => {
    const { sets } = typeInto(toTypedSets([]), { set: 1, side: 'orange' }, '4', false)
    expect(readEntered(sets, FULL_SET)).toEqual({ kind: 'missing', cell: FIRST })
  })
})

describe('the result that is recorded', () => {
  const enter = (keys: string, ending: PlayEnding | null) =>
    toEnteredResult(readEntered(typeKeys(keys).sets, FULL_SET), ending)

  test('has the winner of its sets, whatever was chosen before', () => {
    const sets = [
      { blue: 6, orange: 4 },
      { blue: 6, orange: 3 },
    ]
    for (const ending of [null, 'TIME'] as const)
      expect(enter('6463', ending)).toEqual({ sets, ending: null, winner: 'BLUE' })
  })

  test.each([
    ['TIME', 'TIME', null],
    ['BLUE_RETIRED', 'RETIRED', 'ORANGE'],
    ['ORANGE_RETIRED', 'RETIRED', 'BLUE'],
  ] as const)('of a match that is not over says %s', (choice, ending, winner) => {
    expect(enter('6432', choice)).toMatchObject({ ending, winner })
  })

  test('needs the ending of a match that is not over, and no fault', () => {
    expect(enter('6432', null)).toBeNull()
    expect(enter('73', 'TIME')).toBeNull()
    expect(enter('6', 'TIME')).toBeNull()
    expect(enter('', 'TIME')).toBeNull()
  })

  test('names both teams where a finished match gets another winner', () => {
    const won = { ...INITIAL_SNAPSHOT, setHistory: [], completed: true, winner: 'BLUE' as const }
    const result = enter('4636', null)
    if (result === null) throw new Error('The result is not over.')
    expect(toOtherWinner(won, result)).toEqual({ from: 'BLUE', to: 'ORANGE' })
    expect(toOtherWinner({ ...won, winner: 'ORANGE' }, result)).toBeNull()
    expect(toOtherWinner({ ...won, completed: false, winner: null }, result)).toBeNull()
    expect(toOtherWinner(null, result)).toBeNull()
  })
})

describe('whether the match has the result that is typed', () => {
  const rules = { scoringMode: 'ADVANTAGE', ruleVersion: FULL_SET } as const
  const typed = (keys: string, ending: PlayEnding | null = null) => {
    const result = toEnteredResult(readEntered(typeKeys(keys).sets, FULL_SET), ending)
    if (result === null) throw new Error('no result')
    return result
  }
  const recorded = (keys: string, ending: PlayEnding | null = null) => {
    const { sets, winner, ...result } = typed(keys, ending)
    const bySets = snapshotOfSets(sets, rules)
    const isRetired = result.ending === 'RETIRED' && winner !== null
    const score = isRetired ? award(bySets, winner) : bySets
    return { status: 'COMPLETED', score: { ...score, servingTeam: null } } as unknown as Pick<
      Match,
      'score' | 'status'
    >
  }

  test.each([
    ['6463', null],
    ['6432', 'TIME'],
    ['6432', 'BLUE_RETIRED'],
  ] as const)('is so behind a lost answer for %s %s', (keys, ending) => {
    expect(isRecorded(recorded(keys, ending), typed(keys, ending))).toBe(true)
  })

  test.each([
    ['of other sets', recorded('6476')],
    ['of another ending', recorded('6432', 'TIME')],
    ['of no result', { status: 'COMPLETED', score: null } as const],
    ['that is in play', { ...recorded('6463'), status: 'ACTIVE' } as const],
  ])('is not so for a match %s', (_which, match) => {
    expect(isRecorded(match, typed('6463'))).toBe(false)
  })

  test('is not so for a team that retired from a match that its time had ended', () => {
    expect(isRecorded(recorded('6432', 'TIME'), typed('6432', 'BLUE_RETIRED'))).toBe(false)
  })
})

describe('a result that another member of staff has recorded meanwhile', () => {
  const details = {
    ...{ updatedBy: 'staff-1', updatedByName: 'Ana', updatedAt: '2026-11-30T19:00:00.000Z' },
    sets: [{ blue: 6, orange: 4 }],
  }

  test('is read from the refusal', () => {
    const expected = { by: 'staff-1', name: 'Ana', at: details.updatedAt, sets: details.sets }
    expect(readRecordedBetween(details)).toEqual(expected)
  })

  test.each([
    null,
    undefined,
    'text',
    { ...details, sets: undefined },
    { ...details, sets: [6, 4] },
    { ...details, updatedBy: undefined },
  ])('is not read from %j', (other) => {
    expect(readRecordedBetween(other)).toBeNull()
  })
})
