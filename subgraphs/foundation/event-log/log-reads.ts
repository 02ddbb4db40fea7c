import { batch } from '../../../platform/limits/coalesce.ts'
import type { Queryable } from '../database/database.ts'
import type { Pages } from '../lists/load-pages.ts'
import type { LoggedEvent } from './entities.ts'
import { purgedThrough, readPurges } from './purge-log.ts'
import {
  BEGINNING,
  findPosition,
  findPositions,
  type LogSlice,
  readAfter,
  readAfterBatched,
  readHead,
  readHeads,
} from './read-log.ts'

/** Reads of the event log that a page needs. */
export interface LogReads {
  readHead(organizationId: string): Promise<string>
  findPosition(clubId: string, eventId: string): Promise<string | null>
  purgedThrough(organizationId: string): Promise<bigint>
  readAfter(slice: LogSlice): Promise<LoggedEvent[]>
}

export function makeLogReads(database: Queryable): LogReads {
  return {
    readHead: (organizationId) => readHead(database, organizationId),
    findPosition: (clubId, eventId) => findPosition(database, clubId, eventId),
    purgedThrough: (organizationId) => purgedThrough(database, organizationId),
    readAfter: (slice) => readAfter(database, slice),
  }
}

/** Keeps one statement far below the server's limits. */
const MAX_KEYS = 1000

/** For one request: the pages of many clubs are read by as many statements as the page of one. */
export function batchLogReads(database: Queryable, pages: Pages): LogReads {
  const heads = batch(async (organizationIds: readonly string[]) => {
    const found = await readHeads(database, [...new Set(organizationIds)])
    return organizationIds.map((id) => found.get(id) ?? BEGINNING)
  }, MAX_KEYS)
  const purges = batch(async (organizationIds: readonly string[]) => {
    const found = await readPurges(database, [...new Set(organizationIds)])
    return organizationIds.map((id) => found.get(id) ?? 0n)
  }, MAX_KEYS)
  const positions = batch(async (asked: readonly { clubId: string; eventId: string }[]) => {
    const found = await findPositions(database, [...new Set(asked.map(({ eventId }) => eventId))])
    return asked.map(({ clubId, eventId }) => {
      const event = found.get(eventId)
      return event?.clubId === clubId ? event.position : null
    })
  }, MAX_KEYS)
  return {
    readHead: heads,
    purgedThrough: purges,
    findPosition: (clubId, eventId) => positions({ clubId, eventId }),
    readAfter: (slice) => readAfterBatched(pages, slice),
  }
}
