import type { NewId } from '../../platform/ids.ts'
import { type Move, moveTo } from '../../subgraphs/club/match-sessions/rules.ts'
import { recordPoint, startMatch } from '../../subgraphs/club/match-sessions/scores/rules.ts'
import type { ScoreEvent } from '../../subgraphs/club/match-sessions/scores/score-event.ts'
import type { MatchSession, SessionDecision } from '../../subgraphs/club/match-sessions/session.ts'
import type { DatedEvent } from '../../subgraphs/foundation/event-log/event-log.ts'
import type { Random } from './random.ts'

/** A session with its score events and log events. */
export interface SessionRows {
  session: MatchSession
  scoreEvents: ScoreEvent[]
  events: DatedEvent[]
}

/** A session that can be played on by the rules of the product. */
export interface SessionStory extends SessionRows {
  random: Random
  newId: NewId
}

const MINUTE_MS = 60_000

/** Minutes per point: a completed match must fit into an hour, a running one must not end early. */
const FAST = 0.25
const SLOW = 0.5

export function minutesFrom(moment: Date, minutes: number): Date {
  return new Date(Math.round(moment.getTime() + minutes * MINUTE_MS))
}

export function beginStory(
  made: SessionDecision,
  at: Date,
  chance: Pick<SessionStory, 'random' | 'newId'>,
): SessionStory {
  return appendDecision({ ...chance, session: made.session, scoreEvents: [], events: [] }, made, at)
}

export function move(story: SessionStory, name: Move, at: Date): SessionStory {
  return appendDecision(story, moveTo(story.session, name, at), at)
}

/** From SCHEDULED to the first players on the court. */
export function welcome(story: SessionStory): SessionStory {
  const { scheduledStart } = story.session
  const ready = move(story, 'makeReady', minutesFrom(scheduledStart, -15))
  return move(ready, 'open', scheduledStart)
}

/** Starts the match and plays it point by point, to its end or until a moment. */
export function play(story: SessionStory, startedAt: Date, until: Date | null): SessionStory {
  const { random } = story
  let at = startedAt
  let played = score(story, startMatch(story.session, draftOf(story), at), at)
  const minutesPerPoint = until === null ? FAST : SLOW
  // With pairs of equal strength, matches would hardly end.
  const strength = random.between(0.54, 0.62)
  for (;;) {
    at = minutesFrom(at, random.between(0.7, 1.3) * minutesPerPoint)
    if (played.session.status !== 'ACTIVE' || (until !== null && at > until)) return played
    const team = random.chance(strength) ? 'BLUE' : 'ORANGE'
    played = score(played, recordPoint(played.session, team, draftOf(story), at), at)
  }
}

function draftOf({ newId }: SessionStory) {
  return { id: newId(), source: 'SIMULATOR', clientEventId: null } as const
}

function score(
  story: SessionStory,
  decision: SessionDecision & { event: ScoreEvent },
  at: Date,
): SessionStory {
  const scoreEvents = [...story.scoreEvents, decision.event]
  return appendDecision({ ...story, scoreEvents }, decision, at)
}

function appendDecision(
  story: SessionStory,
  { session, events }: SessionDecision,
  at: Date,
): SessionStory {
  const dated = events.map((event) => ({ ...event, occurredAt: at }))
  return { ...story, session, events: [...story.events, ...dated] }
}
