import { describe, expect, test } from '@jest/globals'
import { Fault } from '../../../portal/src/graph/fault.ts'
import {
  NO_TAPS,
  reduceTaps,
  sequenceOf,
  type TapAct,
} from '../../../portal/src/pages/courts/score-pad/taps.ts'

const tapped = (id: string, seen: number, sessionId = 's-1'): TapAct => ({
  ...{ type: 'tapped', sessionId, id, team: 'BLUE', seen },
})

const having = (...acts: TapAct[]) => acts.reduce(reduceTaps, NO_TAPS)

const fault = new Fault('state_conflict', 'Changed.')

describe('taps of a score pad', () => {
  test('are sent in order, the first behind what was seen, the others behind the last answer', () => {
    const two = having(tapped('a', 7), tapped('b', 7))
    expect([two.kept.map(({ id }) => id), sequenceOf(two)]).toEqual([['a', 'b'], 7])
    const one = reduceTaps(two, { type: 'recorded', id: 'a', sequence: 8 })
    expect([one.kept.map(({ id }) => id), sequenceOf(one)]).toEqual([['b'], 8])
    expect(reduceTaps(one, { type: 'recorded', id: 'b', sequence: 9 }).kept).toEqual([])
  })

  test('wait behind a refusal, until they are counted from the present score or dropped', () => {
    const refused = having(tapped('a', 7), tapped('b', 7), { type: 'refused', id: 'a', fault })
    expect(refused.refused).toBe(fault)
    const again = reduceTaps(refused, { type: 'counted again', seen: 9 })
    expect([again.refused, again.kept.length, sequenceOf(again)]).toEqual([null, 2, 9])
    expect(reduceTaps(refused, { type: 'dropped' })).toMatchObject({ kept: [], refused: null })
  })

  test('of another match do not count in this one', () => {
    const other = having(tapped('a', 7), tapped('b', 0, 's-2'))
    expect([other.sessionId, other.kept.map(({ id }) => id)]).toEqual(['s-2', ['b']])
  })

  test('leave a refusal alone that is of no kept one', () => {
    expect(having(tapped('a', 1), { type: 'refused', id: 'x', fault }).refused).toBe(null)
    expect(having({ type: 'counted again', seen: 3 })).toEqual(NO_TAPS)
  })
})
