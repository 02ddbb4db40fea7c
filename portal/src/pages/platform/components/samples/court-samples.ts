import type { Board, BoardMatch, BoardScore } from '../../../courts/court/board.ts'
import { at, CLUB } from './samples.ts'

type Pair = BoardScore['games']

const games = (blue: number, orange: number): Pair => ({ blue, orange })

const SCORE: BoardScore = {
  ...{ points: { blue: '40', orange: '30' }, games: games(3, 2), sets: games(1, 1) },
  ...{ setHistory: [games(6, 4), games(4, 6)], tieBreak: null, matchTieBreak: null },
  ...{
    pointNumber: 31,
    starDeuceCount: 0,
    decidingPointSide: null,
    completed: false,
    winner: null,
  },
}

const MATCH: BoardMatch = {
  ...{ id: 'match', scheduledStart: at('09:45'), scheduledEnd: at('11:30'), eventSequence: 61 },
  ...{ status: 'ACTIVE', displayPhase: 'LIVE', scoringMode: 'STAR_POINT', score: SCORE },
  ruleVersion: 'padel-2026.1',
  players: [
    { displayName: 'Lucía V.', team: 'BLUE' },
    { displayName: 'Marta F.', team: 'BLUE' },
    { displayName: 'Maximiliane O.', team: 'ORANGE' },
    { displayName: 'Noor B.', team: 'ORANGE' },
  ],
}

const TIE_BREAK: BoardMatch = {
  ...{ ...MATCH, players: [], displayPhase: 'TIE_BREAK' },
  score: { ...SCORE, setHistory: [games(6, 4)], games: games(6, 6), tieBreak: games(5, 4) },
}

const RESULT: BoardMatch = {
  ...{ ...MATCH, status: 'COMPLETED', displayPhase: 'RESULT' },
  score: {
    ...{ ...SCORE, setHistory: [games(6, 4), games(4, 6), games(7, 5)] },
    ...{ sets: games(2, 1), completed: true, winner: 'BLUE' },
  },
}

const CHANGEOVER: BoardMatch = {
  ...{ ...MATCH, displayPhase: 'CHANGEOVER' },
  score: { ...SCORE, points: { blue: '0', orange: '0' } },
}

const AWARDED: BoardMatch = {
  ...{ ...MATCH, status: 'COMPLETED', displayPhase: 'RESULT' },
  score: { ...SCORE, completed: true, winner: 'ORANGE' },
}

const SIDE: BoardMatch = {
  ...{ ...MATCH, players: [], displayPhase: 'DECIDING_POINT' },
  score: { ...SCORE, points: { blue: '40', orange: '40' } },
}

const PAUSED: BoardMatch = { ...MATCH, status: 'PAUSED', displayPhase: 'PAUSED' }

const BOARD: Board = {
  ...{ courtId: 'court', publicId: 'NARANJAL-01', courtName: 'Pista 1', status: 'SESSION_ACTIVE' },
  ...{ clubName: CLUB.name, timezone: CLUB.timezone, language: CLUB.language, match: MATCH },
  next: { id: 'next', scheduledStart: at('11:45'), scheduledEnd: at('13:15') },
}

/** Boards of a court, by what they show. */
export const BOARDS = {
  live: { ...BOARD, match: MATCH },
  changeover: { ...BOARD, match: CHANGEOVER },
  awarded: { ...BOARD, match: AWARDED },
  withheld: { ...BOARD, match: TIE_BREAK },
  result: { ...BOARD, match: RESULT },
  free: { ...BOARD, status: 'AVAILABLE', match: null },
  closed: { ...BOARD, status: 'MAINTENANCE', match: null, next: null },
  side: { ...BOARD, match: SIDE },
  paused: { ...BOARD, match: PAUSED },
} as const satisfies Record<string, Board>

/** Long enough before `NOW` to be said. */
export const CUT_AT = new Date(at('10:46'))

export const LAST_CHANGE = '30–30 → 40–30'
