import type { RuleVersion, ScoringMode } from '../../../rules/club/scoring/match-rules.ts'
import type { ScoreSnapshot } from '../../../rules/club/scoring/snapshot.ts'
import type { MatchSessionStatus } from '../../../schema/club/statuses.ts'
import { RefusedRequest } from '../api-client.ts'
import type { Seat, World } from '../world.ts'

/** A match session from the view of the scorer. */
export interface Session {
  id: string
  status: MatchSessionStatus
  eventSequence: number
  scoringMode: ScoringMode
  ruleVersion: RuleVersion
  score: ScoreSnapshot | null
}

const SESSION_FIELDS = `
  id status eventSequence scoringMode ruleVersion
  score {
    points { blue orange } games { blue orange } sets { blue orange } setHistory { blue orange }
    tieBreak { blue orange } matchTieBreak { blue orange }
    pointNumber starDeuceCount changeoverCount decidingPointSide completed winner lastTransition
  }`

interface ActRule {
  input: string
  /** Not allowed for devices. */
  isForStaff?: boolean
  /** The input has a `source`. */
  isSourced?: boolean
}

const ACTS = {
  configureSession: { input: 'ConfigureSessionInput', isForStaff: true },
  openSession: { input: 'SessionInput' },
  startMatch: { input: 'ScoreInput', isSourced: true },
  recordPoint: { input: 'TeamScoreInput', isSourced: true },
  chooseDecidingSide: { input: 'ChooseDecidingSideInput', isSourced: true },
  reversePoint: { input: 'ScoreInput', isSourced: true },
  correctScore: { input: 'CorrectScoreInput', isForStaff: true },
  awardMatch: { input: 'TeamScoreInput', isSourced: true },
  pauseMatch: { input: 'SessionInput' },
  resumeMatch: { input: 'SessionInput' },
  abortSession: { input: 'SessionInput', isForStaff: true },
} as const satisfies Record<string, ActRule>

export type Act = keyof typeof ACTS

export function readSession({ client, staffToken }: World, id: string): Promise<Session> {
  const document = `query Session($id: ID!) { matchSession(id: $id) { ${SESSION_FIELDS} } }`
  return client.graph(staffToken, document, { id })
}

/**
 * Executes a mutation and returns the changed session. If a concurrent change has made it impossible, returns the
 * current session instead.
 */
export async function act(
  world: World,
  seat: Seat,
  session: Session,
  name: Act,
  extra: object = {},
): Promise<Session> {
  const rule: ActRule = ACTS[name]
  const token = rule.isForStaff ? world.staffToken : (seat.deviceToken ?? world.staffToken)
  const document = `mutation Act($input: ${rule.input}!) { ${name}(input: $input) { session { ${SESSION_FIELDS} } } }`
  const { id: sessionId, eventSequence } = session
  const sequence = name === 'configureSession' ? {} : { eventSequence }
  const source = rule.isSourced ? { source: 'SIMULATOR' } : {}
  try {
    const input = { sessionId, ...sequence, ...source, ...extra }
    const changed = await world.client.graph<{ session: Session }>(token, document, { input })
    return changed.session
  } catch (error) {
    if (!(error instanceof RefusedRequest) || error.code !== 'state_conflict') throw error

    const current = await readSession(world, sessionId)
    const isSame = current.status === session.status && current.eventSequence === eventSequence
    if (isSame) throw error
    return current
  }
}
