import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { LIMITS } from '../../../../schema/limits.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import { clubBookingStore } from '../../../../subgraphs/club/club-bookings/lock-store.ts'
import { ClubEntity } from '../../../../subgraphs/club/clubs/entities.ts'
import { clubStore } from '../../../../subgraphs/club/clubs/store.ts'
import { courtBoardStore } from '../../../../subgraphs/club/court-boards/store.ts'
import { CourtEntity } from '../../../../subgraphs/club/courts/entities.ts'
import { courtStore } from '../../../../subgraphs/club/courts/store.ts'
import { EventStreamTicketEntity } from '../../../../subgraphs/club/event-stream-tickets/entities.ts'
import { purgeTickets } from '../../../../subgraphs/club/event-stream-tickets/store.ts'
import { ImportPieceEntity, ImportStepEntity } from '../../../../subgraphs/club/imports/entities.ts'
import { BOOKING_IMPORTS } from '../../../../subgraphs/club/imports/queue.ts'
import { importStore } from '../../../../subgraphs/club/imports/store.ts'
import {
  findCourtsNoLongerBookedSoon,
  findDueCourts,
  findDueSessions,
} from '../../../../subgraphs/club/match-sessions/clock/store.ts'
import { MatchSessionEntity } from '../../../../subgraphs/club/match-sessions/entities.ts'
import type { PersonTable } from '../../../../subgraphs/club/persons/person-erasure.ts'
import { readPersonRows } from '../../../../subgraphs/club/persons/person-row-store.ts'
import { PortalSessionEndEntity } from '../../../../subgraphs/club/portal-sessions/entities.ts'
import { endedSessionStore } from '../../../../subgraphs/club/portal-sessions/store.ts'
import { AuditEntryEntity } from '../../../../subgraphs/foundation/audit/entities.ts'
import { auditStore } from '../../../../subgraphs/foundation/audit/store.ts'
import {
  IdempotentAnswerEntity,
  purgeAnswers,
} from '../../../../subgraphs/foundation/change/idempotency.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { findLaggingOrganizations } from '../../../../subgraphs/foundation/event-log/consume-log.ts'
import { LoggedEventEntity } from '../../../../subgraphs/foundation/event-log/entities.ts'
import { purgeLog } from '../../../../subgraphs/foundation/event-log/purge-log.ts'
import { readAfter, selectFrom } from '../../../../subgraphs/foundation/event-log/read-log.ts'
import { findLanes } from '../../../../subgraphs/foundation/jobs/work-queue/lanes.ts'
import {
  WorkItemEntity,
  workItems,
} from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EVERYWHERE } from '../../../../subgraphs/foundation/query/tenancy.ts'
import { ApiRequestEntity } from '../../../../subgraphs/foundation/request-log/entities.ts'
import { requestLogStore } from '../../../../subgraphs/foundation/request-log/store.ts'
import {
  deliveryStore,
  purgeDeliveries,
} from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import {
  findDisabledEndpoints,
  findEndpointLanes,
} from '../../../../subgraphs/foundation/webhooks/due-deliveries.ts'
import { endpointStore } from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import {
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
import { anAuditEntry } from '../../../support/database/audit-entries.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { indicesNotAsked } from '../../../support/database/unread-indices.ts'
import { readPages } from '../../../support/graph/read-pages.ts'
import { takeDeliveries } from '../../../support/webhooks/take-deliveries.ts'

const AT = new Date('2026-07-01T12:00:00Z')

/** Before anything is due, and long after all is. */
const EARLY = new Date('2026-01-02T00:00:00Z')
const LATE = new Date('2028-01-01T00:00:00Z')

const AFTERWARDS = new Date('2027-01-01T00:01:00Z')

const LIMIT = 20

let database: Database
let ids: Awaited<ReturnType<typeof addOneOfEach>>
let organizationId: string
const asked: string[] = []

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 1, onStatement: (sql) => void asked.push(sql) })
  const home = await addClub(database)
  organizationId = home.club.organizationId
  ids = await addOneOfEach(database, home, await addInstallation(database, home.club))
  await fill()
  await misleadStatistics(database)
})

afterAll(() => database.close())

/** The only club of all that is closed. */
const CLOSED = '0190b000-0000-7000-8000-000000000001'

const OTHERS = "CONCAT('0190c000-0000-7000-8000-', LPAD(n, 12, '0'))"

async function fill(): Promise<void> {
  const times = { scheduledStart: 't.scheduled_start + INTERVAL n SECOND' }
  const ofImport = { importId: ids.BookingImport, firstPosition: 0 }
  await tableOf(ImportPieceEntity).insert(database, { ...ofImport, snapshots: [] })
  await tableOf(ImportStepEntity).insert(database, { ...ofImport, results: [] })
  await tableOf(EventStreamTicketEntity).insert(database, {
    ...{ tokenHash: Buffer.alloc(32), installationId: newUuid(), position: null },
    ...{ expiresAt: AT, usedAt: null },
  })
  await tableOf(IdempotentAnswerEntity).insert(database, {
    ...{ scope: 's', key: 'k', fingerprint: Buffer.alloc(32), answer: Buffer.alloc(8) },
    createdAt: AT,
  })
  await tableOf(ApiRequestEntity).insert(database, {
    ...{
      id: ids.Installation,
      ownerId: ids.Installation,
      method: 'GET',
      route: '/',
      status: 200,
      code: null,
    },
    ...{ durationMs: 1, requestedAt: AT },
  })
  await tableOf(AuditEntryEntity).insert(database, anAuditEntry({ id: ids.Club, occurredAt: AT }))
  await tableOf(WorkItemEntity).insert(database, {
    ...{ id: ids.BookingImport, queue: 'booking-imports', lane: ids.BookingSource, dueAt: AT },
    ...{ lease: null, attemptCount: 0, traceparent: null },
  })
  await database.query(
    `UPDATE webhook_deliveries SET status = 'PENDING', next_attempt_at = ?, completed_at = NULL`,
    [AT],
  )
  await database.query("UPDATE match_sessions SET status = 'COMPLETED', due_at = ?", [AT])
  await database.query('INSERT INTO organization_heads VALUES (?, 1000000)', [organizationId])
  await database.query('INSERT INTO webhook_positions VALUES (?, 1)', [organizationId])
  await copyMany(database, CourtEntity, ids.Court, {
    ...{ id: ID, publicId: "CONCAT('C-', n)", statusDueAt: LATER },
  })
  await database.query("UPDATE courts SET status = 'BOOKED_SOON' WHERE id = ?", [ids.Court])
  await copyMany(database, ClubEntity, ids.Club, { id: ID, slug: "CONCAT('c-', n)" })
  await database.query("UPDATE clubs SET status = 'CLOSED' WHERE id = ?", [CLOSED])
  await copyMany(database, MatchSessionEntity, ids.MatchSession, { id: ID, ...times, dueAt: LATER })
  await copyMany(database, BookingEntity, ids.Booking, { id: ID, externalBookingId: 'n' })
  await copyMany(database, LoggedEventEntity, ids.ClubEvent, {
    ...{ id: ID, publicationSequence: 't.publication_sequence + n' },
    occurredAt: 't.occurred_at + INTERVAL n SECOND',
  })
  await copyMany(database, WebhookEndpointEntity, ids.WebhookEndpoint, {
    ...{ id: ID, organizationId: OTHERS, clubId: OTHERS, ownerId: OTHERS },
  })
  await copyMany(database, WebhookDeliveryEntity, ids.WebhookDelivery, {
    ...{ id: ID, eventId: ID, createdAt: LATER, nextAttemptAt: LATER, attemptCount: '0' },
  })
  await copyMany(database, WorkItemEntity, ids.BookingImport, { id: ID, dueAt: LATER })
  const records = { importId: OTHERS }
  await copyMany(database, ImportPieceEntity, ids.BookingImport, records, { key: 'import_id' })
  await copyMany(database, ImportStepEntity, ids.BookingImport, records, { key: 'import_id' })
  const expiring = { tokenHash: 'UNHEX(SHA2(n, 256))', expiresAt: LATER }
  await copyMany(database, EventStreamTicketEntity, Buffer.alloc(32), expiring, {
    key: 'token_hash',
  })
  await tableOf(PortalSessionEndEntity).insert(database, {
    idHash: Buffer.alloc(32),
    expiresAt: AT,
  })
  const ending = { idHash: 'UNHEX(SHA2(n, 256))', expiresAt: LATER }
  await copyMany(database, PortalSessionEndEntity, Buffer.alloc(32), ending, { key: 'id_hash' })
  await copyMany(database, ApiRequestEntity, ids.Installation, { id: ID, requestedAt: LATER })
  await copyMany(database, AuditEntryEntity, ids.Club, { id: ID, occurredAt: LATER })
  const kept = { key: 'n', createdAt: LATER }
  await copyMany(database, IdempotentAnswerEntity, Buffer.from('s'), kept, { key: 'scope' })
}

const LATER = `'2026-07-01 12:00:00' + INTERVAL n SECOND`

/** Of a session that has not ended. */
const ONE = Buffer.alloc(32, 1)

const purgeEnded = (now: Date) => endedSessionStore.purge(database, now, LIMIT)

const request = (now: Date) => ({ lease: newUuid(), now, until: AFTERWARDS })

const inLog = (clubId: string | null) => ({ organizationId, clubId, after: '16000', limit: LIMIT })

const takeOf = ({ now }: { now: Date }) =>
  takeDeliveries(database, {
    ...{ endpointId: ids.WebhookEndpoint, pacedBy: 'endpoint', limit: LIMIT },
    ...{ now, until: AFTERWARDS },
  })

describe('work in the background among 20,000 rows whose statistics are wrong', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the gateway, for inactive clubs', () => clubStore.findInactive(database)],
    ['the clock, with no session due', () => findDueSessions(database, EARLY, LIMIT)],
    ['the clock, with all sessions due', () => findDueSessions(database, LATE, LIMIT)],
    ['the clock, with no court silent', () => findDueCourts(database, EARLY, LIMIT)],
    ['the clock, with all courts silent', () => findDueCourts(database, LATE, LIMIT)],
    ['the clock, for courts', () => findCourtsNoLongerBookedSoon(database, LATE, LIMIT)],
    ['the board of a court', () => readBoard()],
    ['the tail of an organization', () => readAfter(database, inLog(null))],
    ['the feed of a club', () => readAfter(database, inLog(ids.Club))],
    ['the feed of a club behind an event', readBehindEvent],
    [
      'the dispatcher, woken',
      () => findLaggingOrganizations(database, 'webhook_positions', [organizationId]),
    ],
    [
      'the dispatcher, looking',
      () => findLaggingOrganizations(database, 'webhook_positions', null),
    ],
    ['the dispatcher, for endpoints', () => endpointStore.activeOf(database, organizationId)],
    ['deliveries, for their lanes', () => findEndpointLanes(database, 'endpoint')],
    ['deliveries, for those of an endpoint', () => listOf(ids.WebhookEndpoint)],
    ['the end of disabled endpoints', () => findDisabledEndpoints(database)],
    ['deliveries, with none due', () => takeOf({ now: EARLY })],
    ['deliveries, with all due', () => takeOf({ now: LATE })],
    ['imports, for their lanes', () => findLanes(database, BOOKING_IMPORTS)],
    ['imports, for one', () => takeImport()],
    ['imports, for one behind a held one', () => takeImport()],
    ['imports, for records', () => readRecords()],
    ['imports, for results', () => importStore.resultsOf(database, ids.BookingImport)],
    ['the erasure of a person, in imports', () => readPersons('IMPORT', [])],
    ['the erasure of a person, in later imports', () => readPersons('IMPORT', [MIDDLE])],
    ['the erasure of a person, in bookings', () => readPersons('BOOKING', [])],
    ['the erasure of a person, in later bookings', () => readPersons('BOOKING', ['10000'])],
    ['the erasure of a person, in sessions', () => readPersons('MATCH_SESSION', [])],
    [
      'the erasure of a person, in later sessions',
      () => readPersons('MATCH_SESSION', ['2026-07-01T15:00:00.000Z', MIDDLE]),
    ],
    ['retention of events, with none old', () => purgeLog(database, EARLY, LIMIT)],
    ['retention of events', () => purgeLog(database, LATE, LIMIT)],
    ['retention of deliveries, with none old', () => purgeDeliveries(database, EARLY, LIMIT)],
    ['retention of deliveries, with all waiting', () => purgeDeliveries(database, LATE, LIMIT)],
    ['retention of answers, with none old', () => purgeAnswers(database, EARLY, LIMIT)],
    ['retention of answers', () => purgeAnswers(database, LATE, LIMIT)],
    ['retention of requests, with none old', () => requestLogStore.purge(database, EARLY, LIMIT)],
    ['retention of requests', () => requestLogStore.purge(database, LATE, LIMIT)],
    ['retention of audit entries, with none old', () => auditStore.purge(database, EARLY, LIMIT)],
    ['retention of audit entries', () => auditStore.purge(database, LATE, LIMIT)],
    ['retention of tickets, with none old', () => purgeTickets(database, EARLY, LIMIT)],
    ['retention of tickets', () => purgeTickets(database, LATE, LIMIT)],
    ['the portal, for a session that goes on', () => endedSessionStore.has(database, ONE)],
    ['the portal, for an ended session', () => endedSessionStore.has(database, Buffer.alloc(32))],
    ['retention of ended sessions, with none old', () => purgeEnded(EARLY)],
    ['retention of ended sessions', () => purgeEnded(LATE)],
  ])('%s reads what it takes', async (_what, work) => {
    expect(await countRowsRead(database, work)).toBeLessThan(20 * LIMIT)
  })
})

test('retention of finished deliveries reads only its batch, however many are pending', async () => {
  await database.query("UPDATE webhook_deliveries SET status = 'DELIVERED' WHERE created_at < ?", [
    new Date(AT.getTime() + 100_000),
  ])
  let batch: Awaited<ReturnType<typeof purgeDeliveries>> = { purged: 0, next: null }
  const purge = async () => {
    batch = await purgeDeliveries(database, LATE, LIMIT, batch.next)
  }
  for (let batches = 0; batches < 3; batches += 1) {
    expect(await countRowsRead(database, purge)).toBeLessThan(20 * LIMIT)
    expect(batch.purged).toBeGreaterThan(LIMIT / 2)
  }
})

test('the requests of an installation are trimmed by the rows that it keeps', async () => {
  const trim = () => requestLogStore.trim(database, ids.Installation)
  const rows = await countRowsRead(database, trim)
  expect(rows).toBeLessThan(4 * LIMITS.requestLog.kept)
})

describe("of 20,000 bookings of the club's own, an hour apart", () => {
  beforeAll(async () => {
    await database.query(
      `UPDATE bookings SET booking_source_id = NULL, provider = 'portal',
         scheduled_start = '2026-07-01 12:00:00' + INTERVAL CAST(external_booking_id AS UNSIGNED) HOUR,
         scheduled_end = '2026-07-01 13:00:00' + INTERVAL CAST(external_booking_id AS UNSIGNED) HOUR
       WHERE CONVERT(external_booking_id USING utf8mb4) REGEXP '^[0-9]+$'`,
    )
  })

  const readOwn = (after: string[]) => {
    const scope = { bookingSourceId: ids.Club, clubId: ids.Club }
    return readPersonRows(database, scope, { table: 'BOOKING', after }, LIMIT)
  }
  const hoursLater = (hours: number) => new Date(AT.getTime() + hours * 60 * 60 * 1000)

  test.each([
    ['the erasure of a person', () => readOwn([])],
    [
      'the erasure of a person, later',
      () => readOwn(['CONFIRMED', hoursLater(9000).toISOString(), MIDDLE]),
    ],
    [
      'another booking',
      () =>
        inTransaction(database, (tx) =>
          clubBookingStore.lockPlace(tx, ids.Club, {
            courtId: ids.Court,
            scheduledStart: hoursLater(9000),
            scheduledEnd: hoursLater(9002),
          }),
        ),
    ],
  ])('%s reads what it takes', async (_what, work) => {
    expect(await countRowsRead(database, work)).toBeLessThan(20 * LIMIT)
  })
})

test('deliveries have exactly the indices that the club reads', () => {
  expect(indicesNotAsked(WebhookDeliveryEntity, asked)).toEqual([])
})

function listOf(endpointId: string) {
  const slice = { after: null, limit: LIMIT }
  return deliveryStore.list(readPages(database), { endpointId, status: null }, slice)
}

const MIDDLE = '0190b000-0000-7000-8000-000000010000'

function readPersons(table: PersonTable, after: string[]) {
  const scope = { bookingSourceId: ids.BookingSource, clubId: ids.Club }
  return readPersonRows(database, scope, { table, after }, LIMIT)
}

async function readBoard() {
  const [court] = await courtStore.findAll(database, EVERYWHERE, [ids.Court])
  if (court) return courtBoardStore.read(database, court, LATE)
  throw new Error('There is no court.')
}

function takeImport() {
  return workItems.lease(
    database,
    BOOKING_IMPORTS,
    new Map([[ids.BookingSource, 1]]),
    request(LATE),
  )
}

async function readRecords() {
  await inTransaction(database, async (tx) => {
    const { job } = await importStore.find(tx, ids.BookingImport, LATE)
    return importStore.nextRecords(tx, job, LIMIT)
  })
}

async function readBehindEvent() {
  const club = { organizationId, clubId: ids.Club }
  const eventId = '0190b000-0000-7000-8000-000000016000'
  const [events] = await database.readAll([selectFrom(club, eventId, LIMIT)])
  expect(events.map(({ id }) => id).slice(0, 1)).toEqual([eventId])
}
