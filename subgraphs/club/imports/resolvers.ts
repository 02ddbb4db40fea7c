import type { ImportBookingsInput } from '../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'
import { toRefusedRecords } from '../../../rules/club/refused-records.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { wakeWorkers, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import type { BookingSource } from '../booking-sources/booking-source.ts'
import { requireWritable } from '../booking-sources/rules.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import type { Snapshot } from '../bookings/booking.ts'
import { requireParticipantScope } from '../bookings/writing/acceptance-rules.ts'
import { redactParticipants } from '../match-sessions/participants.ts'
import { asScopedInstallation } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import type { RefusedBookingsParts } from '../refused-bookings/refusal-writer.ts'
import type { BookingImport, ImportError } from './booking-import.ts'
import { toErrorDetails } from './error-details.ts'
import { readImportBookings } from './inputs.ts'
import { BOOKING_IMPORTS } from './queue.ts'
import { newImport } from './rules.ts'
import { importStore } from './store.ts'

export const Query = {
  bookingImport(_parent, { id }, context) {
    const { installationId } = asScopedInstallation(context.caller, 'bookings:read')
    return importStore.findOwn(context.database, installationId, requireUuid(id))
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async importBookings(_parent, { input }, context) {
    const { bus } = context
    try {
      const { result, isReplay } = await acceptImport(input, context)
      if (!isReplay) wakeWorkers(bus, BOOKING_IMPORTS)
      return { bookingImport: result, idempotentReplay: isReplay }
    } catch (error) {
      noteRefusal(input, context, error)
      throw error
    }
  },
} satisfies FieldsOf<'Mutation', unknown, ClubContext & RefusedBookingsParts>

async function acceptImport(input: ImportBookingsInput, { caller, change, newId }: ClubContext) {
  const installation = asScopedInstallation(caller, 'bookings:write')
  await yieldToEventLoop()
  const { idempotencyKey, ...asked } = await readImportBookings(input)
  await yieldToEventLoop()
  requireParticipantScope(
    installation,
    input.bookings.map(({ booking }) => booking),
  )
  const { installationId, clubId } = installation
  const sourceId = asUuid(asked.bookingSourceId, 'booking source')
  const snapshots = asked.bookings.map(({ externalBookingId, booking }) => ({
    externalBookingId,
    ...booking,
  }))

  const idempotency = idempotencyOf(caller, 'importBookings', idempotencyKey, asked)
  return change(idempotency, async (tx, now) => {
    const source = await bookingSourceStore.lockShared(tx, installationId, sourceId)
    if (source === null) throw notFound('booking source')
    requireWritable(source)

    const id = newId()
    const origin = { id, clubId, bookingSourceId: sourceId, installationId }
    const job = newImport(origin, snapshots.length, now)
    await importStore.add(tx, job, withoutErasing(snapshots, source.erasing))
    await workItems.add(tx, BOOKING_IMPORTS, { id, lane: sourceId, dueAt: now })
    return { result: job, events: [] }
  })
}

/** An import that is refused as a whole has none of its bookings here. */
function noteRefusal(
  { bookingSourceId, bookings }: ImportBookingsInput,
  { caller, refusedBookings }: ClubContext & RefusedBookingsParts,
  error: unknown,
): void {
  if (!(error instanceof Problem) || caller.kind !== 'installation') return

  const { installationId } = caller
  const numbers = bookings.map(({ externalBookingId }) => externalBookingId)
  for (const { externalBookingId, ...refusal } of toRefusedRecords(numbers, error))
    refusedBookings.note({
      ...{ installationId, bookingSourceId, way: 'IMPORT', ...refusal },
      externalBookingId: String(externalBookingId),
    })
}

function withoutErasing(snapshots: readonly Snapshot[], erasing: BookingSource['erasing']) {
  return snapshots.map((snapshot) => ({
    ...snapshot,
    participants: redactParticipants(snapshot.participants, erasing),
  }))
}

export const ImportedRecordFields = { booking: relation('booking', 'bookingId') }

export const ImportErrorFields = {
  details: ({ details }: ImportError) => toErrorDetails(details),
  storedDetails: ({ details }: ImportError) => details,
}

export const BookingImportFields = {
  __resolveReference: reference('bookingImport'),
  bookingSource: relation('bookingSource', 'bookingSourceId'),
  records({ id, status }: BookingImport, _args: unknown, { database }: ClubContext) {
    return status === 'PENDING' ? null : importStore.resultsOf(database, id)
  },
}
