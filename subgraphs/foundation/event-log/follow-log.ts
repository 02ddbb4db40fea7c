import { isUuid } from '../../../platform/ids.ts'
import { invalidInput } from '../../../platform/input/issues.ts'
import { rangeMessage } from '../../../schema/fields/query-fields.ts'
import { LIMITS } from '../../../schema/limits.ts'
import type { Database } from '../database/database.ts'
import { type Connection, toConnection } from '../lists/connection.ts'
import type { LoggedEvent } from './entities.ts'
import type { EventStream } from './follow-tail.ts'
import type { LogFollowers } from './log-followers.ts'
import type { LogReads } from './log-reads.ts'
import {
  BEGINNING,
  headOf,
  readHead,
  selectAfter,
  selectBeforeLast,
  selectFrom,
} from './read-log.ts'
import { type FollowedClub, resumeAt, resumeBy, unknownPosition } from './resume.ts'

/** A page of a club's events in publication order; an event's id is its cursor. */
export interface LogPage extends Connection<LoggedEvent> {
  /** All events of the club up to this position are in this page or in earlier ones. */
  readonly position: string
}

interface LogPageArguments {
  /** Id of an event, or a position. */
  after?: string | null | undefined
  first: number
}

/** An event with its position; the first item of a subscription has no event. */
export interface LogItem {
  position: string
  event: LoggedEvent | null
}

/** Retained events after the event `after`, or from the oldest one. */
export async function readPage(
  database: Database,
  club: FollowedClub,
  { after, first }: LogPageArguments,
): Promise<LogPage> {
  requirePageSize('first', first)
  const read = await readAfterEvent(database, club, { after, limit: first + 1 })
  return toLogPage(read, { after, first })
}

/** `readPage` by the reads of a request, for a club of several. */
export async function readPageOf(
  log: LogReads,
  club: FollowedClub,
  { after, first }: LogPageArguments,
): Promise<LogPage> {
  requirePageSize('first', first)
  const at = after == null ? BEGINNING : await resumeBy(log, club, after)
  // The head is read first, so that all events up to it are in the result.
  const head = await log.readHead(club.organizationId)
  const events = await log.readAfter({ ...club, after: at, limit: first + 1 })
  return toLogPage({ head, events }, { after, first })
}

function toLogPage(
  { head, events }: { head: string; events: readonly LoggedEvent[] },
  { after, first }: LogPageArguments,
): LogPage {
  const shown = events.slice(0, first)
  const last = shown.at(-1)
  const hasNextPage = events.length > first
  const connection = toConnection(shown, {
    toNode: (event) => event,
    cursorOf: ({ id }) => id,
    hasNextPage,
    hasPreviousPage: after != null,
  })
  const position = hasNextPage && last ? last.publicationSequence : laterPosition(head, last)
  return Object.assign(connection, { position })
}

/**
 * Reads head and events in one round trip; three cost a third more. The head is read first, so that all events up
 * to it are in the result.
 */
async function readAfterEvent(
  database: Database,
  club: FollowedClub,
  { after, limit }: { after: string | null | undefined; limit: number },
) {
  const head = headOf(club.organizationId)
  if (after != null && isUuid(after)) {
    const [position, [seen, ...events]] = await database.readAll([
      head,
      selectFrom(club, after, limit + 1),
    ])
    if (seen?.id !== after) throw unknownPosition()
    return { head: position, events }
  }
  const at = after == null ? BEGINNING : await resumeAt(database, club, after)
  const [position, events] = await database.readAll([
    head,
    selectAfter({ ...club, after: at, limit }),
  ])
  return { head: position, events }
}

/** Not a generator: its return() would wait for the pending next(). */
export interface LogItems {
  [Symbol.asyncIterator](): LogItems
  next(): Promise<IteratorResult<LogItem, undefined>>
  return(): Promise<IteratorResult<LogItem, undefined>>
}

/** Items of a subscription: first the current position, then every later event. */
export async function followLog(
  { database, tails }: { database: Database; tails: LogFollowers },
  club: FollowedClub,
  beginning: LogBeginning,
): Promise<LogItems> {
  const position = await positionOf(database, club, beginning)
  return withPosition(position, await tails.follow(club, position))
}

/** Where a subscription begins; at its first moment when both are absent. */
export interface LogBeginning {
  /** Id of an event, or a position. */
  after?: string | null | undefined
  /** Without `after`: how many of the latest retained events come first. */
  last?: number | null | undefined
}

async function positionOf(
  database: Database,
  club: FollowedClub,
  { after, last }: LogBeginning,
): Promise<string> {
  if (last != null) requirePageSize('last', last)
  if (after != null) return resumeAt(database, club, after)
  if (last == null) return readHead(database, club.organizationId)

  // The head is read first: an event that is published behind an empty log follows.
  const [head, before] = await database.readAll([
    headOf(club.organizationId),
    selectBeforeLast(club, last),
  ])
  return before ?? head
}

function withPosition(position: string, events: EventStream): LogItems {
  let hasBegun = false

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      if (!hasBegun) {
        hasBegun = true
        return { done: false, value: { position, event: null } }
      }
      const step = await events.next()
      if (step.done) return { done: true, value: undefined }
      return { done: false, value: { position: step.value.publicationSequence, event: step.value } }
    },
    async return() {
      await events.return()
      return { done: true, value: undefined }
    },
  }
}

function laterPosition(head: string, last: LoggedEvent | undefined): string {
  if (last === undefined || BigInt(last.publicationSequence) < BigInt(head)) return head
  return last.publicationSequence
}

function requirePageSize(path: 'first' | 'last', size: number): void {
  if (size >= 1 && size <= LIMITS.eventPage.max) return

  const message = rangeMessage({ min: 1, max: LIMITS.eventPage.max })
  throw invalidInput([{ in: 'body', path, rule: 'range', message }])
}
