import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import type { Caller, InstallationCaller } from '../../../../platform/caller.ts'
import type { Variables } from '../../../../platform/executor.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { BookingSourceEntity } from '../../../../subgraphs/club/booking-sources/entities.ts'
import {
  BookingEntity,
  ReconciliationConflictEntity,
} from '../../../../subgraphs/club/bookings/entities.ts'
import { bookingStore } from '../../../../subgraphs/club/bookings/store.ts'
import {
  lockBookings,
  lockSessions,
} from '../../../../subgraphs/club/bookings/writing/lock-store.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { ClubEntity, LocationEntity } from '../../../../subgraphs/club/clubs/entities.ts'
import { CourtEntity } from '../../../../subgraphs/club/courts/entities.ts'
import { courtStore } from '../../../../subgraphs/club/courts/store.ts'
import {
  ApplicationEntity,
  AuthorizationEntity,
  InstallationEntity,
} from '../../../../subgraphs/club/installations/entities.ts'
import {
  MatchSessionEntity,
  ScoreEventEntity,
} from '../../../../subgraphs/club/match-sessions/entities.ts'
import {
  findLatestStarts,
  keyOfStart,
} from '../../../../subgraphs/club/match-sessions/scores/start-store.ts'
import { matchSessionStore } from '../../../../subgraphs/club/match-sessions/store.ts'
import { CLUB_NODES } from '../../../../subgraphs/club/records/node-tables.ts'
import { RefusedBookingEntity } from '../../../../subgraphs/club/refused-bookings/entities.ts'
import { RECOVERED_AT_ONCE } from '../../../../subgraphs/club/webhook-endpoints/rules.ts'
import { AuditEntryEntity } from '../../../../subgraphs/foundation/audit/entities.ts'
import type { Read } from '../../../../subgraphs/foundation/database/pooled-connection.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import {
  LoggedEventEntity,
  OrganizationHeadEntity,
} from '../../../../subgraphs/foundation/event-log/entities.ts'
import { followLog } from '../../../../subgraphs/foundation/event-log/follow-log.ts'
import { makeLogFollowers } from '../../../../subgraphs/foundation/event-log/log-followers.ts'
import { findEvents } from '../../../../subgraphs/foundation/event-log/read-log.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EVERYWHERE, reachOf } from '../../../../subgraphs/foundation/query/tenancy.ts'
import { ApiRequestEntity } from '../../../../subgraphs/foundation/request-log/entities.ts'
import {
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { aLog } from '../../../gateway/samples/sample-graph.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
import { anAuditEntry } from '../../../support/database/audit-entries.ts'
import {
  type Changes,
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { unreadIndices } from '../../../support/database/unread-indices.ts'
import { type FlatList, ROWS, testFlatLists } from '../../../support/graph/flat-lists.ts'
import { type RunningClub, startClub } from '../running-club.ts'

let club: RunningClub
let home: ClubFixture
let elsewhere: ClubFixture
let owner: InstallationCaller
const asked: string[] = []
let sourceId: string
let endpointId: string
/** Position of the latest event. */
let head: bigint
let lists: Record<string, FlatList & { caller: Caller }>

beforeAll(async () => {
  club = await startClub({ poolSize: 1, onStatement: (sql) => void asked.push(sql) })
  const { database } = club
  home = await addClub(database, { courts: 1 })
  elsewhere = await addClub(database, { courts: 1 })
  owner = await addInstallation(database, home.club)
  const ids = await addOneOfEach(database, home, owner)
  sourceId = ids.BookingSource
  endpointId = ids.WebhookEndpoint
  await fill(ids)
  await misleadStatistics(database)
  lists = listsOf(ids)
})

afterAll(() => club.close())

/** How many keys are asked for together. */
const KEYS = 20

type Ids = Awaited<ReturnType<typeof addOneOfEach>>

/** So few belong to one club or installation of what is short by its nature. */
const FEW = 100

/** The first of many belong to the one that is asked about, the others to others. */
const fewOf = (id: string) => `IF(n < ${FEW}, '${id}', ${OTHERS})`

const OTHERS = "CONCAT('0190c000-0000-7000-8000-', LPAD(n DIV 100, 12, '0'))"

const copyId = (n: number) => `0190b000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** The id of a copy by its number, in SQL. */
const idOf = (number: string) => `CONCAT('0190b000-0000-7000-8000-', LPAD(${number}, 12, '0'))`

const AT = (column: string) => `t.${column} + INTERVAL n SECOND`

/** Few rows changed since then, or none: with further filters, all of these are read. */
const LATELY = [
  new Date(Date.parse('2026-07-01T12:00:00Z') + (ROWS - 20) * 1000).toISOString(),
  '2026-12-01T00:00:00Z',
]

const copy = <T extends object>(entity: EntitySchema<T>, id: string, changes: Changes<T>) =>
  copyMany(club.database, entity, id, changes, { count: ROWS })

async function fill(ids: Ids): Promise<void> {
  const { database } = club
  const times = { scheduledStart: AT('scheduled_start'), scheduledEnd: AT('scheduled_end') }
  const created = { id: ID, createdAt: AT('created_at') }
  const clubId = fewOf(home.club.id)
  await copy(ClubEntity, ids.Club, { id: ID, slug: "CONCAT('c-', n)" })
  await copy(LocationEntity, ids.Location, { ...created, clubId })
  await copy(CourtEntity, ids.Court, {
    ...created,
    clubId,
    publicId: "CONCAT('C-', n)",
  })
  await copy(ApplicationEntity, ids.Application, { id: ID, slug: "CONCAT('a-', n)" })
  await copy(InstallationEntity, ids.Installation, {
    id: ID,
    oauthSubject: "CONCAT('s-', n)",
  })
  await copy(AuthorizationEntity, ids.InstallationAuthorization, {
    id: ID,
    codeHash: 'UNHEX(SHA2(n, 256))',
  })
  await copy(BookingSourceEntity, ids.BookingSource, {
    ...created,
    clubId,
    installationId: fewOf(owner.installationId),
    sourceKey: 'n',
  })
  const updatedAt = AT('updated_at')
  await copy(BookingEntity, ids.Booking, { id: ID, externalBookingId: 'n', ...times, updatedAt })
  await copy(MatchSessionEntity, ids.MatchSession, {
    id: ID,
    bookingId: ID,
    ...times,
    updatedAt,
  })
  await copy(ReconciliationConflictEntity, ids.ReconciliationConflict, created)
  await copy(ScoreEventEntity, ids.ScoreEvent, { id: ID, sequence: 'n + 1' })
  await copy(LoggedEventEntity, ids.ClubEvent, {
    id: ID,
    publicationSequence: 't.publication_sequence + n',
  })
  // The copies follow the event that they were made of.
  const [{ last = 0n } = {}] = await database.query<{ last: bigint }[]>(
    'SELECT MAX(publication_sequence) AS last FROM event_log',
  )
  head = BigInt(last)
  const { organizationId } = home.club
  const position = { organizationId, publicationSequence: String(head) }
  await tableOf(OrganizationHeadEntity).insert(database, position)
  await copy(WebhookEndpointEntity, ids.WebhookEndpoint, {
    ...created,
    clubId,
    ownerId: fewOf(owner.installationId),
  })
  const refused = { clubId: home.club.id, bookingSourceId: ids.BookingSource }
  await tableOf(RefusedBookingEntity).insert(database, {
    ...{ id: ids.Booking, ...refused, externalBookingId: 'r', code: 'unmapped_court', way: 'PUT' },
    ...{ details: [], occurredAt: new Date('2026-07-01T12:00:00Z') },
  })
  await copy(RefusedBookingEntity, ids.Booking, {
    ...{ id: ID, externalBookingId: "IF(n % 2, 'b-1', n)", occurredAt: AT('occurred_at') },
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
    ...{ durationMs: 1, requestedAt: new Date('2026-07-01T12:00:00Z') },
  })
  await tableOf(AuditEntryEntity).insert(
    database,
    anAuditEntry({ id: ids.Club, clubId: home.club.id, resourceId: ids.Court }),
  )
  await copy(AuditEntryEntity, ids.Club, {
    ...{ id: ID, occurredAt: AT('occurred_at') },
  })
  await copy(ApiRequestEntity, ids.Installation, {
    ...{ id: ID, requestedAt: AT('requested_at') },
  })
  // Half of the deliveries are of one endpoint, the others of all endpoints of the club; every other one failed.
  await copy(WebhookDeliveryEntity, ids.WebhookDelivery, {
    ...created,
    eventId: ID,
    status: "IF(n % 2, 'FAILED', 'DELIVERED')",
    endpointId: `IF(n % 4 < 2, t.endpoint_id, ${idOf(`n % ${FEW}`)})`,
  })
}

function listsOf(ids: Ids): typeof lists {
  const staff: Caller = { kind: 'staff', subject: 's', isAdmin: true, roles: [] }
  const ofClub = { clubId: home.club.id }
  const auditEntries = {
    filters: {
      resourceId: [ids.Court, newUuid()],
      actorId: ['staff-1', 'nobody'],
      from: ['2026-07-01T12:30:00.000Z'],
      to: ['2026-07-01T13:00:00.000Z'],
    },
  }
  const statuses = { status: ['ACTIVE', 'DISABLED'] }
  const onCourts = {
    locationId: [home.location.id, elsewhere.location.id],
    courtId: [home.courts[0]?.id, elsewhere.courts[0]?.id],
    from: ['2026-07-01T15:00:00Z'],
    to: ['2026-07-02T00:00:00Z'],
  }
  const onClub = { within: `club(id: "${home.club.id}") { % }` }
  const updatedSince = LATELY
  const locations = { filters: { ...statuses, updatedSince }, inAll: FEW }
  const courts = {
    filters: {
      locationId: [home.location.id, ids.Court],
      status: ['AVAILABLE', 'OFFLINE'],
      updatedSince,
    },
    inAll: FEW,
  }
  // A court of each page costs its location, and what is booked in the range: none.
  const range = { from: '2026-07-10T00:00:00Z', to: '2026-07-11T00:00:00Z' }
  const availability = {
    ...{ fixed: { filter: range }, inAll: FEW },
    ...{ node: 'courtId', largest: CLUB_LIMITS.availability.courts },
  }
  const bookings = {
    filters: {
      ...onCourts,
      courtIds: [[...home.courts, ...elsewhere.courts].map(({ id }) => id)],
      status: ['CONFIRMED', 'CANCELLED'],
      provider: [owner.provider, 'portal', 'unknown'],
      updatedSince,
    },
    perRow: 30,
  }
  const matchSessions = {
    filters: { ...onCourts, status: ['SCHEDULED', 'ABORTED'], updatedSince },
    perRow: 30,
  }
  const conflicts = { filters: { status: ['OPEN', 'RESOLVED'] } }
  return {
    'Query.clubs': { caller: staff },
    'Query.locations': { caller: owner, ...locations },
    'Club.locations': { caller: staff, ...onClub, ...locations },
    'Query.courts': { caller: owner, ...courts },
    'Club.courts': { caller: staff, ...onClub, ...courts },
    'Query.applications': { caller: staff },
    'Query.installations': { caller: staff, fixed: ofClub },
    'Club.installations': { caller: staff, ...onClub },
    'Installation.requests': {
      caller: staff,
      within: `_entities(representations: [{ __typename: "Installation", id: "${ids.Installation}" }]) { ... on Installation { % } }`,
    },
    'Query.auditEntries': { caller: staff, ...auditEntries },
    'Club.auditEntries': { caller: staff, ...onClub, ...auditEntries },
    'Query.installationAuthorizations': { caller: staff, fixed: ofClub },
    'Club.installationAuthorizations': { caller: staff, ...onClub },
    'Query.bookingSources': { caller: owner },
    'Club.bookingSources': { caller: staff, ...onClub },
    'Club.refusedBookings': {
      ...{ caller: staff, ...onClub },
      filters: { bookingSourceId: [ids.BookingSource], externalBookingId: ['b-1', 'unknown'] },
    },
    'BookingSource.refusedBookings': {
      caller: owner,
      within: `_entities(representations: [{ __typename: "BookingSource", id: "${ids.BookingSource}" }]) { ... on BookingSource { % } }`,
      filters: { externalBookingId: ['b-1', 'unknown'] },
    },
    'Query.courtAvailability': { caller: owner, ...availability },
    'Club.courtAvailability': { caller: staff, ...onClub, ...availability },
    'Query.bookings': { caller: owner, ...bookings },
    'Club.bookings': { caller: staff, ...onClub, ...bookings },
    'Query.matchSessions': { caller: owner, ...matchSessions },
    'Club.matchSessions': { caller: staff, ...onClub, ...matchSessions },
    'Query.scoreEvents': { caller: owner, fixed: { sessionId: ids.MatchSession } },
    'Query.reconciliationConflicts': { caller: staff, fixed: ofClub, ...conflicts },
    'Club.reconciliationConflicts': { caller: staff, ...onClub, ...conflicts },
    'Query.events': { caller: owner },
    'Club.events': { caller: staff, ...onClub },
    'Query.webhookEndpoints': { caller: owner },
    'Club.webhookEndpoints': { caller: staff, ...onClub },
    // A page reads as many rows of each endpoint, of those that failed and of those that ended.
    'Club.failedWebhookDeliveries': { caller: staff, ...onClub, perRow: 2 * FEW + 30 },
    'WebhookEndpoint.deliveries': {
      caller: staff,
      within: `webhookEndpoint(id: "${ids.WebhookEndpoint}") { % }`,
      filters: {
        status: ['DELIVERED', 'FAILED'],
        from: ['2026-07-01T12:30:00.000Z'],
        to: ['2026-07-01T13:30:00.000Z'],
      },
      perRow: 30,
    },
  }
}

async function ask(document: string, caller: Caller, variables: Variables = {}): Promise<unknown> {
  const operation = { kind: 'query', registered: false, name: '', hash: '', document } as const
  const { data, codes } = await club.execute(operation, caller, variables)
  expect(codes).toEqual([])
  return data
}

/** Rows that a mutation reads, and a number of its answer. */
async function countRowsOf(name: string, input: object, field: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const staff: Caller = { kind: 'staff', subject: 's', isAdmin: true, roles: [] }
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${field} } }`
  let data: unknown
  const rows = await countRowsRead(club.database, async () => {
    data = await ask(document, staff, { input })
  })
  return { rows, result: (data as Record<string, Record<string, number>>)[name]?.[field] }
}

describe('a page of a club among 10,000 rows whose statistics are wrong', () => {
  testFlatLists('club', () => ({
    ...{ database: club.database, lists },
    ask: (document, list) => ask(document, lists[list]?.caller ?? owner),
  }))

  test('costs as many reads as rows when selected by several keys', async () => {
    const { database } = club
    const keys = Array.from({ length: KEYS }, (_, n) => n + 1)
    const ids = keys.map(copyId)
    const externalIds = keys.map((n) => Buffer.from(String(n)))
    const lockAll = (lock: (sourceId: string, ids: Buffer[]) => Read<unknown>) => () =>
      inTransaction(database, (tx) => tx.readAll([lock(sourceId, externalIds)]))
    const reads: (() => Promise<unknown>)[] = [
      () => bookingStore.findAll(database, EVERYWHERE, ids),
      () => matchSessionStore.findAll(database, reachOf(EVERYWHERE), ids),
      () => courtStore.findAll(database, EVERYWHERE, ids),
      () => findEvents(database, EVERYWHERE, ids),
      lockAll(lockBookings),
      lockAll(lockSessions),
    ]
    for (const read of reads) expect(await countRowsRead(database, read)).toBeLessThan(8 * KEYS)
  })

  test('is all that the types of nodes are read from', async () => {
    const ids = Array.from({ length: KEYS }, (_, n) => `"${copyId(n + 1)}"`)
    const document = `{ clubNodeTypes(ids: [${ids.join(', ')}]) }`
    // Each id is looked up in each table, and those of several tables are then read with their clubs.
    const tables = Object.keys(CLUB_NODES).length
    const staff: Caller = { kind: 'staff', subject: 's', isAdmin: true, roles: [] }
    const read = () => ask(document, staff)
    expect(await countRowsRead(club.database, read)).toBeLessThan(2 * KEYS * (tables + 8))
  })

  test('is all that the last starts on courts are read from', async () => {
    const { database } = club
    const sessionIds = Array.from({ length: 1000 }, (_, n) => copyId(n + 1))
    await database.query("UPDATE match_sessions SET status = 'COMPLETED' WHERE id IN (?)", [
      sessionIds,
    ])
    const startedAt = new Date('2026-07-01T15:00:00Z')
    await database.query('UPDATE match_sessions SET actual_start = ? WHERE id IN (?)', [
      ...[startedAt, sessionIds],
    ])
    await database.query(
      `UPDATE score_events SET match_session_id = ?, sequence = 1, event_type = 'MATCH_STARTED',
         created_at = ? WHERE id = ?`,
      [copyId(1000), startedAt, copyId(1)],
    )
    const since = new Date('2026-07-01T00:00:00Z')
    const keys = home.courts.map(({ id }) => keyOfStart(id, since))
    let found: unknown
    const rows = await countRowsRead(database, async () => {
      found = await findLatestStarts(database, keys)
    })
    expect(found).toEqual([{ key: keys[0], startedAt }])
    expect(rows).toBeLessThan(8 * KEYS)

    // Where nobody presses start, no match ends the search for one.
    const courtIds = [...home.courts.map(({ id }) => id), copyId(1), copyId(2)]
    const later = courtIds.map((id) => keyOfStart(id, new Date('2026-07-08T00:00:00Z')))
    const readNone = async () => expect(await findLatestStarts(database, later)).toEqual([])
    expect(await countRowsRead(database, readNone)).toBeLessThan(KEYS)
  })

  test('is all that a subscription to the sessions in play reads', async () => {
    const { database } = club
    await database.query("UPDATE match_sessions SET status = 'READY' ORDER BY id LIMIT 1000")
    let live = 0
    const read = async () => {
      live = (await matchSessionStore.listLive(database, home.club.id)).length
    }
    expect(await countRowsRead(database, read)).toBeLessThan(10 * 200)
    expect(live).toBe(200)
  })

  test('is all that a subscription to its latest events reads before it begins', async () => {
    const { database } = club
    const { id: clubId, organizationId } = home.club
    const tails = makeLogFollowers({ database, bus: makeLocalBus(), log: aLog().log })
    let first: unknown
    const rows = await countRowsRead(database, async () => {
      const items = await followLog({ database, tails }, { clubId, organizationId }, { last: 50 })
      await items.next()
      first = (await items.next()).value?.position
    })
    tails.stop()
    expect(first).toBe(String(head - 49n))
    expect(rows).toBeLessThan(8 * 50)
  })

  test.each(['bookings', 'matchSessions'])(
    'of %s is all that is read of what changed since the beginning',
    async (name) => {
      const since = '{ updatedSince: "2026-01-01T00:00:00Z" }'
      const page = (after: string) =>
        ask(
          `{ ${name}(first: 10, filter: ${since}${after}) { nodes { id } pageInfo { endCursor } } }`,
          owner,
        )
      const { [name]: first } = (await page('')) as Record<
        string,
        { pageInfo: { endCursor: string } }
      >
      for (const after of ['', `, after: "${first?.pageInfo.endCursor}"`])
        expect(await countRowsRead(club.database, () => page(after))).toBeLessThan(8 * 11)
    },
  )

  test('is all that a repetition of failed deliveries reads: those since its time', async () => {
    const since = new Date(Date.parse('2026-07-01T12:00:00Z') + (ROWS - 200) * 1000)
    const input = { clubId: home.club.id, since }
    const { rows, result } = await countRowsOf('resendFailedDeliveriesOfClub', input, 'resentCount')
    expect(result).toBeGreaterThan(90)
    // The branch of each endpoint and state, and the rows that are written.
    expect(rows).toBeLessThan(2 * FEW + 8 * 200)
  })

  test('is all that a recovery from the log reads', async () => {
    const { database } = club
    await database.query('UPDATE webhook_endpoints SET follows_after = ? WHERE id = ?', [
      ...[ROWS, endpointId],
    ])
    const input = { endpointId, after: String(ROWS / 2) }
    const { rows, result } = await countRowsOf('recoverWebhookEndpoint', input, 'createdCount')
    expect(result).toBeGreaterThan(200)
    expect(rows).toBeLessThan(8 * RECOVERED_AT_ONCE)
  })

  test('leaves no index of the club unread', () => {
    expect(unreadIndices(CLUB_DATABASE.entities, asked)).toEqual([])
  })
})
