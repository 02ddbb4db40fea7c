import { describe, expect, test } from '@jest/globals'
import { findImpossibleScore } from '../../../../rules/club/scoring/find-impossible-score.ts'
import type { MatchRules, RuleVersion } from '../../../../rules/club/scoring/match-rules.ts'
import type { ScoreSnapshot } from '../../../../rules/club/scoring/snapshot.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import { playMatch } from './play.ts'
import { WORKED_CASES } from './worked-cases.ts'

const MODES: Record<string, MatchRules['scoringMode']> = {
  ADV: 'ADVANTAGE',
  GOLD: 'GOLDEN_POINT',
  STAR: 'STAR_POINT',
}

const [, ...rows] = WORKED_CASES.trim().split('\n')
const cases = rows.map((row, index) => toCase(row, index + 1))

describe('counting a match', () => {
  test.each(cases)('number $number, $mode, gives the known score after "$notation"', (worked) => {
    const match = playMatch(worked.rules, toSteps(worked.notation))
    expect(match.snapshot).toEqual(worked.expected)
    expect(effectiveSnapshot(match.events, worked.rules)).toEqual(worked.expected)
    expect(findImpossibleScore(worked.expected, worked.rules)).toBeNull()
  })

  test('covers the thirty cases that were worked out by hand', () => {
    expect(cases).toHaveLength(30)
  })
})

function toCase(row: string, number: number) {
  const cells = row.split('|').map((cell) => cell.trim())
  const [mode = '', notation = '', points = '', games = '', sets = '', history = ''] = cells
  const [tieBreak, matchTieBreak, pointNumber, starDeuces, changeovers, side, winner, last] =
    cells.slice(6)
  const [scoring = '', format = ''] = mode.split(' ')
  const [blue, orange] = points.split('/')
  const expected = {
    points: { blue, orange },
    games: toPair(games),
    sets: toPair(sets),
    setHistory: history === '-' ? [] : history.split(' ').map(toPair),
    tieBreak: toPair(tieBreak),
    matchTieBreak: toPair(matchTieBreak),
    pointNumber: Number(pointNumber),
    starDeuceCount: Number(starDeuces),
    changeoverCount: Number(changeovers),
    decidingPointSide: side === '-' ? null : side,
    completed: winner !== '-',
    winner: winner === '-' ? null : winner,
    lastTransition: last,
  } as ScoreSnapshot
  const rules: MatchRules = {
    scoringMode: MODES[scoring] ?? 'ADVANTAGE',
    ruleVersion: `padel-2026.1${format}` as RuleVersion,
  }
  return { number, mode, notation, rules, expected }
}

function toPair(text = '-'): { blue: number; orange: number } | null {
  if (text === '-') return null
  const [blue, orange] = text.split('-')
  return { blue: Number(blue), orange: Number(orange) }
}

function toSteps(notation: string): string {
  return notation
    .replace('-', '')
    .replace(/\((\w+)\)x(\d+)/g, (_, group: string, times: string) => group.repeat(Number(times)))
    .replace(/([GH])(\d+)/g, (_, game: string, times: string) => game.repeat(Number(times)))
    .replaceAll('G', 'BBBB')
    .replaceAll('H', 'OOOO')
    .replaceAll(' ', '')
}
