import { toRestBody } from '../../../schema/fields/rest-body.ts'
import type {
  MatchSessionFieldsFragment,
  ScoreEventFieldsFragment,
  ScoreSnapshotFieldsFragment,
} from '../../../schema/types/operations.ts'

export function toMatchSession(session: MatchSessionFieldsFragment) {
  return toRestBody(session, {
    booking: (booking) => booking && toRestBody(booking),
    score: toScoreSnapshot,
    participants: (participants) => participants.map((one) => toRestBody(one)),
  })
}

export function toScoreEvent(event: ScoreEventFieldsFragment) {
  return toRestBody(event, { snapshotBefore: toScoreSnapshot, snapshotAfter: toScoreSnapshot })
}

function toScoreSnapshot(score: ScoreSnapshotFieldsFragment | null) {
  return (
    score &&
    toRestBody(score, {
      points: asShown,
      games: asShown,
      sets: asShown,
      setHistory: asShown,
      tieBreak: asShown,
      matchTieBreak: asShown,
    })
  )
}

/** The sides have the same names in the graph and in REST. */
const asShown = <Sides>(sides: Sides): Sides => sides
