import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import {
  AccessRoleEntity,
  EventAccessEntity,
} from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { audienceStore } from '../../../../subgraphs/volunteer/messages/audience/audience-store.ts'
import type { ChosenAudience } from '../../../../subgraphs/volunteer/messages/message.ts'
import { sendingStore } from '../../../../subgraphs/volunteer/messages/sending/sending-store.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  MANY,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { LONG_AGO, NOW } from '../moments.ts'
import { addShifts, anAssignment, aShift } from '../shifts/planning-fixture.ts'
import { aMessage, anAudience } from './message-fixture.ts'

const FEW = 10

const OTHER_ID = ID.replace('0190b000', '0190b001')

/** Rows that selecting these few helpers may read. */
const MOST_READ = 15 * FEW

const [clubId, eventId, bar, grill] = [newUuid(), newUuid(), newUuid(), newUuid()]
const EVENT = { clubId, eventId }
const large = aShift({ ...EVENT, roleId: grill, endTime: NOW })
const small = aShift({ ...EVENT, roleId: bar })
const off = aShift({ ...EVENT, status: 'CANCELLED', endTime: LONG_AGO })
const MOMENT = small.startTime.toISOString()
const helperIds = Array.from({ length: FEW }, (_, n) => `0190b000-0000-7000-8000-00000000000${n}`)

let database: Database

beforeAll(async () => {
  database = await openVolunteerDatabase({ poolSize: 1 })
  const access = anAccess({ ...EVENT, roleIds: [grill] })
  const assignment = anAssignment(large, { status: 'CONFIRMED' })
  await tableOf(EventAccessEntity).insert(database, access)
  await copyMany(database, EventAccessEntity, access.id, { id: ID, helperId: ID })
  const named = { eventId, roleId: grill, helperId: access.helperId }
  await tableOf(AccessRoleEntity).insert(database, named)
  await copyMany(database, AccessRoleEntity, grill, { helperId: ID }, { key: 'role_id' })
  await tableOf(AssignmentEntity).insert(database, assignment)
  await copyMany(database, AssignmentEntity, assignment.id, { id: ID, helperId: ID })
  const ended = { status: 'CANCELLED', statusReason: 'shift_cancelled' } as const
  const gone = anAssignment(off, { ...ended, statusChangedAt: small.endTime })
  await tableOf(AssignmentEntity).insert(database, gone)
  await copyMany(database, AssignmentEntity, gone.id, { id: OTHER_ID, helperId: ID })
  await addShifts(database, large, small, off)
  await tableOf(AssignmentEntity).insertAll(
    database,
    helperIds.map((helperId) => anAssignment(small, { helperId })),
  )
  await misleadStatistics(database)
})

afterAll(() => database.close())

const AUDIENCES: [string, Partial<ChosenAudience>][] = [
  ['a role', { type: 'ROLE', roleIds: [bar] }],
  ['a shift', { type: 'SHIFT', shiftIds: [small.id] }],
  ['a cancelled shift', { type: 'SHIFT', shiftIds: [small.id], cancelledSince: MOMENT }],
  ['shifts to come', { type: 'SHIFT', endingAfter: MOMENT }],
  ['a status', { type: 'STATUS', assignmentStatus: 'PENDING' }],
  ['some who are named', { type: 'HELPERS', helperIds }],
]

const EVERY_AUDIENCE: typeof AUDIENCES = [
  ...AUDIENCES,
  ['a large role', { type: 'ROLE', roleIds: [grill] }],
  ['a large shift', { type: 'SHIFT', shiftIds: [large.id] }],
  ['a large cancelled shift', { type: 'SHIFT', shiftIds: [off.id], cancelledSince: MOMENT }],
  ['all shifts', { type: 'SHIFT', endingAfter: LONG_AGO.toISOString() }],
  ['a frequent status', { type: 'STATUS', assignmentStatus: 'CONFIRMED' }],
  ['all', {}],
]

const PARTS = { mail: 'NONE', newId: newUuid, now: new Date(), inlineRecipientLimit: FEW } as const

const IN_THE_MIDDLE = '0190b000-0000-7000-8000-000000025000'

describe(`an audience in an event of ${MANY} helpers whose statistics are wrong`, () => {
  test.each(AUDIENCES)(
    'selecting %s reads few rows beside the selected ones',
    async (_what, asked) => {
      const addressed = { eventId, audience: anAudience(asked) }
      const { sql, params } = audienceStore.choose(addressed, MANY)
      let found: unknown[] = []
      const read = async () => {
        found = await database.query(sql, params)
      }
      // Reads that opening a table causes are excluded.
      await read()
      expect(await countRowsRead(database, read)).toBeLessThan(MOST_READ)
      expect(found).toHaveLength(FEW - 1)
    },
  )

  test.each(EVERY_AUDIENCE)(
    'the first step of %s with a large audience reads few rows',
    async (_what, asked) => {
      const message = aMessage({ ...EVENT, status: 'SENT', audience: anAudience(asked) })
      const begin = () =>
        inTransaction(database, (tx) => sendingStore.addRecipients(tx, message, PARTS))
      await inTransaction(database, (tx) =>
        sendingStore.addRecipients(tx, { ...message, id: newUuid() }, PARTS),
      )
      expect(await countRowsRead(database, begin)).toBeLessThan(MOST_READ)
    },
  )

  test.each(EVERY_AUDIENCE)('each step of %s reads few rows', async (_what, asked) => {
    const message = aMessage({ ...EVENT, status: 'SENT', audience: anAudience(asked) })
    const step = (after: string) => () =>
      inTransaction(database, (tx) => sendingStore.addMore(tx, message, after, PARTS))
    await step(IN_THE_MIDDLE)()
    for (const after of ['', helperIds[5] ?? '', IN_THE_MIDDLE])
      expect(await countRowsRead(database, step(after))).toBeLessThan(MOST_READ)
  })

  test.each(EVERY_AUDIENCE)('checking membership in %s reads few rows', async (_what, asked) => {
    const addressed = { eventId, audience: anAudience(asked) }
    let isIn: boolean[] = []
    const read = async () => {
      isIn = []
      for (const id of [helperIds[5] ?? '', newUuid()])
        isIn.push(await audienceStore.includes(database, addressed, id))
    }
    // Reads that opening a table causes are excluded.
    await read()
    expect(await countRowsRead(database, read)).toBeLessThan(20)
    expect(isIn).toEqual([true, false])
  })
})
