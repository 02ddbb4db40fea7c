import type { ScoredEvent } from '../../../../rules/club/scoring/score-events.ts'
import type { Database, Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { pagedList } from '../../../foundation/lists/paged-list.ts'
import type { Slice } from '../../../foundation/lists/paging.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import type { Reach } from '../../../foundation/query/tenancy.ts'
import { ScoreEventEntity } from '../entities.ts'
import type { ScoreEvent } from './score-event.ts'

const events = tableOf(ScoreEventEntity)

const LIST = pagedList(ScoreEventEntity, { alias: 'e', order: ['sequence'] })

const OUTLINE = events.only('id', 'eventType', 'team', 'reversedEventId')

export const scoreEventStore = {
  add: (tx: Tx, event: ScoreEvent) => events.insert(tx, event),

  findByClientEvent: (tx: Tx, sessionId: string, clientEventId: string) =>
    events.selectOne(tx, 'e', 'WHERE e.match_session_id = ? AND e.client_event_id = ?', [
      sessionId,
      Buffer.from(clientEventId),
    ]),

  /** The event of a session that has this number. */
  findBySequence: (tx: Tx, sessionId: string, sequence: number) =>
    events.selectOne(tx, 'e', 'WHERE e.match_session_id = ? AND e.sequence = ?', [
      sessionId,
      sequence,
    ]),

  /** All events of a session without their snapshots, which are most of the data. */
  async outline(tx: Tx, sessionId: string): Promise<ScoredEvent[]> {
    const rows = await tx.query(
      `SELECT ${OUTLINE.columns('e')} FROM score_events e
       WHERE e.match_session_id = ? ORDER BY e.sequence`,
      [sessionId],
    )
    return rows.map((row) => ({
      ...OUTLINE.toRecord(row),
      snapshotBefore: null,
      snapshotAfter: null,
    }))
  },

  read: (tx: Tx, id: string) => events.selectOne(tx, 'e', 'WHERE e.id = ?', [id]),

  find: (database: Database, reach: Reach, { sessionId, id }: { sessionId: string; id: string }) =>
    events.selectOne(
      database,
      'e',
      `JOIN match_sessions ms ON ms.id = e.match_session_id
       WHERE e.id = ? AND e.match_session_id = ? AND ${reach.condition('ms')}`,
      [id, sessionId, ...reach.params],
    ),

  /** Of sessions within reach. */
  findAll(database: Queryable, reach: Reach, ids: readonly string[]): Promise<ScoreEvent[]> {
    return events.findAll(database, ids, {
      condition: (alias) =>
        `EXISTS (SELECT 1 FROM match_sessions ms
           WHERE ms.id = ${alias}.match_session_id AND ${reach.condition('ms')})`,
      params: reach.params,
    })
  },

  /** Null if the session does not exist; checked only if the list is empty. */
  async list(
    database: Database,
    reach: Reach,
    { sessionId, after, limit }: Slice & { sessionId: string },
  ): Promise<ScoreEvent[] | null> {
    const rows = await LIST.read(database, {
      equal: { matchSessionId: sessionId },
      also: [
        { sql: 'e.sequence > ?', params: [after?.[0] ?? 0] },
        {
          sql: `EXISTS (SELECT 1 FROM match_sessions ms FORCE INDEX (PRIMARY)
                  WHERE ms.id = ? AND ${reach.condition('ms')})`,
          params: [sessionId, ...reach.params],
        },
      ],
      after: null,
      limit,
    })
    if (rows.length > 0) return rows.map(events.toRecord)

    const sql = `SELECT 1 FROM match_sessions ms WHERE ms.id = ? AND ${reach.condition('ms')}`
    const sessions = await database.query(sql, [sessionId, ...reach.params])
    return sessions.length === 0 ? null : []
  },
}
