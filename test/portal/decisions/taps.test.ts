import { describe, expect, test } from '@jest/globals'
import { Fault } from '../../../portal/src/graph/fault.ts'
import {
  mayTakeBack,
  NO_TAPS,
  pointsNotSent,
  reduceTaps,
  refusedFor,
  sequenceOf,
  type TapAct,
  uncountedTeams,
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

  test('are taken back here as long as they were not sent, and else by an event behind the point', () => {
    const back = (id: string): TapAct => ({ type: 'taken back', id })
    const two = having(tapped('a', 7), { ...tapped('b', 7), team: 'ORANGE' } as TapAct)
    const one = reduceTaps(two, back('x'))
    expect([one.kept.map(({ id }) => id), uncountedTeams(one, 's-1', 7)]).toEqual([['a'], ['BLUE']])
    // The first may be on its way.
    const none = reduceTaps(one, back('y'))
    expect(none.kept.map(({ id, team }) => [id, team])).toEqual([
      ['a', 'BLUE'],
      ['y', null],
    ])
    expect([uncountedTeams(none, 's-1', 7), pointsNotSent(none)]).toEqual([[], 1])
    const sent = reduceTaps(none, { type: 'recorded', id: 'a', sequence: 8 })
    expect([sent.kept.map(({ id }) => id), sequenceOf(sent)]).toEqual([['y'], 8])
    expect(having(back('z'))).toEqual(NO_TAPS)
  })

  test('are taken back one press a tap: what the score cannot show takes no recorded point back', () => {
    const back = (id: string): TapAct => ({ type: 'taken back', id })
    const none = having(tapped('a', 7), tapped('b', 7), back('x'), back('y'))
    expect([mayTakeBack(having(tapped('a', 7))), mayTakeBack(none)]).toEqual([true, false])
    expect(reduceTaps(none, back('z')).kept).toEqual(none.kept)
    const again = reduceTaps(none, { ...tapped('c', 7) })
    expect(reduceTaps(again, back('z')).kept).toEqual(none.kept)
  })

  test('of another match do not count in this one', () => {
    const other = having(tapped('a', 7), tapped('b', 0, 's-2'))
    expect([other.sessionId, other.kept.map(({ id }) => id)]).toEqual(['s-2', ['b']])
  })

  test('are told to be kept from a delay on, until the last of them is recorded', () => {
    const delayed = having(tapped('a', 7), tapped('b', 7), { type: 'delayed' })
    const one = reduceTaps(delayed, { type: 'recorded', id: 'a', sequence: 8 })
    expect([having(tapped('a', 7)).isDelayed, delayed.isDelayed]).toEqual([false, true])
    const none = reduceTaps(one, { type: 'recorded', id: 'b', sequence: 9 })
    expect([one.isDelayed, none.isDelayed]).toEqual([true, false])
    expect(having({ type: 'delayed' })).toEqual(NO_TAPS)
    expect(reduceTaps(delayed, { type: 'dropped' }).isDelayed).toBe(false)
  })

  test('are added to the score until it contains them, and not while they are refused', () => {
    const two = having(tapped('a', 7), { ...tapped('b', 7), team: 'ORANGE' } as TapAct)
    expect(uncountedTeams(two, 's-1', 7)).toEqual(['BLUE', 'ORANGE'])
    // The board may say so before the answer comes.
    expect(uncountedTeams(two, 's-1', 8)).toEqual(['ORANGE'])
    const one = reduceTaps(two, { type: 'recorded', id: 'a', sequence: 8 })
    expect(uncountedTeams(one, 's-1', 8)).toEqual(['ORANGE'])
    expect(uncountedTeams(one, 's-2', 8)).toEqual([])
    expect(
      uncountedTeams(having(tapped('a', 7), { type: 'refused', id: 'a', fault }), 's-1', 9),
    ).toEqual([])
  })

  test.each([
    ['changed', 'state_conflict', 'ACTIVE'],
    ['paused', 'state_conflict', 'PAUSED'],
    ['over', 'state_conflict', 'COMPLETED'],
    ['other', 'forbidden', 'ACTIVE'],
  ])('are refused as of a match that is %s (%s, %s)', (reason, code, status) => {
    expect(refusedFor({ code }, status)).toBe(reason)
  })

  test('leave a refusal alone that is of no kept one', () => {
    expect(having(tapped('a', 1), { type: 'refused', id: 'x', fault }).refused).toBe(null)
    expect(having({ type: 'counted again', seen: 3 })).toEqual(NO_TAPS)
  })
})
