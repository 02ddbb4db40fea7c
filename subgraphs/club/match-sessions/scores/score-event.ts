import type { ScoredEvent } from '../../../../rules/club/scoring/score-events.ts'

const SCORE_SOURCES = [
  'COURT_DEVICE',
  'PLAYER_APP',
  'STAFF_PORTAL',
  'AI_VISION',
  'SYSTEM',
  'SIMULATOR',
] as const

export type ScoreSource = (typeof SCORE_SOURCES)[number]

/** A score event (club API, Score event); never deleted. */
export interface ScoreEvent extends ScoredEvent {
  clubId: string
  matchSessionId: string
  source: ScoreSource
  clientEventId: string | null
  /** 1, 2, 3 … within the session; null only for imported history. */
  sequence: number | null
  createdAt: Date
}
