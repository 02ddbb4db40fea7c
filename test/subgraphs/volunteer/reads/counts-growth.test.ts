import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { deliveryStore } from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import { WebhookAttemptEntity } from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import {
  AvailabilityRequestEntity,
  AvailabilityResponseEntity,
} from '../../../../subgraphs/volunteer/availability/entities.ts'
import { availabilityResponseStore } from '../../../../subgraphs/volunteer/availability/response-store.ts'
import { ShiftEntity } from '../../../../subgraphs/volunteer/shifts/entities.ts'
import { staffingStore } from '../../../../subgraphs/volunteer/staffing/store.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'

/** Of a page, each with one row that is counted. */
const KEYS = Array.from(
  { length: 50 },
  (_, n) => `0190b000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`,
)

/** The row of each key, its entry of the other index, the end of each range, and the sort. */
const FEW = 10 * KEYS.length

let database: Database

beforeAll(async () => {
  database = await openVolunteerDatabase({ poolSize: 1 })
  const ids = await addOneOfEachVolunteer(database, newUuid())
  await copyMany(database, ShiftEntity, ids.Shift, { id: ID })
  await copyMany(database, AssignmentEntity, ids.Assignment, { id: ID, shiftId: ID })
  await copyMany(database, AvailabilityRequestEntity, ids.AvailabilityRequest, { id: ID })
  const response = { id: ID, requestId: ID, helperId: ID }
  await copyMany(database, AvailabilityResponseEntity, ids.AvailabilityResponse, response)
  const { VolunteerWebhookDelivery: deliveryId } = ids
  await copyMany(
    database,
    WebhookAttemptEntity,
    deliveryId,
    { deliveryId: ID },
    { key: 'delivery_id' },
  )
  await misleadStatistics(database)
})

afterAll(() => database.close())

test.each([
  ['staffing of shifts', () => staffingStore.countAll(database, KEYS)],
  ['responses of polls', () => availabilityResponseStore.countAll(database, KEYS)],
  ['totals of polls', () => availabilityResponseStore.totalsOf(database, KEYS)],
  ['attempts of deliveries', () => deliveryStore.attemptsOf(database, KEYS)],
])('the %s of a page are read without the other 20,000', async (_what, read) => {
  // The first statement on a table also reads what the server keeps about it.
  expect(await read()).toHaveLength(KEYS.length)
  expect(await countRowsRead(database, read)).toBeLessThan(FEW)
})
