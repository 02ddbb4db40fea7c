import type { Match, MatchScore } from '../../courts/match/match.ts'
import type { Staffing } from '../../volunteering/plan/plan.ts'
import type { Poll } from '../../volunteering/volunteers/people.ts'

const pair = (blue: string, orange: string) => ({ blue, orange })
const games = (blue: number, orange: number) => ({ blue, orange })

const SCORE: MatchScore = {
  ...{ points: pair('40', '30'), games: games(3, 2), sets: games(1, 1), completed: false },
  ...{ setHistory: [games(6, 4), games(4, 6)], tieBreak: null, matchTieBreak: null },
  ...{ pointNumber: 5, starDeuceCount: 0, changeoverCount: 9, decidingPointSide: null },
  ...{ winner: null, lastTransition: 'POINT' },
}

const PLAYERS: Match['players'] = [
  { displayName: 'Lucía V.', team: 'BLUE' },
  { displayName: 'Maximiliane Oberhuber-Lindqvist', team: 'ORANGE' },
]

export type Scored = Pick<Match, 'score' | 'players' | 'displayPhase'>

export const SCORES = {
  running: { score: SCORE, players: PLAYERS, displayPhase: 'LIVE' },
  tieBreak: {
    score: { ...SCORE, games: games(6, 6), tieBreak: games(5, 4) },
    ...{ players: [], displayPhase: 'LIVE' },
  },
  over: {
    score: { ...SCORE, completed: true, setHistory: [games(6, 4), games(4, 6), games(7, 5)] },
    ...{ players: [], displayPhase: 'RESULT' },
  },
} as const satisfies Record<string, Scored>

const staffing = (confirmed: number, pending: number, missing: number): Staffing => ({
  ...{ needed: confirmed + pending + missing, confirmed, pending, missing },
})

export const STAFFINGS = {
  full: staffing(4, 0, 0),
  pending: staffing(2, 2, 0),
  missing: staffing(1, 1, 3),
  many: staffing(19, 6, 5),
}

const DAYS = [
  { label: 'Donnerstagnachmittag', yesCount: 41, maybeCount: 12, noCount: 9 },
  { label: 'Freitag, ganztägig', yesCount: 12, maybeCount: 20, noCount: 31 },
  { label: 'Samstag', yesCount: 55, maybeCount: 4, noCount: 2 },
]

export const POLL: Pick<Poll, 'options' | 'totals'> = {
  options: DAYS.map(({ label }) => ({ id: label, label, startTime: null, endTime: null })),
  totals: DAYS.map(({ label, ...counts }) => ({ optionId: label, ...counts })),
}
