import type { ScoredEvent } from '../../scoring/score-events.ts'

const SCORE_SOURCES = [
  'COURT_DEVICE',
  'PLAYER_APP',
  'STAFF_PORTAL',
  'AI_VISION',
  'SYSTEM',
  'SIMULATOR',
] as const

export type ScoreSource = (typeof SCORE_SOURCES)[number]

/** What happened to a score, as it is kept for ever (club API, Score event). */
export interface ScoreEvent extends ScoredEvent {
  clubId: string
  matchSessionId: string
  source: ScoreSource
  clientEventId: string | null
  /** 1, 2, 3 … within the session; null only for history from elsewhere. */
  sequence: number | null
  createdAt: Date
}
