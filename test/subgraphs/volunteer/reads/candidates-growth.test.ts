import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { candidateStore } from '../../../../subgraphs/volunteer/availability/candidates/candidate-store.ts'
import { withoutShiftStore } from '../../../../subgraphs/volunteer/availability/candidates/without-shift-store.ts'
import { AvailabilityResponseEntity } from '../../../../subgraphs/volunteer/availability/entities.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { ShiftEntity } from '../../../../subgraphs/volunteer/shifts/entities.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { aShift } from '../shifts/planning-fixture.ts'

/** Index entries of the one helper, and the look at the end of each range. */
const FEW = 20

const clubId = newUuid()

let database: Database
let ids: Awaited<ReturnType<typeof addOneOfEachVolunteer>>

beforeAll(async () => {
  database = await openVolunteerDatabase({ poolSize: 1 })
  ids = await addOneOfEachVolunteer(database, clubId)
  const past = { id: ID, shiftId: ID, eventId: ID, createdAt: "'2020-01-01'" }
  await copyMany(database, AssignmentEntity, ids.Assignment, past)
  const elsewhere = { id: ID, requestId: ID, eventId: ID }
  await copyMany(database, AvailabilityResponseEntity, ids.AvailabilityResponse, elsewhere)
  await copyMany(database, ShiftEntity, ids.Shift, {
    ...{ id: ID, startTime: "'2020-01-01'", endTime: "'2020-01-02'" },
  })
  await copyMany(database, EventAccessEntity, ids.EventAccess, { id: ID, helperId: ID })
  await misleadStatistics(database)
})

afterAll(() => database.close())

const shift = () => aShift({ clubId, eventId: ids.VolunteerEvent })

test.each([
  ['overlaps', () => candidateStore.withOverlap(database, shift(), [ids.Helper])],
  ['names', () => candidateStore.helpers(database, ids.VolunteerEvent, [ids.Helper, newUuid()])],
  ['shifts', () => candidateStore.loads(database, ids.VolunteerEvent, [ids.Helper, newUuid()])],
  ['yes without a shift', () => withoutShiftStore.count(database, ids.VolunteerEvent)],
])(
  'the %s of a candidate are found without reading 20,000 past assignments and responses',
  async (_what, read) => {
    // The first statement on a table also reads what the server keeps about it.
    await read()
    expect(await countRowsRead(database, read)).toBeLessThan(FEW)
  },
)

test('yes without a shift looks at 5,001 of the 20,000 answers to a poll, and says so', async () => {
  const here = { id: "CONCAT('0190b000-0000-7000-8001-', LPAD(n, 12, '0'))", helperId: ID }
  await copyMany(database, AvailabilityResponseEntity, ids.AvailabilityResponse, here)
  const count = () => withoutShiftStore.count(database, ids.VolunteerEvent)
  expect(await count()).toMatchObject({ responses: 5_001 })
  expect(await countRowsRead(database, count)).toBeLessThan(7 * 5_001)
})
