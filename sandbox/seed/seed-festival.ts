import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { inTransaction, type Tx } from '../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../subgraphs/volunteer/assignment-records/entities.ts'
import { workflowStore } from '../../subgraphs/volunteer/automation/store.ts'
import { AvailabilityResponseEntity } from '../../subgraphs/volunteer/availability/entities.ts'
import { availabilityRequestStore } from '../../subgraphs/volunteer/availability/store.ts'
import { eventAccessStore } from '../../subgraphs/volunteer/event-access/store.ts'
import { volunteerEventStore } from '../../subgraphs/volunteer/events/store.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { recipientStore } from '../../subgraphs/volunteer/messages/sending/recipient-store.ts'
import { sendingStore } from '../../subgraphs/volunteer/messages/sending/sending-store.ts'
import { messageStore } from '../../subgraphs/volunteer/messages/store.ts'
import { roleStore } from '../../subgraphs/volunteer/roles/store.ts'
import { ShiftEntity } from '../../subgraphs/volunteer/shifts/entities.ts'
import type { FestivalRows } from '../making/festival/festival.ts'
import { makeFestival } from '../making/festival/make-festival.ts'
import { externalIdOf } from '../making/festival/make-festival-helpers.ts'
import type { Making } from '../making/making.ts'
import { FESTIVAL } from '../plans/festival-plan.ts'

/** Adds the festival of the club in one transaction, unless it was added before. */
export async function seedFestival(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: Pick<Making, 'now' | 'newId'>,
): Promise<void> {
  const clubId = clubIds.get(FESTIVAL.club.slug)
  if (clubId === undefined || (await hasHadFestival(volunteer, clubId))) return

  const rows = makeFestival(FESTIVAL, clubId, seeding)
  await inTransaction(volunteer, (tx) => writeFestival(tx, rows, seeding.now))
}

/** True if the event or any of its helpers is left, since clients can delete both. */
async function hasHadFestival(volunteer: Database, clubId: string): Promise<boolean> {
  const names = Array.from({ length: FESTIVAL.helpers.count }, (_, index) =>
    Buffer.from(externalIdOf(index)),
  )
  const rows = await volunteer.query(
    `SELECT h.id FROM helpers h FORCE INDEX (helpers_by_external_id)
     WHERE h.club_id = ? AND h.external_id IN (?) LIMIT 1`,
    [clubId, names],
  )
  return rows.length > 0
}

async function writeFestival(
  tx: Tx,
  { event, roles, shifts, helpers, accesses, ...rows }: FestivalRows,
  now: Date,
): Promise<void> {
  await volunteerEventStore.add(tx, event)
  for (const role of roles) await roleStore.add(tx, role)
  await tableOf(ShiftEntity).insertAll(
    tx,
    shifts.map((shift) => ({ ...shift, isDeleted: false })),
  )
  await helperStore.writeAll(tx, { replaced: [], changed: [], added: helpers })
  const byId = new Map(helpers.map((helper) => [helper.id, helper]))
  await eventAccessStore.addAll(
    tx,
    accesses.flatMap((access) => {
      const helper = byId.get(access.helperId)
      return helper ? [{ access, helper }] : []
    }),
  )
  await tableOf(AssignmentEntity).insertAll(tx, rows.assignments)
  for (const message of rows.messages) {
    await messageStore.add(tx, message)
    // The sent message must not be mailed again.
    if (message.status === 'SCHEDULED')
      await sendingStore.schedule(tx, message, { mail: 'OUTBOX', now })
  }
  await recipientStore.addAll(tx, rows.recipients)
  for (const workflow of rows.workflows)
    await workflowStore.add(tx, await workflowStore.withCurrentPosition(tx, workflow))
  for (const poll of rows.polls) await availabilityRequestStore.add(tx, poll)
  await tableOf(AvailabilityResponseEntity).insertAll(
    tx,
    rows.answers.map((answer) => ({ ...answer, isDeleted: false })),
  )
}
