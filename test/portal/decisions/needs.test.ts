import { describe, expect, test } from '@jest/globals'
import { sourceOf } from '../../../portal/src/pages/courts/needs/booking-source.ts'
import { type FailingEndpoint, toNeeds } from '../../../portal/src/pages/courts/needs/to-needs.ts'
import { isDisabledByFailures } from '../../../portal/src/shell/needs/desk-needs.ts'

const NOW = new Date('2026-11-23T10:50:00Z')
const DAY_MS = 24 * 60 * 60_000

function anEndpoint(changes: Partial<FailingEndpoint>): FailingEndpoint {
  return {
    ...{ id: 'e', name: 'Score wall', status: 'ACTIVE', consecutiveFailures: 0 },
    ...{ failureWarning: null, lastFailureAt: null, disabledAt: null, installation: null },
    eventTypes: ['SCORE_UPDATED'],
    ...changes,
  }
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()

describe('a webhook that fails', () => {
  test.each([
    ['nobody after 9 failures in a row', { consecutiveFailures: 9 }, false],
    ['somebody after 10', { consecutiveFailures: 10 }, true],
    ['somebody when 20 have switched it off', off(20, 0), true],
    ['somebody for the 7 days in which it can be sent what it missed', off(20, 6.9), true],
    ['nobody behind them', off(20, 7), false],
    ['nobody when its owner switched it off', off(2, 0), false],
    ['nobody when its owner deleted it', { ...off(20, 0), eventTypes: [] }, false],
  ])('needs %s', (_who, changes, isNeeded) => {
    const endpoints = [anEndpoint(changes)]
    const needs = toNeeds({ courts: [], conflicts: [], endpoints, now: NOW })
    expect(needs.map(({ kind }) => kind)).toEqual(isNeeded ? ['endpoint'] : [])
  })

  test('is told apart from one that is still tried', () => {
    expect(isDisabledByFailures(anEndpoint({ consecutiveFailures: 20 }))).toBe(false)
    expect(isDisabledByFailures(anEndpoint(off(20, 30)))).toBe(true)
  })

  function off(consecutiveFailures: number, days: number): Partial<FailingEndpoint> {
    return { status: 'DISABLED', consecutiveFailures, disabledAt: daysAgo(days) }
  }
})

test.each([
  ['no name where the club made it', { provider: 'portal', bookingSource: null }, null],
  [
    'the name that the club knows',
    { provider: 'rallydesk', bookingSource: { name: 'RallyDesk calendar' } },
    'RallyDesk calendar',
  ],
  ['the slug where the name was not asked for', { provider: 'rallydesk' }, 'rallydesk'],
])('the source of a booking has %s', (_what, booking, source) => {
  expect(sourceOf(booking)).toBe(source)
})
