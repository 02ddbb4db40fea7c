import { describe, expect, test } from '@jest/globals'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { makeWaitingRefusals } from '../../../../subgraphs/club/refused-bookings/waiting-refusals.ts'

const START = new Date('2026-07-01T12:00:00.000Z')

const { waiting: maxWaiting, waitingInstallations } = CLUB_LIMITS.refusedBookings
const { atLeast, atMost } = CLUB_LIMITS.refusedBookings.waitingOfInstallation

describe('refusals that wait', () => {
  const waitingOf = (installation: string, number: string) => ({
    ...{ installationId: installation, bookingSourceId: 'source-1', externalBookingId: number },
    ...{ code: 'unmapped_court' as const, details: [], way: 'PUT' as const, occurredAt: START },
  })

  test('are bounded for each installation, the oldest go, and none of another', () => {
    const waiting = makeWaitingRefusals()
    waiting.add(waitingOf('other', 'b-1'))
    for (let nth = 0; nth <= atMost; nth += 1) waiting.add(waitingOf('many', `b-${nth}`))
    const taken = waiting.take(10 * atMost)
    const ofMany = taken.filter(({ installationId: id }) => id === 'many')
    expect(ofMany).toHaveLength(atMost)
    expect(ofMany[0]?.externalBookingId).toBe('b-1')
    expect(taken).toHaveLength(atMost + 1)
    expect(waiting.isEmpty()).toBe(true)
    expect([waiting.takeDropped(), waiting.takeDropped()]).toEqual([1, 0])
  })

  test('are fewer of each installation while those of many wait', () => {
    const waiting = makeWaitingRefusals()
    const loud = maxWaiting / atMost
    for (let nth = 0; nth < maxWaiting; nth += 1)
      waiting.add(waitingOf(`loud-${nth % loud}`, `b-${nth}`))
    for (let nth = 0; nth < 2 * atLeast; nth += 1) waiting.add(waitingOf('late', `b-${nth}`))
    const taken = waiting.take(2 * maxWaiting)
    expect(taken).toHaveLength(maxWaiting + atLeast)
    expect(waiting.takeDropped()).toBe(atLeast)
  })

  test('are of so many installations at once', () => {
    const waiting = makeWaitingRefusals()
    for (let nth = 0; nth < 2 * waitingInstallations; nth += 1)
      waiting.add(waitingOf(`installation-${nth}`, 'b-1'))
    expect(waiting.take(10_000)).toHaveLength(waitingInstallations)
  })

  test('are taken in turn of their installations', () => {
    const waiting = makeWaitingRefusals()
    for (let nth = 0; nth < 10; nth += 1) waiting.add(waitingOf('many', `b-${nth}`))
    waiting.add(waitingOf('few', 'b-1'))
    expect(waiting.take(2).map(({ installationId: id }) => id)).toEqual(['many', 'few'])
  })

  test('are not put back over a newer one', () => {
    const waiting = makeWaitingRefusals()
    waiting.add({ ...waitingOf('one', 'b-1'), way: 'IMPORT' })
    waiting.putBack(waitingOf('one', 'b-1'))
    expect(waiting.take(10).map(({ way }) => way)).toEqual(['IMPORT'])
  })
})
