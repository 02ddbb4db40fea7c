import type { EntitySchema } from 'typeorm'
import {
  BookingSourceEntity,
  CourtMappingEntity,
} from '../../subgraphs/club/booking-sources/entities.ts'
import { BookingEntity } from '../../subgraphs/club/bookings/entities.ts'
import { SearchTermEntity } from '../../subgraphs/club/bookings/search/entities.ts'
import { toTermChanges } from '../../subgraphs/club/bookings/search/terms.ts'
import {
  ClubEntity,
  LocationEntity,
  OrganizationEntity,
} from '../../subgraphs/club/clubs/entities.ts'
import { CourtEntity } from '../../subgraphs/club/courts/entities.ts'
import { InstallationEntity } from '../../subgraphs/club/installations/entities.ts'
import {
  MatchSessionEntity,
  ScoreEventEntity,
} from '../../subgraphs/club/match-sessions/entities.ts'
import { ExternalKeyEntity } from '../../subgraphs/club/provisioning/entities.ts'
import type { Tx } from '../../subgraphs/foundation/database/transaction.ts'
import { appendDatedEvents } from '../../subgraphs/foundation/event-log/event-log.ts'
import { eventExpiry } from '../../subgraphs/foundation/event-log/purge-log.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { ApiRequestEntity } from '../../subgraphs/foundation/request-log/entities.ts'
import { makeRequests } from '../making/bookings/make-requests.ts'
import type { ClubRows, OrganizationRows } from '../making/make-organization.ts'
import type { Making } from '../making/making.ts'

const CHUNK = 500

/**
 * Writes an organization with all its rows. Events beyond the retention period are omitted: the first purge would delete
 * them while clients read the log.
 */
export async function writeOrganization(
  tx: Tx,
  { organization, keys, clubs }: OrganizationRows,
  { now, newId }: Pick<Making, 'now' | 'newId'>,
): Promise<void> {
  const insert = <T extends object>(
    entity: EntitySchema<T>,
    recordsOf: (rows: ClubRows) => readonly T[],
  ) => insertInChunks(tx, entity, clubs.flatMap(recordsOf))
  await insertInChunks(tx, OrganizationEntity, [organization])
  await insertInChunks(tx, ExternalKeyEntity, keys)
  await insert(ClubEntity, ({ club }) => [club])
  await insert(LocationEntity, ({ locations }) => locations)
  await insert(CourtEntity, ({ courts }) => courts)
  await insert(InstallationEntity, ({ installations }) => installations)
  await insert(BookingSourceEntity, ({ sources }) => sources)
  await insert(CourtMappingEntity, ({ mappings }) => mappings)
  await insert(BookingEntity, ({ bookings }) => bookings.map(({ booking }) => booking))
  await insert(
    SearchTermEntity,
    ({ bookings }) =>
      toTermChanges(
        bookings.map(({ booking }) => ({ stored: null, booking })),
        now,
      ).added,
  )
  await insert(MatchSessionEntity, ({ bookings }) =>
    bookings.flatMap(({ session }) => session ?? []),
  )
  await insert(MatchSessionEntity, ({ sessions }) => sessions.map(({ session }) => session))
  await insert(ScoreEventEntity, ({ sessions }) =>
    sessions.flatMap(({ scoreEvents }) => scoreEvents),
  )
  await insert(ApiRequestEntity, ({ bookings }) =>
    makeRequests(
      bookings.map(({ booking }) => booking),
      { now, newId },
    ),
  )
  const stories = [
    ...clubs.flatMap((rows) => rows.bookings),
    ...clubs.flatMap((rows) => rows.sessions),
  ]
  const events = stories
    .flatMap((story) => story.events)
    .filter(({ occurredAt }) => occurredAt > eventExpiry(now))
    .toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
  for (const chunk of chunksOf(events)) await appendDatedEvents(tx, chunk, newId)
}

async function insertInChunks<T extends object>(
  tx: Tx,
  entity: EntitySchema<T>,
  records: readonly T[],
): Promise<void> {
  const table = tableOf(entity)
  for (const chunk of chunksOf(records)) await table.insertAll(tx, chunk)
}

function chunksOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}
