import type {
  MatchSessionFieldsFragment,
  ScoreEventFieldsFragment,
  ScoreSnapshotFieldsFragment,
} from '../../../built/types/operations.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'

export function toMatchSession(session: MatchSessionFieldsFragment) {
  return toRestBody(session, OF_SESSION)
}

export function toScoreEvent(event: ScoreEventFieldsFragment) {
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
