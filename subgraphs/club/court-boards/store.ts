import type { Queryable } from '../../foundation/database/database.ts'
import { asKeyword } from '../../foundation/query/columns.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { EVERYWHERE, type Reach, reachOf } from '../../foundation/query/tenancy.ts'
import { clubStore } from '../clubs/store.ts'
import type { Court } from '../courts/court.ts'
import { CourtEntity } from '../courts/entities.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { type CourtBoard, toBoard } from './court-board.ts'

const courts = tableOf(CourtEntity)

/** The first sessions of each status, from its index range: the reads do not grow with the court's history. */
const SHOWN = [
  ...['ACTIVE', 'PAUSED', 'WAITING_FOR_PLAYERS', 'READY', 'SCHEDULED'].map((status) =>
    firstOf(status, 'ASC', 2),
  ),
  firstOf('COMPLETED', 'DESC', 1),
]

export const courtBoardStore = {
  findCourt: (database: Queryable, reach: Reach, publicId: string) =>
    courts.selectOne(database, 'c', `WHERE c.public_id = ? AND ${reach.condition('c')}`, [
      asKeyword(publicId),
      ...reach.params,
    ]),

  async read(database: Queryable, court: Court, now: Date): Promise<CourtBoard | null> {
    const club = await clubStore.find(database, court.clubId)
    const rows = await database.query<{ id: string }[]>(
      SHOWN.join(' UNION ALL '),
      SHOWN.map(() => court.id),
    )
    const ids = rows.map(({ id }) => id)
    const sessions =
      ids.length === 0 ? [] : await matchSessionStore.findAll(database, reachOf(EVERYWHERE), ids)
    return club && toBoard({ court, club }, sessions, now)
  },
}

function firstOf(status: string, direction: 'ASC' | 'DESC', limit: number): string {
  return `(SELECT ms.id FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
    WHERE ms.court_id = ? AND ms.status = '${status}'
    ORDER BY ms.scheduled_start ${direction} LIMIT ${limit})`
}
