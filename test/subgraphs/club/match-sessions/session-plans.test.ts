import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { authorizeSessionRead } from '../../../../subgraphs/club/match-sessions/access.ts'
import {
  MatchSessionEntity,
  ScoreEventEntity,
} from '../../../../subgraphs/club/match-sessions/entities.ts'
import type { ScoreEvent } from '../../../../subgraphs/club/match-sessions/scores/score-event.ts'
import { scoreEventStore } from '../../../../subgraphs/club/match-sessions/scores/store.ts'
import {
  matchSessionStore,
  type SessionConditions,
} from '../../../../subgraphs/club/match-sessions/store.ts'
import type { Database, Row } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { readPages } from '../../../support/graph/read-pages.ts'
import { aSession, type Courtside, minutesAfter, START, startCourtside } from './courtside.ts'

let side: Courtside
let everything: SessionConditions

beforeAll(async () => {
  side = await startCourtside({ courts: 20 })
  const { club, location, courts } = side.home
  const sessions = Array.from({ length: 2000 }, (_, index) =>
    aSession({
      clubId: club.id,
      organizationId: club.organizationId,
      locationId: location.id,
      courtId: courts[index % 20]?.id ?? '',
      status: index % 5 === 0 ? 'ABORTED' : 'COMPLETED',
      scheduledStart: minutesAfter(START, index),
    }),
  )
  await tableOf(MatchSessionEntity).insertAll(side.database, sessions)
  await side.database.query('ANALYZE TABLE match_sessions')
  const { id: clubId } = club
  everything = {
    ...{ clubId, locationId: null, courtId: null, status: null, from: null, to: null },
    updatedSince: null,
  }
})

afterAll(() => side.close())

const POINT = {
  eventType: 'POINT_WON',
  team: 'BLUE',
  source: 'COURT_DEVICE',
  snapshotBefore: null,
  snapshotAfter: null,
  reversedEventId: null,
  awardReason: null,
  awardedFrom: null,
  clientEventId: null,
  createdAt: START,
} as const

/** How the server would read the first statement that `read` sends. */
async function planOf(read: (database: Database) => Promise<unknown>): Promise<Row[]> {
  let plan: Row[] = []
  const query = async (sql: string, params: readonly unknown[]) => {
    if (plan.length === 0) plan = await side.database.query(`EXPLAIN ${sql}`, params)
    return []
  }
  await read({ ...side.database, query: query as Database['query'] })
  return plan
}

describe('a list of sessions', () => {
  test.each<[string, string, () => Partial<SessionConditions>]>([
    ['nothing', 'match_sessions_by_start', () => ({})],
    ['a time', 'match_sessions_by_start', () => ({ from: minutesAfter(START, 900) })],
    ['a status', 'match_sessions_by_status', () => ({ status: 'ABORTED' })],
    ['a court', 'match_sessions_by_court', () => ({ courtId: side.home.courts[0]?.id ?? '' })],
  ])('by %s is read along %s, without sorting', async (_what, index, conditions) => {
    for (const after of [null, [minutesAfter(START, 500).getTime(), 'a'] as const]) {
      const asked = { ...everything, ...conditions() }
      const slice = { after, limit: 50 }
      const plan = await planOf((database) =>
        matchSessionStore.list(readPages(database), asked, slice),
      )
      // MySQL reads the one court that is asked for before all else, and then takes it as known.
      const [sessions] = plan.filter(({ type }) => type !== 'const')
      expect(sessions).toMatchObject({ table: 'ms', key: expect.stringContaining(index) })
      expect(String(sessions?.['Extra'])).not.toContain('filesort')
    }
  })
})

describe('a list of score events', () => {
  test('is read along its sequence, together with the look for its session', async () => {
    const reach = authorizeSessionRead(side.device(), 'scores:read')
    const { id: sessionId, clubId } = await side.addSession()
    const events = Array.from({ length: 400 }, (_, index): ScoreEvent => {
      const id = newUuid()
      return { ...POINT, id, clubId, matchSessionId: sessionId, sequence: index + 1 }
    })
    await tableOf(ScoreEventEntity).insertAll(side.database, events)
    const slice = { sessionId, after: [300, ''] as const, limit: 50 }
    const plan = await planOf((database) => scoreEventStore.list(database, reach, slice))
    const read = plan.find((row) => row['table'] === 'e')
    expect(read).toMatchObject({ key: 'score_events_by_sequence' })
    expect(JSON.stringify(plan)).not.toContain('filesort')
  })
})
