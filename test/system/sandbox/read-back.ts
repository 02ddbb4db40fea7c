import type { MatchRules } from '../../../rules/club/scoring/match-rules.ts'
import type { ScoredEvent } from '../../../rules/club/scoring/score-events.ts'
import type { ScoreSnapshot } from '../../../rules/club/scoring/snapshot.ts'
import type { MatchSessionStatus } from '../../../schema/club/statuses.ts'
import type { SimulatedDay } from './simulated-day.ts'

/** A session with its whole history, as a partner reads it. */
export interface ReadSession {
  id: string
  status: MatchSessionStatus
  rules: MatchRules
  eventSequence: number
  score: ScoreSnapshot | null
  scoreEvents: (ScoredEvent & { sequence: number })[]
  /** Types of what was published about it, in order. */
  published: { type: string; sequence: number; changed_fields: string[] }[]
}

/** Reads everything about every session through the REST API, page by page. */
export async function readBack(day: SimulatedDay): Promise<ReadSession[]> {
  const feed = await readAll(day, '/events?limit=500')
  const sessions = await readAll(day, '/match-sessions?limit=20')
  const read: ReadSession[] = []
  for (const session of sessions) {
    const events = await readAll(day, `/match-sessions/${session.id}/score-events?limit=50`)
    read.push({
      id: session.id,
      status: session.status,
      rules: { scoringMode: session.scoring_mode, ruleVersion: session.rule_version },
      eventSequence: session.event_sequence,
      score: toSnapshot(session.score),
      scoreEvents: events.map(toScoreEvent),
      published: feed.filter(({ resource }) => resource.id === session.id),
    })
  }
  return read
}

// biome-ignore lint/suspicious/noExplicitAny: documented JSON of several shapes.
type Json = any

async function readAll({ api, token }: SimulatedDay, path: string): Promise<Json[]> {
  const all: Json[] = []
  let cursor = ''
  for (;;) {
    const page = await api.ask('GET', `/v1/club${path}${cursor}`, { token })
    if (page.status !== 200) throw new Error(JSON.stringify(page.body))
    all.push(...page.body.data)
    if (page.body.next_cursor === null) return all
    cursor = `&cursor=${encodeURIComponent(page.body.next_cursor)}`
  }
}

function toScoreEvent(event: Json): ReadSession['scoreEvents'][number] {
  return {
    id: event.id,
    eventType: event.event_type,
    team: event.team,
    snapshotBefore: toSnapshot(event.snapshot_before),
    snapshotAfter: toSnapshot(event.snapshot_after),
    reversedEventId: event.reversed_event_id,
    sequence: event.sequence,
  }
}

function toSnapshot(score: Json): ScoreSnapshot | null {
  if (score === null) return null
  return {
    points: score.points,
    games: score.games,
    sets: score.sets,
    setHistory: score.set_history,
    tieBreak: score.tie_break,
    matchTieBreak: score.match_tie_break,
    pointNumber: score.point_number,
    starDeuceCount: score.star_deuce_count,
    changeoverCount: score.changeover_count,
    decidingPointSide: score.deciding_point_side,
    completed: score.completed,
    winner: score.winner,
    lastTransition: score.last_transition,
  }
}
