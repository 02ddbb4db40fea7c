import type { Database } from '../../../subgraphs/foundation/database/database.ts'

/** A change of a session's status as the database saw it. */
export interface ObservedMove {
  sessionId: string
  before: string
  after: string
}

/** Records every status change by database triggers. */
export async function observeMoves(database: Database): Promise<void> {
  await database.query(
    `CREATE TABLE observed_moves (
      id bigint AUTO_INCREMENT PRIMARY KEY, session_id char(36) CHARACTER SET ascii,
      status_before varchar(40), status_after varchar(40)
    )`,
  )
  await database.query(
    `CREATE TRIGGER observe_moves AFTER UPDATE ON match_sessions FOR EACH ROW
    INSERT INTO observed_moves (session_id, status_before, status_after)
    SELECT NEW.id, OLD.status, NEW.status FROM DUAL WHERE NEW.status <> OLD.status`,
  )
}

export function readMoves(database: Database): Promise<ObservedMove[]> {
  return database.query(
    `SELECT session_id AS sessionId, status_before AS \`before\`, status_after AS \`after\`
    FROM observed_moves ORDER BY id`,
  )
}

/** The moves that the Club Integration API and its decisions know. */
const LEGAL: Readonly<Record<string, readonly string[]>> = {
  SCHEDULED: ['READY', 'CANCELLED', 'COMPLETED'],
  READY: ['SCHEDULED', 'WAITING_FOR_PLAYERS', 'ACTIVE', 'CANCELLED', 'COMPLETED'],
  WAITING_FOR_PLAYERS: ['SCHEDULED', 'ACTIVE', 'CANCELLED', 'COMPLETED'],
  ACTIVE: ['PAUSED', 'COMPLETED', 'ABORTED'],
  PAUSED: ['ACTIVE', 'COMPLETED', 'ABORTED'],
  COMPLETED: ['ACTIVE', 'SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS'],
  CANCELLED: [],
  ABORTED: [],
}

/**
 * How many legal moves lead from one status to the other: more than one when several came due
 * together, such as for a booking that begins at once; infinitely many when none do.
 */
export function countMoves({ before, after }: ObservedMove): number {
  let reached = new Set([before])
  for (let moves = 1; moves <= 2; moves += 1) {
    reached = new Set([...reached].flatMap((status) => LEGAL[status] ?? []))
    if (reached.has(after)) return moves
  }
  return Number.POSITIVE_INFINITY
}
