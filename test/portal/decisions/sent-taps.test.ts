import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Fault } from '../../../portal/src/graph/fault.ts'
import {
  heldOf,
  NO_TAPS,
  nextToSend,
  reduceTaps,
  type TapAct,
  type Taps,
  toFailed,
} from '../../../portal/src/pages/courts/score-pad/taps.ts'

const tapped = (id: string, sessionId = 's-1'): TapAct => ({
  ...{ type: 'tapped', sessionId, id, team: 'BLUE', seen: 7 },
})

const having = (...acts: TapAct[]) => acts.reduce(reduceTaps, NO_TAPS)

/** An attempt to send what is next, which the server answers with a fault. */
function fail(taps: Taps, match: string | null, code: string): Taps {
  const next = nextToSend(taps, match)
  return next ? reduceTaps(taps, toFailed(next.tap.id, new Fault(code, 'No.'))) : taps
}

describe('points that were kept offline', () => {
  test('are asked about where their match is finished, and none is sent until that is answered', () => {
    const two = having(tapped('a'), tapped('b'))
    expect(nextToSend(two, 's-1')).toMatchObject({ sessionId: 's-1', eventSequence: 7 })
    const asked = fail(two, 's-1', 'state_conflict')
    expect([asked.refused?.code, asked.kept.length]).toEqual(['state_conflict', 2])
    expect(nextToSend(asked, 's-1')).toBeNull()
    expect(nextToSend(reduceTaps(asked, { type: 'dropped' }), 's-1')).toBeNull()
  })

  test('are shown and not sent where the court has the next match already, or none', () => {
    const two = having(tapped('a'), tapped('b'))
    for (const match of ['s-2', null])
      expect([heldOf(two, match), nextToSend(two, match)]).toEqual(['other', null])
    const again = reduceTaps(fail(two, 's-1', 'state_conflict'), { type: 'counted again', seen: 0 })
    expect(nextToSend(again, 's-2')).toBeNull()
  })

  test.each(['invalid_credential', 'authentication_required', 'offline', 'rate_limited'])(
    'stay over %s, and are sent once the pad is let in again, in the match that they are of',
    (code) => {
      const kept = fail(having(tapped('a'), tapped('b')), 's-1', code)
      expect([kept.refused, kept.isDelayed]).toEqual([null, true])
      expect(nextToSend(kept, 's-1')).toMatchObject({ tap: { id: 'a' }, sessionId: 's-1' })
      expect([heldOf(kept, 's-2'), nextToSend(kept, 's-2')]).toEqual(['other', null])
    },
  )

  test('are sent in no other match, whatever happens between the tap and the sending', () => {
    const matches = ['s-1', 's-2', null]
    const step = fc.record({
      match: fc.constantFrom(...matches),
      act: fc.constantFrom('tap', 'back', 'answer', 'ended', 'finished', 'again', 'drop'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const tappedAt = new Map<string, string>()
        let taps = NO_TAPS
        for (const [at, { match, act }] of steps.entries()) {
          const next = nextToSend(taps, match)
          if (next?.tap.team)
            expect([next.sessionId, match]).toEqual(Array(2).fill(tappedAt.get(next.tap.id)))
          // The pad takes no tap while others are held.
          if (act === 'tap' && match !== null && heldOf(taps, match) === null) {
            tappedAt.set(`t-${at}`, match)
            taps = reduceTaps(taps, tapped(`t-${at}`, match))
          }
          if (act === 'back') taps = reduceTaps(taps, { type: 'taken back', id: `b-${at}` })
          if (act === 'answer' && next)
            taps = reduceTaps(taps, { type: 'recorded', id: next.tap.id, sequence: at })
          if (act === 'ended') taps = fail(taps, match, 'invalid_credential')
          if (act === 'finished') taps = fail(taps, match, 'state_conflict')
          if (act === 'again') taps = reduceTaps(taps, { type: 'counted again', seen: at })
          if (act === 'drop') taps = reduceTaps(taps, { type: 'dropped' })
        }
      }),
    )
  })
})
