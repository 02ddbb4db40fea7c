import { describe, expect, test } from '@jest/globals'
import {
  addDays,
  dayIn,
  isTimezone,
  toMoment,
  weekdayOf,
} from '../../../platform/time/local-time.ts'

describe('local time', () => {
  test.each([
    ['Europe/Madrid', '2026-01-15', 18 * 60, '2026-01-15T17:00:00.000Z'],
    ['Europe/Madrid', '2026-07-15', 18 * 60, '2026-07-15T16:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', 9 * 60, '2026-03-29T07:00:00.000Z'],
    ['Europe/Madrid', '2026-03-28', 25 * 60, '2026-03-29T00:00:00.000Z'],
    ['Europe/Madrid', '2026-10-25', 9 * 60, '2026-10-25T08:00:00.000Z'],
    ['Europe/Lisbon', '2026-01-15', 18 * 60, '2026-01-15T18:00:00.000Z'],
    ['America/New_York', '2026-01-15', 18 * 60, '2026-01-15T23:00:00.000Z'],
    // Skipped times: the clock is put forward over 02:00 to 03:00, and in Santiago over midnight.
    ['Europe/Madrid', '2026-03-29', 2 * 60, '2026-03-29T01:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', 2 * 60 + 45, '2026-03-29T01:00:00.000Z'],
    ['America/Santiago', '2026-09-05', 24 * 60, '2026-09-06T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', 2 * 60 + 10, '2026-10-03T15:30:00.000Z'],
    // Times that are shown twice.
    ['Europe/Madrid', '2026-10-25', 2 * 60 + 30, '2026-10-25T00:30:00.000Z'],
    ['Europe/Madrid', '2026-10-25', 3 * 60, '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-11-01', 60, '2026-11-01T05:00:00.000Z'],
  ])('in %s on %s after %i minutes is %s', (timezone, day, minutes, expected) => {
    expect(toMoment(timezone, day, minutes).toISOString()).toBe(expected)
  })

  test('falls on the day that the wall shows', () => {
    expect(dayIn('Europe/Madrid', new Date('2026-07-15T22:30:00Z'))).toBe('2026-07-16')
    expect(dayIn('America/New_York', new Date('2026-07-15T02:30:00Z'))).toBe('2026-07-14')
  })

  test('knows which names are time zones', () => {
    expect(['Europe/Vienna', 'UTC', 'Vienna', ''].map(isTimezone)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('counts days across months and knows their weekday', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(weekdayOf('2026-03-01')).toBe('sunday')
    expect(weekdayOf('2026-03-02')).toBe('monday')
  })
})
