import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { findLaggingOrganizations } from '../../../../subgraphs/foundation/event-log/consume-log.ts'
import { findLanes } from '../../../../subgraphs/foundation/jobs/work-queue/lanes.ts'
import {
  WorkItemEntity,
  workItems,
} from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { purgeDeliveries } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import {
  findDisabledEndpoints,
  findEndpointLanes,
} from '../../../../subgraphs/foundation/webhooks/due-deliveries.ts'
import { endpointStore } from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import { WebhookEndpointEntity } from '../../../../subgraphs/foundation/webhooks/entities.ts'
import {
  RunEffectEntity,
  RunEntity,
} from '../../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import { RUNS } from '../../../../subgraphs/volunteer/automation/runs/run-queue.ts'
import { runStore } from '../../../../subgraphs/volunteer/automation/runs/run-store.ts'
import { HelperEntity } from '../../../../subgraphs/volunteer/helpers/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { MessageEntity } from '../../../../subgraphs/volunteer/messages/entities.ts'
import {
  MESSAGES,
  RECIPIENTS,
} from '../../../../subgraphs/volunteer/messages/sending/message-queue.ts'
import { messageStore } from '../../../../subgraphs/volunteer/messages/store.ts'
import { RoleEntity } from '../../../../subgraphs/volunteer/roles/entities.ts'
import { roleStore } from '../../../../subgraphs/volunteer/roles/store.ts'
import { ShiftEntity } from '../../../../subgraphs/volunteer/shifts/entities.ts'
import { shiftStore } from '../../../../subgraphs/volunteer/shifts/store.ts'
import { deliveryLog } from '../../../../subgraphs/volunteer/webhooks/delivery-log-store.ts'
import { VolunteerDeliveryEntity } from '../../../../subgraphs/volunteer/webhooks/entities.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { indicesNotAsked } from '../../../support/database/unread-indices.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { takeDeliveries } from '../../../support/webhooks/take-deliveries.ts'

const AT = new Date('2026-07-01T12:00:00Z')

/** Before any row is due, and after all are. */
const EARLY = new Date('2026-01-02T00:00:00Z')
const LATE = new Date('2027-01-01T00:00:00Z')

const AFTERWARDS = new Date('2027-01-01T00:01:00Z')

const LIMIT = 20

/** A webhook whose deliveries are all retries, and one whose deliveries belong to one resource. */
const RETRIED = '0190b000-0000-7000-8000-000000000001'
const ORDERED = '0190b000-0000-7000-8000-000000000002'

const LATER = `'2026-07-01 12:00:00' + INTERVAL n SECOND`

const OTHERS = "CONCAT('0190c000-0000-7000-8000-', LPAD(n, 12, '0'))"

const idOf = (digit: string) => ID.replace('0190b', `0190${digit}`)

const clubId = newUuid()
const asked: string[] = []
let database: Database
let ids: Awaited<ReturnType<typeof addOneOfEachVolunteer>>

beforeAll(async () => {
  database = await openVolunteerDatabase({
    poolSize: 1,
    onStatement: (sql) => void asked.push(sql),
  })
  ids = await addOneOfEachVolunteer(database, clubId)
  await fill()
  await misleadStatistics(database)
})

afterAll(() => database.close())

async function fill(): Promise<void> {
  await database.query(
    `UPDATE webhook_deliveries SET status = 'PENDING', next_attempt_at = ?, completed_at = NULL`,
    [AT],
  )
  await database.query('REPLACE INTO organization_heads VALUES (?, 1000000)', [clubId])
  await database.query('INSERT INTO webhook_positions VALUES (?, 1)', [clubId])
  await tableOf(WorkItemEntity).insert(database, {
    ...{ id: ids.VolunteerMessage, queue: MESSAGES.pending[1], lane: clubId, dueAt: AT },
    ...{ lease: null, attemptCount: 0, traceparent: null },
  })
  const deleted = { id: ID, deletedAt: LATER, isDeleted: '1' }
  await copyMany(database, RoleEntity, ids.VolunteerRole, { ...deleted, nameKey: 'n' })
  await copyMany(database, ShiftEntity, ids.Shift, deleted)
  await copyMany(database, HelperEntity, ids.Helper, deleted)
  await copyMany(database, MessageEntity, ids.VolunteerMessage, deleted)
  await copyMany(database, WorkItemEntity, ids.VolunteerMessage, { id: ID, dueAt: LATER })
  await copyMany(database, WebhookEndpointEntity, ids.VolunteerWebhook, {
    ...{ id: ID, organizationId: OTHERS, clubId: OTHERS, ownerId: OTHERS },
  })
  await copyMany(database, RunEntity, ids.VolunteerWorkflowRun, {
    ...{ id: ID, causeId: ID, createdAt: LATER, dueAt: LATER },
  })
  const effect = { resourceId: ids.VolunteerEvent, sequence: 0, createdAt: AT }
  await tableOf(RunEffectEntity).insert(database, effect)
  const logged = { resourceId: ID, sequence: 'n', createdAt: LATER }
  await copyMany(database, RunEffectEntity, ids.VolunteerEvent, logged, { key: 'resource_id' })
  const waiting = { createdAt: LATER, nextAttemptAt: LATER, attemptCount: '0', eventId: ID }
  await copyMany(database, VolunteerDeliveryEntity, ids.VolunteerWebhookDelivery, {
    ...{ ...waiting, id: ID, resourceId: ID, sequence: '1' },
  })
  await copyMany(database, VolunteerDeliveryEntity, ids.VolunteerWebhookDelivery, {
    ...{ ...waiting, id: idOf('1'), endpointId: `'${RETRIED}'`, resourceId: ID, sequence: '1' },
    ...{ attemptCount: '1', isRetry: '1' },
  })
  await copyMany(database, VolunteerDeliveryEntity, ids.VolunteerWebhookDelivery, {
    ...{ ...waiting, id: idOf('2'), endpointId: `'${ORDERED}'`, sequence: 'n' },
    resourceId: `'${ids.VolunteerEvent}'`,
  })
}

function takeOf(now: Date, endpointId: string = ids.VolunteerWebhook) {
  const until = AFTERWARDS
  return takeDeliveries(database, { endpointId, pacedBy: 'delivery', limit: LIMIT, now, until })
}

const takeMessage = () =>
  workItems.lease(database, MESSAGES, new Map([[clubId, 1]]), {
    ...{ lease: newUuid(), now: LATE, until: AFTERWARDS },
  })

function logOf(eventType: string | null, updatedSince: Date | null = null) {
  const anyTime = { from: null, to: null, updatedSince, types: ['event.created'] }
  const filter = { endpointId: ids.VolunteerWebhook, eventType, status: null, ...anyTime }
  return deliveryLog.list(database, filter).read({ after: null, offset: 0, limit: LIMIT })
}

const scheduleOf = (id: string) =>
  inTransaction(database, (tx) => runStore.schedulesOf(tx, [id], AT))

const waitingOf = (id: string) => inTransaction(database, (tx) => runStore.lockWaiting(tx, id))

const scheduledOf = (id: string) =>
  inTransaction(database, async (tx) => [
    await messageStore.lockScheduled(tx, id),
    await messageStore.isScheduledLimitReached(tx, id),
  ])

describe('background jobs of the volunteer side with 20,000 rows and wrong statistics', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'the dispatcher, woken',
      () => findLaggingOrganizations(database, 'webhook_positions', [clubId]),
    ],
    [
      'the dispatcher, looking',
      () => findLaggingOrganizations(database, 'webhook_positions', null),
    ],
    ['the dispatcher, for webhooks', () => endpointStore.activeOf(database, clubId)],
    ['deliveries, for their lanes', () => findEndpointLanes(database, 'delivery')],
    ['the end of disabled webhooks', () => findDisabledEndpoints(database)],
    ['first attempts, with none due', () => takeOf(EARLY)],
    ['first attempts, with all due', () => takeOf(LATE)],
    ['first attempts in turn, with none due', () => takeOf(EARLY, ORDERED)],
    ['first attempts in turn', () => takeOf(LATE, ORDERED)],
    ['first attempts in turn, one of them held', () => takeOf(LATE, ORDERED)],
    ['retries, with none due', () => takeOf(EARLY, RETRIED)],
    ['retries, with all due', () => takeOf(LATE, RETRIED)],
    ['the log of a webhook', () => logOf(null)],
    ['the log of a webhook, by a type', () => logOf('event.created')],
    ['the log of a webhook since a moment', () => logOf(null, EARLY)],
    ['messages, for their lanes', () => findLanes(database, MESSAGES)],
    ['messages, for the lanes of large ones', () => findLanes(database, RECIPIENTS)],
    ['messages, for one', () => takeMessage()],
    ['messages, for one behind a held one', () => takeMessage()],
    ['retention of deliveries, with none old', () => purgeDeliveries(database, EARLY, LIMIT)],
    ['retention of deliveries, with all waiting', () => purgeDeliveries(database, LATE, LIMIT)],
    ['retention of roles, with none old', () => roleStore.purge(database, EARLY, LIMIT)],
    ['retention of roles', () => roleStore.purge(database, LATE, LIMIT)],
    ['retention of shifts, with none old', () => shiftStore.purge(database, EARLY, LIMIT)],
    ['retention of shifts', () => shiftStore.purge(database, LATE, LIMIT)],
    ['retention of messages, with none old', () => messageStore.purge(database, EARLY, LIMIT)],
    ['retention of messages', () => messageStore.purge(database, LATE, LIMIT)],
    ['runs, for their lanes', () => findLanes(database, RUNS)],
    ['runs, for when the next is due', () => scheduleOf(ids.VolunteerWorkflow)],
    ['waiting runs of a workflow', () => waitingOf(ids.VolunteerWorkflow)],
    ['scheduled messages of an event', () => scheduledOf(ids.VolunteerEvent)],
    ['retention of runs, with none old', () => runStore.purge(database, EARLY, LIMIT)],
    ['retention of runs', () => runStore.purge(database, LATE, LIMIT)],
    ['retention of effects, with none old', () => runStore.purgeEffects(database, EARLY, LIMIT)],
    ['retention of effects', () => runStore.purgeEffects(database, LATE, LIMIT)],
    ['retention of helpers, with none old', () => helperStore.purge(database, EARLY, LIMIT)],
    ['retention of helpers', () => helperStore.purge(database, LATE, LIMIT)],
  ])('%s reads only the rows that it uses', async (_what, work) => {
    expect(await countRowsRead(database, work)).toBeLessThan(20 * LIMIT)
  })
})

test('the indexes of deliveries are those that the volunteer side reads', () => {
  expect(indicesNotAsked(VolunteerDeliveryEntity, asked)).toEqual([])
})
