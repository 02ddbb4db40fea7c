import type { Match, MatchScore } from '../../../courts/match/match.ts'

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
    score: {
      ...{ ...SCORE, completed: true, winner: 'BLUE', sets: games(2, 1) },
      setHistory: [games(6, 4), games(4, 6), games(7, 5)],
    },
    ...{ players: [], displayPhase: 'RESULT' },
  },
  awarded: {
    score: { ...SCORE, completed: true, winner: 'ORANGE' },
    ...{ players: [], displayPhase: 'RESULT' },
  },
} as const satisfies Record<string, Scored>
