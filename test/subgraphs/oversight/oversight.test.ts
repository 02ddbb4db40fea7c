import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { BookingSourceEntity } from '../../../subgraphs/club/booking-sources/entities.ts'
import { ReconciliationConflictEntity } from '../../../subgraphs/club/bookings/entities.ts'
import { CourtEntity } from '../../../subgraphs/club/courts/entities.ts'
import { oversightStore } from '../../../subgraphs/club/oversight/store.ts'
import { countQueues } from '../../../subgraphs/foundation/jobs/work-queue/count-queues.ts'
import { MAX_COUNTED } from '../../../subgraphs/foundation/jobs/work-queue/count-waiting.ts'
import {
  queueOf,
  WorkItemEntity,
} from '../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { copyMany, countRowsRead, ID, MANY } from '../../support/database/many-rows.ts'
import { type RunningClub, startClub } from '../club/running-club.ts'
import { ADMIN, ofClub, staffOf } from '../volunteer/caller-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer/volunteer-fixture.ts'

const NEEDS = `needs { courtCount courtsInTroubleCount activeInstallationCount failingSourceCount
  failingWebhookCount conflictSince }`
const BACKLOG = '{ deliveryCount deliveriesDueSince queues { queue itemCount dueSince } }'

const PAST = new Date('2026-07-01T12:00:00Z')
const FUTURE = new Date('2099-07-01T12:00:00Z')

let club: RunningClub
let volunteer: VolunteerTest
let home: ClubFixture
let ids: Awaited<ReturnType<typeof addOneOfEach>>

beforeAll(async () => {
  // Rows are counted by connection.
  club = await startClub({ poolSize: 1 })
  volunteer = await startVolunteer()
  home = await addClub(club.database, { courts: 3 })
  ids = await addOneOfEach(club.database, home, await addInstallation(club.database, home.club))
})
afterAll(() => Promise.all([club?.close(), volunteer?.close()]))

function ask(document: string, caller: Caller = ADMIN) {
  const operation = {
    name: 'Any',
    kind: 'query',
    document,
    hash: hash('sha256', document),
  } as const
  return club.execute({ ...operation, registered: false }, caller)
}

async function needsOf(clubId: string, caller: Caller = ADMIN) {
  const { data, codes } = await ask(ofClub(clubId, NEEDS), caller)
  return { codes, needs: data?._entities[0]?.needs }
}

const addItem = (queue: string, dueAt: Date, database = club.database) =>
  tableOf(WorkItemEntity).insert(database, {
    ...{ id: newUuid(), queue, lane: newUuid(), dueAt, lease: null },
    ...{ attemptCount: 0, traceparent: null },
  })

describe('Club.needs', () => {
  test('counts the open problems of the club, and of no other one', async () => {
    const { database } = club
    const quiet = await addClub(database)
    await tableOf(CourtEntity).update(database, ids.Court, { status: 'OFFLINE' })
    await tableOf(BookingSourceEntity).update(database, ids.BookingSource, { status: 'ERROR' })
    await tableOf(WebhookEndpointEntity).update(database, ids.WebhookEndpoint, {
      consecutiveFailures: 2,
    })
    expect((await needsOf(home.club.id)).needs).toEqual({
      ...{ courtCount: 3, courtsInTroubleCount: 1, activeInstallationCount: 1 },
      ...{ failingSourceCount: 1, failingWebhookCount: 1 },
      conflictSince: PAST.toISOString(),
    })
    expect((await needsOf(quiet.club.id)).needs).toMatchObject({
      ...{ courtsInTroubleCount: 0, activeInstallationCount: 0, failingSourceCount: 0 },
      ...{ failingWebhookCount: 0, conflictSince: null },
    })
  })

  test.each([
    ['counts an endpoint that its failures disabled', 'FAILURES', 20, 1],
    ['does not count one that its application disabled', 'CALLER', 20, 0],
    ['does not count one that the club disabled', 'STAFF', 20, 0],
    ['counts one of 1.0 that failed as often as disables', null, 20, 1],
    ['does not count one of 1.0 that failed less often', null, 19, 0],
  ] as const)('%s', async (_title, disabledBy, consecutiveFailures, count) => {
    await tableOf(WebhookEndpointEntity).update(club.database, ids.WebhookEndpoint, {
      ...{ status: 'DISABLED', disabledBy, consecutiveFailures, eventTypes: ['booking.created'] },
    })
    expect((await needsOf(home.club.id)).needs.failingWebhookCount).toBe(count)
  })

  test('is refused to everybody but ADMINs', async () => {
    const owner: StaffCaller = staffOf(home.club.id)
    expect(await needsOf(home.club.id, owner)).toEqual({ codes: ['forbidden'], needs: null })
  })

  test('reads one of many open conflicts', async () => {
    const { database } = club
    await copyMany(database, ReconciliationConflictEntity, ids.ReconciliationConflict, { id: ID })
    const read = await countRowsRead(database, () =>
      oversightStore.findNeeds(database, [home.club.id]),
    )
    expect(read).toBeLessThan(40)
  })
})

describe('backlog', () => {
  test('says what waits, and since when the longest due of it is due', async () => {
    await tableOf(WebhookDeliveryEntity).update(club.database, ids.WebhookDelivery, {
      ...{ status: 'PENDING', nextAttemptAt: PAST },
    })
    await addItem('booking-imports', FUTURE)
    await addItem('person-erasures', FUTURE)
    await addItem('person-erasures', PAST)
    const { data } = await ask(`{ backlog ${BACKLOG} }`)
    expect(data.backlog).toEqual({
      ...{ deliveryCount: 1, deliveriesDueSince: PAST.toISOString() },
      queues: [
        { queue: 'BOOKING_IMPORTS', itemCount: 1, dueSince: null },
        { queue: 'PERSON_ERASURES', itemCount: 2, dueSince: PAST.toISOString() },
      ],
    })
  })

  test('counts no further than its limit, however long a queue is', async () => {
    const { database } = club
    await addItem('long', PAST)
    const [{ id = '' } = {}] = await database.query<{ id: string }[]>(
      "SELECT w.id FROM work_items w WHERE w.queue = 'long'",
    )
    await copyMany(database, WorkItemEntity, id, { id: ID })
    expect(MANY).toBeGreaterThan(MAX_COUNTED)
    const queues = { LONG: queueOf('long', 'by due time') }
    expect(await countQueues(database, queues, new Date())).toEqual([
      { queue: 'LONG', itemCount: MAX_COUNTED, dueSince: PAST },
    ])
  })

  test('of the volunteer side names its queues', async () => {
    await addItem('recipients', PAST, volunteer.database)
    const { data } = await volunteer.ask(`{ volunteerBacklog ${BACKLOG} }`, {}, ADMIN)
    expect(data.volunteerBacklog).toEqual({
      ...{ deliveryCount: 0, deliveriesDueSince: null },
      queues: [
        { queue: 'WORKFLOW_RUNS', itemCount: 0, dueSince: null },
        { queue: 'MESSAGES', itemCount: 0, dueSince: null },
        { queue: 'RECIPIENTS', itemCount: 1, dueSince: PAST.toISOString() },
      ],
    })
  })

  test('is refused to everybody but ADMINs', async () => {
    const owner = staffOf(home.club.id)
    expect((await ask(`{ backlog ${BACKLOG} }`, owner)).codes).toEqual(['forbidden'])
    const { code } = await volunteer.ask(`{ volunteerBacklog ${BACKLOG} }`, {}, owner)
    expect(code).toBe('forbidden')
  })
})
