import { describe, expect, test } from '@jest/globals'
import {
  changesOf,
  findTheirRules,
} from '../../../portal/src/pages/courts/deciding/changed-rules.ts'
import type { MatchRules } from '../../../rules/club/scoring/match-rules.ts'

const opened: MatchRules = { scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1' }
const byOthers: MatchRules = { ...opened, scoringMode: 'GOLDEN_POINT' }

describe('deciding rules that another person changes while the dialog is open', () => {
  test('are left alone by a dialog in which nothing was chosen', () => {
    expect(changesOf({}, byOthers)).toEqual({})
  })

  test('are left alone where the other rule was chosen', () => {
    const chosen = { ruleVersion: 'padel-2026.1+mtb10' } as const
    expect(changesOf(chosen, byOthers)).toEqual(chosen)
  })

  test('are said beside what was chosen here, which takes their place', () => {
    const chosen = { scoringMode: 'STAR_POINT' } as const
    expect(changesOf(chosen, byOthers)).toEqual(chosen)
    expect(findTheirRules({ opened, now: byOthers, chosen })).toEqual({
      scoringMode: 'GOLDEN_POINT',
    })
  })

  test('are said where nothing was chosen', () => {
    expect(findTheirRules({ opened, now: byOthers, chosen: {} })).toEqual({
      scoringMode: 'GOLDEN_POINT',
    })
  })

  test('are what was chosen here, too, and not said, where both chose the same', () => {
    const chosen = { scoringMode: 'GOLDEN_POINT' } as const
    expect(changesOf(chosen, byOthers)).toEqual({})
    expect(findTheirRules({ opened, now: byOthers, chosen })).toEqual({})
  })

  test('are not said while they are as they were', () => {
    expect(findTheirRules({ opened, now: opened, chosen: { scoringMode: 'STAR_POINT' } })).toEqual(
      {},
    )
  })
})
