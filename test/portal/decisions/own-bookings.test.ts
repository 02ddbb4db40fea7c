import { describe, expect, test } from '@jest/globals'
import { Fault } from '../../../portal/src/graph/fault.ts'
import {
  findClosedBy,
  readClosedBy,
} from '../../../portal/src/pages/courts/walk-in/own/closed-by.ts'

describe('a booking of the club that is open to be moved or cancelled', () => {
  test.each([
    ['SCHEDULED', 'CONFIRMED', null],
    ['WAITING_FOR_PLAYERS', 'CONFIRMED', null],
    ['ACTIVE', 'CONFIRMED', 'BEGUN'],
    ['PAUSED', 'CONFIRMED', 'BEGUN'],
    ['COMPLETED', 'CONFIRMED', 'OVER'],
    ['CANCELLED', 'CONFIRMED', 'OVER'],
    ['SCHEDULED', 'CANCELLED', 'OVER'],
    [null, 'CONFIRMED', 'GONE'],
    [null, 'CANCELLED', 'OVER'],
  ])('of a match that is %s, and %s itself, is closed by %s', (status, booking, closedBy) => {
    expect(findClosedBy({ status, isRead: true, booking })).toBe(closedBy)
  })

  test('is not closed while the day is being read, as at midnight', () => {
    const unread = { status: null, isRead: false, booking: 'CONFIRMED' }
    expect(findClosedBy(unread)).toBeNull()
  })

  const refused = (details: unknown, code = 'state_conflict') =>
    readClosedBy(new Fault(code, 'Refused.', { details }))

  test.each([
    ['by a match that has begun', { status: 'CONFIRMED', matchStatus: 'ACTIVE' }, 'BEGUN'],
    ['by a match that is over', { status: 'CONFIRMED', matchStatus: 'COMPLETED' }, 'OVER'],
    ['by its cancelling', { status: 'CANCELLED' }, 'OVER'],
    ['by no one where another has changed it', { status: 'CONFIRMED' }, null],
    ['by no one where the court is not free', { occupiedBy: [{ kind: 'CLOSING' }] }, null],
    ['by no one where nothing is said', undefined, null],
  ])('is closed %s, as a refusal says', (_by, details, closedBy) => {
    expect(refused(details)).toBe(closedBy)
  })

  test('is not closed by a cut connection', () => {
    expect(refused(undefined, 'offline')).toBeNull()
  })
})
