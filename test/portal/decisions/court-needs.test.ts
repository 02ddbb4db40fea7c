import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type CourtSession,
  toCourtNeeds,
} from '../../../portal/src/pages/courts/needs/court-needs.ts'
import { MATCH_SESSION_STATUSES } from '../../../schema/club/statuses.ts'

/** 18:00 in UTC. */
const NOW = new Date('2026-11-23T18:00:00Z')
const DAY_MS = 24 * 60 * 60_000

/** A moment by minutes from now. */
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString()

const COURT = { id: 'court-1', closing: null, lastMatchStartedAt: at(-60) }

function aSession(
  from: number,
  to: number,
  status: string,
  id = `${status} ${from}`,
): CourtSession {
  return { id, courtId: COURT.id, scheduledStart: at(from), scheduledEnd: at(to), status }
}

interface Facts {
  court?: Partial<typeof COURT> | { closing: object } | { lastMatchStartedAt: string | null }
  inConflict?: string[]
  now?: Date
}

function needsOf(sessions: readonly CourtSession[], facts: Facts = {}) {
  return toCourtNeeds({
    courts: [{ ...COURT, ...facts.court }],
    sessions,
    inConflict: new Set(facts.inConflict),
    now: facts.now ?? NOW,
  })
}

const kindsOf = (...given: Parameters<typeof needsOf>) => needsOf(...given).map(({ kind }) => kind)

describe('a match that goes on past its end', () => {
  const over = aSession(-90, 0, 'ACTIVE')
  const next = aSession(0, 90, 'READY')

  test('needs the desk from the minute in which the next one starts', () => {
    expect(needsOf([over, next])).toMatchObject([{ kind: 'over', session: over, next }])
    expect(kindsOf([over, next], { now: new Date(NOW.getTime() - 1) })).toEqual([])
  })

  test.each([
    ['nothing once it has ended', [aSession(-90, 0, 'COMPLETED'), next], []],
    ['nothing while nobody waits for the court', [over], []],
    ['nothing before the next one starts', [over, aSession(30, 90, 'SCHEDULED')], []],
    ['nothing once the next one is cancelled', [over, aSession(0, 90, 'CANCELLED')], []],
    ['nothing once the time of the next one is over, too', [over, aSession(-60, 0, 'READY')], []],
    ['the desk while it is paused', [aSession(-90, 0, 'PAUSED'), next], ['over']],
    [
      'the desk while the next one waits for its players',
      [over, aSession(0, 60, 'WAITING_FOR_PLAYERS')],
      ['over'],
    ],
    ['nothing before its own end', [aSession(-90, 1, 'ACTIVE'), aSession(2, 60, 'SCHEDULED')], []],
  ])('needs %s', (_what, sessions, kinds) => {
    expect(kindsOf(sessions)).toEqual(kinds)
  })
})

describe('players who are absent', () => {
  const ready = aSession(-10, 80, 'READY')

  test.each([
    ['the desk ten minutes after the start', [ready], {}, ['absent']],
    [
      'the desk while the board greets them',
      [aSession(-11, 80, 'WAITING_FOR_PLAYERS')],
      {},
      ['absent'],
    ],
    ['nothing a moment before', [ready], { now: new Date(NOW.getTime() - 1) }, []],
    ['nothing once they play', [aSession(-10, 80, 'ACTIVE')], {}, []],
    ['nothing once the match is cancelled', [aSession(-10, 80, 'CANCELLED')], {}, []],
    ['nothing once its time is over', [aSession(-90, 0, 'READY')], {}, []],
    ['nothing where no match was ever started', [ready], started(null), []],
    ['nothing where none was started for seven days', [ready], started(at(-7 * 24 * 60 - 1)), []],
    ['the desk where one was started within them', [ready], started(at(-7 * 24 * 60)), ['absent']],
    ['nothing on a closed court', [ready], { court: { closing: {} } }, []],
    [
      'another card once their court is given away',
      [ready, aSession(0, 80, 'READY')],
      {},
      ['overlap'],
    ],
    [
      'the desk once the other booking is cancelled',
      [ready, aSession(0, 80, 'CANCELLED')],
      {},
      ['absent'],
    ],
    [
      'another card while the match before keeps them from it',
      [aSession(-90, -10, 'ACTIVE'), ready],
      {},
      ['over'],
    ],
  ])('need %s', (_what, sessions, facts, kinds) => {
    expect(kindsOf(sessions, facts)).toEqual(kinds)
  })

  function started(lastMatchStartedAt: string | null): Facts {
    return { court: { lastMatchStartedAt } }
  }
})

describe('two bookings on one court', () => {
  const one = aSession(120, 210, 'SCHEDULED')
  const other = aSession(120, 180, 'SCHEDULED', 'other')

  test.each([
    ['the desk from two hours before', [one, other], {}, ['overlap']],
    ['nothing before', [one, other], { now: new Date(NOW.getTime() - 1) }, []],
    ['nothing one after the other', [one, aSession(210, 300, 'SCHEDULED')], {}, []],
    ['nothing once one is cancelled', [one, aSession(120, 180, 'CANCELLED')], {}, []],
    [
      'the conflict’s card alone where one differs from its booking',
      [one, other],
      { inConflict: ['other'] },
      [],
    ],
    [
      'the desk while one of them is played',
      [aSession(-30, 60, 'ACTIVE'), aSession(30, 90, 'SCHEDULED')],
      {},
      ['overlap'],
    ],
    ['nothing on two courts', [one, { ...other, courtId: 'court-2' }], {}, []],
    [
      'one card where three are on it',
      [one, other, aSession(130, 150, 'SCHEDULED')],
      {},
      ['overlap'],
    ],
    [
      'the two that are on it, behind one that is alone',
      [aSession(0, 30, 'SCHEDULED'), one, other],
      {},
      ['overlap'],
    ],
  ])('need %s', (_what, sessions, facts, kinds) => {
    expect(kindsOf(sessions, facts)).toEqual(kinds)
  })

  test('are the same two in whatever order they were read', () => {
    expect(needsOf([other, one])).toEqual(needsOf([one, other]))
  })
})

describe('whatever a day holds', () => {
  const sessions = fc.array(
    fc
      .record({
        from: fc.integer({ min: -300, max: 300 }),
        length: fc.integer({ min: 5, max: 180 }),
        status: fc.constantFrom(...MATCH_SESSION_STATUSES),
        court: fc.constantFrom('court-1', 'court-2'),
        id: fc.uuid(),
      })
      .map(({ from, length, status, court, id }) => ({
        ...aSession(from, from + length, status, id),
        courtId: court,
      })),
    { maxLength: 12 },
  )
  const courts = fc
    .array(
      fc.record({
        closing: fc.constantFrom(null, {}),
        lastMatchStartedAt: fc.constantFrom(null, at(-60), at(-10 * 24 * 60)),
      }),
      { minLength: 2, maxLength: 2 },
    )
    .map((all) => all.map((court, index) => ({ ...court, id: `court-${index + 1}` })))
  const moment = fc.integer({ min: -400, max: 400 }).map((minutes) => new Date(at(minutes)))

  test('a court has one card of a kind, of its own matches, none of which is over', () => {
    fc.assert(
      fc.property(sessions, courts, moment, (all, of, now) => {
        const needs = toCourtNeeds({ courts: of, sessions: all, inConflict: new Set(), now })
        const names = needs.map(({ kind, court }) => `${kind} ${court.id}`)
        expect(new Set(names).size).toBe(names.length)
        expect(new Set(needs.map(({ key }) => key)).size).toBe(needs.length)
        for (const need of needs) {
          const named = need.kind === 'overlap' ? need.both : [need.session]
          for (const { courtId, status } of named) {
            expect(courtId).toBe(need.court.id)
            expect(['COMPLETED', 'CANCELLED', 'ABORTED']).not.toContain(status)
          }
          if (need.kind !== 'absent') continue
          expect(need.court.closing).toBeNull()
          expect(
            now.getTime() - Date.parse(need.court.lastMatchStartedAt ?? ''),
          ).toBeLessThanOrEqual(7 * DAY_MS)
        }
      }),
    )
  })

  test('a court without a pad has no card, but for two bookings at once', () => {
    // Nothing is started there.
    const without = courts.map((all) =>
      all.map((court) => ({ ...court, lastMatchStartedAt: null })),
    )
    fc.assert(
      fc.property(sessions, without, moment, (all, of, now) => {
        const unplayed = all.filter(({ status }) => !['ACTIVE', 'PAUSED'].includes(status))
        const needs = toCourtNeeds({ courts: of, sessions: unplayed, inConflict: new Set(), now })
        expect(needs.filter(({ kind }) => kind !== 'overlap')).toEqual([])
      }),
    )
  })

  test('no card is left once every match is over', () => {
    fc.assert(
      fc.property(sessions, courts, moment, (all, of, now) => {
        const ended = all.map((one) => ({ ...one, status: 'COMPLETED' }))
        expect(toCourtNeeds({ courts: of, sessions: ended, inConflict: new Set(), now })).toEqual(
          [],
        )
      }),
    )
  })

  test('the order in which matches were read changes no card', () => {
    fc.assert(
      fc.property(sessions, courts, moment, (all, of, now) => {
        const read = { courts: of, inConflict: new Set<string>(), now }
        expect(toCourtNeeds({ ...read, sessions: all.toReversed() })).toEqual(
          toCourtNeeds({ ...read, sessions: all }),
        )
      }),
    )
  })
})
