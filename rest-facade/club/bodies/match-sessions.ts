import { z } from 'zod'
import type {
  MatchSessionFieldsFragment,
  ScoreEventFieldsFragment,
  ScoreSnapshotFieldsFragment,
} from '../../../built/types/operations.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { bodyOf, field, record, toRestBody } from '../../../schema/fields/rest-body.ts'
import { ParticipantBody } from './bookings.ts'
import { COUNTED, FOREIGN_ID, KEYWORD, PROVIDER } from './keywords.ts'

/** 0, 15, 30, 40 or AD of a game; in a tie-break the points that are counted. */
const CALL = { pattern: '^([0-9]{1,3}|AD)$' }

const PointPair = record('PointPair', { blue: field(CALL), orange: field(CALL) })
const ScorePair = record('ScorePair', { blue: field<number>(), orange: field<number>() })

const ScoreSnapshot = bodyOf<ScoreSnapshotFieldsFragment>(
  'ScoreSnapshotFields',
  {
    points: PointPair,
    games: ScorePair,
    sets: ScorePair,
    setHistory: z.array(ScorePair),
    tieBreak: ScorePair.nullable(),
    matchTieBreak: ScorePair.nullable(),
    starDeuceCount: { maximum: 3 },
  },
  { isClosed: true },
)

export const MatchSessionBody = bodyOf<MatchSessionFieldsFragment>('MatchSessionFields', {
  booking: record('SessionBooking', {
    provider: field(PROVIDER),
    external_booking_id: field<string | null>(FOREIGN_ID),
  }).nullable(),
  ruleVersion: KEYWORD,
  aiModelVersion: { maxLength: CLUB_LIMITS.aiModelVersion },
  score: ScoreSnapshot.nullable(),
  participants: z.array(ParticipantBody),
})

export function toMatchSession(
  session: MatchSessionFieldsFragment,
): z.output<typeof MatchSessionBody> {
  return toRestBody(session, OF_SESSION)
}

export const ScoreEventBody = bodyOf<ScoreEventFieldsFragment>('ScoreEventFields', {
  snapshotBefore: ScoreSnapshot.nullable(),
  snapshotAfter: ScoreSnapshot.nullable(),
  clientEventId: FOREIGN_ID,
  sequence: COUNTED,
})

export function toScoreEvent(event: ScoreEventFieldsFragment): z.output<typeof ScoreEventBody> {
  return toRestBody(event, OF_SCORE_EVENT)
}

function toScoreSnapshot(score: ScoreSnapshotFieldsFragment | null) {
  return score && toRestBody(score, OF_SCORE)
}

const OF_SESSION = {
  booking: (booking: MatchSessionFieldsFragment['booking']) => booking && toRestBody(booking),
  score: toScoreSnapshot,
  participants: (participants: MatchSessionFieldsFragment['participants']) =>
    participants.map((one) => toRestBody(one)),
}

const OF_SCORE_EVENT = { snapshotBefore: toScoreSnapshot, snapshotAfter: toScoreSnapshot }

/** The sides have the same names in the graph and in REST. */
const asShown = <Sides>(sides: Sides): Sides => sides

const OF_SCORE = {
  points: asShown,
  games: asShown,
  sets: asShown,
  setHistory: asShown,
  tieBreak: asShown,
  matchTieBreak: asShown,
}
