import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  addInOrder,
  clipIntervals,
  mergeIntervals,
  subtractIntervals,
  type TimeRange,
} from '../../../platform/time/intervals.ts'

const END = 60

const intervals = fc.array(
  fc
    .tuple(fc.integer({ min: -5, max: END }), fc.integer({ min: 0, max: 9 }))
    .map(([start, length]): TimeRange => ({ start, end: start + length })),
  { maxLength: 12 },
)

/** The whole numbers that an interval covers. */
function pointsOf(list: readonly TimeRange[]): number[] {
  const points = new Set<number>()
  for (const { start, end } of list) for (let at = start; at < end; at += 1) points.add(at)
  return [...points].sort((one, other) => one - other)
}

function isMerged(list: readonly TimeRange[]): boolean {
  return list.every(
    ({ start, end }, at) => start < end && (list[at - 1]?.end ?? Number.NEGATIVE_INFINITY) < start,
  )
}

describe('intervals', () => {
  test('are merged to ascending ones with gaps between them, which cover the same', () => {
    fc.assert(
      fc.property(intervals, (list) => {
        const merged = mergeIntervals(list)
        expect(isMerged(merged)).toBe(true)
        expect(pointsOf(merged)).toEqual(pointsOf(list))
      }),
    )
  })

  test('that come in order are merged one by one', () => {
    fc.assert(
      fc.property(intervals, (list) => {
        const merged: TimeRange[] = []
        for (const interval of [...list].sort((one, other) => one.start - other.start))
          addInOrder(merged, interval)
        expect(merged).toEqual(mergeIntervals(list))
      }),
    )
  })

  test('lose what is removed, and nothing else', () => {
    fc.assert(
      fc.property(intervals, intervals, (list, removed) => {
        const left = subtractIntervals(mergeIntervals(list), mergeIntervals(removed))
        const taken = new Set(pointsOf(removed))
        expect(isMerged(left)).toBe(true)
        expect(pointsOf(left)).toEqual(pointsOf(list).filter((point) => !taken.has(point)))
      }),
    )
  })

  test('are clipped to a range', () => {
    const list = [
      { start: 0, end: 5 },
      { start: 7, end: 12 },
      { start: 20, end: 21 },
    ]
    expect(clipIntervals(list, { start: 3, end: 9 })).toEqual([
      { start: 3, end: 5 },
      { start: 7, end: 9 },
    ])
  })

  test('that never end leave nothing behind their beginning', () => {
    const closed = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }
    expect(subtractIntervals([{ start: 0, end: 5 }], [closed])).toEqual([])
  })

  test('that are empty leave nothing', () => {
    expect(subtractIntervals([{ start: 5, end: 5 }], [])).toEqual([])
  })
})
