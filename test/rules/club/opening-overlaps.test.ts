import { describe, expect, test } from '@jest/globals'
import { findOverlaps } from '../../../rules/club/opening-overlaps.ts'

const from = (opens: string, closes: string) => ({ opens, closes })

const [MORNING, NOON, EVENING] = [
  from('08:00', '12:00'),
  from('11:00', '14:00'),
  from('14:00', '24:00'),
]
const NIGHT = from('22:00', '03:00')

describe('opening hours of a day', () => {
  test.each([
    ['none', [], [], []],
    ['times that follow each other', [NOON, EVENING], [from('00:00', '08:00')], []],
    ['times that share an hour', [MORNING, NOON], [], [[MORNING, NOON]]],
    ['a night until the next day opens', [NIGHT], [from('03:00', '12:00')], []],
    [
      'a night into hours of the next day',
      [NIGHT],
      [from('02:00', '12:00')],
      [[NIGHT, from('02:00', '12:00')]],
    ],
    ['hours of the next day alone', [], [MORNING, NOON], []],
  ])('overlap where they do: %s', (_what, intervals, next, pairs) => {
    expect(findOverlaps(intervals, next)).toEqual(pairs)
  })
})
