import type { AwardReason, Unplayed } from '../../../../rules/club/match-states.ts'
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
  /** Of an award, where it was said. */
  awardReason: AwardReason | null
  /** Status of a session that never began, before its award. */
  awardedFrom: Unplayed | null
  clientEventId: string | null
  /** 1, 2, 3 … within the session; null only for imported history. */
  sequence: number | null
  createdAt: Date
}

/** Metadata of a new event. */
export type ScoreDraft = Pick<ScoreEvent, 'id' | 'source' | 'clientEventId'>
