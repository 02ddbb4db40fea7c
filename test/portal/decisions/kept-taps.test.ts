import { describe, expect, test } from '@jest/globals'
import {
  type StoredTap,
  type TapChanges,
  toRestored,
  toTapChanges,
} from '../../../portal/src/pages/courts/score-pad/kept/stored-taps.ts'
import {
  heldOf,
  NO_TAPS,
  reduceTaps,
  sequenceOf,
  type TapAct,
  type Taps,
} from '../../../portal/src/pages/courts/score-pad/taps.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-23T10:00:00Z')

const tapped = (id: string, seen: number, sessionId = 's-1'): TapAct => ({
  ...{ type: 'tapped', sessionId, id, team: 'BLUE', seen },
})

const having = (...acts: TapAct[]) => acts.reduce(reduceTaps, NO_TAPS)

/** The store of a browser, as an array. */
function aBrowser() {
  let stored: readonly StoredTap[] = []
  const write = ({ put, remove }: TapChanges) => {
    const gone = new Set([...remove, ...put.map(({ id }) => id)])
    stored = [...stored.filter(({ id }) => !gone.has(id)), ...put]
  }
  return {
    keep: (taps: Taps, now = NOW) => write(toTapChanges(stored, taps, { court: 'c', now })),
    /** Another tab, which has seen nothing of the first. */
    also: (taps: Taps, now: number) => write(toTapChanges([], taps, { court: 'c', now })),
    reopen(now = NOW): Taps {
      const restored = toRestored(stored, now)
      return restored ? reduceTaps(NO_TAPS, { type: 'restored', ...restored }) : NO_TAPS
    },
  }
}

describe('points that are not sent when their tab is closed', () => {
  test('come back in order, and are sent behind the score that they followed', () => {
    const browser = aBrowser()
    let taps = having(tapped('a', 7))
    browser.keep(taps)
    taps = reduceTaps(taps, tapped('b', 7))
    browser.keep(taps, NOW + 5)
    browser.keep(reduceTaps(taps, tapped('c', 7)), NOW + 9)
    const again = browser.reopen()
    expect([again.kept.map(({ id }) => id), sequenceOf(again)]).toEqual([['a', 'b', 'c'], 7])
    expect([heldOf(again, 's-1'), again.isDelayed]).toEqual([null, true])
  })

  test('are those alone that were not recorded, behind the last that was', () => {
    const browser = aBrowser()
    const two = having(tapped('a', 7), tapped('b', 7))
    browser.keep(two)
    browser.keep(reduceTaps(two, { type: 'recorded', id: 'a', sequence: 8 }))
    const again = browser.reopen()
    expect([again.kept.map(({ id }) => id), sequenceOf(again)]).toEqual([['b'], 8])
    browser.keep(reduceTaps(again, { type: 'recorded', id: 'b', sequence: 9 }))
    expect(browser.reopen()).toEqual(NO_TAPS)
  })

  test('are held where the court has another match, or none, until they are dropped', () => {
    const browser = aBrowser()
    browser.keep(having(tapped('a', 7)))
    const again = browser.reopen()
    expect([heldOf(again, 's-2'), heldOf(again, null)]).toEqual(['other', 'other'])
    browser.keep(reduceTaps(again, { type: 'dropped' }))
    expect(browser.reopen()).toEqual(NO_TAPS)
  })

  test('are held once they are older than a day', () => {
    const browser = aBrowser()
    browser.keep(having(tapped('a', 7)))
    expect(heldOf(browser.reopen(NOW + DAY_MS), 's-1')).toBe(null)
    const old = browser.reopen(NOW + DAY_MS + 1)
    expect([heldOf(old, 's-1'), old.kept.length]).toEqual(['old', 1])
    expect(heldOf(reduceTaps(old, { type: 'dropped' }), 's-1')).toBe(null)
  })

  test('of two tabs are asked about, since the second has not seen those of the first', () => {
    const browser = aBrowser()
    browser.keep(having(tapped('a', 7)))
    browser.also(having(tapped('b', 7)), NOW + 1)
    const again = browser.reopen()
    expect(again.kept.map(({ id, after }) => [id, after])).toEqual([
      ['a', 7],
      ['b', 7],
    ])
    const next = reduceTaps(again, { type: 'recorded', id: 'a', sequence: 8 })
    // A score event of 7 is refused where the last is 8.
    expect(sequenceOf(next)).toBe(7)
  })

  test('stand before a point that is tapped while the browser is asked for them', () => {
    const kept = [{ id: 'a', team: 'BLUE', after: 7 }] as const
    const restored: TapAct = { type: 'restored', sessionId: 's-1', kept, isOld: false }
    const both = reduceTaps(having(tapped('b', 7)), restored)
    expect(both.kept.map(({ id, after }) => [id, after])).toEqual([
      ['a', 7],
      ['b', null],
    ])
    const other = having(tapped('x', 0, 's-2'))
    expect(reduceTaps(other, restored)).toBe(other)
  })
})
