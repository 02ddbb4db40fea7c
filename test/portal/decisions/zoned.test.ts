import { describe, expect, test } from '@jest/globals'
import { addDays, inZone, startOfDay, weekdayOf } from '../../../portal/src/time/zoned.ts'

describe('the start of a day', () => {
  test.each([
    ['2026-11-23', 'Europe/Madrid', '2026-11-22T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-01-01', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z'],
    ['2026-01-01', 'America/Los_Angeles', '2026-01-01T08:00:00.000Z'],
    ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
  ])('%s in %s is %s', (day, zone, moment) => {
    const start = startOfDay(day, zone)
    expect(start.toISOString()).toBe(moment)
    expect(inZone(start, zone)).toEqual({ day, hour: 0 })
  })

  test('is the first moment of a day whose midnight is left out', () => {
    const start = startOfDay('2026-04-24', 'Africa/Cairo')
    expect(inZone(start, 'Africa/Cairo')).toEqual({ day: '2026-04-24', hour: 1 })
    expect(inZone((start.getTime() - 1) as never, 'Africa/Cairo').day).toBe('2026-04-23')
  })
})

describe('a calendar day', () => {
  test('has neighbours and a weekday, whatever the clocks do', () => {
    expect([addDays('2026-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
      '2026-03-01',
      '2025-12-31',
    ])
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7])
  })
})
